import Foundation

/// The rows as a picture: one panel for each scene, cost against number of views, both logarithmic, one line for each
/// pass.
struct BenchPlot {
  private let rows: [BenchRow]
  private let scenes: [String]
  private let lines: [String]
  private let views: ClosedRange<Double>
  private let costs: ClosedRange<Double>
  private static let panel = (width: 420.0, height: 340.0, columns: 3)
  private static let colors = [
    "#1b6ca8", "#c0392b", "#218c5a", "#8e44ad", "#d68910", "#16a0a0", "#7f5539", "#d6409f", "#5b6770", "#7a9a01",
    "#3f37c9", "#ff6b35",
  ]

  init(_ rows: [BenchRow]) {
    // A line needs several sizes; passes of no scene are in the table only.
    let sizes = Dictionary(grouping: rows, by: { $0.scene + Self.name($0) }).mapValues { Set($0.map(\.views)).count }
    self.rows = rows.filter {
      BenchScene(rawValue: $0.scene) != nil && $0.p50 > 0 && sizes[$0.scene + Self.name($0), default: 0] > 1
    }
    scenes = Self.unique(self.rows.map(\.scene))
    lines = Self.unique(self.rows.map(Self.name))
    let sizesSeen = self.rows.map { Double($0.views) }
    let times = self.rows.map(\.p50) + self.rows.compactMap { $0.pass == "hit-test" ? $0.classTree : nil }
    views = Self.decades(sizesSeen)
    costs = Self.decades(times)
  }

