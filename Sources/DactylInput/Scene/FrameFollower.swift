/// Follows the frames of a scene and shows something in front of it that is no part of it: the inspector.
///
/// What it shows has no views and no entities, so that no input, no focus and no search can meet it.
package protocol FrameFollower: AnyObject {
  /// A frame ended. Called last of all, while no code of the scene runs. Nothing may be changed.
  ///
  /// - Returns: whether what it shows differs from the frame before.
  func frameDidEnd(_ report: FrameReport, of scene: Scene) -> Bool
  /// What it shows, in the scene's coordinates and without clips. Entities in it are of no scene.
  var overlay: DrawList { get }
}

extension Scene {
  /// The follower of the scene's frames; nil, the default, for none. Retained. A frame is due after each change.
  package var frameFollower: (any FrameFollower)? {
    get { parts.frameFollower }
    set { parts.frameFollower = newValue }
  }

  /// What a platform draws: the scene's own items, and in front of them those of the follower. Without a follower it is
  /// the `drawList` itself; with one, a copy is made.
  package var shownDrawList: DrawList {
    guard let overlay = parts.frameFollower?.overlay, !overlay.items.isEmpty else { return drawList }
    var list = drawList
    list.items.append(contentsOf: overlay.items)
    return list
  }

  /// Lets the follower of frames see a report. Returns whether what is shown in front of the scene differs.
  func showOverlay(_ report: FrameReport) -> Bool {
    let isNew = parts.takeFollowerChange()
    guard let follower = parts.frameFollower else { return isNew }
    return follower.frameDidEnd(report, of: self) || isNew
  }
}
