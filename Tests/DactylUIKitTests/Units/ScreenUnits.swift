import DactylTesting
import DactylUIKit
import Testing

/// Parts of screens as programs write them: layers with animations, texts, timers, collections.
@Suite("Units of UIKit code: screens") struct ScreenUnits {
  private let desk = Desk()

  private final class Ring: UIView {
    let track = CAShapeLayer()
    override init(frame: CGRect) {
      super.init(frame: frame)
      track.fillColor = nil
      track.strokeColor = UIColor.systemBlue.cgColor
      track.lineWidth = 6
      track.strokeEnd = 0
      layer.addSublayer(track)
    }
    required init?(coder: NSCoder) { fatalError("not decoded") }
    override func layoutSubviews() {
      super.layoutSubviews()
      track.frame = bounds
      track.path =
        UIBezierPath(
          arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: 40, startAngle: -.pi / 2, endAngle: .pi * 1.5,
          clockwise: true
        ).cgPath
    }
    func set(_ progress: CGFloat, completion: @escaping () -> Void) {
      CATransaction.begin()
      CATransaction.setCompletionBlock(completion)
      let animation = CABasicAnimation(keyPath: "strokeEnd")
      animation.fromValue = track.strokeEnd
      animation.toValue = progress
      animation.duration = 1
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      track.strokeEnd = progress
      track.add(animation, forKey: "progress")
      CATransaction.commit()
    }
    /// The length of the line that is shown, as a share.
    var shown: CGFloat {
      guard case .path(let path)? = track.engine?.subviews.first?[Shape.self]?.outline else { return 0 }
      return CGFloat(path.bounds.size.height) / 80
    }
  }

