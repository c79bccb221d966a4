/// The cells of a table: those that the views of the list's rows hold, and those out of use.
final class TableContents {
  /// What a view of the list holds, by its entity.
  private var held: [Entity: UIView] = [:]
  private var spareCells: [String: [UITableViewCell]] = [:]
  private var sparePins: [String: [UITableViewHeaderFooterView]] = [:]
  var classes: [String: UITableViewCell.Type] = [:]
  var pinClasses: [String: UITableViewHeaderFooterView.Type] = [:]

  deinit {
    _ = held.takeAll { $0.index < $1.index }
    _ = spareCells.takeAll(by: <)
    _ = sparePins.takeAll(by: <)
  }

  /// The cells that are held, by the order of the views that hold them.
  var cells: [UITableViewCell] {
    held.sorted { $0.key.index < $1.key.index }.compactMap { $0.value as? UITableViewCell }
  }

  func cell(in host: View) -> UITableViewCell? { content(of: host) }
  func content<Content: UIView>(of host: View) -> Content? { held[host.entity] as? Content }

  /// Whether a view is held by another view of the list.
  func isHeld(_ content: UIView, besides host: View) -> Bool {
    content.engine.superview.map { $0 != host && held[$0.entity] === content } ?? false
  }

  /// Takes what a view of the list holds out of it, and keeps it for another row.
  func release(_ host: View) -> UIView? {
    guard let content = held.removeValue(forKey: host.entity) else { return nil }
    // A program may have moved it.
    guard content.engine.superview == host else { return nil }
    if let cell = content as? UITableViewCell, let name = cell.reuseIdentifier {
      spareCells[name, default: []].append(cell)
    } else if let pin = content as? UITableViewHeaderFooterView, let name = pin.reuseIdentifier {
      sparePins[name, default: []].append(pin)
    }
    return content
  }

  /// Has a view of the list hold a cell or another view, which fills it.
  func put(_ content: UIView, into host: View) {
    if content.engine.superview != host {
      if let before = content.engine.superview { held[before.entity] = nil }
      content.removeFromSuperview()
      host.addSubview(content.engine)
    }
    guard content.engine.superview == host else { return }
    held[host.entity] = content
    content.engine.frame = host.bounds
    content.engine.autoresizing = .flexibleSize
    content.engine.isHidden = false
  }

  func takeCell(_ identifier: String) -> UITableViewCell? {
    guard let cell = spareCells[identifier]?.popLast() else { return nil }
    cell.isSelected = false
    cell.isHighlighted = false
    cell.prepareForReuse()
    return cell
  }

  func takePin(_ identifier: String) -> UITableViewHeaderFooterView? {
    let pin = sparePins[identifier]?.popLast()
    pin?.prepareForReuse()
    return pin
  }
}
