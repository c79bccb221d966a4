/// A connected game controller and its properties. Its buttons, sticks and triggers send presses and axis values of its
/// device.
public struct GameController: Hashable, Sendable, Identifiable {
  /// The device of its input. Different after each connection.
  public var id: DeviceID
  /// The name that the controller reports, for display.
  public var name: String
  /// The model of the controller, for the names and pictures of its buttons.
  public var kind: Kind
  /// The identity by which it is recognized after it was disconnected.
  public var identity: ControllerIdentity
  /// The features besides buttons and sticks.
  public var features: ControllerFeatures
  /// The charge of the battery.
  public var battery: ControllerBattery
  /// The player of the controller, counted from 0, or nil for none. Set by the scene; a controller that reconnects gets
  /// the player that it had (`Scene.setPlayer(_:of:)`).
  public internal(set) var player: Int?

  /// Makes the description that a platform passes to a scene when a controller connects or changes.
  public init(
    id: DeviceID, name: String, kind: Kind = .other, identity: ControllerIdentity = ControllerIdentity(model: ""),
    features: ControllerFeatures = [], battery: ControllerBattery = .unknown
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.identity = identity
    self.features = features
    self.battery = battery
  }

  /// The model of a controller.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// Another controller, or an unknown one.
    case other
    /// An Xbox 360 controller, with Back and Start.
    case xbox360
    /// An Xbox One controller or a later one, with View and Menu.
    case xboxOne
    /// A PlayStation 3 controller, with Select and Start.
    case playStation3
    /// A PlayStation 4 controller, with Share and Options.
    case playStation4
    /// A PlayStation 5 controller, with Create and Options.
    case playStation5
    /// A Switch Pro controller, with − and +.
    case switchPro
    /// The left one of a Switch's two controllers, held by itself.
    case joyConLeft
    /// The right one of a Switch's two controllers, held by itself.
    case joyConRight
    /// A Switch's two controllers together.
    case joyConPair
    /// Amazon's Luna controller.
    case luna
    /// Google's Stadia controller.
    case stadia
    /// NVIDIA's Shield controller.
    case shield
    /// A virtual controller, played by a program.
    case virtual

    /// The family whose labels its buttons have.
    public var family: Family {
      switch self {
      case .xbox360, .xboxOne, .luna, .stadia, .shield: .xbox
      case .playStation3, .playStation4, .playStation5: .playStation
      case .switchPro, .joyConLeft, .joyConRight, .joyConPair: .nintendo
      case .other, .virtual: .other
      }
    }
  }

  /// The labels of the four buttons on the right.
  public enum Family: UInt8, Hashable, Sendable, CaseIterable {
    /// A below, B right, X left, Y above, as on most.
    case other
    /// A below, B right, X left, Y above, in Microsoft's colours.
    case xbox
    /// Cross below, circle right, square left, triangle above.
    case playStation
    /// B below, A right, Y left, X above.
    case nintendo
  }
}

/// The identity by which a controller is recognized after it was disconnected, and distinguished from others of its
/// model.
public struct ControllerIdentity: Hashable, Sendable {
  /// The model, as the platform spells it; the same for all controllers of a model with the same kind of connection.
  public var model: String
  /// The serial number, or the wireless address; nil when the controller reports none.
  public var serial: String?
  /// The port to which it is connected; nil where the platform does not report it.
  public var port: String?

  /// Makes an identity.
  public init(model: String, serial: String? = nil, port: String? = nil) {
    self.model = model
    self.serial = serial
    self.port = port
  }
}

/// The features of a controller besides buttons and sticks.
public struct ControllerFeatures: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt16
  /// Makes a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }
  /// The grips have motors.
  public static let rumble = ControllerFeatures(rawValue: 1)
  /// The triggers have motors.
  public static let triggerRumble = ControllerFeatures(rawValue: 2)
  /// The controller has a light of variable colour.
  public static let light = ControllerFeatures(rawValue: 4)
  /// The controller has a touchpad.
  public static let touchpad = ControllerFeatures(rawValue: 8)
  /// The controller has a sensor of accelerations.
  public static let accelerometer = ControllerFeatures(rawValue: 16)
  /// The controller has a sensor of rotation rates.
  public static let gyroscope = ControllerFeatures(rawValue: 32)
  /// The controller has paddles at its back.
  public static let paddles = ControllerFeatures(rawValue: 64)
}

/// The charge of a controller's battery.
public enum ControllerBattery: UInt8, Hashable, Sendable, CaseIterable {
  /// The controller does not report it.
  case unknown
  /// The battery has at most a twentieth of its charge.
  case empty
  /// The battery has at most a fifth of its charge.
  case low
  /// The battery has at most seven tenths of its charge.
  case medium
  /// The battery has more than seven tenths of its charge.
  case full
  /// The controller is powered by its cable.
  case wired
}

/// A change of a connected controller.
public enum ControllerChange: Hashable, Sendable {
  /// A controller was connected, by cable or wirelessly.
  case connected(GameController)
  /// A property changed: the battery, or the description of its buttons.
  case changed(GameController)
  /// The controller was disconnected; with its last description. Its held input is cancelled (T22).
  case disconnected(GameController)
}