  @Test("A ring's stroke is animated by a basic animation, whose transaction says when it is over")
  func ring() {
    let ring = Ring(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    desk.window.addSubview(ring)
    desk.scene.advance(by: 0.05)
    ring.set(0.5) { self.desk.log.write("done") }
    desk.scene.advance(by: 0.5)
    #expect(ring.track.strokeEnd == 0.5 && abs(ring.shown - 0.5) < 0.06 && desk.lines.isEmpty)
    desk.scene.advance(by: 0.6)
    #expect(abs(ring.shown - 1) < 0.01 && desk.lines == ["done"] && ring.track.animationKeys() == nil)
  }

  @Test("A layer pulses and shakes: repeated, along values, in groups; its own values stay, and a delegate is notified")
  func pulses() {
    final class Delegate: CAAnimationDelegate {
      var lines: [String] = []
      func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
    }
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    desk.window.addSubview(view)
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    (pulse.fromValue, pulse.toValue, pulse.duration) = (1, 2, 0.5)
    pulse.autoreverses = true
    pulse.repeatCount = .infinity
    view.layer.add(pulse, forKey: "pulse")
    desk.scene.advance(by: 0.5)
    #expect(abs(view.engine.transform.a - 2) < 0.1)
    desk.scene.advance(by: 0.5)
    #expect(abs(view.engine.transform.a - 1) < 0.1)
    view.layer.removeAnimation(forKey: "pulse")
    #expect(view.transform.isIdentity && view.engine.transform.isIdentity)
    let (shake, delegate) = (CAKeyframeAnimation(keyPath: "position.x"), Delegate())
    shake.values = [125.0, 145.0, 105.0, 125.0]
    shake.duration = 0.3
    shake.delegate = delegate
    view.layer.add(shake, forKey: nil)
    desk.scene.advance(by: 0.1)
    #expect(abs(view.engine.center.x - 145) < 4)
    view.center.y = 300
    desk.scene.advance(by: 0.5)
    #expect(view.center == CGPoint(x: 125, y: 300) && delegate.lines == ["start", "stop true"])
    let group = CAAnimationGroup()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0.0
    let spring = CASpringAnimation(keyPath: "position.y")
    (spring.byValue, spring.damping) = (50.0, 8)
    group.animations = [fade, spring]
    (fade.duration, spring.duration, group.duration) = (0.4, 0.4, 0.4)
    (group.fillMode, group.isRemovedOnCompletion) = (.forwards, false)
    view.layer.add(group, forKey: "away")
    desk.scene.advance(by: 1)
    #expect(abs(view.engine.alpha) < 0.01 && view.layer.animationKeys() == ["away"])
    view.layer.removeAllAnimations()
    #expect(view.alpha == 1 && view.engine.alpha == 1)
  }

  @Test("Round corners by a mask, also of some corners")
  func masks() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.backgroundColor = .red
    desk.window.addSubview(view)
    let mask = CAShapeLayer()
    view.layer.mask = mask
    mask.path =
      UIBezierPath(
        roundedRect: view.bounds, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 12, height: 12)
      ).cgPath
    guard case .path(let path)? = view.engine[Shape.self]?.outline else { Issue.record("no path"); return }
    #expect(path.bounds == Rect(0, 0, 100, 60) && view.clipsToBounds)
    mask.path = UIBezierPath(roundedRect: view.bounds, cornerRadius: 10).cgPath
    #expect(view.engine.clipCornerRadius == 10)
    view.layer.mask = nil
    #expect(view.engine[Shape.self]?.outline == .rectangle(cornerRadius: 0))
  }

  @Test("Timers, display links, delayed closures and calls go by the frames of the scene")
  func timing() {
    final class Clock: UIView {
      var ticks = 0
      var frames = 0
      var timer: DactylUIKit.Timer?
      func tick(_ timer: DactylUIKit.Timer) { ticks += 1 }
      func frame(_ link: CADisplayLink) { frames += 1 }
    }
    let clock = Clock()
    clock.timer = DactylUIKit.Timer.scheduledTimer(
      timeInterval: 0.1, target: clock, selector: Selector("Clock.tick", Clock.tick), userInfo: nil, repeats: true)
    let link = CADisplayLink(target: clock, selector: Selector("Clock.frame", Clock.frame))
    link.add(to: .main, forMode: .common)
    later(0.25) { self.desk.log.write("after \(clock.ticks)") }
    work(after: 0.3) { clock.ticks = 1000 }.cancel()
    desk.scene.advance(by: 0.55)
    #expect(clock.ticks == 5 && desk.lines == ["after 2"] && clock.frames > 20)
    clock.timer?.invalidate()
    link.invalidate()
    let frames = clock.frames
    desk.scene.advance(by: 0.5)
    #expect(clock.ticks == 5 && clock.frames == frames)
    clock.perform(
      Selector("Clock.tick", Clock.tick), with: DactylUIKit.Timer(timeInterval: 1, repeats: false) { _ in },
      afterDelay: 0.2)
    desk.scene.advance(by: 0.3)
    #expect(clock.ticks == 6)
  }

  private final class Placeholder: UITextView {
    let hint = UILabel()
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
      hint.text = "Write"
      hint.frame = bounds
      hint.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(hint)
      NotificationCenter.default.addObserver(
        self, selector: Selector("Placeholder.changed", Placeholder.changed),
        name: UITextView.textDidChangeNotification,
        object: nil)
    }
    required init?(coder: NSCoder) { fatalError("not decoded") }
    deinit { NotificationCenter.default.removeObserver(self) }
    private func changed(_ notification: Notification) {
      if notification.object as? UITextView === self { hint.isHidden = !text.isEmpty }
    }
  }

  @Test("A text view with a placeholder of its own, which a notification hides")
  func placeholder() {
    let view = Placeholder(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: nil)
    desk.window.addSubview(view)
    desk.finger.tap(at: Point(100, 50))
    desk.scene.send(.text("a"))
    desk.scene.advance(by: 0.05)
    #expect(view.text == "a" && view.hint.isHidden && view.hint.frame.width == 200)
  }

  private final class PinField: UIView, UITextFieldDelegate {
    private let field = UITextField()
    private(set) var dots: [UIView] = []
    var onPin: ((String) -> Void)?
    override init(frame: CGRect) {
      super.init(frame: frame)
      field.keyboardType = .numberPad
      field.delegate = self
      field.addTarget(self, action: Selector("PinField.edited", PinField.edited), for: .editingChanged)
      addSubview(field)
      for _ in 0..<4 {
        let dot = UIView()
        dot.layer.cornerRadius = 10
        addSubview(dot)
        dots.append(dot)
      }
      addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("PinField.tapped", PinField.tapped)))
      show()
    }
    required init?(coder: NSCoder) { fatalError("not decoded") }
    override func layoutSubviews() {
      super.layoutSubviews()
      for (index, dot) in dots.enumerated() { dot.frame = CGRect(x: CGFloat(index) * 30, y: 10, width: 20, height: 20) }
    }
    private func tapped(_ tap: UITapGestureRecognizer) { field.becomeFirstResponder() }
    private func edited(_ field: UITextField) {
      show()
      if field.text?.count == 4 {
        onPin?(field.text ?? "")
        field.resignFirstResponder()
      }
    }
    private func show() {
      for (index, dot) in dots.enumerated() {
        dot.backgroundColor = index < (field.text ?? "").count ? .black : .lightGray
      }
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string).count <= 4 }
  }

  @Test("Dots for a number that is typed into a field out of sight")
  func pin() {
    let pin = PinField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    pin.onPin = { self.desk.log.write($0) }
    desk.window.addSubview(pin)
    desk.finger.tap(at: Point(150, 20))
    let keyboard = Keyboard(in: desk.scene)
    for text in ["1", "x", "2", "3"] { keyboard.type(text) }
    desk.scene.advance(by: 0.05)
    #expect(pin.dots.map { $0.backgroundColor == .black } == [true, true, true, false])
    keyboard.type("4")
    desk.scene.advance(by: 0.05)
    #expect(desk.lines == ["1234"])
  }

  private final class Tags: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      let all = super.layoutAttributesForElements(in: rect)?.compactMap {
        $0.copy() as? UICollectionViewLayoutAttributes
      }
      var (left, line) = (sectionInset.left, CGFloat(-1))
      for attributes in all ?? [] {
        if attributes.frame.minY != line { (left, line) = (sectionInset.left, attributes.frame.minY) }
        attributes.frame.origin.x = left
        left = attributes.frame.maxX + minimumInteritemSpacing
      }
      return all
    }
  }

  private final class Carousel: UIView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let pages = UIPageControl()
    let list: UICollectionView
    override init(frame: CGRect) {
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = .horizontal
      layout.minimumLineSpacing = 0
      list = UICollectionView(frame: .zero, collectionViewLayout: layout)
      super.init(frame: frame)
      list.isPagingEnabled = true
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "page")
      list.dataSource = self
      list.delegate = self
      pages.numberOfPages = 3
      for view in [list, pages] {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
      }
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: topAnchor), list.leadingAnchor.constraint(equalTo: leadingAnchor),
        list.trailingAnchor.constraint(equalTo: trailingAnchor), list.bottomAnchor.constraint(equalTo: pages.topAnchor),
        pages.centerXAnchor.constraint(equalTo: centerXAnchor), pages.bottomAnchor.constraint(equalTo: bottomAnchor),
        pages.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    required init?(coder: NSCoder) { fatalError("not decoded") }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "page", for: indexPath)
    }
    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { view.bounds.size }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      pages.currentPage = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
    }
  }

  @Test("Pages of a collection that is placed by constraints, with dots; a layout that moves items to the left")
  func collections() {
    let carousel = Carousel(frame: CGRect(x: 0, y: 0, width: 300, height: 220))
    desk.window.addSubview(carousel)
    desk.scene.advance(by: 0.1)
    #expect(carousel.list.contentSize == CGSize(width: 900, height: 200))
    desk.finger.drag(from: Point(250, 100), to: Point(100, 100), duration: 0.15)
    desk.finger.lift()
    desk.scene.advance(by: 2)
    #expect(carousel.pages.currentPage == 1 && carousel.list.contentOffset.x == 300)
    let layout = Tags()
    layout.itemSize = CGSize(width: 130, height: 30)
    carousel.list.isPagingEnabled = false
    carousel.list.delegate = nil
    carousel.list.contentOffset = .zero
    carousel.list.collectionViewLayout = layout
    desk.scene.advance(by: 0.1)
    #expect(carousel.list.visibleCells.map(\.frame.minX) == [0, 140, 0])
  }

  @Test("A toast that goes by itself; texts with attributes; a text in a drawing")
  func texts() {
    final class Badge: UIView {
      override func draw(_ rect: CGRect) {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        ("7" as NSString).draw(
          in: rect,
          withAttributes: [
            .font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: UIColor.red, .paragraphStyle: style,
          ])
      }
    }
    let toast = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    toast.attributedText = NSAttributedString(
      string: "Saved", attributes: [.font: UIFont.systemFont(ofSize: 22), .foregroundColor: UIColor.purple])
    #expect(toast.font.pointSize == 22 && toast.textColor == .purple && toast.attributedText?.string == "Saved")
    desk.window.addSubview(toast)
    later(1) {
      UIView.animate(withDuration: 0.3, animations: { toast.alpha = 0 }) { _ in toast.removeFromSuperview() }
    }
    desk.scene.advance(by: 2)
    #expect(toast.superview == nil)
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    desk.window.addSubview(badge)
    desk.scene.advance(by: 0.05)
    let label = badge.engine.subviews.first?[Label.self]
    #expect(label?.text == "7" && label?.color == Color(1, 0, 0) && label?.alignment.dx == 0.5)
    #expect("wide".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)]).width > 20)
  }
}
