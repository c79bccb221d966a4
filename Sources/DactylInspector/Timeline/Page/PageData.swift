import Dactyl

/// The data of a page as JSON: plays, and the changes by which they differ.
///
/// Lists of numbers are columns: strings of whole numbers with spaces between them, -1 for none. Times are
/// microseconds. Sentences are in one list, `texts`, and rules with their sentences in another; columns have the
/// positions in these.
/// Kinds of verdicts, phases and outcomes are positions in `words`.
struct PageData {
  private var texts: [String] = []
  private var textIndices: [String: Int] = [:]
  private var rules: [String] = []
  private var ruleIndices: [String: Int] = [:]

  /// Makes the data of one play without changes.
  static func data(of play: Play, file: String) -> JSONValue {
    var data = PageData()
    let run = data.run(play)
    return data.page(file: file, play: play, runs: [run], changes: [], others: [])
  }

  /// Makes the data of a scenario's play with its changes.
  static func data(of whatIf: WhatIf, serves: Bool) -> JSONValue {
    var data = PageData()
    let runs = whatIf.plays.map { data.run($0) }
    return data.page(
      file: whatIf.file.file, play: whatIf.plays[0], runs: runs, changes: whatIf.changes.map(\.json),
      others: [
        JSONMember(key: "tried", value: .number(Double(whatIf.tried))),
        JSONMember(key: "untried", value: .number(Double(whatIf.omitted))),
        JSONMember(key: "serves", value: .bool(serves)), JSONMember(key: "targets", value: whatIf.targets),
      ])
  }

  private func page(
    file: String, play: Play, runs: [JSONValue], changes: [JSONValue], others: [JSONMember]
  ) -> JSONValue {
    let rules = rules.map { id in
      JSONValue.list([.string(id), .string(RuleSentences.sentence(of: id) ?? "")].map { JSONItem($0) })
    }
    return .object(
      [
        JSONMember(key: "format", value: .number(1)), JSONMember(key: "name", value: .string(play.name)),
        JSONMember(key: "file", value: .string(file)), JSONMember(key: "words", value: Self.words),
        JSONMember(key: "texts", value: .list(texts.map { JSONItem(.string($0)) })),
        JSONMember(key: "rules", value: .list(rules.map { JSONItem($0) })),
        JSONMember(key: "runs", value: .list(runs.map { JSONItem($0) })),
        JSONMember(key: "changes", value: .list(changes.map { JSONItem($0) })),
      ] + others)
  }

  /// The words that numbers of columns stand for.
  private static var words: JSONValue {
    let outcomes = Verdict.Outcome.allCases.map { "\($0)" }
    return .object([
      JSONMember(key: "kinds", value: .strings(Decision.Kind.allCases.map { "\($0)" })),
      JSONMember(key: "phases", value: .strings(TouchPhase.allCases.map { "\($0)" })),
      JSONMember(key: "states", value: .strings(GestureState.allCases.map { "\($0)" })),
      JSONMember(key: "outcomes", value: .strings(outcomes)),
    ])
  }

  private mutating func index(ofText text: String) -> Int {
    if let index = textIndices[text] { return index }
    textIndices[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }

  private mutating func index(ofRule id: String) -> Int {
    guard !id.isEmpty else { return -1 }
    if let index = ruleIndices[id] { return index }
    ruleIndices[id] = rules.count
    rules.append(id)
    return rules.count - 1
  }

  private mutating func run(_ play: Play) -> JSONValue {
    let verdicts = play.verdicts
    let logTexts = play.log.map { index(ofText: $0.text) }
    return .object([
      JSONMember(key: "start", value: .number(Double(play.start.microseconds))),
      JSONMember(key: "end", value: .number(Double(play.end.microseconds))),
      JSONMember(key: "sources", value: .list(play.sources.map { JSONItem($0.json) })),
      JSONMember(key: "samples", value: Self.samples(play.samples)),
      JSONMember(key: "responders", value: .list(play.responders.map { JSONItem($0.json) })),
      JSONMember(key: "recognizers", value: .list(play.recognizers.map { JSONItem($0.json) })),
      JSONMember(
        key: "verdicts",
        value: .object([
          .column("t", verdicts.map(\.time.microseconds)), .column("kind", verdicts.map { Int($0.kind.rawValue) }),
          .column("detail", verdicts.map { Int($0.detail) }),
          .column("rule", verdicts.map { index(ofRule: $0.rule) }),
          .column("text", verdicts.map { index(ofText: $0.text) }),
          .column("outcome", verdicts.map(\.outcome.rawValue)), .column("source", verdicts.map { $0.source ?? -1 }),
          .column("input", verdicts.map { Int($0.input) }),
          .column("responder", verdicts.map { $0.responder ?? -1 }),
          .column("recognizer", verdicts.map { $0.recognizer ?? -1 }),
          .column("attempt", verdicts.map { Int($0.attempt) }),
          .column("opponent", verdicts.map { $0.opponent ?? -1 }), .column("frame", verdicts.map(\.frame)),
        ])),
      JSONMember(key: "spans", value: Self.spans(PlaySpan.spans(of: play))),
      JSONMember(key: "holds", value: Self.holds(PlayHold.holds(of: play))),
      JSONMember(key: "scenes", value: .list(play.scenes.map { JSONItem($0.json) })),
      JSONMember(
        key: "log",
        value: .object([.column("t", play.log.map(\.time.microseconds)), .column("text", logTexts)])),
      JSONMember(key: "omittedVerdicts", value: .number(Double(play.omittedVerdicts))),
      JSONMember(key: "omittedViews", value: .number(Double(play.omittedViews))),
    ])
  }

  private static func spans(_ spans: [PlaySpan]) -> JSONValue {
    .object([
      .column("recognizer", spans.map(\.recognizer)), .column("attempt", spans.map { Int($0.attempt) }),
      .column("state", spans.map { Int($0.state?.rawValue ?? 0) }),
      .column("from", spans.map(\.start.microseconds)), .column("to", spans.map(\.end.microseconds)),
      .column("verdict", spans.map(\.verdict)),
    ])
  }

  private static func holds(_ holds: [PlayHold]) -> JSONValue {
    .object([
      .column("recognizer", holds.map(\.recognizer)), .column("attempt", holds.map { Int($0.attempt) }),
      .column("opponent", holds.map(\.opponent)), .column("from", holds.map(\.start.microseconds)),
      .column("to", holds.map(\.end.microseconds)), .column("verdict", holds.map(\.verdict)),
    ])
  }

  private static func samples(_ samples: [PlaySample]) -> JSONValue {
    .object([
      .column("t", samples.map(\.time.microseconds)), .column("source", samples.map(\.source)),
      .column("phase", samples.map { $0.phase.map { Int($0.rawValue) } ?? -1 }),
      // Tenths of a point.
      .column("x", samples.map { $0.location.map { Int(tenths: $0.x) } ?? -1 }),
      .column("y", samples.map { $0.location.map { Int(tenths: $0.y) } ?? -1 }),
      .column("input", samples.map { Int($0.input) }),
    ])
  }
}

extension Int {
  /// A length in whole tenths of a point.
  fileprivate init(tenths length: Float) { self = Int(exactly: (length * 10).rounded()) ?? 0 }
}
