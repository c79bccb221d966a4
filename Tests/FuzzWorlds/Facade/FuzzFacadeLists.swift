import DactylUIKit
import TestSupport

/// A table whose data source and delegate may do anything in any of their calls.
final class FuzzFacadeTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  let spy: FuzzSpy
  private let traits: Int
  var rows = [3, 40]

  init(_ world: FuzzWorld, _ number: Int, _ style: Int, _ frame: CGRect) {
    spy = FuzzSpy(world, number)
    traits = style
    super.init(frame: frame, style: .plain)
    register(FuzzFacadeCell.self, forCellReuseIdentifier: "cell")
    if style % 2 == 0 { rowHeight = 30 }
    dataSource = self
    delegate = self
  }
  required init?(coder: NSCoder) { nil }

  func numberOfSections(in tableView: UITableView) -> Int {
    spy.notified()
    return rows.count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    spy.notified()
    return rows.indices.contains(section) ? rows[section] : 0
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "row \(indexPath.row)"
    spy.notified()
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    spy.notified()
    return traits % 3 == 0 ? "Section" : nil
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    spy.notified()
    return traits % 2 == 0 ? tableView.rowHeight : CGFloat(20 + indexPath.row % 5 * 10)
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { spy.notified() }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { spy.notified() }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    spy.notified()
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { traits % 5 == 0 }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard rows.indices.contains(indexPath.section), indexPath.row < rows[indexPath.section] else { return }
    rows[indexPath.section] -= 1
    tableView.deleteRows(at: [indexPath], with: .fade)
    spy.notified()
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { spy.notified() }
}

/// A cell that places its label itself.
final class FuzzFacadeCell: UITableViewCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    textLabel?.frame = contentView.bounds
  }
}

/// A collection whose data source and delegate may do anything in any of their calls.
final class FuzzFacadeCollection: UICollectionView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let spy: FuzzSpy
  var items = 30

  init(_ world: FuzzWorld, _ number: Int, _ style: Int, _ frame: CGRect) {
    spy = FuzzSpy(world, number)
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = style % 2 == 0 ? .vertical : .horizontal
    super.init(frame: frame, collectionViewLayout: flow)
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    allowsMultipleSelection = style % 3 == 0
    dataSource = self
    delegate = self
  }
  required init?(coder: NSCoder) { nil }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    spy.notified()
    return items
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    spy.notified()
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    spy.notified()
    return CGSize(width: 30 + indexPath.item % 4 * 10, height: 40)
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { spy.notified() }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { spy.notified() }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { spy.notified() }
}

/// A text field whose delegate may do anything in any of its calls.
final class FuzzFacadeField: UITextField, UITextFieldDelegate {
  let spy: FuzzSpy
  private let traits: Int

  init(_ world: FuzzWorld, _ number: Int, _ style: Int, _ frame: CGRect) {
    spy = FuzzSpy(world, number)
    traits = style
    super.init(frame: frame)
    delegate = self
  }
  required init?(coder: NSCoder) { nil }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    spy.notified()
    return traits % 5 > 0
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { spy.notified() }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    spy.notified()
    return traits % 7 > 0
  }
  func textFieldDidEndEditing(_ textField: UITextField) { spy.notified() }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    spy.notified()
    return traits % 3 > 0
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    spy.notified()
    return true
  }
}

extension FuzzWorld {
  /// Makes a list, field or control of the facade.
  func makeFacadeWidget(_ spy: Int, _ style: Int, _ frame: CGRect, _ random: inout SeededRandom) -> UIView {
    switch random.below(6) {
    case 0: return FuzzFacadeTable(self, spy, style, frame)
    case 1: return FuzzFacadeCollection(self, spy, style, frame)
    case 2: return FuzzFacadeField(self, spy, style, frame)
    case 3:
      let toggle = UISwitch(frame: frame)
      toggle.addAction(UIAction { [unowned self] _ in meet(.facadeNotified, spy) }, for: .valueChanged)
      return toggle
    case 4:
      let slider = UISlider(frame: frame)
      slider.addAction(UIAction { [unowned self] _ in meet(.facadeNotified, spy) }, for: .valueChanged)
      return slider
    default:
      let text = UITextView(frame: frame)
      text.text = "some text\nin lines"
      return text
    }
  }

