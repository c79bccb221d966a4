import DactylTesting
import DactylUIKit
import Testing

@Suite("Views that constraints place") struct ConstraintTests {
  private func view(in parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  @Test("Anchors to edges, with constants, in the frame that comes")
  func edges() {
    let desk = Desk()
    let card = view(in: desk.window)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: desk.window.leadingAnchor, constant: 20),
      card.trailingAnchor.constraint(equalTo: desk.window.trailingAnchor, constant: -20),
      card.topAnchor.constraint(equalTo: desk.window.topAnchor, constant: 40),
      card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
    ])
    #expect(card.frame == .zero)
    desk.scene.advance(by: 0.05)
    #expect(card.frame == CGRect(x: 20, y: 40, width: 360, height: 180))
    desk.window.frame.size = CGSize(width: 300, height: 400)
    desk.scene.advance(by: 0.05)
    #expect(card.frame == CGRect(x: 20, y: 40, width: 260, height: 130))
  }

  @Test("What is inside another view, in its coordinates; centres; at most and at least; priorities")
  func nested() {
    let desk = Desk()
    let box = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 100))
    desk.window.addSubview(box)
    let dot = view(in: box)
    let wide = dot.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      dot.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      dot.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      wide, dot.widthAnchor.constraint(lessThanOrEqualTo: box.widthAnchor, constant: -20),
      dot.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
    ])
    box.layoutIfNeeded()
    #expect(dot.frame == CGRect(x: 10, y: 35, width: 180, height: 30))
    wide.constant = 60
    // Wherever in the tree it is asked for.
    dot.layoutIfNeeded()
    #expect(dot.frame == CGRect(x: 70, y: 35, width: 60, height: 30))
    wide.isActive = false
    box.layoutIfNeeded()
    #expect(dot.frame.width == 0 && box.constraints.count == 3 && dot.constraints.count == 1)
  }

  @Test("A change is animated by layoutIfNeeded in the closure")
  func animated() {
    let desk = Desk()
    let bar = view(in: desk.window)
    let height = bar.heightAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      bar.leftAnchor.constraint(equalTo: desk.window.leftAnchor),
      bar.rightAnchor.constraint(equalTo: desk.window.rightAnchor),
      bar.bottomAnchor.constraint(equalTo: desk.window.bottomAnchor), height,
    ])
    desk.window.layoutIfNeeded()
    #expect(bar.frame == CGRect(x: 0, y: 350, width: 400, height: 50))
    height.constant = 250
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { desk.window.layoutIfNeeded() }
    #expect(bar.frame == CGRect(x: 0, y: 150, width: 400, height: 250))
    desk.scene.advance(by: 0.2)
    #expect(abs(bar.engine.bounds.size.height - 150) < 8)
    desk.scene.advance(by: 0.3)
    #expect(bar.engine.bounds.size.height == 250)
  }

  /// A view with a size by its content.
  private final class Badge: UIView {
    var side: CGFloat = 40 { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
  }

  @Test("A size by the content, which hugs and resists")
  func intrinsic() {
    let desk = Desk()
    let (first, second) = (Badge(), Badge())
    for badge in [first, second] {
      badge.translatesAutoresizingMaskIntoConstraints = false
      desk.window.addSubview(badge)
      badge.topAnchor.constraint(equalTo: desk.window.topAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: desk.window.leftAnchor),
      second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 10),
      second.rightAnchor.constraint(equalTo: desk.window.rightAnchor),
    ])
    first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    desk.window.layoutIfNeeded()
    #expect(first.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(second.frame == CGRect(x: 50, y: 0, width: 350, height: 40))
    first.side = 80
    desk.window.layoutIfNeeded()
    #expect(first.frame.width == 80 && second.frame.width == 310)
  }

  @Test("Guides: margins, the safe area, and rectangles of their own")
  func guides() {
    let desk = Desk()
    desk.window.engineWindow.safeAreaInsets = EdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    let (safe, inner, after) = (view(in: desk.window), view(in: desk.window), view(in: desk.window))
    let guide = UILayoutGuide()
    desk.window.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      safe.topAnchor.constraint(equalTo: desk.window.safeAreaLayoutGuide.topAnchor),
      safe.bottomAnchor.constraint(equalTo: desk.window.safeAreaLayoutGuide.bottomAnchor),
      safe.leftAnchor.constraint(equalTo: desk.window.layoutMarginsGuide.leftAnchor),
      safe.widthAnchor.constraint(equalToConstant: 10), guide.leftAnchor.constraint(equalTo: safe.rightAnchor),
      guide.widthAnchor.constraint(equalToConstant: 100), guide.topAnchor.constraint(equalTo: safe.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 50), inner.leftAnchor.constraint(equalTo: guide.leftAnchor),
      inner.rightAnchor.constraint(equalTo: guide.rightAnchor), inner.topAnchor.constraint(equalTo: guide.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 5), after.leftAnchor.constraint(equalTo: guide.rightAnchor),
      after.centerYAnchor.constraint(equalTo: guide.centerYAnchor), after.widthAnchor.constraint(equalToConstant: 4),
      after.heightAnchor.constraint(equalToConstant: 4),
    ])
    desk.window.layoutIfNeeded()
    #expect(safe.frame == CGRect(x: 8, y: 30, width: 10, height: 350))
    #expect(inner.frame == CGRect(x: 18, y: 30, width: 100, height: 5))
    #expect(after.frame == CGRect(x: 118, y: 53, width: 4, height: 4))
    #expect(guide.layoutFrame == CGRect(x: 18, y: 30, width: 100, height: 50))
  }

  @Test("The content of a scroll view is as large as constraints say")
  func scrolling() {
    let desk = Desk()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    desk.window.addSubview(scroll)
    let (content, row) = (view(in: scroll), view(in: scroll))
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.leftAnchor.constraint(equalTo: scroll.contentLayoutGuide.leftAnchor),
      content.rightAnchor.constraint(equalTo: scroll.contentLayoutGuide.rightAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 700),
      // As those do who know no guides.
      row.topAnchor.constraint(equalTo: content.bottomAnchor), row.leftAnchor.constraint(equalTo: scroll.leftAnchor),
      row.bottomAnchor.constraint(equalTo: scroll.bottomAnchor), row.heightAnchor.constraint(equalToConstant: 60),
      row.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
    desk.window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 760))
    #expect(row.frame == CGRect(x: 0, y: 700, width: 200, height: 60))
    scroll.contentOffset.y = 300
    row.constraints.first?.constant = 80
    desk.window.layoutIfNeeded()
    #expect(scroll.contentSize.height == 780 && content.frame.origin == .zero && scroll.contentOffset.y == 300)
  }

  @Test("Constraints that contradict each other: one is left out, and the diagnostic names them")
  func contradictions() {
    let desk = Desk(expecting: [.brokenConstraint, .mismatchedViews])
    let card = view(in: desk.window)
    let fixed = card.widthAnchor.constraint(equalToConstant: 100)
    fixed.identifier = "fixed"
    let least = card.widthAnchor.constraint(greaterThanOrEqualToConstant: 150)
    least.identifier = "least"
    var said: [String] = []
    let subscription = desk.scene.onDiagnostic { said.append($0.description) }
    NSLayoutConstraint.activate([fixed, least])
    desk.window.layoutIfNeeded()
    #expect(card.frame.width == 100)
    #expect(said.count == 1 && said[0].contains("'least' is left out") && said[0].contains("[\"fixed\"]"))
    let alone = UIView()
    let between = alone.widthAnchor.constraint(equalTo: card.widthAnchor)
    between.isActive = true
    #expect(!between.isActive && said.count == 2 && said[1].contains("in no common view"))
    withExtendedLifetime(subscription) {}
  }

  @Test("Thousands of views in one another are placed without recursion")
  func deep() {
    let desk = Desk()
    var inner = desk.window as UIView
    for _ in 0..<20_000 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      inner.addSubview(view)
      inner = view
    }
    let dot = view(in: inner)
    dot.widthAnchor.constraint(equalTo: desk.window.widthAnchor, multiplier: 0.5).isActive = true
    desk.window.layoutIfNeeded()
    #expect(dot.frame.width == 200)
  }

  @Test("The size that constraints give a view, and views that end with their constraints")
  func fitting() {
    let desk = Desk()
    let card = UIView()
    weak var gone: UIView?
    do {
      let inner = view(in: card)
      gone = inner
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
        inner.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
        inner.leftAnchor.constraint(equalTo: card.leftAnchor), inner.rightAnchor.constraint(equalTo: card.rightAnchor),
        inner.heightAnchor.constraint(equalToConstant: 44),
        inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 70),
      ])
    }
    #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 70, height: 64))
    #expect(card.systemLayoutSizeFitting(CGSize(width: 200, height: 0)) == CGSize(width: 200, height: 64))
    gone?.removeFromSuperview()
    #expect(gone == nil)
    #expect(card.systemLayoutSizeFitting(.zero) == .zero)
    withExtendedLifetime(desk) {}
  }

  @Test("The middle of a scroll view is that of its frame for what is in it; its edges are the content's")
  func scrolledMiddle() {
    let desk = Desk()
    let scroll = UIScrollView(frame: CGRect(x: 50, y: 50, width: 300, height: 200))
    desk.window.addSubview(scroll)
    let page = view(in: scroll)
    NSLayoutConstraint.activate([
      page.widthAnchor.constraint(equalTo: scroll.widthAnchor), page.heightAnchor.constraint(equalToConstant: 100),
      page.centerXAnchor.constraint(equalTo: scroll.centerXAnchor),
      page.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
    ])
    desk.scene.advance(by: 0.05)
    #expect(page.frame == CGRect(x: 0, y: 50, width: 300, height: 100))
  }

  @Test("A layout that activates the same constraints each time comes to rest")
  func againAndAgain() {
    final class Card: UIView {
      let face = UIView()
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        addSubview(face)
        face.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          face.topAnchor.constraint(equalTo: topAnchor), face.bottomAnchor.constraint(equalTo: bottomAnchor),
          face.leadingAnchor.constraint(equalTo: leadingAnchor), face.widthAnchor.constraint(equalTo: widthAnchor),
        ])
      }
    }
    let desk = Desk()
    let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    desk.window.addSubview(card)
    desk.scene.advance(by: 0.2)
    #expect(card.face.frame == card.bounds && card.layouts <= 3)
    card.frame.size.width = 200
    desk.scene.advance(by: 0.2)
    #expect(card.face.frame == card.bounds && card.layouts <= 6 && !desk.scene.needsFrame)
  }

  @Test("A view around one that constraints have moved is laid out")
  func aroundChanged() {
    final class Pill: UIView {
      let label = UILabel()
      override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = label.frame.height / 2
      }
    }
    let desk = Desk()
    let pill = Pill(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    desk.window.addSubview(pill)
    pill.addSubview(pill.label)
    pill.label.translatesAutoresizingMaskIntoConstraints = false
    let height = pill.label.heightAnchor.constraint(equalToConstant: 20)
    height.isActive = true
    desk.scene.advance(by: 0.05)
    #expect(pill.layer.cornerRadius == 10)
    height.constant = 40
    desk.scene.advance(by: 0.05)
    #expect(pill.layer.cornerRadius == 20)
  }

  @Test("A pending update of constraints can be asked for")
  func pendingUpdate() {
    let desk = Desk()
    let card = view(in: desk.window)
    #expect(!card.needsUpdateConstraints())
    card.setNeedsUpdateConstraints()
    #expect(card.needsUpdateConstraints())
    desk.scene.advance(by: 0.05)
    #expect(!card.needsUpdateConstraints())
  }
}
