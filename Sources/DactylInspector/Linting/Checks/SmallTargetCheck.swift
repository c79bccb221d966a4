import Dactyl
import DactylControls

/// Finds touch targets with a side below 44 points, in which fingers easily miss.
enum SmallTargetCheck: LintCheck {
  static let name = "small-target"
  private static var least: Float { 44 }

  static func findings(in survey: LintSurvey) -> [LintFinding] {
    survey.openTargetPlaces.compactMap { place in
      let view = survey.items[place].view
      // Knobs, bars and the like that a scroll view brings along need no finger.
      guard view.control?.isEnabled ?? true, view.scrollView == nil else { return nil }
      let area = survey.scene.hitArea(of: view.entity.index, exactly: false)
      let (corner, right, below) = (
        view.convert(Point(area.minX, area.minY), to: nil), view.convert(Point(area.maxX, area.minY), to: nil),
        view.convert(Point(area.minX, area.maxY), to: nil)
      )
      let (width, height) = ((right - corner).length, (below - corner).length)
      // Rounding of transforms is no matter of taste.
      guard min(width, height) < least - 0.5, width > 0, height > 0 else { return nil }
      return LintFinding(
        self, .note, nil, [view.entity], [],
        "\(view) takes touches in \(Int(width.rounded())) by \(Int(height.rounded())) points: less than 44 are easily missed",
        "Make it larger, set hasMinimumHitSize, or let hitOutsets reach further.")
    }
  }
}
