import Dactyl

extension LabPage {
  /// The page of sheets that are drawn in from the edges of the window.
  static var screenEdge: LabPage {
    LabPage("Screen edge", "Drag inward from an edge of the window: a sheet comes along.", lanes: 4) { stage in
      let root = stage.scene.window.view
      let size = stage.scene.size
      stage.note("the edges are those of the whole window", at: stage.middle.y - 10 - 6 * (1 - stage.share))
      let sheets: [(String, RectEdge, Vector, Color)] = [
        ("left", .left, Vector(1, 0), LabStyle.accent), ("right", .right, Vector(-1, 0), LabStyle.blue),
        ("top", .top, Vector(0, 1), LabStyle.teal), ("bottom", .bottom, Vector(0, -1), LabStyle.sand),
      ]
      for (name, edge, inward, color) in sheets {
        // The sheet lies beside the window, so that only a narrow strip of it is visible.
        let hidden = Point(
          size.width / 2 - inward.dx * (size.width - 5), size.height / 2 - inward.dy * (size.height - 5))
        let sheet = stage.scene.addView(frame: Rect(center: hidden, size: size), to: stage.edges)
        sheet[Shape.self] = Shape(.rectangle(cornerRadius: 18), fill: color.opacity(0.92))
        let pan = root.addGestureRecognizer(ScreenEdgePanGestureRecognizer(edges: edge)) { pan in
          let translation = pan.translation(in: nil)
          let reach = max(0, translation.dx * inward.dx + translation.dy * inward.dy)
          if pan.state == .ended || pan.state == .cancelled {
            sheet.animate(duration: 0.45, easing: .spring) { $0.center = hidden }
          } else {
            sheet.center = hidden + inward * reach
          }
        }
        stage.watch(pan, "\(name) edge") { pan in
          [LabNumber("translation", pan.translation(in: nil)), LabNumber("velocity", pan.velocity(in: nil))]
        }
      }
    }
  }
}
