/// The latest measurements of motion sensors, and the listeners for them (M4).
final class MotionSensors: SnapshotState {
  /// The latest data of each device, in the order of the devices' first samples.
  private var known = KeyedList<DeviceID, MotionData>()
  var latest: [MotionData] { known.values }
  subscript(device: DeviceID) -> MotionData? { known[device] }
  let listeners = Listeners<Callback<MotionData>>()
  /// The data of the event that is being handled, for the listeners.
  private var news: MotionData? { didSet { unsafe isNew = news != nil } }
  // (Unchecked: every frame asks.)
  @exclusivity(unchecked) private var isNew = false

  /// Whether a sample arrived with the event that is being handled.
  var hasNews: Bool { unsafe isNew }

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

  /// Calls the listeners with the latest data.
  func callListeners() {
    if let data = news.take() { listeners.call(data) }
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(known) { known = $0 }
    copier.copy(listeners)
    copier.copy(news) { news = $0 }
    unsafe copier.copy(&isNew)
  }
}

extension Scene {
  /// Adds a listener for all measurements of devices' motion sensors. It is called in the frame that handles them,
  /// several times a frame, at the rate of the sensors (M4). The sensors are switched on while there are listeners and
  /// cost nothing otherwise: cancelling the last subscription switches them off. Measurements do not go through the
  /// responder chain; shakes do.
  ///
  /// ```swift
  /// let tilting = scene.onMotionData { data in
  ///   if let turn = data.rotationRate { camera.angle += turn.y / 100 }
  /// }
  /// ```
  @discardableResult
  public func onMotionData(_ body: @escaping (MotionData) -> Void) -> Subscription {
    motionSensors.listeners.add(body)
  }

  /// The latest measurements of a device's sensors; nil before the first. Updated while there are listeners.
  public func motionData(of device: DeviceID = .unknown) -> MotionData? {
    motionSensors[device]
  }

  /// The devices whose sensors have sent samples, in the order of their first samples. Allocates an array.
  public var motionDevices: [DeviceID] { motionSensors.latest.map(\.device) }

  /// Whether there are listeners, or input actions that gyroscopes drive. Read by a platform to switch the sensors on
  /// and off.
  package var wantsMotionData: Bool {
    !motionSensors.listeners.isEmpty || parts.sampleObservers.contains { $0.wantsMotionData }
  }
}

extension MotionSensors: StateHashable {
  package func mix(into hash: inout StateHash) {
    hash.mix(known) { hash, device, data in
      hash.mix(device)
      hash.mix(data.timestamp)
    }
  }
}
