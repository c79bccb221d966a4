import CSDL2
import DactylControls

/// The connection to the screen readers of the desktop, by AT-SPI2: it answers what they ask about the windows, and
/// tells them what has changed while any of them listens.
///
/// The program's loop calls it whenever something has come, and after each frame. It never waits for anybody: what it
/// asks is answered later, what it is asked is answered within a budget, and the rest with the next call.
@MainActor final class ScreenReaderBridge {
  /// The time for answers in one call, in nanoseconds.
  private static let budget: UInt64 = 4_000_000

  private let library: BusLibrary
  /// The bus of the session, until it has told where that of screen readers is.
  private var session: BusConnection?
  private var bus: BusConnection?
  private var waiter: BusWaiter?
  private let objects: AccessibleObjects
  /// What is told to clients, by the number of the window; empty while nobody listens.
  private var events: [Int: ReaderEvents] = [:]
  /// The kinds of events that clients have asked for.
  private var listeners: [String] = []
  /// The clients that keep what they were told.
  private var caching: Set<String> = []
  /// Passes keys to screen readers first, which have commands on them.
  let keys = KeyForwarder()
  /// Whether the registry is asked who listens to keys, and whether that has changed meanwhile.
  private var isReadingKeys = false
  private var hasNewKeys = false
  /// The time before which nothing is told again: what it cost last has to be a small part of all.
  private var nextUpdate: UInt64 = 0
  /// The scenes that have run a frame since they were told of.
  private var stale: Set<Int> = []
  /// Whether something that has come is not answered yet.
  private var isBehind = false

  /// Looks for the bus of screen readers; nil where there is no session of a desktop, or no libdbus.
  init?(title: String) {
    let own = BusConnection.variable("AT_SPI_BUS_ADDRESS")
    guard let address = own ?? BusConnection.sessionAddress, let library = BusLibrary(),
      let connection = BusConnection(library, address: address)
    else { return nil }
    self.library = library
    objects = AccessibleObjects(title: title)
    waiter = connection.descriptor.flatMap { BusWaiter(descriptor: $0) }
    guard own == nil else {
      connect(connection)
      return
    }
    session = connection
    connection.introduce { [unowned self] in
      session?.call("GetAddress", "org.a11y.Bus", of: "/org/a11y/bus", at: "org.a11y.Bus") { [unowned self] in
        guard $0.kind == .reply, let address = $0.arguments.first?.text else { return }
        if let connection = BusConnection(self.library, address: address) { connect(connection) }
      }
    }
  }

  // MARK: Connecting

  private func connect(_ connection: BusConnection) {
    bus = connection
    waiter = connection.descriptor.flatMap { BusWaiter(descriptor: $0) }
    connection.introduce { [unowned self] in
      objects.busName = bus?.name ?? ""
      bus?.listen(to: "type='signal',sender='\(Self.registry)'")
      bus?.listen(to: "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged'")
      let plug = objects.reference(.application)
      bus?.call("Embed", "org.a11y.atspi.Socket", of: Self.root, at: Self.registry, [plug]) { [unowned self] in
        guard $0.kind == .reply, let desktop = $0.arguments.first else { return }
        objects.desktop = desktop
        readListeners()
        readKeyListeners()
      }
    }
  }

  private static let registry = "org.a11y.atspi.Registry"
  private static let root = "/org/a11y/atspi/accessible/root"

  private func readListeners() {
    bus?.call("GetRegisteredEvents", Self.registry, of: "/org/a11y/atspi/registry", at: Self.registry) {
      [unowned self] reply in
      guard reply.kind == .reply, let all = reply.arguments.first?.elements else { return }
      listeners = all.compactMap { $0.elements.last?.text?.lowercased() }
      watchOrNot()
    }
  }

  private func readKeyListeners() {
    // A reader registers hundreds of keys, one after another: one question at a time, and a last one afterwards.
    guard !isReadingKeys else {
      hasNewKeys = true
      return
    }
    isReadingKeys = true
    hasNewKeys = false
    bus?.call("GetKeystrokeListeners", KeyForwarder.interface, of: KeyForwarder.path, at: Self.registry) {
      [unowned self] reply in
      isReadingKeys = false
      if hasNewKeys { readKeyListeners() }
      guard reply.kind == .reply else { return }
      keys.isOn = reply.arguments.first?.elements.isEmpty == false
    }
  }

  /// Begins to tell what changes when somebody listens, and ends when nobody does.
  private func watchOrNot() {
    guard let bus, !listeners.isEmpty || !caching.isEmpty else { return events.removeAll() }
    for window in objects.windows where events[window.number] == nil {
      events[window.number] = ReaderEvents(window, objects, bus)
      stale.insert(window.number)
    }
    for reported in events.values {
      reported.wantsBounds = listeners.contains { $0.hasPrefix("object:bounds-changed") }
      reported.wantsAnnouncements = listeners.contains { $0.hasPrefix("object:announcement") }
    }
  }

  // MARK: Windows

  /// Adds a window.
  func add(title: String, scene: Scene, window: AppWindow) -> ReaderWindow {
    let added = objects.add(title: title, scene: scene, window: window)
    watchOrNot()
    return added
  }

  /// Removes a window that closes.
  func remove(_ window: ReaderWindow) {
    events.removeValue(forKey: window.number)?.end()
    objects.remove(window)
    (bus ?? session)?.exchange()
  }

  /// Notes that a window has run a frame, and whether it has the keyboard.
  func frameDidEnd(in window: ReaderWindow, isActive: Bool) {
    window.isActive = isActive
    stale.insert(window.number)
  }

