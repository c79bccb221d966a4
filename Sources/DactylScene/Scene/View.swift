/// A view: a handle that consists of an entity and the columns of its scene. Copying it copies the handle.
///
/// Reading a property of a destroyed view returns the value of an empty view; setting one does nothing. Both are
/// reported (`SceneGraph.onDiagnostic(_:)`), in release builds too. A handle does not keep its scene alive: when the
/// scene has ended, it is a handle of a destroyed view, without reports. The cost of every property is independent of
/// the size of the tree.
public struct View: Hashable {
  /// The entity of the view, which is its key in all components.
  public let entity: Entity
  /// The columns of the scene that the view is in.
  @usableFromInline package let columns: SceneColumns

  package init(_ entity: Entity, in columns: SceneColumns) {
    self.entity = entity
    self.columns = columns
  }

  package init(_ entity: Entity, in graph: SceneGraph) { self.init(entity, in: graph.columns) }

  /// The graph of the view; nil when that has ended. In `Dactyl`, `View.scene` is the same as a `Scene`.
  public var graph: SceneGraph? { columns.graph }

  /// Whether the view still exists.
  public var isAlive: Bool { columns.isAlive(entity) && columns.views.isView(entity.index) }

  /// The component of a type, or nil. Setting nil removes it.
  public subscript<Component>(type: Component.Type) -> Component? {
    get { columns[entity, type] }
    nonmutating set { columns[entity, type] = newValue }
  }

  /// The name that diagnostics and the debug overlay show; nil for none.
  public var name: String? {
    get { columns[entity, ViewName.self]?.text }
    nonmutating set {
      guard columns.check(entity, "set `name` of view") else { return }
      self[ViewName.self] = newValue.map(ViewName.init)
    }
  }

  /// Whether two handles refer to the same view of the same scene.
  public static func == (a: View, b: View) -> Bool { a.entity == b.entity && a.columns === b.columns }
  /// Hashes the entity.
  public func hash(into hasher: inout Hasher) { hasher.combine(entity) }

  package var record: ViewRecord { read() }

  // Diagnostics about a destroyed view name the caller of these functions: the member that the game has used.

  /// The record of the view; an empty one for a destroyed view.
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

  /// Edits the view in its columns, if it is alive and may be edited.
  @inline(__always)
  func edit(_ member: StaticString = #function, _ change: (ViewColumns) -> Void) {
    guard columns.check(entity, "set `\(member)` of view"), columns.views.isView(entity.index),
      columns.canEdit("change \(self)")
    else {
      return
    }
    columns.noteChange(of: entity.index)
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

/// The name of a view.
struct ViewName { var text: String }
