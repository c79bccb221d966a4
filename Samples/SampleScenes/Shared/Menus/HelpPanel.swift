import Dactyl
import DactylControls

/// The panel that explains gestures and keys, and the hint about its key. It is in a window of its own, in front of the
/// others, that takes no touches. Where room is missing it is smaller, down to letters that can be read.
package final class HelpPanel {
  /// The least width of a scene, in points, with room for the whole hint.
  static let roomyWidth: Float = 780
  /// Returns the width of the hint in the corner of a scene of a width, with its distances.
  package static func hintRoom(inWidth width: Float) -> Float { width >= roomyWidth ? 176 : 84 }
  private static let ink = Color(0.96, 0.97, 0.94)
  private let window: Window
  private let page: View
  private let panel: Container
  private let hint: View
  private let title: View
  private let lines: [Line]
  private var isShown = false
  /// Whether something that the hint would cover is shown.
  var hidesHint = false { didSet { hint.isHidden = hidesHint } }

  private struct Line {
    let row: Container
    let key: View
    let text: View
  }

  /// Makes the panel, hidden at first: a title, and lines with an action and its effect. The keys of the panel itself
  /// and of the inspector are added.
  package init(_ title: String, _ lines: [(String, String)], in scene: Scene) throws(AssetError) {
    window = scene.addWindow(frame: .zero, level: 10)
    window.view.name = "help"
    window.view.passesThrough = true
    let page = scene.addContainer(
      .overlay(padding: EdgeInsets(8), horizontal: .center, vertical: .center), frame: .zero, to: window.view)
    self.page = page.view
    page.view.passesThrough = true
    let panel = page.add(.column(), LayoutItem(maxWidth: 440))
    self.panel = panel
    panel.view.name = "keys"
    panel.view[Sprite.self] = Sprite(try scene.texture(named: "panel.bmp"), slices: EdgeInsets(16))
    // The picture is translucent: without this ground, the cards behind would make the text hard to read.
    panel.view[Shape.self] = Shape(.rectangle(cornerRadius: 14), fill: Color(0.02, 0.06, 0.05, 0.75))
    panel.view.isUserInteractionEnabled = false
    panel.view.alpha = 0
    // The hint lies on cards and photos: only a nearly opaque ground keeps it readable.
    hint = scene.addView(frame: .zero, to: window.view)
    hint.name = "hint"
    hint[Shape.self] = Shape(.rectangle(cornerRadius: 11), fill: Color(0.05, 0.07, 0.07, 0.88))
    hint.isUserInteractionEnabled = false
    self.title = panel.addLabel(title, color: Self.ink)
    self.lines = (lines + [("F1", "this panel"), ("F3, F4", "the inspector, the devices")]).map { key, text in
      let row = panel.add(.row(spacing: 10))
      return Line(
        row: row, key: row.addLabel(key, color: Color(1, 0.82, 0.45)), text: row.addLabel(text, color: Self.ink))
    }
  }

  /// Fits the window to a scene of a size. The hint is in the lower right corner, or centred at a point.
  package func fit(_ size: Size, hintAt center: Point? = nil) {
    window.view.frame = Rect(origin: .zero, size: size)
    page.frame = window.view.bounds
    let isRoomy = size.width >= Self.roomyWidth
    hint[Label.self] = Label(isRoomy ? "F1 keys  F3 inspect" : "F1 keys", size: 12, color: Self.ink)
    hint.bounds = Rect(0, 0, isRoomy ? 158 : 68, 22)
    let edge: Float = isRoomy ? 12 : 6
    hint.center = center ?? Point(size.width - hint.bounds.size.width / 2 - edge, size.height - 11 - (isRoomy ? 8 : 4))
    fitPanel(share: min(1, size.width / 456, size.height / (104 + 29 * Float(lines.count))))
  }

  /// Sets the distances and letters of the panel at a share of their full size.
  private func fitPanel(share: Float) {
    panel.layout.spacing = 8 * share
    panel.layout.padding = EdgeInsets(horizontal: 28 * share, vertical: 22 * share)
    title[Label.self]?.size = max(smallestLetters, 24 * share)
    for line in lines {
      line.row.layout.spacing = 10 * share
      line.key.layoutItem = LayoutItem(width: max(118 * share, 96))
      line.text.layoutItem = LayoutItem(weight: 1)
      line.key[Label.self]?.size = max(smallestLetters, 16 * share)
      line.text[Label.self]?.size = max(smallestLetters, 14 * share)
    }
  }

  /// Shows or hides the panel. While it is shown, the hint, which may lie over it, is not needed.
  package func toggle() {
    isShown.toggle()
    panel.view.animate(duration: 0.16, easing: .easeOut) { [isShown] in $0.alpha = isShown ? 1 : 0 }
    hint.animate(duration: 0.16, easing: .easeOut) { [isShown] in $0.alpha = isShown ? 0 : 1 }
  }
}
