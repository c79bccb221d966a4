import Dactyl

extension InspectorContents {
  /// The sections of the inspector's panel, the most important one first.
  var sections: [PanelSection] {
    [stackSection, lanesSection, chainSection, focusSection, stagesSection, legendSection]
  }

  private var stackSection: PanelSection {
    var lines = stack.entries.map { entry in PanelLine.text(entry.sentence, mark: Self.color(of: entry)) }
    if stack.more > 0 { lines.append(.text("+ \(stack.more) more", isDim: true)) }
    if pointer == nil {
      lines = [.text("Move the pointer or touch: what is there, and who gets the touch.", isDim: true)]
    } else if lines.isEmpty {
      lines = [.text("nothing is here", isDim: true)]
    }
    let place = pointer.flatMap { $0.isFinite ? "\(Int($0.x.rounded())), \(Int($0.y.rounded()))" : nil }
    return PanelSection(title: "Under the pointer", summary: place ?? "", lines: lines, least: 2)
  }

  private static func color(of entry: StackEntry) -> Color {
    switch entry.effect {
    case .takes: entry.cause == nil && entry.listeners != .none ? OverlayColors.takes : OverlayColors.blocks
    case .follows: OverlayColors.takes.opacity(0.45)
    case .kept: OverlayColors.kept
    }
  }

  private var lanesSection: PanelSection {
    let start = lanes.flatMap(\.spans).map(\.start).min() ?? now
    let isOpen = lanes.contains { $0.isOpen }
    let end = isOpen ? now : lanes.flatMap(\.spans).compactMap(\.end).max() ?? now
    // The last seconds: what is older leaves on the left.
    let from = max(start, end + -Self.longest)
    // Lanes with a reason come first, and recognizers that were not asked last.
    let asked = lanes.filter { $0.state != .refused }
    let sorted =
      asked.filter { $0.sentence != nil } + asked.filter { $0.sentence == nil } + lanes.filter { $0.state == .refused }
    let lines = sorted.map { PanelLine.lane($0, from: from, to: end) }
    return PanelSection(
      title: "Recognizers", summary: lanes.isEmpty ? "none since the last touch" : Self.time(end - from), lines: lines,
      least: 1)
  }

  /// The seconds that lanes show at most.
  private static var longest: Double { 4 }

  private static func time(_ seconds: Double) -> String { "\(Int((seconds * 1000).rounded())) ms" }

  private var chainSection: PanelSection {
    PanelSection(
      title: "Responder chain", summary: "\(chain.count)",
      lines: chain.isEmpty ? [] : [.text(chain.joined(separator: " > "))], least: 1)
  }

  private var focusSection: PanelSection {
    let focused = focus.first { $0.isFocused }?.name
    let summary = focus.isEmpty ? "nothing can have it" : "\(focused ?? "no item") of \(focus.count)"
    return PanelSection(title: "Focus", summary: summary, lines: [], least: 0)
  }

  private var stagesSection: PanelSection {
    guard let last = stages.last else { return PanelSection(title: "Frame", lines: []) }
    let counts =
      "events \(last.events), batches \(last.batches), hit-tests \(last.hitTests), deliveries \(last.deliveries), "
      + "actions \(last.actions), items drawn \(last.drawn)"
    var lines: [PanelLine] = [.text(counts, isDim: true)]
    guard stages.isTimed, !hidesTimes else { return PanelSection(title: "Frame", lines: lines, least: 1) }
    let longest = Float(stages.stages.first?.longest ?? 1)
    lines =
      stages.stages.prefix(5).map { stage in
        .bar(
          "\(stage.stage)", value: Self.microseconds(stage.longest), length: Float(stage.longest) / longest)
      } + lines
    return PanelSection(
      title: "Frame", summary: "\(Self.microseconds(last.nanoseconds)), longest \(Self.microseconds(stages.longest))",
      lines: lines, least: 1)
  }

  private static func microseconds(_ nanoseconds: UInt64) -> String {
    nanoseconds < 10_000 ? "\(nanoseconds / 1000).\(nanoseconds / 100 % 10) µs" : "\(nanoseconds / 1000) µs"
  }

  private var legendSection: PanelSection {
    var entries = [
      LegendEntry(color: OverlayColors.takes, meaning: "takes touches"),
      LegendEntry(color: OverlayColors.blocks, meaning: "takes them for nothing; waits"),
      LegendEntry(color: OverlayColors.kept, meaning: "can't be reached; failed"),
      LegendEntry(color: OverlayColors.possible, meaning: "possible"),
      LegendEntry(color: OverlayColors.focus, meaning: "can have the focus"),
    ]
    if areas.more > 0 { entries.append(LegendEntry(color: OverlayColors.dim, meaning: "+ \(areas.more) more areas")) }
    return PanelSection(
      title: "Colours", summary: areas.more > 0 ? "+ \(areas.more) more areas" : "", lines: [.legend(entries)], least: 1
    )
  }
}
