import DactylControls

/// All that screen readers can ask about: the program, its windows, what is in them, and the latest announcements.
@MainActor final class AccessibleObjects {
  /// The announcements that can still be asked about.
  private static let mostAnnouncements = 8

  /// The program's title.
  let title: String
  private(set) var windows: [ReaderWindow] = []
  private(set) var announcements: [(number: Int, text: String, window: ReaderWindow?)] = []
  /// The name of the program on the bus.
  var busName = ""
  /// The number that the registry has given the program.
  var id: Int32 = 0
  /// The desktop, as the registry has named it.
  var desktop = BusValue.structure([.string(""), .path(AccessiblePath.null)])
  private var lastNumber = 0

  init(title: String) { self.title = title }

  /// Adds a window.
  func add(title: String, scene: Scene, window: AppWindow) -> ReaderWindow {
    lastNumber += 1
    let added = ReaderWindow(lastNumber, title: title, scene: scene, window: window)
    windows.append(added)
    return added
  }

  func remove(_ window: ReaderWindow) {
    windows.removeAll { $0 === window }
    announcements.removeAll { $0.window === window }
  }

  /// Keeps an announcement for those who ask what it says.
  func announce(_ text: String, in window: ReaderWindow?) -> AccessibleObject {
    lastNumber += 1
    announcements.append((lastNumber, text, window))
    if announcements.count > Self.mostAnnouncements { announcements.removeFirst() }
    return AccessibleObject(kind: .announcement(lastNumber, text, window), objects: self)
  }

  /// The object at a path; nil for one that has ended or never was.
  func object(at path: AccessiblePath) -> AccessibleObject? {
    switch path {
    case .application: return AccessibleObject(kind: .application, objects: self)
    case .window(let number):
      guard let window = windows.first(where: { $0.number == number }) else { return nil }
      return AccessibleObject(kind: .window(window), objects: self)
    case .announcement(let number):
      guard let found = announcements.first(where: { $0.number == number }) else { return nil }
      return AccessibleObject(kind: .announcement(number, found.text, found.window), objects: self)
    case .element(let number, let id):
      guard let window = windows.first(where: { $0.number == number }),
        let element = window.scene.accessibility.element(id)
      else { return nil }
      return AccessibleObject(kind: .element(window, element), objects: self)
    }
  }

  /// How an object is named in messages: with the program, so that others can ask about it.
  func reference(_ path: AccessiblePath?) -> BusValue {
    guard let path else { return .structure([.string(""), .path(AccessiblePath.null)]) }
    return .structure([.string(busName), .path(path.text)])
  }

  /// Several names of objects.
  func references(_ paths: [AccessiblePath]) -> BusValue { .array(of: "(so)", paths.map { reference($0) }) }
}
