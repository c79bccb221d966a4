/// A game controller that is plugged in: what is known of it. What its buttons, sticks and triggers do comes as presses
/// and axis values of its device.
public struct GameController: Hashable, Sendable, Identifiable {
  /// The device that its input comes from. Another one each time that it is plugged in.
  public var id: DeviceID
  /// What it calls itself, for people to read.
  public var name: String
  /// Which controller it is, for the names and pictures of its buttons.
  public var kind: Kind
  /// By what it is known again when it was pulled out.
  public var identity: ControllerIdentity
  /// What it has besides buttons and sticks.
  public var features: ControllerFeatures
  /// How full its battery is.
  public var battery: ControllerBattery
  /// Whose it is, from 0; nil is nobody's. The scene says so, and a controller that comes back gets the player that it
  /// had (`Scene.setPlayer(_:of:)`).
  public internal(set) var player: Int?

  /// Makes what a platform hands to a scene when a controller comes, or when something of it changed.
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

  /// Which controller it is.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// One that is none of the others, or says nothing.
    case other
    /// An Xbox 360's, with Back and Start.
    case xbox360
    /// An Xbox One's or later, with View and Menu.
    case xboxOne
    /// A PlayStation 3's, with Select and Start.
    case playStation3
    /// A PlayStation 4's, with Share and Options.
    case playStation4
    /// A PlayStation 5's, with Create and Options.
    case playStation5
    /// A Switch Pro's, with − and +.
    case switchPro
    /// The left one of a Switch's two, held by itself.
    case joyConLeft
    /// The right one of a Switch's two, held by itself.
    case joyConRight
    /// A Switch's two together.
    case joyConPair
    /// Amazon's Luna controller.
    case luna
    /// Google's Stadia controller.
    case stadia
    /// NVIDIA's Shield controller.
    case shield
    /// One that a program plays.
    case virtual

    /// Whose letters and signs its buttons bear.
    public var family: Family {
      switch self {
      case .xbox360, .xboxOne, .luna, .stadia, .shield: .xbox
      case .playStation3, .playStation4, .playStation5: .playStation
      case .switchPro, .joyConLeft, .joyConRight, .joyConPair: .nintendo
      case .other, .virtual: .other
      }
    }
  }

  /// Whose letters and signs the four buttons on the right bear.
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

/// By what a controller is known again when it was pulled out, and told apart from others of its model.
public struct ControllerIdentity: Hashable, Sendable {
  /// The model, as the platform spells it; the same for all of a model at the same kind of connection.
  public var model: String
  /// The number that its maker gave it, or its address in the air; nil where it tells none.
  public var serial: String?
  /// The port that it is plugged into; nil where the platform doesn't say.
  public var port: String?

  /// Makes an identity.
  public init(model: String, serial: String? = nil, port: String? = nil) {
    self.model = model
    self.serial = serial
    self.port = port
  }
}

/// What a controller has besides buttons and sticks.
public struct ControllerFeatures: OptionSet, Hashable, Sendable {
  /// The members of the set, one bit each.
  public let rawValue: UInt16
  /// Makes a set from its bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }
  /// Motors in its grips.
  public static let rumble = ControllerFeatures(rawValue: 1)
  /// Motors in its triggers.
  public static let triggerRumble = ControllerFeatures(rawValue: 2)
  /// A light of any colour.
  public static let light = ControllerFeatures(rawValue: 4)
  /// The controller has a touchpad.
  public static let touchpad = ControllerFeatures(rawValue: 8)
  /// A sensor of accelerations.
  public static let accelerometer = ControllerFeatures(rawValue: 16)
  /// A sensor of turns.
  public static let gyroscope = ControllerFeatures(rawValue: 32)
  /// Paddles at its back.
  public static let paddles = ControllerFeatures(rawValue: 64)
}

/// How full the battery of a controller is.
public enum ControllerBattery: UInt8, Hashable, Sendable, CaseIterable {
  /// It does not say so.
  case unknown
  /// At most a twentieth.
  case empty
  /// At most a fifth.
  case low
  /// At most seven tenths.
  case medium
  /// More than that.
  case full
  /// It is fed by its cable.
  case wired
}

/// What became of a controller.
public enum ControllerChange: Hashable, Sendable {
  /// A controller was plugged in, or came into reach.
  case connected(GameController)
  /// Something of it is another: its battery, or what is known of its buttons.
  case changed(GameController)
  /// It went; it is as it was last. What was held on it is cancelled (T22).
  case disconnected(GameController)
}
