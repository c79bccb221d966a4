import Dactyl

/// The layout of the lab in a window of a size. The states of recognizers are beside the stage, in a narrow window
/// below it. Where room is missing, letters and other parts are smaller, and the timeline is left out if the stage
/// needs its room.
struct LabLayout {
  /// The least height of a stage beside a timeline, in points.
  private static let leastStage: Float = 170
  let list: Rect
  let title: Rect
  let titleLetters: Float
  let hint: Rect
  let hintLetters: Float
  let stage: Rect
  let inspector: Rect
  /// The frame of the timeline; nil if there is no room for it.
  let timeline: Rect?

  init(_ size: Size, page: LabPage, in scene: Scene) {
    let isNarrow = size.width < HelpPanel.roomyWidth
    let isLow = size.height < 480
    let isCompact = isNarrow || isLow
    let listWidth: Float = isNarrow ? 124 : PageList.width
    list = Rect(0, 0, listWidth, size.height)
    let left = listWidth + (isNarrow ? 8 : 16)
    let margin: Float = isNarrow ? 8 : 24
    let width = max(size.width - left - margin, 1)
    let gap: Float = isCompact ? 8 : 16

    titleLetters = isCompact ? 18 : LabStyle.title
    hintLetters = size.height < 400 ? smallestLetters : isCompact ? LabStyle.small : LabStyle.body
    let text = Label(page.hint, size: hintLetters, lineBreakMode: .byWordWrapping)
    let hintHeight = scene.size(of: text, fitting: Size(width, .infinity)).height + 6
    title = isCompact ? Rect(left, 6, width, 22) : Rect(left, 22, width, 36)
    hint = Rect(left, isCompact ? 28 : 62, width, hintHeight)
    let top = hint.maxY + (isCompact ? 4 : 16)
    let bottom = size.height - (isCompact ? 8 : 24)

    let rowHeight: Float = size.height < 400 ? 18 : 24
    let states = isNarrow ? 8 + rowHeight * Float(page.lanes) : 0
    let room = bottom - top - (isNarrow ? states + gap : 0)
    let lanes = Timeline.height(for: page.lanes)
    let hasTimeline = room - lanes - gap >= Self.leastStage
    let stageHeight = max(room - (hasTimeline ? lanes + gap : 0), 1)
    let side: Float = isNarrow ? 0 : 272
    stage = Rect(left, top, max(width - (isNarrow ? 0 : side + 16), 1), stageHeight)
    inspector =
      isNarrow
      ? Rect(left, stage.maxY + gap, width, states) : Rect(stage.maxX + 16, top, side, stageHeight)
    timeline = hasTimeline ? Rect(left, bottom - lanes, width, lanes) : nil
  }
}
