/// The gyroscopes that have measured anything, and whether they find out by themselves what they measure at rest.
final class GyroscopeTable: SnapshotState {
  private let gyroscopes = List<Gyroscope>()
  var findsRest = true

  subscript(device: DeviceID) -> Gyroscope? { gyroscopes.first { $0.device == device } }

  /// Changes the gyroscope of a device, which is made when it is not known yet.
  func change<Result>(_ device: DeviceID, _ body: (inout Gyroscope) -> Result) -> Result {
    if let index = gyroscopes.firstIndex(where: { $0.device == device }) { return body(&gyroscopes[index]) }
    gyroscopes.append(Gyroscope(device))
    return body(&gyroscopes[gyroscopes.count - 1])
  }

  // MARK: Snapshots

  package func copyState(_ copier: StateCopier) {
    copier.copy(gyroscopes)
    copier.copy(findsRest) { findsRest = $0 }
  }
}

extension GyroscopeTable: StateHashable {
  package func mix(into hash: inout StateHash) {
    if gyroscopes.isEmpty { return }
    hash.mix(gyroscopes) { hash, gyroscope in hash.mix(gyroscope) }
  }
}
