extension SceneColumns {
  /// The scene; nil when it is gone, or is one without input.
  var scene: Scene? { graph as? Scene }
}

extension View {
  /// The scene that the view lives in; nil when that is gone.
  public var scene: Scene? { columns.scene }
}
