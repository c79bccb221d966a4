/// A view on which something can be dropped (DD3-DD5, DD9). It lives as long as the view, or until `remove()`.
///
/// The one under the finger is found by hit-testing with each movement: the innermost view there that accepts what is
/// dragged. What it proposes (`proposal`, or the delegate's answer) is shown, and done when the finger lifts.
public final class DropTarget {
  /// The view. A stale handle when that is gone.
  public let view: View

  /// What is asked and told of drags over it.
  public var delegate: DropTargetDelegate {
    get { asked }
    // What the old one holds goes when it is no longer in use.
    set { withExtendedLifetime(exchange(&asked, for: newValue)) {} }
  }
  private var asked = DropTargetDelegate()

  /// What it proposes where its delegate says nothing; `.cancel` by default, so that nothing is dropped (DD5), and
  /// `.move` where `onDrop` made it.
  public var proposal: DropOperation {
    get { settings.proposal }
    set { settings.proposal = newValue }
  }

  /// Whether drags find it; true by default.
  public var isEnabled: Bool {
    get { settings.isEnabled }
    set { settings.isEnabled = newValue }
  }

  /// Whether what shows the drag jumps to its middle while the drag is on it; false by default.
  public var snapsPreview: Bool {
    get { settings.snapsPreview }
    set { settings.snapsPreview = newValue }
  }

  /// Whether what shows a drag that is dropped here comes to rest in its middle, as large as the source is: false by
  /// default, when it shrinks into the target and fades, or goes to where the drop brought its source.
  public var settlesPreview: Bool {
    get { settings.settlesPreview }
    set { settings.settlesPreview = newValue }
  }

  /// Whether a frame is drawn around it while a drag is on it; true by default.
  public var showsHighlight: Bool {
    get { settings.showsHighlight }
    set { settings.showsHighlight = newValue }
  }

  /// What the properties above read. (Where all accesses are known to the compiler, none is checked at run time.)
  private struct Settings {
    var proposal = DropOperation.cancel
    var isEnabled = true
    var snapsPreview = false
    var settlesPreview = false
    var showsHighlight = true
  }
  private var settings = Settings()

  /// Called when a drag rests over the view, so that it opens; see `DragStyle.springDelay`. It need not accept what is
  /// dragged. Nil, as by default, for a view that doesn't. Once for each time that the drag comes.
  public var springLoad: ((DragSession) -> Void)? {
    get { opens }
    set { withExtendedLifetime(exchange(&opens, for: newValue)) {} }
  }
  private var opens: ((DragSession) -> Void)?

  /// What the steps of a drag by keys call it; empty by default.
  public var label = ""

  var magnet: Float = 0
  /// The places of the drags that are on it among those that began, in order.
  private let visitors = List<UInt64>()
  var acceptors: [DropAcceptor] = []

  init(_ view: View) { self.view = view }

  /// The view while it is there.
  var livingView: View? { view.isAlive ? view : nil }

  /// Accepts payloads of a type, beside those that it accepts already, without doing anything when they are dropped:
  /// that is up to the delegate's `performDrop` or to `Scene.onDrop(of:_:)`.
  public func accept<Payload>(_ type: Payload.Type) {
    acceptors.append(DropAcceptor(accepts: { $0 is Payload }, perform: nil))
  }

  /// A drag comes, and goes.
  func insert(_ session: DragSession) {
    visitors.insert(session.place, at: rank(of: session))
  }

  func remove(_ session: DragSession) {
    let index = rank(of: session)
    if index < visitors.count, visitors[index] == session.place { _ = visitors.remove(at: index) }
  }

  /// How many of the drags on it began before one.
  func rank(of session: DragSession) -> Int { visitors.firstIndex(from: session.place) { $0 } }

  /// Whether it accepts a session, as its delegate or the types say.
  func accepts(_ session: DragSession) -> Bool {
    if let canHandle = delegate.canHandle { return canHandle(session) }
    return acceptors.contains { acceptor in session.items.contains { acceptor.accepts($0) } }
  }
}

extension DropTarget: Hashable {
  /// Whether they are of the same view.
  public static func == (one: DropTarget, other: DropTarget) -> Bool { one === other }
  /// Hashes who it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

@available(*, unavailable)
extension DropTarget: Sendable {}

/// What a drop target asks and tells the game, in the order in which UIKit calls it (DD3): closures, each nil by
/// default. They run between passes and may do anything. Each entry is followed by exactly one exit or drop, and
/// `sessionDidEnd` comes once for each session that ever entered.
public struct DropTargetDelegate {
  /// Whether it accepts a session: asked once for each session and target, when that is first over it. By default if it
  /// accepts any payload by its type.
  public var canHandle: ((DragSession) -> Bool)?
  /// A drag comes.
  public var sessionDidEnter: ((DragSession) -> Void)?
  /// The drag came, or moved: what would be done if it were let go here.
  public var sessionDidUpdate: ((DragSession) -> DropOperation)?
  /// The drag goes, or ends without a drop.
  public var sessionDidExit: ((DragSession) -> Void)?
  /// It was let go here, with a proposal to copy or to move.
  public var performDrop: ((DragSession) -> Void)?
  /// What showed the drag has arrived; the source has heard its end before.
  public var concludeDrop: ((DragSession) -> Void)?
  /// A drag that once came has ended, wherever: after `concludeDrop` where it was dropped here.
  public var sessionDidEnd: ((DragSession) -> Void)?

  /// A delegate that accepts by type alone.
  public init() {}
}

/// What was dropped: payloads of a type.
public struct Drop<Payload> {
  /// The payloads of that type, in the order in which the source named them; never none.
  public let items: [Payload]
  /// Where they were dropped.
  public let target: View
  /// The drag whose items were dropped.
  public let session: DragSession

  /// The first, most often the only payload.
  public let item: Payload

  init?(_ session: DragSession, on target: View) {
    items = session.items(of: Payload.self)
    guard let first = items.first else { return nil }
    item = first
    self.target = target
    self.session = session
  }

  /// Whether it is copied or moved.
  public var operation: DropOperation { session.operation }
  /// Where the finger was, in the target's own coordinates.
  public var location: Point { session.location(in: target) }
  /// The view that it was lifted from; nil for what came from outside, and for a view that is gone.
  public var source: View? { session.sourceView }
}

/// What accepts payloads of a type.
struct DropAcceptor {
  let accepts: (Any) -> Bool
  let perform: ((DragSession, View) -> Void)?
}
