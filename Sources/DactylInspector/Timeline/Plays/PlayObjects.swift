import Dactyl

/// The responders and recognizers of a play, in the order in which they are first seen. Their names are kept, so that
/// they can be named when they are gone.
final class PlayObjects {
  private(set) var responders: [PlayResponder] = []
  private(set) var recognizers: [PlayRecognizer] = []
  private let scene: Scene
  private let responderName: (Entity) -> String?
  private let gestureName: (AnyGesture) -> String?
  private let kindName: (AnyGesture) -> String?
  private var responderIndices: [Entity: Int] = [:]
  private var recognizerIndices: [GestureID: Int] = [:]

  init(
    _ scene: Scene, _ responder: @escaping (Entity) -> String?, _ gesture: @escaping (AnyGesture) -> String?,
    _ kind: @escaping (AnyGesture) -> String?
  ) {
    self.scene = scene
    responderName = responder
    gestureName = gesture
    kindName = kind
  }

  /// The position of a responder, or nil for none.
  func index(of entity: Entity) -> Int? {
    guard entity != .none else { return nil }
    if let index = responderIndices[entity] { return index }
    let view = scene.isAlive(entity) ? scene.view(entity) : nil
    let isView = view?.isAlive == true
    // What is around a view comes before it.
    let parent = isView ? view?.superview.flatMap { index(of: $0.entity) } : nil
    let own = isView ? view.map(InspectorNames.nameInLog) : nil
    let name = responderName(entity) ?? own ?? "responder \(entity.index)"
    responderIndices[entity] = responders.count
    responders.append(PlayResponder(name: name, parent: parent, isView: isView))
    return responders.count - 1
  }

  /// The position of a recognizer, or nil for none.
  func index(of id: GestureID) -> Int? {
    guard id != .none else { return nil }
    if let index = recognizerIndices[id] { return index }
    let gesture = AnyGesture(id, scene.columns)
    let view = gesture.view.flatMap { index(of: $0.entity) }
    recognizerIndices[id] = recognizers.count
    recognizers.append(
      PlayRecognizer(name: gestureName(gesture) ?? gesture.description, kind: kindName(gesture) ?? "", view: view))
    return recognizers.count - 1
  }

  func name(ofResponder index: Int?) -> String { index.map { responders[$0].name } ?? Decision.nobody }

  /// The name of a recognizer with that of its view.
  func nameWithView(ofRecognizer index: Int?) -> String {
    guard let index else { return "no recognizer" }
    return recognizers[index].name + (recognizers[index].view.map { " on \(responders[$0].name)" } ?? "")
  }
}
