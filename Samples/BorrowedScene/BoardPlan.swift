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

  init(_ size: CGSize) {
    side = min(size.width * 0.3, size.height * 0.36)
    hint = CGRect(x: 16, y: 6, width: max(size.width - 32, 1), height: 42)
    let hintRoom = CGFloat(HelpPanel.hintRoom(inWidth: Float(size.width)))
    result = CGRect(x: 16, y: size.height - 38, width: max(size.width - 32 - hintRoom, 1), height: 32)
    let row = min(size.height * 0.7, size.height - 42 - side / 2)
    dial = CGPoint(x: size.width * 0.22, y: row)
    card = CGPoint(x: size.width * 0.78, y: row)
    middle = CGPoint(x: size.width / 2, y: size.height * 0.34)
  }
}
