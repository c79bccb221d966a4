/// A column of components behind its type: what the store needs of every column alike.
package protocol AnyComponentColumn: AnyObject {
  func remove(_ index: UInt32)
}

/// The column of one component type. A class, so that a pass finds it once and then works on it directly.
package final class ComponentColumn<Component>: AnyComponentColumn {
  package var column = SparseColumn<Component>()
  /// Whether components of this type can be seen, so that a frame must be drawn anew when one changes.
  package var isVisual = false
  package init() {}
  package func remove(_ index: UInt32) { column.remove(index) }
}

/// All component columns of a scene, found by the component's type.
package struct ComponentStore {
  private var columns: [ObjectIdentifier: any AnyComponentColumn] = [:]
  /// The columns in the order in which their types were first used: no pass depends on hash order.
  private var ordered: [any AnyComponentColumn] = []

  package init() {}

  /// The column of a type, made when it is first asked for. Look it up once a pass, not once a view.
  package mutating func column<Component>(of type: Component.Type) -> ComponentColumn<Component> {
    let key = ObjectIdentifier(type)
    if let column = columns[key] as? ComponentColumn<Component> { return column }
    let column = ComponentColumn<Component>()
    columns[key] = column
    ordered.append(column)
    return column
  }

  package func removeAll(of index: UInt32) {
    for column in ordered { column.remove(index) }
  }
}
