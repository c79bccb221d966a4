import Dactyl

extension LabPage {
  /// The page of tiles that respond to the pointer over them.
  static var hover: LabPage {
    LabPage(
      "Hover",
      "Move the mouse over the stage with no button pressed. A press ends it; letting go brings it back."
    ) { stage in
      let (columns, rows) = (6, 5)
      let cell = Size(stage.size.width / Float(columns), stage.size.height / Float(rows))
      for index in 0..<columns * rows {
        let (column, row) = (Float(index % columns), Float(index / columns))
        let frame = Rect(column * cell.width + 5, row * cell.height + 5, cell.width - 10, cell.height - 10)
        let tile = stage.scene.addView(frame: frame, to: stage.view)
        let color = [LabStyle.accent, LabStyle.blue, LabStyle.teal, LabStyle.sand][Int(column + row) % 4]
        tile[Shape.self] = Shape(.rectangle(cornerRadius: 10), fill: color)
        tile.alpha = 0.16
        let light = tile.addGestureRecognizer(HoverGestureRecognizer()) { hover in
          guard hover.state != .changed, tile.isAlive else { return }
          let isOver = hover.state == .began
          tile.animate(duration: isOver ? 0.08 : 0.9, easing: .easeOut, allowsUserInteraction: true) {
            $0.alpha = isOver ? 1 : 0.16
          }
        }
        light.any.name = "tile \(index)"
      }
      let hover = stage.view.addGestureRecognizer(HoverGestureRecognizer())
      stage.watch(hover, "hover") { hover in
        [LabNumber("location", hover.location(in: stage.view)), LabNumber("touches", hover.numberOfTouches)]
      }
    }
  }
}
