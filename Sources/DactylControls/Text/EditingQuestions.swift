import Dactyl

/// What a game decides about the editing of a text field or text view: closures that are asked. They may do anything.
/// One that is asked again while it is answering has said yes.
struct EditingQuestions {
  var shouldBegin: ((View) -> Bool)?
  var shouldEnd: ((View) -> Bool)?
  var shouldChange: ((View, Range<Int>, String) -> Bool)?
  var shouldDeleteBackward: ((View) -> Bool)?
}

extension EditableText {
  var shouldBeginEditing: Bool { ask(questions.shouldBegin) { $0(view) } && scene.isAlive(entity) }
  var shouldEndEditing: Bool { ask(questions.shouldEnd) { $0(view) } }

  /// Not one of those below: what is deleted while this one answers is asked for as well.
  var shouldDeleteBackward: Bool { questions.shouldDeleteBackward?(view) ?? true && scene.isAlive(entity) }

  /// Asks a question, unless one is being asked.
  private func ask<Question>(_ question: Question?, _ body: (Question) -> Bool) -> Bool {
    guard let question, !isAsking, scene.isAlive(entity) else { return true }
    isAsking = true
    defer { isAsking = false }
    return body(question)
  }

  /// Whether the game allows an edit of the text. False as well when its answer has changed the text, or destroyed the
  /// field.
  func allows(_ new: TextEditor, after old: TextEditor) -> Bool {
    guard let question = questions.shouldChange, new.characters != old.characters else { return true }
    // After an edit the caret is behind what was inserted.
    let start = min(old.selection.lowerBound, new.caret)
    let end = max(start, old.count - (new.count - new.caret))
    let text = String(new.characters[start..<max(start, new.caret)])
    let isAllowed = ask(question) { $0(view, start..<end, text) }
    return isAllowed && scene.isAlive(entity) && editor == old
  }
}

extension EditableTextHandle {
  /// Whether editing may begin, asked before it does; nil, the default, for always.
  public var shouldBeginEditing: ((Self) -> Bool)? {
    get { editing?.questions.shouldBegin.map { question in { question($0.view) } } }
    nonmutating set {
      changing { $0.questions.shouldBegin = newValue.map { question in { question(Self(view: $0)) } } }
    }
  }
  /// Whether editing may end, asked before the field resigns first responder; nil, the default, for always. A field
  /// that is hidden or disabled ends it unasked.
  public var shouldEndEditing: ((Self) -> Bool)? {
    get { editing?.questions.shouldEnd.map { question in { question($0.view) } } }
    nonmutating set { changing { $0.questions.shouldEnd = newValue.map { question in { question(Self(view: $0)) } } } }
  }
  /// Whether a range of characters may be replaced by what the user has typed, pasted or deleted; nil, the default, for
  /// always. Not asked for undo, and for text that an input method composes when it is committed.
  public var shouldChangeText: ((Self, _ range: Range<Int>, _ text: String) -> Bool)? {
    get { editing?.questions.shouldChange.map { question in { question($0.view, $1, $2) } } }
    nonmutating set {
      changing { $0.questions.shouldChange = newValue.map { question in { question(Self(view: $0), $1, $2) } } }
    }
  }
  /// Whether Backspace deletes, asked for each press of it, also where there is nothing to delete: fields for the
  /// digits of a code go to the field before. Nil, the default, for always. It may call ``deleteBackward()`` itself.
  public var shouldDeleteBackward: ((Self) -> Bool)? {
    get { editing?.questions.shouldDeleteBackward.map { question in { question($0.view) } } }
    nonmutating set {
      changing { $0.questions.shouldDeleteBackward = newValue.map { question in { question(Self(view: $0)) } } }
    }
  }
}
