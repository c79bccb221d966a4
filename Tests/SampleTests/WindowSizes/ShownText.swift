import Dactyl
import SampleScenes
import Testing

/// Text as the last frame shows it, upright; in points of the scene.
struct ShownText: CustomStringConvertible {
  let text: String
  let view: View
  /// The box of the letters.
  let frame: Rect
  /// The height of a line.
  let letters: Float
  /// The area that it is clipped to; nil for all of the scene.
  let clip: Rect?

  var description: String { "'\(text)' at \(frame)" }
}

extension Scene {
  /// The visible text of the last frame, except for text on rotated objects. Text that is not visible is no part of a
  /// frame.
  var shownTexts: [ShownText] {
    drawList.items.compactMap { item in
      guard case .label(let label) = item.content, !label.text.isEmpty, item.alpha > 0.05,
        abs(item.transform.b) < 1e-4, abs(item.transform.c) < 1e-4
      else { return nil }
      let room = item.bounds
      let size = self.size(of: label, fitting: room.size)
      let origin =
        room.origin
        + Vector(
          (room.size.width - size.width) * label.alignment.dx, (room.size.height - size.height) * label.alignment.dy)
      let clip = item.clip < 0 ? nil : drawList.clips[Int(item.clip)]
      return ShownText(
        text: label.text, view: View(item.entity, in: self),
        frame: item.transform.apply(to: Rect(origin: origin, size: size)), letters: label.size * abs(item.transform.d),
        clip: clip.map { $0.transform.apply(to: $0.bounds) })
    }
  }

  /// Expects that text is readable: no smaller than eleven points, not clipped, and not over other text.
  func expectReadable(_ texts: [ShownText], _ what: String, at location: SourceLocation = #_sourceLocation) {
    #expect(!texts.isEmpty, "\(what) shows no text at \(size)", sourceLocation: location)
    for (index, text) in texts.enumerated() {
      #expect(text.letters >= 10.99, "\(what) at \(size): \(text) is \(text.letters) high", sourceLocation: location)
      #expect(area.holds(text.frame), "\(what) at \(size): \(text) is cut", sourceLocation: location)
      if let clip = text.clip {
        #expect(
          clip.outset(by: EdgeInsets(1)).holds(text.frame), "\(what) at \(size): \(text) is cut by \(clip)",
          sourceLocation: location)
      }
      // A shadow is drawn below the text that casts it.
      for other in texts[(index + 1)...] where other.text != text.text && other.frame.overlaps(text.frame) {
        Issue.record("\(what) at \(size): \(text) and \(other)", sourceLocation: location)
      }
    }
  }

  /// Expects that the hint about keys is readable whatever is below it, and that F1 shows all of the panel.
  func expectHelp(lines: Int, at location: SourceLocation = #_sourceLocation) throws {
    let hint = try #require(views(named: "hint").first, sourceLocation: location)
    #expect(area.holds(hint.frameInScene), "the hint at \(size)", sourceLocation: location)
    let ground = try #require(hint[Shape.self]?.fill, sourceLocation: location)
    #expect(ground.alpha * hint.alpha > 0.8, sourceLocation: location)
    expectReadable(shownTexts.filter { $0.view.isInside("hint") }, "the hint", at: location)

    for isShown in [true, false] {
      send(.key(KeySample(.f1, isDown: true)))
      send(.key(KeySample(.f1, isDown: false)))
      advance(by: 0.5)
      let texts = shownTexts.filter { $0.view.isInside("keys") }
      #expect(texts.count == (isShown ? 1 + 2 * lines : 0), "at \(size)", sourceLocation: location)
      guard isShown else { continue }
      let panel = try #require(views(named: "keys").first, sourceLocation: location)
      #expect(area.holds(panel.frameInScene), "the panel at \(size)", sourceLocation: location)
      for text in texts {
        #expect(panel.frameInScene.holds(text.frame), "\(text) at \(size)", sourceLocation: location)
      }
      expectReadable(shownTexts.filter { $0.view.isInside("help") }, "the panel", at: location)
    }
  }
}