  // MARK: Serving

  /// When it has to be called again though nothing comes, in SDL's nanoseconds; nil for never.
  var nextDeadline: UInt64? {
    if isBehind { return 0 }
    let update = stale.isEmpty || events.isEmpty ? nil : nextUpdate
    return [update, keys.nextDeadline].compactMap { $0 }.min()
  }

  /// Answers what has come, and tells what has changed.
  func serve() {
    guard let connection = bus ?? session else { return }
    guard connection.isConnected else { return disconnect() }
    connection.exchange()
    let start = SDLClock.nanoseconds
    isBehind = false
    while let message = connection.next() {
      handle(message)
      guard SDLClock.nanoseconds &- start < Self.budget else {
        isBehind = true
        break
      }
    }
    if let bus { keys.send(by: bus, at: SDLClock.nanoseconds) }
    tellChanges()
    (bus ?? session)?.exchange()
  }

  private func tellChanges() {
    guard !events.isEmpty, !stale.isEmpty, SDLClock.nanoseconds >= nextUpdate else {
      if events.isEmpty { stale.removeAll() }
      return
    }
    let start = SDLClock.nanoseconds
    for number in stale.sorted() { events[number]?.update() }
    stale.removeAll()
    // At most a tenth of the time.
    let end = SDLClock.nanoseconds
    nextUpdate = end &+ (end &- start) &* 9
  }

  /// The bus is gone: nobody is there to talk to.
  private func disconnect() {
    (bus, session, waiter) = (nil, nil, nil)
    keys.isOn = false
    events.removeAll()
    isBehind = false
  }

  private func handle(_ message: BusMessage) {
    guard message.kind == .call else { return take(message) }
    do throws(BusFault) {
      let answer = try answer(to: message)
      if !message.wantsNoReply { bus?.send(.reply(to: message, answer)) }
    } catch {
      if !message.wantsNoReply { bus?.send(.fault(to: message, error)) }
    }
  }

  private func take(_ signal: BusMessage) {
    switch signal.member {
    case "EventListenerRegistered", "EventListenerDeregistered": readListeners()
    case "KeystrokeListenerRegistered", "KeystrokeListenerDeregistered": readKeyListeners()
    case "NameOwnerChanged":
      // A client that has ended keeps nothing any more.
      let names = signal.arguments.map { $0.text ?? "" }
      if names.count == 3, names[2].isEmpty, caching.remove(names[0]) != nil { watchOrNot() }
    default: break
    }
  }

  private func answer(to call: BusMessage) throws(BusFault) -> [BusValue] {
    let arguments = BusArguments(values: call.arguments)
    switch call.interface {
    case "org.freedesktop.DBus.Peer": return []
    case "org.freedesktop.DBus.Introspectable": return [.string("<node/>")]
    case "org.a11y.atspi.Cache" where call.member == "GetItems": return [cacheItems(for: call.sender)]
    default: break
    }
    guard let path = AccessiblePath(call.path) else { throw .unknownObject(call.path) }
    guard let object = objects.object(at: path) else {
      // Clients ask whether an object that they hold has ended.
      guard call.member == "GetState", case .element = path else { throw .unknownObject(call.path) }
      return [AccessibleStates.defunct.value]
    }
    if call.interface == "org.freedesktop.DBus.Properties" {
      return try object.answerProperties(call.member, arguments)
    }
    guard let interface = AccessibleInterface(name: call.interface), object.interfaces.contains(interface),
      let answer = try object.answer(call.member, of: interface, arguments)
    else { throw .unknownMethod(call) }
    return answer
  }

  private func cacheItems(for client: String) -> BusValue {
    caching.insert(client)
    watchOrNot()
    var items = [AccessiblePath.application]
    for window in objects.windows {
      items.append(.window(window.number))
      items += window.elements.map { .element(window.number, $0.id) }
    }
    return .array(
      of: AccessibleObject.cacheItemSignature, items.compactMap { objects.object(at: $0)?.cacheItem })
  }
}

extension AccessibleObject {
  /// Answers a method of an interface; nil for one that it does not have.
  func answer(_ member: String, of interface: AccessibleInterface, _ arguments: BusArguments) throws(BusFault)
    -> [BusValue]?
  {
    switch interface {
    case .accessible: try answerAccessible(member, arguments)
    case .application: answerApplication(member)
    case .component: try answerComponent(member, arguments)
    case .action: try answerAction(member, arguments)
    case .value: nil
    case .text: try answerText(member, arguments)
    case .editableText: try answerEditing(member, arguments)
    case .selection: try answerSelection(member, arguments)
    }
  }

  /// Answers D-Bus's own methods for properties.
  func answerProperties(_ member: String, _ arguments: BusArguments) throws(BusFault) -> [BusValue] {
    let name = try arguments.text(0)
    guard let interface = AccessibleInterface(name: name), interfaces.contains(interface) else {
      throw .badArguments("There is no interface \(name) here.")
    }
    let all = properties(of: interface)
    if member == "GetAll" {
      return [.array(of: "{sv}", all.map { .entry(.string($0.name), .variant($0.value)) })]
    }
    let property = try arguments.text(1)
    if member == "Set", arguments.values.count == 3 {
      try set(property, of: interface, to: arguments.values[2])
      return []
    }
    guard let found = all.first(where: { $0.name == property }), member == "Get" else {
      throw .badArguments("There is no property \(property) in \(name).")
    }
    return [.variant(found.value)]
  }
}
