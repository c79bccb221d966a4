import Dactyl
import DactylControls

/// The inbox: 100,000 mails whose contents are made when they are shown, folders beside them, and a reading pane.
///
/// - The list scrolls by fingers, wheel, bar and keys; pulled down, or with "Refresh", it loads new mails. Rows are
///   swiped aside, by a finger or by a wheel that turns sideways, to archive, delete, flag and mark them.
/// - A mail that is held still, or dragged with the mouse, goes into a folder, with all other selected mails. A folder
///   opens when a drag rests on it.
/// - While several are selected with "Select", a long press on another mail moves that one to another row.
/// - Fingers open a mail with a tap. The mouse opens it, too, where it has a column of its own by selecting it; with
///   Shift and Control it selects several. Arrows, Return and Delete do the same.
/// - The mouse's secondary button shows the actions for a row, or for all selected rows when it is one of them.
/// - Control-Z undoes any change. F1 shows the keys, F3 the inspector.
///
/// It needs no display. The same input at the same moments gives the same events and pictures. It lives as long as its
/// scene, which holds it through the closures that the scene calls.
public final class InboxScene {
  /// Called with each event.
  public var onEvent: ((InboxEvent) -> Void)?
  /// The scene that the inbox fills.
  public let scene: Scene
  /// The folders and their mails.
  public internal(set) var mailbox = Mailbox()
  /// The folder that the list shows.
  public internal(set) var shown = MailFolder.inbox
  /// The open mail; nil for none.
  public internal(set) var openMail: Int32?
  /// Whether taps select mails rather than open them.
  public internal(set) var isSelecting = false
  /// The list of mails.
  public let list: ListView

  let folders: FolderPane
  let listBar: ListBar
  let undoManager = UndoManager()
  let reading: ReadingPane
  let helpPanel: HelpPanel
  /// The first visible row, as it was last reported.
  var firstRow = 0
  /// The mails to which the menu applies.
  var menuMails: [Int32] = []
  /// A view that is animated while new mails are on their way: the delay uses the scene's clock.
  let waiting: View

  private static let help = [
    ("tap, Return", "open a mail; two taps: zoom"), ("swipe, wheel", "aside: archive, delete, flag, mark"),
    ("hold, drag", "into a folder, or rest on it"), ("Select", "several; hold one to reorder"),
    ("Shift, Ctrl", "several; 2nd button: a menu"), ("1 to 9, F5", "a folder; new mails"),
    ("Del, Ctrl-Z", "delete; take it back"),
  ]

  /// Fills a scene. Throws an `AssetError` when the scene has no source of pictures.
  public init(in scene: Scene) throws(AssetError) {
    self.scene = scene
    scene.controlStyle = InboxStyle.controls
    let root = scene.window.view
    folders = FolderPane(in: root, of: scene)
    list = scene.addListView(frame: Rect(0, 0, 320, 480))
    list.view.accessibilityLabel = "mails"
    listBar = ListBar(around: list, in: root, of: scene)
    reading = ReadingPane(in: root, of: scene)
    waiting = scene.addView(frame: .zero, to: root)
    waiting.isUserInteractionEnabled = false
    helpPanel = try HelpPanel("Inbox", Self.help, in: scene)
    fillList()
    listenToButtons()
    acceptMails()
    listenForUndo()
    listenForScrolling()
    addMenu()
    scene.onEvent { [self] in receive($0) }
    fit()
    showCounts()
    showReading()
    scene.requestFocus(at: list.view.entity)
    // The script and the lines of the summary are made before the first frame.
    root.layoutIfNeeded()
  }
}
