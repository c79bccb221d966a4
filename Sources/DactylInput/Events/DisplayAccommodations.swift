/// What is drawn and animated differently for people who need it (AX29–AX31): `Scene.assistance.display`.
///
/// The platform sets what the desktop's settings say (`WindowEvent.displayAccommodations`); a game can set it, too.
public struct DisplayAccommodations: Hashable, Sendable {
  /// Whether things move less (AX29). Animations reach their end in the next frame, but for those of opacity and
  /// colours, and those that are `Animation.essential`; scrolling comes to rest sooner, and does not bounce.
  public var reducesMotion = false
  /// Whether texts and controls differ more from what is behind them (AX30): texts by a contrast of at least 7 to 1,
  /// and controls and panels by an outline.
  public var increasesContrast = false
  /// Whether texts are bold where their font has a bold weight (AX31).
  public var usesBoldText = false
  /// The scale of texts, and of the controls, rows and menus that are as high as their texts (AX31): 0.8…3, in
  /// hundredths; 1 at first. Other numbers are limited to that, and what is no number is 1.
  public var textScale: Float {
    get { Float(textPercent) / 100 }
    set { textPercent = newValue.isNaN ? 100 : UInt16((min(max(newValue, 0.8), 3) * 100).rounded()) }
  }

  /// The scale of texts, in hundredths.
  private(set) var textPercent: UInt16 = 100

  /// Makes those of somebody who needs none, or some of them.
  public init(
    reducesMotion: Bool = false, increasesContrast: Bool = false, usesBoldText: Bool = false, textScale: Float = 1
  ) {
    self.reducesMotion = reducesMotion
    self.increasesContrast = increasesContrast
    self.usesBoldText = usesBoldText
    self.textScale = textScale
  }

  /// Returns the height of a row or a control that is as high as its text, in points.
  package func scaled(_ height: Float) -> Float { textPercent == 100 ? height : height * textScale }

  /// Returns a font that is bold where texts are to be.
  package func adapted(_ font: Font) -> Font { usesBoldText ? font.weight(.bold) : font }
}

extension DisplayAccommodations: StateHashable {
  package func mix(into hash: inout StateHash) {
    guard self != DisplayAccommodations() else { return }
    hash.mix(reducesMotion)
    hash.mix(increasesContrast)
    hash.mix(usesBoldText)
    hash.mix(textScale)
  }
}

extension Label {
  /// The label in the font of a scene, as its display is to be: what is measured and drawn.
  func resolved(_ font: Font, _ display: DisplayAccommodations) -> Label {
    var label = self
    label.font = display.adapted(self.font.resolved(in: font))
    label.adapt(toTextScale: display.textPercent)
    return label
  }
}
