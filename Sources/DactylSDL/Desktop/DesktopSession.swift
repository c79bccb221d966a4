import DactylControls

/// The connection to the session of the desktop, by D-Bus: what its settings say, and the quick actions that other
/// programs ask for.
///
/// The program's loop calls it whenever something has come. It never waits: what it asks is answered later.
@MainActor final class DesktopSession {
  private let bus: BusConnection
  private let waiter: BusWaiter?
  /// What the settings say; called whenever that changes.
  private var settings = DesktopSettings()
  private let settingsDidChange: (DesktopSettings) -> Void

  /// Connects to the session; nil where there is none, or no libdbus.
  init?(settingsDidChange: @escaping (DesktopSettings) -> Void) {
    guard let library = BusLibrary(), let address = BusConnection.sessionAddress,
      let bus = BusConnection(library, address: address)
    else { return nil }
    self.bus = bus
    self.settingsDidChange = settingsDidChange
    waiter = bus.descriptor.flatMap { BusWaiter(descriptor: $0) }
    bus.introduce { [unowned self] in readSettings() }
    bus.exchange()
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
      if !message.wantsNoReply { bus.send(.fault(to: message, .unknownMethod(message))) }
    default: break
    }
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
    settingsDidChange(new)
  }
}

extension BusValue {
  /// The key and the value of an entry of a dictionary whose keys are texts; nil for other values.
  fileprivate var pair: (key: String, value: BusValue)? {
    guard case .entry(let key, let value) = self else { return nil }
    return key.text.map { ($0, value) }
  }
}
