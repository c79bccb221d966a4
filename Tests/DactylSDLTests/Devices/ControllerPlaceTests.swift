import Foundation
import Testing

@testable import DactylSDL

/// The data of a controller that Linux has beside SDL.
@Suite struct ControllerPlaceTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("places-\(UUID().uuidString)")

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test func theKernelProvidesPortAndNumber() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("usb-0000:00:14.0-2/input0\n", to: "class/input/event5/device/phys")
    try write("\n", to: "class/input/event5/device/uniq")
    try write("HID_NAME=Pad\nHID_PHYS=aa:bb\nHID_UNIQ=11:22:33\n", to: "class/hidraw/hidraw3/device/uevent")

    let wired = ControllerPlace(path: "/dev/input/event5", system: folder.path)
    let wireless = ControllerPlace(path: "/dev/hidraw3", system: folder.path)

    #expect(wired.port == "usb-0000:00:14.0-2/input0" && wired.serial == nil)
    #expect(wireless.port == "aa:bb" && wireless.serial == "11:22:33")
  }

  @Test func unknownValuesStayNil() {
    #expect(ControllerPlace(path: nil) == ControllerPlace(path: "/dev/input/event99999", system: folder.path))
    #expect(ControllerPlace(path: "/dev/input/event99999", system: folder.path).port == nil)
    #expect(ControllerPlace(path: "\\\\?\\HID#VID_045E").port == "\\\\?\\HID#VID_045E")
  }
}
