import Dactyl
import Testing

/// The code of the article about snapshots does what it says.
@Suite struct RollbackArticleTests {
  /// A table of two cards, each for a player's finger.
  private static func table() -> (scene: Scene, cards: [View]) {
    let scene = Scene(size: Size(400, 400))
    let cards = [0, 1].map { number in
      let card = scene.addView(frame: Rect(20 + 200 * Float(number), 20, 80, 80))
      card.addGestureRecognizer(PanGestureRecognizer()) { pan in
        card.center = card.center + pan.translation(in: card.superview)
        pan.setTranslation(.zero, in: card.superview)
      }
      return card
    }
    return (scene, cards)
  }

  /// The finger of a player in a frame.
  private static func event(of player: Int, inFrame frame: Int) -> InputEvent {
    let phase: TouchSamplePhase = frame == 0 ? .began : frame == 19 ? .ended : .moved
    let location = Point(50 + 200 * Float(player) + Float(3 * frame), 50 + Float(frame * frame) / 4)
    return InputEvent(
      at: Timestamp(milliseconds: Int64(16 * frame)),
      .touch(TouchSample(finger: FingerID(Int64(player)), phase: phase, location: location)))
  }

  @Test func inputThatArrivesLateIsAsIfItHadBeenThere() {
    let (near, far) = (Self.table(), Self.table())
    let rollback = Rollback(near.scene)
    for frame in 0..<30 {
      let moment = Timestamp(milliseconds: Int64(16 * frame))
      if frame < 20 {
        near.scene.send(Self.event(of: 0, inFrame: frame))
        for player in [0, 1] { far.scene.send(Self.event(of: player, inFrame: frame)) }
      }
      // The other player's input takes three frames.
      if frame >= 3, frame - 3 < 20 { rollback.insert(Self.event(of: 1, inFrame: frame - 3), inFrame: frame - 3) }
      near.scene.frame(at: moment)
      far.scene.frame(at: moment)
    }

    #expect(near.scene.stateHash == far.scene.stateHash)
    #expect(near.cards.map(\.frame) == far.cards.map(\.frame))
    #expect(near.cards[1].frame.origin.x > 250)
  }

  @Test func aValueOfTheGamesGoesBackToo() {
    let game = CountingGame()
    game.playAndGoBack([.zero, Timestamp(milliseconds: 16)], in: Scene())

    #expect(game.state == 0 && game.frames == 2)
  }
}
