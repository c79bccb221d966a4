import DactylSDL
import DactylTesting
import Foundation
import Testing

@testable import FirstDrag
@testable import Kanban
@testable import PauseMenu
@testable import ToDo

/// The programs of the tutorials, played as the pages describe it.
@MainActor @Suite struct TutorialTests {
  @Test("FirstDrag: cards are dragged with two fingers, glide back from beside the table, and a tap turns them")
  func firstDrag() throws {
    let play = try Play(FirstDrag.self)
    let (first, second) = (play.views[1], play.views[2])
    play.finger.press(at: Point(170, 300))
    play.secondFinger.press(at: Point(285, 300))
    play.finger.move(to: Point(270, 350))
    play.secondFinger.move(to: Point(385, 250))
    #expect(first.center == Point(270, 350) && second.center == Point(385, 250))
    play.finger.lift()
    play.secondFinger.move(to: Point(40, 40))
    play.secondFinger.lift()
    play.scene.advance(by: 0.5)
    #expect(first.center == Point(270, 350) && second.center == Point(285, 300))
    play.finger.tap(at: Point(270, 400))
    #expect(first[Label.self]?.text == "" && first[Shape.self]?.fill == .darkGray)
  }

  @Test("PauseMenu: a button begins, Escape pauses and goes on, and meanwhile nothing rolls")
  func pauseMenu() throws {
    let play = try Play(PauseMenu.self)
    let game = try #require(play.scene.window.rootViewController)
    let ball = try #require(game.view?.subviews.first)
    try play.tap("Play")
    play.hold(.right, for: 0.5)
    #expect((500..<570).contains(ball.center.x))
    let paused = ball.center
    play.type(.escape)
    play.scene.advance(by: 0.1)
    let menu = try #require(game.presentedViewController)
    play.hold(.right, for: 0.5)
    #expect(ball.center == paused)
    play.type(.escape)
    play.scene.advance(by: 0.1)
    #expect(game.presentedViewController == nil && menu.isAlive)
    play.type(.escape)
    play.scene.advance(by: 0.1)
    try play.tap("Play")
    #expect(game.presentedViewController == nil)
    play.hold(.left, for: 0.5)
    #expect(ball.center.x < paused.x - 100)
    play.type(.escape)
    play.scene.advance(by: 0.1)
    try play.tap("Quit")
    #expect(play.scene.exitCode == 0)
  }

  @Test("ToDo: rows are written, ordered by dragging, swiped away, and brought back")
  func toDo() throws {
    let play = try Play(ToDo.self)
    try play.tap("Something new")
    play.write("Sing")
    play.type(.return)
    play.scene.advance(by: 0.6)
    let rows = { (texts: [String]) in try texts.map { try play.place(of: $0).y } }
    #expect(try rows(["Learn a dance", "Sing"]) == [322, 382])
    try play.hold("Sing", andDragTo: Point(240, 100))
    #expect(try rows(["Sing", "Water the plants"]) == [82, 142])
    let first = try play.place(of: "Sing")
    play.drag(from: first, by: Vector(-400, 0), duration: 0.3)
    play.scene.advance(by: 1)
    #expect(play.view(showing: "Sing") == nil)
    try play.tap("Undo")
    #expect(try rows(["Sing", "Water the plants"]) == [82, 142])
  }

  @Test("Kanban: cards move between lists, are written, changed, deleted, and all of it is undone")
  func kanban() throws {
    let play = try Play(Kanban.self)
    let column = { (text: String) in Int(try play.place(of: text).x / 300) }
    let doing = try play.place(of: "Doing")
    try play.hold("Call Ada", andDragTo: doing + Vector(20, 60))
    #expect(try column("Call Ada") == 1 && play.place(of: "Call Ada").y < play.place(of: "Fix the bike").y)
    play.type(.z, characters: "z", with: .control)
    play.scene.advance(by: 0.5)
    #expect(try column("Call Ada") == 0)

    try play.tap("Add")
    play.write("Sing")
    play.type(.return)
    play.scene.advance(by: 0.5)
    #expect(try column("Sing") == 2)
    try play.tap("Sing")
    play.write("Sing louder")
    try play.tap("Save")
    #expect(play.view(showing: "Sing") == nil)
    #expect(try column("Sing louder") == 2)
    try play.tap("Sing louder")
    try play.tap("Delete")
    #expect(play.view(showing: "Sing louder") == nil)
    play.type(.z, .z, .z, characters: "z", with: .control)
    play.scene.advance(by: 0.5)
    #expect(play.view(showing: "Sing louder") == nil && play.view(showing: "Sing") == nil)
    play.type(.z, .z, .z, characters: "z", with: [.control, .shift])
    play.scene.advance(by: 0.5)
    #expect(play.view(showing: "Sing louder") == nil)
    play.type(.z, characters: "z", with: .control)
    play.scene.advance(by: 0.5)
    #expect(try column("Sing louder") == 2)
  }

  @Test("Kanban: the lists are there again in the next run with the same file")
  func kanbanIsSaved() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("kanban-\(UUID()).state").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    var runner = AppRunner(options: Kanban.options, frames: 2, isHeadless: true)
    runner.statePath = path
    _ = try runner.run { Kanban().launch($0) }
    let saved = try String(contentsOfFile: path, encoding: .utf8)
    #expect(saved.contains("Fix the bike"))
    try saved.replacing("Fix the bike", with: "Sell the car").write(toFile: path, atomically: true, encoding: .utf8)
    var texts: [String] = []
    _ = try runner.run { scene in
      Kanban().launch(scene)
      scene.onFrameEnd { _ in
        var waiting = [scene.window.view]
        while let view = waiting.popLast() {
          texts += view[Label.self].map { [$0.text] } ?? []
          waiting += view.subviews
        }
      }
    }
    #expect(texts.contains("Sell the car") && !texts.contains("Fix the bike"))
  }
}
