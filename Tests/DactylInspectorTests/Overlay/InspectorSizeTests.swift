import Dactyl
import DactylControls
import DactylTesting
import Testing

@testable import DactylInspector

@Suite struct InspectorSizeTests {
  static let sizes = [
    Size(320, 240), Size(240, 320), Size(360, 300), Size(480, 800), Size(559, 400), Size(560, 400), Size(800, 600),
    Size(1024, 720), Size(1920, 1080), Size(2560, 1440),
  ]

  /// The text of the overlay, with its boxes.
  private func texts(_ scene: Scene) -> [(text: String, frame: Rect)] {
    scene.inspector.overlay.items.compactMap { item in
      guard case .label(let label) = item.content else { return nil }
      let size = scene.size(of: label, fitting: item.bounds.size)
      let room = item.bounds.size
      let origin =
        item.bounds.origin
        + Vector((room.width - size.width) * label.alignment.dx, (room.height - size.height) * label.alignment.dy)
      return (label.text, Rect(origin: origin, size: size))
    }
  }

  private func expectReadable(_ scene: Scene, _ what: String, at location: SourceLocation = #_sourceLocation) {
    let area = Rect(origin: .zero, size: scene.size).outset(by: EdgeInsets(0.01))
    let texts = texts(scene)
    #expect(!texts.isEmpty, "\(what) at \(scene.size)", sourceLocation: location)
    // The names of touches are at their fingers, behind the panels.
    let isOfTouch = { (text: String) in text.wholeMatch(of: /touch \d+/) != nil }
    for (index, text) in texts.enumerated() {
      #expect(
        area.union(text.frame) == area, "\(what) at \(scene.size): \(text) leaves the window",
        sourceLocation: location)
      for other in texts[(index + 1)...] where !isOfTouch(text.text) {
        let common = text.frame.intersection(other.frame)
        #expect(
          common.size.width < 0.5 || common.size.height < 0.5,
          "\(what) at \(scene.size): \(text) and \(other)", sourceLocation: location)
      }
    }
  }

  /// A scene with much to show.
  private func scene(_ size: Size) -> Scene {
    let scene = Scene(size: size)
    scene.clock = { 12_345_678 }
    let table = scene.addView(frame: Rect(origin: .zero, size: size))
    table.name = "a table with a name that is much longer than any panel is wide, for all that is known of it"
    for index in 0..<12 {
      let view = scene.addView(frame: Rect(Float(index) * 3, Float(index) * 3, 200, 180), to: table)
      view.name = "card \(index)"
      view.addGestureRecognizer(PanGestureRecognizer())
      view.addGestureRecognizer(TapGestureRecognizer(taps: 2))
    }
    scene.addButton("Play", frame: Rect(10, 10, 90, 30))
    let context = InputContext("a game with actions") { context in
      context.bind(InputAction<Vector>("move"), to: .wasd, .arrows, .stick(.leftStick))
      for index in 0..<9 { context.bind(InputAction<Bool>("action \(index)"), to: .key(.space), .button(.a)) }
    }
    scene.inputActions.push(context)
    scene.send(.controller(GameController(id: DeviceID(7), name: "A pad of a maker with a long name")))
    return scene
  }

  @Test("The inspector's panel leaves the buttons of a toolbar free, and stays where it is while others come")
  func toolbar() throws {
    let scene = Scene(size: Size(1024, 720))
    for index in 0..<6 { scene.addButton("Tool \(index)", frame: Rect(Float(index) * 170, 4, 160, 40)) }
    scene.showsInspector = true
    scene.advance(by: 0.1)
    func panel() throws -> Rect {
      try #require(
        scene.inspector.overlay.items.first { item in
          guard case .shape(let shape) = item.content else { return false }
          return shape.fill == OverlayColors.ground && item.bounds.size.width > 200
        }
      ).bounds
    }
    let place = try panel()
    #expect(place.minY > 44 && place.maxY == 714)
    for index in 0..<6 { scene.addButton("New \(index)", frame: Rect(Float(index) * 170, 650, 160, 40)) }
    scene.advance(by: 0.1)
    #expect(try panel().maxY == 714)
    Mouse(in: scene).move(to: Point(place.midX, place.midY))
    scene.advance(by: 0.1)
    let other = try panel()
    #expect(other.midX < 512 && place.midX > 512)
  }

  @Test("Panels fit any window", arguments: sizes)
  func panels(size: Size) {
    for (stack, devices) in [(true, false), (false, true), (true, true)] {
      let scene = scene(size)
      scene.showsInspector = stack
      scene.showsDeviceMonitor = devices
      scene.advance(by: 0.1)
      expectReadable(scene, "at first, \(stack) \(devices)")
      let (finger, mouse) = (Finger(1, in: scene), Mouse(in: scene))
      finger.press(at: Point(100, 100))
      expectReadable(scene, "with a finger, \(stack) \(devices)")
      finger.drag(to: Point(2, 2))
      expectReadable(scene, "at the corner, \(stack) \(devices)")
      finger.lift()
      for place in [Point(size.width - 30, size.height / 2), Point(30, size.height - 30), Point(30, 30)] {
        mouse.move(to: place)
        scene.advance(by: 0.1)
        expectReadable(scene, "with the pointer at \(place), \(stack) \(devices)")
      }
    }
  }

  @Test("The stack is shown in every window, and names what takes the touch", arguments: sizes)
  func stack(size: Size) {
    let scene = scene(size)
    scene.showsInspector = true
    Mouse(in: scene).move(to: Point(60, 60))

    #expect(texts(scene).contains { $0.text.hasPrefix("card 11 · shows nothing and takes the touch (H7)") })
  }

  @Test func thePanelGivesWayToThePointer() {
    let scene = scene(Size(1024, 720))
    scene.showsInspector = true
    let mouse = Mouse(in: scene)
    func side() -> Float { texts(scene).first { $0.text == "Under the pointer" }?.frame.minX ?? -1 }

    mouse.move(to: Point(100, 100))
    #expect(side() > 512)
    mouse.move(to: Point(900, 100))
    #expect(side() < 512)
  }
}
