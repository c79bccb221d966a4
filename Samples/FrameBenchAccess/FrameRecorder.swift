import Dactyl
import DactylInspector

/// The recorder of a program, for a scene of the benchmark.
public final class FrameRecorder {
  private let recorder: InputRecorder

  /// Records a scene from now on, with a hash of its state as often as an interval in seconds says: 1 is what a debug
  /// build keeps, 0 what the option `--record` makes.
  public init(_ scene: Scene, hashInterval: Double) {
    recorder = InputRecorder(limit: 16 << 20, hashInterval: hashInterval)
    recorder.record(scene)
    recorder.launchDidEnd()
  }

  /// The number of bytes so far.
  public var count: Int { recorder.writer.count }
}
