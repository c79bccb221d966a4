import DactylInspector

/// A scenario text with one view, and the lines that a test adds.
func scenario(
  views: String = "", recognizers: String = "", steps: String = "", log: String = "", more: String = ""
) -> String {
  let card = #"{"id": "card", "parent": "main", "frame": [0, 0, 10, 10]}"#
  return """
    {"format": 1, "name": "n", "views": [\(card)\(views.isEmpty ? "" : ", " + views)],
    "recognizers": [\(recognizers)], "steps": [\(steps)], "log": [\(log)]\(more.isEmpty ? "" : ", " + more)}
    """
}

/// The scenario that a text holds.
func read(_ text: String) throws(ScenarioError) -> ScenarioFile {
  try ScenarioFile(bytes: Array(text.utf8), file: "cards.scenario.json")
}

/// The error in a text, without the file's name, or nil when it can be read.
func fault(in text: String) -> String? {
  do throws(ScenarioError) {
    _ = try read(text)
    return nil
  } catch {
    return error.path.isEmpty ? error.problem : "\(error.path): \(error.problem)"
  }
}
