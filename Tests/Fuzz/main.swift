import Foundation
import FuzzWorlds

let options = FuzzOptions(CommandLine.arguments.dropFirst())
let tally = FuzzTally(options)
tally.watch()
DispatchQueue.concurrentPerform(iterations: options.threads) { thread in tally.work(thread) }
tally.report()
exit(tally.hasFailed ? 1 : 0)
