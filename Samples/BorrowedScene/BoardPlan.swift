import DactylUIKit
import SampleScenes

/// The positions of the dial, the card and the texts on a board of a size.
struct BoardPlan {
  /// The width and height of the dial and the card.
  let side: CGFloat
  let dial: CGPoint
  let card: CGPoint
  /// The middle of the room for circles.
  let middle: CGPoint
  let hint: CGRect
  let result: CGRect
  /// The button that shows the controls.
  let button: CGRect

  init(_ size: CGSize) {
    side = min(size.width * 0.3, size.height * 0.36)
    // Below the hint where there is no room beside it.
    let isNarrow = size.width < 560
    button = CGRect(x: size.width - 112, y: isNarrow ? 50 : 8, width: 100, height: 36)
    hint = CGRect(x: 16, y: 6, width: max((isNarrow ? size.width - 8 : button.minX) - 24, 1), height: 42)
    let hintRoom = CGFloat(HelpPanel.hintRoom(inWidth: Float(size.width)))
    result = CGRect(x: 16, y: size.height - 38, width: max(size.width - 32 - hintRoom, 1), height: 32)
    let row = min(size.height * 0.7, size.height - 42 - side / 2)
    dial = CGPoint(x: size.width * 0.22, y: row)
    card = CGPoint(x: size.width * 0.78, y: row)
    middle = CGPoint(x: size.width / 2, y: size.height * 0.34)
  }
}
