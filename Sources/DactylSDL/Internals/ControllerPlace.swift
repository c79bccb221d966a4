/// Where a controller is plugged in, and by which number its maker knows it.
///
/// SDL tells the file of the device, which Linux numbers again each time that one is plugged in, and not the port. The
/// kernel tells both beside it: a port as `usb-0000:00:14.0-2/input0`, and for a wireless one its address in the air as
/// the number. Elsewhere what SDL tells is the port.
struct ControllerPlace: Hashable {
  var serial: String?
  var port: String?

  /// Finds out of a device by the path that SDL tells. `system` is where the kernel's files are.
  init(path: String?, system: String = "/sys") {
    guard let path else { return }
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    if path.hasPrefix("/dev/input/") {
      port = Self.line(of: "\(system)/class/input/\(name)/device/phys")
      serial = Self.line(of: "\(system)/class/input/\(name)/device/uniq")
    } else if path.hasPrefix("/dev/hidraw") {
      let lines = Self.lines(of: "\(system)/class/hidraw/\(name)/device/uevent")
      port = Self.value("HID_PHYS=", in: lines)
      serial = Self.value("HID_UNIQ=", in: lines)
    } else {
      port = path
    }
  }

  private static func line(of file: String) -> String? { lines(of: file).first }

  private static func lines(of file: String) -> [String] {
    guard let bytes = try? Files.bytes(of: file) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(\.trimmed).filter { !$0.isEmpty }
  }

  private static func value(_ key: String, in lines: [String]) -> String? {
    lines.first { $0.hasPrefix(key) && $0.count > key.count }.map { String($0.dropFirst(key.count)) }
  }
}
