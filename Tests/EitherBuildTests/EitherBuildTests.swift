// The tests of these libraries are found in whatever program they are linked into: here, that of `swift test`.
import OptimizedTests
import SampleTests
