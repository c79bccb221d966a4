import Dactyl
import DactylControls

/// A short game in an inbox that was just opened: mails are read and zoomed, swiped, refreshed, selected, dragged into
/// a folder that opens, and reordered.
enum InboxScript {
  /// Writes the script for the rows at their present positions, starting at the time zero.
  static func write(for inbox: InboxScene) -> SampleScript {
    let list = inbox.list.view
    /// Returns a point in the list's frame: in a row when the list is at its top, at a share of the width.
    func row(_ number: Int, _ share: Float = 0.5) -> Point {
      let top = (Float(number) + 0.5) * MailRow.height
      return list.convert(Point(list.bounds.size.width * share, list.bounds.minY + top), to: nil)
    }
    func middle(of view: View) -> Point { view.convert(view.bounds.center, to: nil) }
    let pane = inbox.readingView.view
    let text = pane.convert(Point(pane.bounds.size.width * 0.3, pane.bounds.size.height * 0.4), to: nil)
    let (folder, home) = (middle(of: inbox.view(of: .family)), middle(of: inbox.view(of: .inbox)))
    let select = middle(of: inbox.selectButton.view)
    let finger = FingerID(1)
    var input = ScriptedInput()
    // Read and zoom a mail.
    input.tap(finger, row(1), at: 0.4)
    for time in [1.5, 1.66] { input.tap(finger, text, at: time) }
    for time in [2.9, 3.06] { input.tap(finger, text, at: time) }
    input.press(.escape, at: 3.8)
    // Swipe a row aside a little, and another all the way.
    input.drag(finger, [row(2, 0.85), row(2, 0.3)], at: 4.5, for: 0.4)
    input.tap(finger, row(0), at: 5.6)
    input.drag(finger, [row(2, 0.95), row(2, 0.02)], at: 6.2, for: 0.35)
    input.drag(finger, [row(1, 0.15), row(1, 0.6)], at: 7.1, for: 0.4)
    input.tap(finger, row(3), at: 8.2)
    // Load new mails, and scroll far down.
    input.drag(finger, [row(0), row(3)], at: 8.8, for: 0.5)
    for index in 0..<3 {
      let start = 11.2 + Double(index) * 0.3
      input.drag(finger, [row(3), row(1)], at: start, for: 0.09, easing: .easeIn)
    }
    input.press(.home, at: 13.4)
    // Drag three mails into a folder that opens.
    input.tap(finger, select, at: 14.2)
    for (index, number) in [1, 2, 3].enumerated() { input.tap(finger, row(number), at: 14.6 + Double(index) * 0.25) }
    let path = [row(2), folder]
    input.move(finger, at: 15.8, holding: 0.7, for: 2.8) { share in
      path[0] + (path[1] - path[0]) * Easing.easeInOut.progress(at: min(share * 3, 1))
    }
    // Move one mail to another row.
    input.tap(finger, home, at: 20.6)
    input.tap(finger, select, at: 21)
    input.drag(finger, [row(3), row(1)], at: 21.5, holding: 0.7, for: 0.8)
    input.press(.f1, at: 24)
    let moments = [
      ("01-inbox", 0.2), ("02-reading", 1.3), ("03-zoomed", 2.7), ("04-swiped", 5.4), ("05-archiving", 6.5),
      ("06-flag", 8.0), ("07-refreshing", 9.6), ("08-flicked", 12.1), ("09-selected", 15.6), ("10-dragging", 17.0),
      ("11-opened", 18.3), ("12-dropped", 19.9), ("13-reordering", 22.8), ("14-keys", 24.4),
    ]
    return SampleScript(input, moments: moments, end: 24.6)
  }
}
