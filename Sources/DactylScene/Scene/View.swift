/// A view: a handle, made of an entity and the columns of the scene that it lives in. Copying it copies the handle.
///
/// Reading a property of a view that is gone gives the value of an empty view; setting one does nothing. Both are
/// reported to `SceneGraph.onDiagnostic`, in release builds too. A handle keeps no scene: one that outlives its scene
/// is that of a view that is gone, with nobody left to report to. Every property costs the same however large the tree
/// is.
public struct View: Hashable {
  /// The entity that the view is: its key in all components.
  public let entity: Entity
  /// The columns that it is in.
  @usableFromInline package let columns: SceneColumns

  package init(_ entity: Entity, in columns: SceneColumns) {
    self.entity = entity
    self.columns = columns
  }

  package init(_ entity: Entity, in graph: SceneGraph) { self.init(entity, in: graph.columns) }

  /// The graph that it lives in; nil when that is gone. In `Dactyl`, `View.scene` has it as the `Scene` that it is.
  public var graph: SceneGraph? { columns.graph }

  /// Whether the view still exists.
  public var isAlive: Bool { columns.isAlive(entity) && columns.views.isView(entity.index) }

  /// The component of a type, or nil. Setting nil takes it away.
  public subscript<Component>(type: Component.Type) -> Component? {
    get { columns[entity, type] }
    nonmutating set { columns[entity, type] = newValue }
  }

  /// The name that diagnostics and the overlay show; nil for none.
  public var name: String? {
    get { columns[entity, ViewName.self]?.text }
    nonmutating set {
      guard columns.check(entity, "set `name` of view") else { return }
      self[ViewName.self] = newValue.map(ViewName.init)
    }
  }

  /// Whether two handles mean the same view of the same scene.
  public static func == (a: View, b: View) -> Bool { a.entity == b.entity && a.columns === b.columns }
  /// Hashes the entity.
  public func hash(into hasher: inout Hasher) { hasher.combine(entity) }

  package var record: ViewRecord { read() }

  // Diagnostics about a view that is gone name the caller of these: the member that the game used.

  /// What is known of the view.
  func read(_ member: StaticString = #function) -> ViewRecord {
    guard columns.check(entity, "read `\(member)` of view"), columns.views.isView(entity.index) else {
      return ViewRecord()
    }
    return columns.views.records[Int(entity.index)]
  }

  package func update(_ member: StaticString = #function, _ change: (inout ViewRecord) -> Void) {
    edit(member) { $0.update(entity.index, change) }
  }

  @inline(__always)
  func setGeometry(_ member: StaticString = #function, _ change: (inout ViewGeometry) -> Void) {
    edit(member) { views in
      var geometry = views.geometry(of: entity.index)
      change(&geometry)
      views.setGeometry(geometry, of: entity.index)
    }
  }

  /// Changes the view in its columns, when it is there and may be changed.
  @inline(__always)
  func edit(_ member: StaticString = #function, _ change: (ViewColumns) -> Void) {
    guard columns.check(entity, "set `\(member)` of view"), columns.views.isView(entity.index),
      columns.canEdit("change \(self)")
    else {
      return
    }
    columns.visualVersion &+= 1
    change(columns.views)
  }

  func geometry(_ member: StaticString = #function) -> ViewGeometry {
    guard columns.check(entity, "read `\(member)` of view"), columns.views.isView(entity.index) else {
      return ViewGeometry(ViewRecord())
    }
    return columns.views.geometry(of: entity.index)
  }

  package func flag(_ flag: ViewFlags, _ member: StaticString = #function) -> Bool {
    read(member).flags.contains(flag)
  }

  package func setFlag(_ flag: ViewFlags, _ isOn: Bool, _ member: StaticString = #function) {
    update(member) { $0.flags.set(flag, isOn) }
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
