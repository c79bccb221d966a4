import DactylInspector

/// The port that a controller is plugged into, and its serial number.
///
/// SDL reports the file of the device, which Linux numbers again at each connection, and not the port. The kernel
/// reports both beside it: a port such as `usb-0000:00:14.0-2/input0`, and for a wireless controller its radio address
/// as the serial number. On other systems SDL's path is the port.
struct ControllerPlace: Hashable {
  var serial: String?
  var port: String?

  /// Reads the port and serial number of a device from SDL's path. `system` is the folder of the kernel's files.
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
