extension Scene {
  /// How large a label's text is, in points: as the renderer's fonts say, or, without a source of fonts, in letters six
  /// tenths as wide as high, as those of the built-in font are. Costs a pass over the text.
  public func size(of label: Label) -> Size {
    if let assets { return assets.size(of: label) }
    guard !label.text.isEmpty, label.size > 0, label.size.isFinite else { return .zero }
    let lines = label.text.split(separator: "\n", omittingEmptySubsequences: false)
    let widest = lines.lazy.map(\.unicodeScalars.count).max() ?? 0
    return Size(Float(widest) * 0.6 * label.size, Float(lines.count) * label.size)
  }
}
