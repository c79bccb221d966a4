/// A view: a handle, made of an entity and the scene graph that it lives in. Copying it copies the handle.
///
/// Reading a property of a view that is gone gives the value of an empty view; setting one does nothing. Both are told to
/// `SceneGraph.onDiagnostic`, in release builds too. Every property costs the same however large the tree is.
public struct View: Hashable {
  /// The entity.
  public let entity: Entity
  /// The graph that it lives in.
  public let graph: SceneGraph

  package init(_ entity: Entity, in graph: SceneGraph) {
    self.entity = entity
    self.graph = graph
  }

  /// Whether the view still exists.
  public var isAlive: Bool { graph.isAlive(entity) && graph.views.isView(entity.index) }

  /// The component of a type, or nil. Setting nil takes it away.
  public subscript<Component>(type: Component.Type) -> Component? {
    get { graph[entity, type] }
    nonmutating set { graph[entity, type] = newValue }
  }

  /// The name that diagnostics and the overlay show; nil for none.
  public var name: String? {
    get { graph[entity, ViewName.self]?.text }
    nonmutating set { self[ViewName.self] = newValue.map(ViewName.init) }
  }

  /// Whether two handles mean the same view of the same scene.
  public static func == (a: View, b: View) -> Bool { a.entity == b.entity && a.graph === b.graph }
  /// Hashes the entity.
  public func hash(into hasher: inout Hasher) { hasher.combine(entity) }

  package var record: ViewRecord {
    guard graph.check(entity, "read view"), graph.views.isView(entity.index) else { return ViewRecord() }
    return graph.views.records[Int(entity.index)]
  }

  package func update(_ change: (inout ViewRecord) -> Void) { edit { $0.update(entity.index, change) } }

  @inline(__always)
  func setGeometry(_ change: (inout ViewGeometry) -> Void) {
    edit { views in
      var geometry = views.geometry(of: entity.index)
      change(&geometry)
      views.setGeometry(geometry, of: entity.index)
    }
  }

  /// Changes the view in its columns, when it is there and may be changed.
  @inline(__always)
  func edit(_ change: (ViewColumns) -> Void) {
    guard graph.check(entity, "change view"), graph.views.isView(entity.index), graph.canEdit("change \(self)") else {
      return
    }
    graph.visualVersion &+= 1
    change(graph.views)
  }

  var geometry: ViewGeometry {
    guard graph.check(entity, "read view"), graph.views.isView(entity.index) else { return ViewGeometry(ViewRecord()) }
    return graph.views.geometry(of: entity.index)
  }

  package func flag(_ flag: ViewFlags) -> Bool { record.flags.contains(flag) }

  package func setFlag(_ flag: ViewFlags, _ isOn: Bool) {
    update { $0.flags.set(flag, isOn) }
  }
}

@available(*, unavailable)
extension View: Sendable {}

extension View: CustomStringConvertible {
  /// The name, or the entity's index.
  public var description: String { name ?? "view \(entity.index)" }
}

/// What a view is called.
struct ViewName { var text: String }
