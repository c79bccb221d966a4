/// Keys of few keyboards, and media keys.
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
  /// The key that mutes the sound.
  public static let mute = Key(usage: 127)
  /// The key that increases the volume.
  public static let volumeUp = Key(usage: 128)
  /// The key that decreases the volume.
  public static let volumeDown = Key(usage: 129)
  /// International key 1: on Japanese keyboards it selects the input mode.
  public static let international1 = Key(usage: 135)
  /// International key 2: on Japanese keyboards it selects the input mode.
  public static let international2 = Key(usage: 136)
  /// International key 3: on Japanese keyboards it selects the input mode.
  public static let international3 = Key(usage: 137)
  /// International key 4: on Japanese keyboards it selects the input mode.
  public static let international4 = Key(usage: 138)
  /// International key 5: on Japanese keyboards it selects the input mode.
  public static let international5 = Key(usage: 139)
  /// International key 6.
  public static let international6 = Key(usage: 140)
  /// International key 7.
  public static let international7 = Key(usage: 141)
  /// International key 8.
  public static let international8 = Key(usage: 142)
  /// International key 9.
  public static let international9 = Key(usage: 143)
  /// Language key 1: on Korean and Japanese keyboards it selects the input mode.
  public static let language1 = Key(usage: 144)
  /// Language key 2: on Korean and Japanese keyboards it selects the input mode.
  public static let language2 = Key(usage: 145)
  /// Language key 3: on Korean and Japanese keyboards it selects the input mode.
  public static let language3 = Key(usage: 146)
  /// Language key 4: on Korean and Japanese keyboards it selects the input mode.
  public static let language4 = Key(usage: 147)
  /// Language key 5: on Korean and Japanese keyboards it selects the input mode.
  public static let language5 = Key(usage: 148)
  /// Language key 6.
  public static let language6 = Key(usage: 149)
  /// Language key 7.
  public static let language7 = Key(usage: 150)
  /// Language key 8.
  public static let language8 = Key(usage: 151)
  /// Language key 9.
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

  // MARK: Media keys: outside of the HID page, with the numbers that SDL gives them

  /// The Alt Gr key, where it is separate.
  public static let mode = Key(usage: 257)
  /// The key for the next track: a remote command (X1).
  public static let audioNext = Key(usage: 258)
  /// The key for the previous track: a remote command (X1).
  public static let audioPrevious = Key(usage: 259)
  /// The key that stops playing: a remote command (X1).
  public static let audioStop = Key(usage: 260)
  /// The key that plays and pauses: a remote command (X1).
  public static let audioPlay = Key(usage: 261)
  /// The mute key of keyboards that have it among the media keys.
  public static let audioMute = Key(usage: 262)
  /// The key that opens the media player.
  public static let mediaSelect = Key(usage: 263)
  /// The key that opens the web browser.
  public static let www = Key(usage: 264)
  /// The key that opens the mail program.
  public static let mail = Key(usage: 265)
  /// The key that opens the calculator.
  public static let calculator = Key(usage: 266)
  /// The key that opens the file manager.
  public static let computer = Key(usage: 267)
  /// The key that searches the web.
  public static let webSearch = Key(usage: 268)
  /// The key that opens the home page.
  public static let webHome = Key(usage: 269)
  /// The key that goes back a page.
  public static let webBack = Key(usage: 270)
  /// The key that goes forward a page.
  public static let webForward = Key(usage: 271)
  /// The key that stops loading the page.
  public static let webStop = Key(usage: 272)
  /// The key that reloads the page.
  public static let webRefresh = Key(usage: 273)
  /// The key that shows the bookmarks.
  public static let webBookmarks = Key(usage: 274)
  /// The key that makes the display darker.
  public static let brightnessDown = Key(usage: 275)
  /// The key that makes the display brighter.
  public static let brightnessUp = Key(usage: 276)
  /// The key that switches between displays.
  public static let displaySwitch = Key(usage: 277)
  /// The key that toggles the keyboard's light.
  public static let keyboardLightToggle = Key(usage: 278)
  /// The key that makes the keyboard's light darker.
  public static let keyboardLightDown = Key(usage: 279)
  /// The key that makes the keyboard's light brighter.
  public static let keyboardLightUp = Key(usage: 280)
  /// The key that ejects a disc.
  public static let eject = Key(usage: 281)
  /// The key that puts the computer to sleep.
  public static let sleep = Key(usage: 282)
  /// The first key that opens a program.
  public static let app1 = Key(usage: 283)
  /// The second key that opens a program.
  public static let app2 = Key(usage: 284)
  /// The key that seeks backward: a remote command (X1).
  public static let audioRewind = Key(usage: 285)
  /// The key that seeks forward: a remote command (X1).
  public static let audioFastForward = Key(usage: 286)
  /// The left key below a telephone's display.
  public static let softLeft = Key(usage: 287)
  /// The right key below a telephone's display.
  public static let softRight = Key(usage: 288)
  /// The key that answers a call.
  public static let call = Key(usage: 289)
  /// The key that ends a call.
  public static let endCall = Key(usage: 290)
}
