import DactylTesting
import DactylUIKit
import Testing

@Suite("Labels, pictures and stacks") struct ContentTests {
  /// A source of one picture.
  private final class OnePicture: AssetSource {
    func texture(named name: String) throws(AssetError) -> Texture {
      guard name == "card" else { throw AssetError(name: name, reason: "there is no such picture") }
      return Texture(id: 7, size: Size(80, 40))
    }
    func font(named name: String) throws(AssetError) -> Font { .builtIn }
    func advance(of scalar: Unicode.Scalar, in font: Font) -> Float { 0.5 }
  }

  @Test("A label's class draws the text in a rectangle of its own, by which the label has its size")
  func paddedLabels() {
    final class Padded: UILabel {
      var padding = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)
      var draws = true
      override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let rect = super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
        return rect.inset(by: UIEdgeInsets(top: -4, left: -10, bottom: -6, right: -20))
      }
      override func drawText(in rect: CGRect) { if draws { super.drawText(in: rect.inset(by: padding)) } }
    }
    let desk = Desk()
    let (plain, padded) = (UILabel(), Padded())
    for label in [plain, padded] {
      label.text = "Hello"
      desk.window.addSubview(label)
      label.sizeToFit()
    }
    #expect(padded.bounds.width == plain.bounds.width + 30 && padded.bounds.height == plain.bounds.height + 10)
    desk.scene.advance(by: 0.02)
    let inner = padded.engine.subviews.first
    #expect(inner?.frame == Rect(10, 4, Float(plain.bounds.width), Float(plain.bounds.height)))
    #expect(inner?[Label.self]?.text == "Hello" && padded.engine[Label.self] == nil)
    padded.frame.size.width += 50
    desk.scene.advance(by: 0.02)
    #expect(inner?.frame.size.width == Float(plain.bounds.width + 50))
    padded.padding = .zero
    padded.text = "Hello again"
    #expect(padded.engine.subviews.isEmpty && padded.engine[Label.self]?.text == "Hello again")
    padded.draws = false
    padded.text = "nothing"
    #expect(padded.engine[Label.self] == nil)
  }

  @Test("A label shows its text, and has its size by its content")
  func labels() {
    let desk = Desk()
    let label = UILabel()
    label.text = "Hello"
    label.font = .boldSystemFont(ofSize: 20)
    label.textColor = .red
    label.textAlignment = .center
    desk.window.addSubview(label)
    let shown = label.engine[Label.self]
    #expect(shown?.text == "Hello" && shown?.size == 20 && shown?.color == UIColor.red.engineColor)
    #expect(shown?.alignment == Vector(0.5, 0.5) && shown?.numberOfLines == 1)
    let size = label.intrinsicContentSize
    #expect(size.width > 30 && size.width < 80 && size.height >= 20)
    label.sizeToFit()
    #expect(label.bounds.size == size)
    label.text = "Hello, hello, hello, hello"
    label.numberOfLines = 0
    label.lineBreakMode = .byWordWrapping
    let narrow = label.sizeThatFits(CGSize(width: 80, height: 1000))
    #expect(narrow.width <= 80 && narrow.height >= 2 * size.height)
    label.isEnabled = false
    #expect(label.engine[Label.self]?.color?.alpha == 0.5)
    label.attributedText = NSAttributedString(string: "plain")
    #expect(label.text == "plain" && label.engine[Label.self]?.text == "plain")
    label.text = nil
    #expect(label.engine[Label.self] == nil && label.intrinsicContentSize == .zero)
    #expect(label.hitTest(.zero, with: nil) == nil)
  }

  @Test("A picture is placed by the content mode; one that is missing is empty, with a diagnostic")
  func pictures() throws {
    let desk = Desk(expecting: [.missingPicture])
    #expect(UIImage(named: "card")?.size == .zero)
    let source = OnePicture()
    desk.scene.assets = source
    #expect(UIImage(named: "nothing")?.size == .zero && desk.scene.diagnosticCounts[.missingPicture] == 2)
    let image = try #require(UIImage(named: "card"))
    #expect(image.size == CGSize(width: 80, height: 40))
    let view = UIImageView(image: image)
    desk.window.addSubview(view)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    func shown() -> Rect? { view.engine.subviews.first?.frame }
    view.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    desk.scene.advance(by: 0.05)
    #expect(shown() == Rect(0, 0, 100, 100) && view.engine.subviews.first?[Sprite.self]?.texture.id == 7)
    view.contentMode = .scaleAspectFit
    #expect(shown() == Rect(0, 25, 100, 50))
    view.contentMode = .scaleAspectFill
    #expect(shown() == Rect(-50, 0, 200, 100))
    view.contentMode = .center
    #expect(shown() == Rect(10, 30, 80, 40))
    view.contentMode = .topRight
    #expect(shown() == Rect(20, 0, 80, 40))
    view.image = image.withTintColor(.red)
    #expect(view.engine.subviews.first?[Sprite.self]?.tint == UIColor.red.engineColor)
    view.image = nil
    #expect(view.engine.subviews.isEmpty && view.subviews.isEmpty)
  }

  @Test("A picture that is drawn is shown in any size")
  func drawnPictures() {
    let desk = Desk()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    let view = UIImageView(image: image)
    view.frame.size = CGSize(width: 40, height: 40)
    desk.window.addSubview(view)
    desk.scene.advance(by: 0.05)
    let shape = view.engine.subviews.first?[Shape.self]
    guard case .path(let path) = shape?.outline else {
      Issue.record("no path")
      return
    }
    #expect(path.bounds == Rect(10, 10, 20, 20) && shape?.fill == UIColor.blue.engineColor)
  }

  /// A view with a size by its content.
  private final class Box: UIView {
    let side: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      side = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { side }
  }

  @Test("Stacks place views in a row or column, without hidden ones")
  func stacks() {
    let desk = Desk()
    let boxes = [Box(30, 20), Box(50, 40), Box(20, 10)]
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.frame = CGRect(x: 10, y: 10, width: 300, height: 100)
    stack.spacing = 10
    stack.distribution = .equalSpacing
    stack.alignment = .center
    desk.window.addSubview(stack)
    desk.window.layoutIfNeeded()
    #expect(boxes.map(\.frame.minX) == [0, 130, 280] && boxes.map(\.frame.width) == [30, 50, 20])
    #expect(boxes.map(\.frame.midY) == [50, 50, 50])
    stack.distribution = .fillEqually
    stack.alignment = .fill
    desk.window.layoutIfNeeded()
    #expect(boxes.allSatisfy { abs($0.frame.width - 280 / 3) < 0.01 && $0.frame.height == 100 })
    boxes[1].isHidden = true
    desk.window.layoutIfNeeded()
    #expect(boxes[0].frame.width == 145 && boxes[2].frame.minX == 155)
    boxes[1].isHidden = false
    stack.axis = .vertical
    stack.distribution = .fill
    stack.alignment = .leading
    stack.setCustomSpacing(30, after: boxes[0])
    boxes[2].setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
    desk.window.layoutIfNeeded()
    #expect(
      boxes.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 30, height: 20), CGRect(x: 0, y: 50, width: 50, height: 40),
        CGRect(x: 0, y: 100, width: 20, height: 0),
      ] || boxes[2].frame.maxY == 100)
    boxes[2].removeFromSuperview()
    #expect(stack.arrangedSubviews == [boxes[0], boxes[1]])
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 50, height: 90))
  }

  @Test("Of a symbol that is not known its size is kept; colours are found by their names")
  func symbolsAndColors() {
    let desk = Desk(expecting: [.missingPicture, .missingColor])
    let large = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(UIImage(systemName: "photo")?.size == CGSize(width: 20, height: 20))
    #expect(desk.scene.diagnosticCounts[.missingPicture] == nil)
    #expect(UIImage(systemName: "nothing", withConfiguration: large)?.size == CGSize(width: 40, height: 40))
    #expect(desk.scene.diagnosticCounts[.missingPicture] == 1)
    desk.application.namedColors["sky"] = .cyan
    #expect(UIColor(named: "sky") == .cyan && UIColor(named: "sky", in: nil, compatibleWith: nil) == .cyan)
    #expect(UIColor(named: "sea") != nil && desk.scene.diagnosticCounts[.missingColor] == 1)
    #expect(UIColor { $0.userInterfaceStyle == .light ? .white : .black } == .white)
  }

  @Test("Turning dots keep the size of their style in a larger view")
  func dots() {
    let desk = Desk()
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    indicator.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    desk.window.addSubview(indicator)
    desk.scene.advance(by: 0.05)
    let all = indicator.engine.subviews.map(\.frame)
    #expect(all.allSatisfy { $0.minX > 85 && $0.maxX < 115 && $0.minY > 85 && $0.maxY < 115 } && all.count == 8)
  }
}
