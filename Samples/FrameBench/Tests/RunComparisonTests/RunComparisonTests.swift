import RunComparison
import Testing

/// The rule for which build counts as slower when two builds of the benchmark run in turns.
@Suite struct RunComparisonTests {
  private let even = [100.0, 100, 100, 100, 100, 100, 100]

  private func verdict(_ this: [Double], copy: [Double]? = nil) -> RunComparison.Verdict {
    RunComparison.Row("row", other: even, this: this, copy: copy ?? even).verdict
  }

  @Test func threePercentAreNotSlowerAndMoreAre() {
    #expect(verdict(even.map { $0 * 1.03 }) == .same)
    #expect(verdict(even.map { $0 * 1.031 }) == .slower)
    #expect(verdict(even.map { $0 / 1.03 }) == .same)
    #expect(verdict(even.map { $0 / 1.04 }) == .faster)
  }

  @Test func theDifferenceOfEqualBuildsIsNotSlower() {
    let restless = [100.0, 110, 90, 112, 100, 108, 94]

    #expect(verdict(even.map { $0 * 1.05 }, copy: restless) == .same)
    #expect(verdict(even.map { $0 * 1.15 }, copy: restless) == .slower)
    #expect(verdict(even.map { $0 / 1.15 }, copy: restless) == .faster)
  }

  @Test func aCopyThatIsFasterIsASpreadToo() {
    #expect(verdict(even.map { $0 * 1.1 }, copy: even.map { $0 / 1.2 }) == .same)
  }

  @Test func oneRunThatWasDisturbedDoesNotCount() {
    #expect(verdict([100, 100, 900, 100, 100, 100, 100]) == .same)
    #expect(verdict([120, 120, 20, 120, 120, 120, 120]) == .slower)
    #expect(RunComparison.Row("row", other: even, this: even, copy: [100, 900, 100, 100, 100, 100, 100]).spread == 1)
  }

  @Test func roundsAreComparedSeparately() {
    // The machine gets slower all the time; every round is slower by a tenth.
    let drift = [100.0, 110, 120, 130, 140, 150, 160]

    let row = RunComparison.Row("row", other: drift, this: drift.map { $0 * 1.1 }, copy: drift)

    #expect(abs(row.ratio - 1.1) < 1e-9 && row.spread == 1 && row.verdict == .slower)
  }

  @Test func zeroTimesAreEqual() {
    let none = RunComparison.Row("row", other: [0, 0], this: [0, 0], copy: [0, 0])

    #expect(none.ratio == 1 && none.verdict == .same)
  }

  @Test func quantilesLieBetweenTheFigures() {
    #expect(RunComparison.quantile(0.5, [3, 1, 2]) == 2 && RunComparison.quantile(0.5, [4, 1, 2, 3]) == 2.5)
    #expect(RunComparison.quantile(0.75, [1, 2, 3, 4, 5]) == 4 && RunComparison.quantile(1, [1, 5]) == 5)
    #expect(RunComparison.quantile(0.5, []).isNaN)
  }

  @Test func theTableHasEveryRowAndTheSum() {
    let comparison = RunComparison([
      .init("flat, 1000 views, hit-test", other: even, this: even.map { $0 * 1.5 }, copy: even),
      .init("flat, 1000 views, frame", other: [9, 9], this: [9, 9], copy: [9, 9]),
    ])

    #expect(comparison.isSlower && !RunComparison([comparison.rows[1]]).isSlower)
    #expect(
      comparison.markdown == """
        | row | other | this | ratio | spread | |
        |---|--:|--:|--:|--:|---|
        | flat, 1000 views, hit-test | 100 | 150 | 1.500 | 1.000 | slower |
        | flat, 1000 views, frame | 9.00 | 9.00 | 1.000 | 1.000 |  |

        2 rows, medians of 2 runs: 1 slower, 0 faster

        """)
  }
}