  /// The whole picture.
  var svg: String {
    let columns = min(Self.panel.columns, max(scenes.count, 1))
    let height = Double((scenes.count + columns - 1) / columns) * Self.panel.height
    let width = Double(columns) * Self.panel.width
    let legendRows = (lines.count + 1 + 4) / 5
    var parts = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(f(width)) \(f(height + 30 + Double(legendRows) * 20))" \
      font-family="sans-serif" font-size="12">
      <rect width="100%" height="100%" fill="white"/>
      """
    ]
    for (index, scene) in scenes.enumerated() {
      let x = Double(index % columns) * Self.panel.width
      let y = Double(index / columns) * Self.panel.height
      parts.append("<g transform=\"translate(\(f(x)),\(f(y)))\">\(panel(scene))</g>")
    }
    parts.append("<g transform=\"translate(20,\(f(height + 20)))\">\(legend(width))</g>\n</svg>\n")
    return parts.joined(separator: "\n")
  }

  // MARK: Panels

  private func panel(_ scene: String) -> String {
    var parts = ["<text x=\"225\" y=\"22\" text-anchor=\"middle\" font-weight=\"bold\">\(scene)</text>"]
    parts.append(axes())
    for (number, line) in lines.enumerated() {
      let points = rows.filter { $0.scene == scene && Self.name($0) == line }.map { (Double($0.views), $0.p50) }
      parts.append(
        curve(points, color: Self.colors[number % Self.colors.count], dash: number >= Self.colors.count ? "6 4" : nil))
    }
    let peer = rows.filter { $0.scene == scene && $0.pass == "hit-test" }
    let points = peer.compactMap { row in row.classTree.map { (Double(row.views), $0) } }
    parts.append(curve(points, color: "black", dash: "1.5 3"))
    return parts.joined(separator: "\n")
  }

  private func axes() -> String {
    var parts: [String] = []
    for decade in Self.steps(views) {
      let left = x(decade)
      parts.append("<path d=\"M\(f(left)) 35V285\" stroke=\"#ddd\"/>")
      parts.append("<text x=\"\(f(left))\" y=\"300\" text-anchor=\"middle\">\(Self.count(decade))</text>")
    }
    for decade in Self.steps(costs) {
      let top = y(decade)
      parts.append("<path d=\"M60 \(f(top))H400\" stroke=\"#ddd\"/>")
      parts.append("<text x=\"55\" y=\"\(f(top + 4))\" text-anchor=\"end\">\(Self.time(decade))</text>")
    }
    parts.append("<text x=\"230\" y=\"318\" text-anchor=\"middle\" fill=\"#555\">number of views</text>")
    parts.append(
      "<text transform=\"translate(12,160) rotate(-90)\" text-anchor=\"middle\" fill=\"#555\">median cost</text>")
    return parts.joined(separator: "\n")
  }

  private func curve(_ points: [(views: Double, cost: Double)], color: String, dash: String?) -> String {
    guard points.count > 1 else { return "" }
    let path = points.map { "\(f(x($0.views))),\(f(y($0.cost)))" }.joined(separator: " ")
    let dots = points.map { "<circle cx=\"\(f(x($0.views)))\" cy=\"\(f(y($0.cost)))\" r=\"2.5\" fill=\"\(color)\"/>" }
    let style = Self.style(dash)
    return "<polyline points=\"\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"1.8\"\(style)/>"
      + dots.joined()
  }

  private func legend(_ width: Double) -> String {
    let names = lines + ["hit-test of the class tree"]
    let step = (width - 40) / 5
    return names.enumerated().map { number, name in
      let isPeer = number == lines.count
      let color = isPeer ? "black" : Self.colors[number % Self.colors.count]
      let x = Double(number % 5) * step
      let y = Double(number / 5) * 20
      let dash = Self.style(isPeer ? "1.5 3" : number >= Self.colors.count ? "6 4" : nil)
      return "<path d=\"M\(f(x)) \(f(y))h24\" stroke=\"\(color)\" stroke-width=\"2\"\(dash)/>"
        + "<text x=\"\(f(x + 30))\" y=\"\(f(y + 4))\">\(name)</text>"
    }.joined(separator: "\n")
  }

  private static func style(_ dash: String?) -> String { dash.map { " stroke-dasharray=\"\($0)\"" } ?? "" }

  // MARK: Scales

  private func x(_ value: Double) -> Double { 60 + 340 * Self.share(value, views) }
  private func y(_ value: Double) -> Double { 285 - 250 * Self.share(value, costs) }

  private static func share(_ value: Double, _ range: ClosedRange<Double>) -> Double {
    (log10(value) - log10(range.lowerBound)) / (log10(range.upperBound) - log10(range.lowerBound))
  }

  /// Returns the range of whole powers of ten around some values, at least one decade.
  private static func decades(_ values: [Double]) -> ClosedRange<Double> {
    let low = pow(10, (log10(values.min() ?? 1)).rounded(.down))
    return low...max(low * 10, pow(10, (log10(values.max() ?? 10)).rounded(.up)))
  }

  private static func steps(_ range: ClosedRange<Double>) -> [Double] {
    (Int(log10(range.lowerBound).rounded())...Int(log10(range.upperBound).rounded())).map { pow(10, Double($0)) }
  }

  // MARK: Text

  private static func name(_ row: BenchRow) -> String {
    row.pass + (row.moving.map { " \(BenchTable.short($0 * 100)) %" } ?? "") + (row.per == .frame ? " (a frame)" : "")
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private static func count(_ value: Double) -> String {
    value >= 1e6 ? "\(f(value / 1e6))M" : value >= 1e3 ? "\(f(value / 1e3))k" : f(value)
  }

  private static func time(_ nanoseconds: Double) -> String {
    if nanoseconds >= 1e9 { return "\(f(nanoseconds / 1e9)) s" }
    if nanoseconds >= 1e6 { return "\(f(nanoseconds / 1e6)) ms" }
    return nanoseconds >= 1e3 ? "\(f(nanoseconds / 1e3)) µs" : "\(f(nanoseconds)) ns"
  }

  private static func f(_ number: Double) -> String {
    number == number.rounded() ? String(format: "%.0f", number) : String(format: "%.1f", number)
  }
  private func f(_ number: Double) -> String { Self.f(number) }
}
