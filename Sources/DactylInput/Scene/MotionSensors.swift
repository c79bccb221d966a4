/// The latest measurements of motion sensors, and the listeners for them (M4).
final class MotionSensors {
  /// The latest data of each device, in the order of the devices' first samples.
  private var known = KeyedList<DeviceID, MotionData>()
  var latest: [MotionData] { known.values }
  subscript(device: DeviceID) -> MotionData? { known[device] }
  private let listeners = ListenerList<MotionData>()
  /// The data of the event that is being handled, for the listeners.
  private var news: MotionData? { didSet { unsafe isNew = news != nil } }
  // (Unchecked: every frame asks.)
  @exclusivity(unchecked) private var isNew = false

  /// Whether a sample arrived with the event that is being handled.
  var hasNews: Bool { unsafe isNew }
  var isHeard: Bool { !listeners.isEmpty }

  /// Merges a sample into the data of its device. Listeners are notified later, in their stage.
  func take(_ sample: MotionSample, at now: Timestamp) {
    var data = known[sample.device] ?? MotionData(device: sample.device, timestamp: now)
    data.timestamp = now
    if let acceleration = sample.acceleration { data.acceleration = acceleration }
    if let rotationRate = sample.rotationRate { data.rotationRate = rotationRate }
    known[sample.device] = data
    news = data
  }

  /// Removes the data of a device that was disconnected.
  func forget(_ device: DeviceID) { known.remove(device) }

  func add(_ body: @escaping (MotionData) -> Void) -> MotionListenerID {
    MotionListenerID(number: listeners.add(body))
  }

  func remove(_ id: MotionListenerID) { listeners.remove(id.number) }

  func removeAll() { listeners.removeAll() }

  /// Notifies the listeners of the latest data; one that is removed meanwhile is skipped.
  func tellListeners() {
    if let data = news.take() { listeners.tell(data) }
  }
}

extension Scene {
  /// Adds a listener for all measurements of devices' motion sensors. It is called in the frame that handles them,
  /// several times a frame, at the rate of the sensors (M4). The sensors are switched on while there are listeners and
  /// cost nothing otherwise. Measurements do not go through the responder chain; shakes do.
  ///
  /// ```swift
  /// let listener = scene.onMotionData { data in
  ///   if let turn = data.rotationRate { camera.angle += turn.y / 100 }
  /// }
  /// ```
  @discardableResult
  public func onMotionData(_ body: @escaping (MotionData) -> Void) -> MotionListenerID { motionSensors.add(body) }

  /// Removes a listener; removing the last one switches the sensors off. Does nothing for a listener that was removed
  /// before.
  public func removeMotionListener(_ id: MotionListenerID) { motionSensors.remove(id) }

  /// The latest measurements of a device's sensors; nil before the first. Updated while there are listeners.
  public func motionData(of device: DeviceID = .unknown) -> MotionData? {
    motionSensors[device]
  }

  /// The devices whose sensors have sent samples, in the order of their first samples. Allocates an array.
  public var motionDevices: [DeviceID] { motionSensors.latest.map(\.device) }

  /// Whether there are listeners. Read by a platform to switch the sensors on and off.
  package var wantsMotionData: Bool { motionSensors.isHeard }
}
