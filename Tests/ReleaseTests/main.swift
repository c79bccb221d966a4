import OptimizedTests
import SampleTests
import Testing

// Runs the tests of these libraries, as `swift test` would, with its options `--filter` and `--skip`. The entry is
// the one that SwiftPM's own test program calls: a test target would build all other tests for release with it.
await Testing.__swiftPMEntryPoint() as Never
