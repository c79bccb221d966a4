/// What sensors measured of how devices move, and who listens (M4).
final class MotionSensors {
  /// What is known of each device, in the order in which they were first heard of.
  private var known = KeyedList<DeviceID, MotionData>()
  var latest: [MotionData] { known.values }
  subscript(device: DeviceID) -> MotionData? { known[device] }
  private let listeners = ListenerList<MotionData>()
  /// What came with the present event, for those who listen.
  private var news: MotionData? { didSet { unsafe isNew = news != nil } }
  // (Unchecked: every frame asks.)
  @exclusivity(unchecked) private var isNew = false

  /// Whether anything came with the present event.
  var hasNews: Bool { unsafe isNew }
  var isHeard: Bool { !listeners.isEmpty }

  /// Takes a sample in. Those who listen are told in the stage that is for it.
  func take(_ sample: MotionSample, at now: Timestamp) {
    var data = known[sample.device] ?? MotionData(device: sample.device, timestamp: now)
    data.timestamp = now
    if let acceleration = sample.acceleration { data.acceleration = acceleration }
    if let rotationRate = sample.rotationRate { data.rotationRate = rotationRate }
    known[sample.device] = data
    news = data
  }

  /// A device is gone: nothing is known of it any more.
  func forget(_ device: DeviceID) { known.remove(device) }

  func add(_ body: @escaping (MotionData) -> Void) -> MotionListenerID {
    MotionListenerID(number: listeners.add(body))
  }

  func remove(_ id: MotionListenerID) { listeners.remove(id.number) }

  func removeAll() { listeners.removeAll() }

  /// Tells those who listen already what came; one that is taken off meanwhile hears no more.
  func tellListeners() {
    if let data = news.take() { listeners.tell(data) }
  }
}

extension Scene {
  /// Calls the closure for everything that the sensors of devices measure, in the frame that handles it: several times
  /// a frame, as often as they do (M4). They are switched on while anybody listens, and cost nothing else. It goes to
  /// nobody of the responder chain; shakes do.
  ///
  /// ```swift
  /// let listener = scene.onMotionData { data in
  ///   if let turn = data.rotationRate { camera.angle += turn.y / 100 }
  /// }
  /// ```
  @discardableResult
  public func onMotionData(_ body: @escaping (MotionData) -> Void) -> MotionListenerID { motionSensors.add(body) }

  /// Takes a listener off; when it was the last, sensors are switched off. One that is off already is left alone.
  public func removeMotionListener(_ id: MotionListenerID) { motionSensors.remove(id) }

  /// What the sensors of a device measured last; nil when nothing was heard of them. Kept up while anybody listens.
  public func motionData(of device: DeviceID = .unknown) -> MotionData? {
    motionSensors[device]
  }

  /// The devices whose sensors were heard of, in the order in which they were. Makes an array.
  public var motionDevices: [DeviceID] { motionSensors.latest.map(\.device) }

  /// Whether anybody listens: what a platform asks before it switches sensors on.
  package var wantsMotionData: Bool { motionSensors.isHeard }
}
