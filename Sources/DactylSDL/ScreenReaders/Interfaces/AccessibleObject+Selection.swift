import DactylControls

extension AccessibleObject {
  /// The children that are selected.
  var selectedChildren: [AccessiblePath] {
    children.filter { objects.object(at: $0)?.element?.traits.contains(.selected) == true }
  }

  /// Answers which children are selected, and selects one as a tap does.
  func answerSelection(_ member: String, _ arguments: BusArguments) throws(BusFault) -> [BusValue]? {
    switch member {
    case "GetSelectedChild":
      let (selected, index) = (selectedChildren, try arguments.integer(0))
      return [objects.reference(selected.indices.contains(index) ? selected[index] : nil)]
    case "IsChildSelected":
      let child = child(try arguments.integer(0))
      return [.bool(child?.element?.traits.contains(.selected) == true)]
    case "SelectChild": return [.bool(child(try arguments.integer(0))?.perform(.activate) ?? false)]
    case "DeselectSelectedChild", "DeselectChild", "SelectAll", "ClearSelection": return [.bool(false)]
    default: return nil
    }
  }

  private func child(_ index: Int) -> AccessibleObject? {
    let children = children
    return children.indices.contains(index) ? objects.object(at: children[index]) : nil
  }
}
