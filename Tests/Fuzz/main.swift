import Foundation
import FuzzWorlds

let options = FuzzOptions(CommandLine.arguments.dropFirst())
if let file = options.play {
  let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
  let world = FuzzWorld.play(text.split(separator: "\n").compactMap { FuzzStep(String($0)) }) { print($0) }
  exit(world.faults.isEmpty ? 0 : 1)
}
if let count = options.mutations { exit(FuzzRecordings.mutate(count, from: options.seed) ? 0 : 1) }
if options.recordsPlays { exit(FuzzRecordings(options).play() ? 0 : 1) }
let tally = FuzzTally(options)
tally.watch()
DispatchQueue.concurrentPerform(iterations: options.threads) { thread in tally.work(thread) }
tally.report()
exit(tally.hasFailed ? 1 : 0)
