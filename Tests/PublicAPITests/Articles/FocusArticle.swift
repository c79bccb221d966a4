import Dactyl

/// The code of the article on the focus.
func focusArticle(_ tile: View, _ menu: View, _ delegate: FocusDelegate, in scene: Scene) {
  tile.canBecomeFocused = true
  tile.setFocusDelegate(delegate)
  scene.requestFocus(at: menu.entity)
}

func splitFocusArticle(_ controller: GameController, _ rightHalf: View, in scene: Scene) {
  scene.splitsFocus = true
  scene.setPlayer(1, of: controller.id)
  scene.setFocusRoot(rightHalf, ofPlayer: 1)
}
