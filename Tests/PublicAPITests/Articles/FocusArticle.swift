import Dactyl

/// The code of the article on the focus.
func focusArticle(_ tile: View, _ menu: View, _ delegate: FocusDelegate, in scene: Scene) {
  tile.canBecomeFocused = true
  tile.setFocusDelegate(delegate)
  scene.requestFocus(at: menu.entity)
}

func splitFocusArticle(_ controller: GameController, _ rightHalf: View, in scene: Scene) {
  scene.splitsFocus = true
  scene.inputActions.assign(controller.id, to: 1)
  scene.setFocusRoot(rightHalf, ofPlayer: 1)
}
