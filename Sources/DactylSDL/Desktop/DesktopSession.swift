import DactylControls

/// The connection to the session of the desktop, by D-Bus: what its settings say, and the quick actions that other
/// programs ask for.
///
/// The program's loop calls it whenever something has come. It never waits: what it asks is answered later.
@MainActor final class DesktopSession {
  private let bus: BusConnection
  private let waiter: BusWaiter?
  private let name: ProgramName?
  private var settings = DesktopSettings()
  /// Called whenever what the settings say changes.
  var settingsDidChange: ((DesktopSettings) -> Void)?
  /// Called when another program asks for a quick action by its id, or with nil for the window alone.
  var actionWasRequested: ((String?) -> Void)?

  /// Connects to the session; nil where there is none, where there is no libdbus, or nothing is wanted of it.
  init?(_ options: AppOptions, _ name: ProgramName?) {
    guard options.followsDesktopSettings || name != nil, let bus = Self.connection() else { return nil }
    self.bus = bus
    self.name = name
    waiter = bus.descriptor.flatMap { BusWaiter(descriptor: $0) }
    var isNamed = name == nil
    bus.introduce { [unowned self] in
      if options.followsDesktopSettings { readSettings() }
      guard let name else { return }
      // Without waiting for the name where another program has it.
      self.bus.call(
        "RequestName", "org.freedesktop.DBus", of: "/org/freedesktop/DBus", at: "org.freedesktop.DBus",
        [.string(name.name), .uint32(4)]
      ) { _ in isNamed = true }
    }
    bus.exchange()
    // From the beginning on, a second program finds this one.
    bus.exchange(forAtMost: 0.1, until: { isNamed })
  }

  private static func connection() -> BusConnection? {
    guard let library = BusLibrary(), let address = BusConnection.sessionAddress else { return nil }
    return BusConnection(library, address: address)
  }

  /// Has a quick action done by the program that runs already under a name. Returns whether there is one; waits for its
  /// answer, but two seconds at most.
  static func handOver(_ action: String, to name: ProgramName) -> Bool {
    guard let bus = connection() else { return false }
    var answer: BusMessage.Kind?
    bus.introduce { [unowned bus] in
      bus.call(
        "ActivateAction", ProgramName.interface, of: name.path, at: name.name,
        [.string(action), .array(of: "v", []), .array(of: "{sv}", [])]
      ) { answer = $0.kind }
    }
    bus.exchange(forAtMost: 2, until: { answer != nil })
    return answer == .reply
  }

  /// Reads what has come, and writes what waits.
  func serve() {
    guard bus.isConnected else { return }
    bus.exchange()
    while let message = bus.next() { take(message) }
    bus.exchange()
  }

  private func take(_ message: BusMessage) {
    switch (message.kind, message.member) {
    case (.signal, "SettingChanged"):
      guard message.interface == DesktopSettings.interface, message.arguments.count == 3,
        let group = message.arguments[0].text, let name = message.arguments[1].text
      else { return }
      take([(group, name, message.arguments[2])])
    case (.call, _):
      let isKnown = isAnswered(message)
      guard !message.wantsNoReply else { return }
      bus.send(isKnown ? .reply(to: message, []) : .fault(to: message, .unknownMethod(message)))
    default: break
    }
  }

  /// Does what another program asks for; returns false for what is not known.
  private func isAnswered(_ call: BusMessage) -> Bool {
    switch (call.interface, call.member) {
    case ("org.freedesktop.DBus.Peer", "Ping"): return true
    case (ProgramName.interface, "Activate") where call.path == name?.path: actionWasRequested?(nil)
    case (ProgramName.interface, "ActivateAction") where call.path == name?.path:
      guard let action = call.arguments.first?.text else { return false }
      actionWasRequested?(action)
    default: return false
    }
    return true
  }

  private func readSettings() {
    bus.listen(to: "type='signal',interface='\(DesktopSettings.interface)',path='\(DesktopSettings.path)'")
    let groups = BusValue.array(of: "s", DesktopSettings.groups.map { .string($0) })
    bus.call("ReadAll", DesktopSettings.interface, of: DesktopSettings.path, at: DesktopSettings.name, [groups]) {
      [unowned self] reply in
      guard reply.kind == .reply, let all = reply.arguments.first?.elements else { return }
      take(
        all.flatMap { group in
          group.pair.map { name, values in
            values.elements.compactMap { $0.pair.map { (name, $0.key, $0.value) } }
          } ?? []
        })
    }
  }

  private func take(_ values: [(group: String, name: String, value: BusValue)]) {
    var new = settings
    for (group, name, value) in values { new.take(value, name: name, of: group) }
    guard new != settings else { return }
    settings = new
    settingsDidChange?(new)
  }
}

extension BusValue {
  /// The key and the value of an entry of a dictionary whose keys are texts; nil for other values.
  fileprivate var pair: (key: String, value: BusValue)? {
    guard case .entry(let key, let value) = self else { return nil }
    return key.text.map { ($0, value) }
  }
}
