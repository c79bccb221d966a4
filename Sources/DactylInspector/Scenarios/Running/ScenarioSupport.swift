import Dactyl

/// Says what of a scenario this build can't play yet, by its place in the file.
enum ScenarioSupport {
  static func check(_ file: ScenarioFile) throws(ScenarioError) {
    for (index, view) in file.views.enumerated() where view.control != nil {
      throw file.fault(at: "views[\(index)].control", "controls are not built yet")
    }
  }
}
