/// Keys that few keyboards have, and media keys.
extension Key {
  // MARK: System and international

  /// The power key.
  public static let power = Key(usage: 102)
  /// The Execute key.
  public static let execute = Key(usage: 116)
  /// The help key.
  public static let help = Key(usage: 117)
  /// The Menu key of some keyboards, which is not the one right of the space bar.
  public static let menuKey = Key(usage: 118)
  /// The Select key.
  public static let select = Key(usage: 119)
  /// The Stop key.
  public static let stop = Key(usage: 120)
  /// The Again key.
  public static let again = Key(usage: 121)
  /// The Undo key.
  public static let undo = Key(usage: 122)
  /// The Cut key.
  public static let cut = Key(usage: 123)
  /// The Copy key.
  public static let copy = Key(usage: 124)
  /// The Paste key.
  public static let paste = Key(usage: 125)
  /// The Find key.
  public static let find = Key(usage: 126)
  /// The key that mutes.
  public static let mute = Key(usage: 127)
  /// The key that makes it louder.
  public static let volumeUp = Key(usage: 128)
  /// The key that makes it softer.
  public static let volumeDown = Key(usage: 129)
  /// Key 1 of the international ones: on Japanese keyboards for the kind of writing.
  public static let international1 = Key(usage: 135)
  /// Key 2 of the international ones: on Japanese keyboards for the kind of writing.
  public static let international2 = Key(usage: 136)
  /// Key 3 of the international ones: on Japanese keyboards for the kind of writing.
  public static let international3 = Key(usage: 137)
  /// Key 4 of the international ones: on Japanese keyboards for the kind of writing.
  public static let international4 = Key(usage: 138)
  /// Key 5 of the international ones: on Japanese keyboards for the kind of writing.
  public static let international5 = Key(usage: 139)
  /// Key 6 of the international ones.
  public static let international6 = Key(usage: 140)
  /// Key 7 of the international ones.
  public static let international7 = Key(usage: 141)
  /// Key 8 of the international ones.
  public static let international8 = Key(usage: 142)
  /// Key 9 of the international ones.
  public static let international9 = Key(usage: 143)
  /// Key 1 of the languages: on Korean and Japanese keyboards for the kind of writing.
  public static let language1 = Key(usage: 144)
  /// Key 2 of the languages: on Korean and Japanese keyboards for the kind of writing.
  public static let language2 = Key(usage: 145)
  /// Key 3 of the languages: on Korean and Japanese keyboards for the kind of writing.
  public static let language3 = Key(usage: 146)
  /// Key 4 of the languages: on Korean and Japanese keyboards for the kind of writing.
  public static let language4 = Key(usage: 147)
  /// Key 5 of the languages: on Korean and Japanese keyboards for the kind of writing.
  public static let language5 = Key(usage: 148)
  /// Key 6 of the languages.
  public static let language6 = Key(usage: 149)
  /// Key 7 of the languages.
  public static let language7 = Key(usage: 150)
  /// Key 8 of the languages.
  public static let language8 = Key(usage: 151)
  /// Key 9 of the languages.
  public static let language9 = Key(usage: 152)
  /// The Erase-Eaze key.
  public static let alternateErase = Key(usage: 153)
  /// The System Request key.
  public static let systemRequest = Key(usage: 154)
  /// The Cancel key.
  public static let cancel = Key(usage: 155)
  /// The Clear key.
  public static let clear = Key(usage: 156)
  /// The Prior key.
  public static let prior = Key(usage: 157)
  /// A second return key.
  public static let return2 = Key(usage: 158)
  /// The Separator key.
  public static let separator = Key(usage: 159)
  /// The Out key.
  public static let out = Key(usage: 160)
  /// The Oper key.
  public static let oper = Key(usage: 161)
  /// The Clear/Again key.
  public static let clearAgain = Key(usage: 162)
  /// The CrSel key.
  public static let crSel = Key(usage: 163)
  /// The ExSel key.
  public static let exSel = Key(usage: 164)

  // MARK: Media: beyond the HID page, by the numbers that SDL gives them

  /// Alt Gr, where it is a key of its own.
  public static let mode = Key(usage: 257)
  /// To the next track: a remote command (X1).
  public static let audioNext = Key(usage: 258)
  /// To the previous track: a remote command (X1).
  public static let audioPrevious = Key(usage: 259)
  /// Stops playing: a remote command (X1).
  public static let audioStop = Key(usage: 260)
  /// Plays and pauses: a remote command (X1).
  public static let audioPlay = Key(usage: 261)
  /// Mutes, on keyboards that have that among the media keys.
  public static let audioMute = Key(usage: 262)
  /// Opens what plays.
  public static let mediaSelect = Key(usage: 263)
  /// Opens the web.
  public static let www = Key(usage: 264)
  /// Opens the mail.
  public static let mail = Key(usage: 265)
  /// Opens the calculator.
  public static let calculator = Key(usage: 266)
  /// Opens the files of the computer.
  public static let computer = Key(usage: 267)
  /// Searches the web.
  public static let webSearch = Key(usage: 268)
  /// To the home page.
  public static let webHome = Key(usage: 269)
  /// A page back.
  public static let webBack = Key(usage: 270)
  /// A page forward.
  public static let webForward = Key(usage: 271)
  /// Stops loading the page.
  public static let webStop = Key(usage: 272)
  /// Loads the page again.
  public static let webRefresh = Key(usage: 273)
  /// Shows the bookmarks.
  public static let webBookmarks = Key(usage: 274)
  /// Makes the display darker.
  public static let brightnessDown = Key(usage: 275)
  /// Makes the display brighter.
  public static let brightnessUp = Key(usage: 276)
  /// Changes which displays are used.
  public static let displaySwitch = Key(usage: 277)
  /// Switches the light of the keyboard.
  public static let keyboardLightToggle = Key(usage: 278)
  /// Makes the keyboard darker.
  public static let keyboardLightDown = Key(usage: 279)
  /// Makes the keyboard brighter.
  public static let keyboardLightUp = Key(usage: 280)
  /// Ejects a disc.
  public static let eject = Key(usage: 281)
  /// Has the computer sleep.
  public static let sleep = Key(usage: 282)
  /// Opens a program.
  public static let app1 = Key(usage: 283)
  /// Opens another program.
  public static let app2 = Key(usage: 284)
  /// Seeks backward: a remote command (X1).
  public static let audioRewind = Key(usage: 285)
  /// Seeks forward: a remote command (X1).
  public static let audioFastForward = Key(usage: 286)
  /// The left key below a telephone's display.
  public static let softLeft = Key(usage: 287)
  /// The right key below a telephone's display.
  public static let softRight = Key(usage: 288)
  /// Takes a call.
  public static let call = Key(usage: 289)
  /// Ends a call.
  public static let endCall = Key(usage: 290)
}
