import Dactyl

/// The implementation of `dactyl timeline`, apart from files and the network.
package struct TimelineCommand {
  /// A page, and what a person is told about it.
  package struct Written: Hashable, Sendable {
    /// The page.
    package var page: String
    /// What it holds, in one line.
    package var summary: String
  }

  /// Makes the page of a scenario file: how it is played, and how with usual changes.
  ///
  /// - Parameters:
  ///   - bytes: The text of the file.
  ///   - file: The file's name, without its folder.
  package static func page(bytes: [UInt8], file: String) throws(ScenarioError) -> Written {
    try page(of: ScenarioPlays(bytes: bytes, file: file))
  }

  /// Makes the page of some plays.
  static func page(of plays: some EditedPlays) throws(ScenarioError) -> Written {
    var whatIf = try WhatIf(plays)
    whatIf.tryUsualChanges()
    let play = whatIf.plays[0]
    let page = Page(data: PageData.data(of: whatIf, serves: false), title: play.name).text
    let untried = whatIf.omitted == 0 ? "" : ", \(whatIf.omitted) left out"
    return Written(
      page: page,
      summary: "\(play.samples.count) samples, \(play.verdicts.count) verdicts, \(whatIf.changes.count) of "
        + "\(whatIf.tried) usual changes make a difference\(untried), \((page.utf8.count + 1023) / 1024) KiB")
  }

  /// Makes the trace of a scenario file.
  ///
  /// - Parameter clock: Returns the nanoseconds of a steady clock, for the times of stages.
  package static func trace(
    bytes: [UInt8], file: String, clock: @escaping () -> UInt64
  ) throws(ScenarioError) -> String {
    Trace(Play(try ScenarioDocument(bytes: bytes, file: file).scenario(), clock: clock)).text
  }
}
