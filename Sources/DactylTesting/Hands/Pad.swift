import Dactyl

/// A game controller that a test plays on a scene.
///
/// ```swift
/// let pad = Pad(1, in: scene)
/// pad.connect()
/// pad.tap(.a)
/// pad.push(.leftStick, to: Vector(1, 0))
/// ```
public final class Pad {
  /// The scene that receives its input.
  public let scene: Scene
  /// The identity of the controller.
  public let device: DeviceID
  /// The name of the controller.
  public let name: String
  /// Whether it is connected.
  public private(set) var isConnected = false
  /// The buttons that are down, in the order in which they went down.
  public private(set) var buttons: [ControllerButton] = []

  private var positions: [ControllerAxis: Vector] = [:]

  /// Makes a controller that is not connected. Those of one scene differ in their numbers.
  public init(_ number: Int = 1, in scene: Scene) {
    self.scene = scene
    device = DeviceID(Int64(1000 + number))
    name = "Pad \(number)"
  }

  /// Connects the controller; does nothing while it is connected.
  public func connect() {
    guard !isConnected else { return }
    isConnected = true
    scene.send(.device(.added(device)))
    scene.send(.controller(GameController(id: device, name: name, identity: ControllerIdentity(model: name))))
  }

  /// Disconnects the controller, whatever is down on it; does nothing while it is not connected.
  public func disconnect() {
    guard isConnected else { return }
    isConnected = false
    buttons = []
    positions = [:]
    scene.send(.device(.removed(device)))
  }

  /// Puts a button down; does nothing for one that is down.
  public func press(_ button: ControllerButton) {
    guard !buttons.contains(button) else { return }
    buttons.append(button)
    scene.send(.press(PressSample(.button(button), .began, device: device)))
  }

  /// Releases a button; does nothing for one that is up.
  public func release(_ button: ControllerButton) {
    guard let index = buttons.firstIndex(of: button) else { return }
    buttons.remove(at: index)
    scene.send(.press(PressSample(.button(button), .ended, force: 0, device: device)))
  }

  /// Presses a button for 50 ms.
  public func tap(_ button: ControllerButton) {
    press(button)
    scene.advance(by: 0.05)
    release(button)
  }

  /// Moves a stick to a position of a length of at most 1, or a trigger to a value in x; zero lets it go.
  public func push(_ axis: ControllerAxis, to value: Vector) {
    positions[axis] = value
    scene.send(.axis(AxisSample(axis, value, device: device)))
  }

  /// The position that a stick or trigger was moved to; zero at rest.
  public func position(of axis: ControllerAxis) -> Vector { positions[axis] ?? .zero }
}
