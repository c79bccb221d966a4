import DactylSDL
import DactylTesting
import Testing

@testable import AskFirst
@testable import DragAView
@testable import DragInAList
@testable import DrawACircle
@testable import DropInABox
@testable import ExplainATap
@testable import FindAFruit
@testable import FirstDrag
@testable import FitAnyWindow
@testable import FoldTheColumns
@testable import Kanban
@testable import LookAround
@testable import LookThroughALens
@testable import PauseMenu
@testable import PeekAtCards
@testable import PickAColor
@testable import PinchAPhoto
@testable import PlayATune
@testable import PlayForTwo
@testable import PointAtATile
@testable import PressAKey
@testable import PullASheet
@testable import RainInBuckets
@testable import ReadTheRules
@testable import ScrollALongList
@testable import SelectTiles
@testable import ShowLetters
@testable import ShowShapes
@testable import SlideAValue
@testable import SpringHome
@testable import SteerAShip
@testable import SwipeACard
@testable import TapOrHold
@testable import TapTwice
@testable import ToDo
@testable import TurnPages
@testable import TypeAName
@testable import UndoATap
@testable import WalkByArrows
@testable import WriteNotes

/// The programs played at random, for a minute of the scene's clock.
@MainActor @Suite struct RandomPlayTests {
  private static let programs: [any App.Type] = [
    AskFirst.self, DragAView.self, DragInAList.self, DrawACircle.self, DropInABox.self, ExplainATap.self,
    FindAFruit.self,
    FitAnyWindow.self,
    PinchAPhoto.self, PlayATune.self, PlayForTwo.self, PointAtATile.self, PressAKey.self, RainInBuckets.self,
    ScrollALongList.self,
    PullASheet.self,
    ShowShapes.self, ShowLetters.self, FoldTheColumns.self,
    SpringHome.self, PickAColor.self, PeekAtCards.self, SelectTiles.self, LookAround.self, LookThroughALens.self,
    WriteNotes.self,
    ReadTheRules.self,
    SlideAValue.self, SteerAShip.self, SwipeACard.self, TapOrHold.self, TapTwice.self, TurnPages.self, TypeAName.self,
    UndoATap.self,
    WalkByArrows.self, FirstDrag.self, PauseMenu.self, ToDo.self, Kanban.self,
  ]

  @Test("A minute of random play does no harm to a program", arguments: 0..<40)
  func minute(index: Int) throws {
    try Self.play(Self.programs[index])
  }

  private static func play<Program: App>(_ type: Program.Type) throws {
    let app = try HeadlessApp(options: type.options)
    let report = try Monkey(seed: 1, size: app.scene.size).play(for: .seconds(60)) { scene in
      scene.assets = app.scene.assets
      let program = type.init()
      try program.launch(scene)
      return program
    }
    #expect(report.failure == nil && report.steps.count > 200, "\(type): \(report)")
  }

  @Test("Every program is played")
  func all() { #expect(Set(Self.programs.map { "\($0)" }).count == 40) }
}