  /// Changes a list, field or control.
  func changeWidget(_ view: UIView, _ random: inout SeededRandom) {
    switch view {
    case let table as FuzzFacadeTable: change(table, &random)
    case let collection as FuzzFacadeCollection: change(collection, &random)
    case let field as UITextField:
      switch random.below(4) {
      case 0: field.text = "text \(random.below(9))"
      case 1: field.becomeFirstResponder()
      case 2: field.isSecureTextEntry.toggle()
      default: field.insertText("x")
      }
    case let toggle as UISwitch: toggle.setOn(!toggle.isOn, animated: true)
    case let slider as UISlider: slider.value = Float(random.below(11)) / 10
    case let text as UITextView: text.selectedRange = NSRange(location: random.below(20), length: random.below(5))
    default: animateLayer(of: view, &random)
    }
  }

  private func change(_ table: FuzzFacadeTable, _ random: inout SeededRandom) {
    let section = random.below(table.rows.count)
    switch random.below(7) {
    case 0: table.reloadData()
    case 1:
      table.rows[section] += 1
      table.insertRows(at: [IndexPath(row: random.below(table.rows[section]), section: section)], with: .fade)
    case 2 where table.rows[section] > 0:
      let row = random.below(table.rows[section])
      table.rows[section] -= 1
      table.deleteRows(at: [IndexPath(row: row, section: section)], with: random.chance(50) ? .none : .automatic)
    case 3: table.setContentOffset(CGPoint(x: 0, y: CGFloat(random.below(600))), animated: random.chance(50))
    case 4: table.selectRow(at: IndexPath(row: 0, section: 1), animated: false, scrollPosition: .none)
    case 5: table.tableHeaderView = random.chance(50) ? UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 30)) : nil
    default: table.setEditing(!table.isEditing, animated: true)
    }
  }

  private func change(_ collection: FuzzFacadeCollection, _ random: inout SeededRandom) {
    switch random.below(6) {
    case 0: collection.reloadData()
    case 1:
      collection.items += 1
      collection.insertItems(at: [IndexPath(item: random.below(collection.items), section: 0)])
    case 2 where collection.items > 1:
      collection.items -= 1
      collection.deleteItems(at: [IndexPath(item: random.below(collection.items), section: 0)])
    case 3: collection.contentOffset = CGPoint(x: CGFloat(random.below(300)), y: CGFloat(random.below(300)))
    case 4: collection.collectionViewLayout.invalidateLayout()
    default:
      collection.scrollToItem(at: IndexPath(item: 5, section: 0), at: .centeredVertically, animated: random.chance(50))
    }
  }

  private func animateLayer(of view: UIView, _ random: inout SeededRandom) {
    switch random.below(4) {
    case 0: view.layer.removeAllAnimations()
    case 1:
      let shake = CAKeyframeAnimation(keyPath: "position.x")
      shake.values = [100, 120, 80, 100]
      shake.duration = 0.2
      view.layer.add(shake, forKey: nil)
    case 2:
      let mask = CAShapeLayer()
      mask.path = UIBezierPath(roundedRect: view.bounds, cornerRadius: 8).cgPath
      view.layer.mask = random.chance(50) ? mask : nil
    default:
      let fade = CABasicAnimation(keyPath: random.chance(50) ? "opacity" : "transform.rotation.z")
      (fade.fromValue, fade.toValue, fade.duration) = (0, 1, 0.3)
      fade.autoreverses = random.chance(50)
      fade.repeatCount = random.chance(30) ? .infinity : 1
      view.layer.add(fade, forKey: "fade")
    }
  }
}
