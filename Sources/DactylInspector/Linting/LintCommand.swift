import Dactyl

/// The implementation of `dactyl lint`, apart from the printing.
package struct LintCommand {
  /// Prints a line to the standard output, or to the standard error.
  private let print: (ScenarioCommand.Output) -> Void

  /// Makes a command with a function that prints.
  package init(print: @escaping (ScenarioCommand.Output) -> Void) { self.print = print }

  /// Lints the scenes of scenario files, and of those in folders.
  ///
  /// - Returns: 0 when there is nothing to print; 1 when there are findings; 2 when a file could not be read or is
  ///   malformed. The files after such a file are linted all the same.
  package func run(_ paths: [String], asJSON: Bool, withNotes: Bool) -> Int32 {
    var worst: Int32 = 0
    var files: [JSONItem] = []
    for path in paths {
      do throws(ScenarioError) {
        for path in try ScenarioFile.paths(at: path) {
          worst = max(worst, run(path, asJSON, withNotes, &files))
        }
      } catch {
        print(.error("\(error)"))
        worst = 2
      }
    }
    if asJSON { print(.line(JSONValue.object([JSONMember(key: "files", value: .list(files))]).text())) }
    return worst
  }

  private func run(_ path: String, _ asJSON: Bool, _ withNotes: Bool, _ files: inout [JSONItem]) -> Int32 {
    do throws(ScenarioError) {
      let lint = ScenarioLint(try ScenarioFile(contentsOf: path))
      let moments = lint.moments.compactMap { moment in
        var moment = moment
        if !withNotes { moment.findings.removeAll { $0.severity == .note } }
        return moment.findings.isEmpty ? nil : moment
      }
      if asJSON {
        files.append(JSONItem(json(of: moments, path, lint.stage)))
      } else {
        for moment in moments {
          let place = moment.step.map { "\(path): steps[\($0)]" } ?? path
          for finding in moment.findings { print(.line("\(place): \(finding)")) }
        }
      }
      return moments.isEmpty ? 0 : 1
    } catch {
      print(.error("\(error)"))
      return 2
    }
  }

  private func json(of moments: [ScenarioLint.Moment], _ path: String, _ stage: ScenarioStage) -> JSONValue {
    let findings = moments.flatMap { moment in
      moment.findings.map { JSONItem(json(of: $0, after: moment.step, stage)) }
    }
    return .object([
      JSONMember(key: "file", value: .string(path)), JSONMember(key: "findings", value: .list(findings)),
    ])
  }

  private func json(of finding: LintFinding, after step: Int?, _ stage: ScenarioStage) -> JSONValue {
    let ids = stage.ids(of: finding).map { JSONItem(.string($0)) }
    return .object([
      JSONMember(key: "check", value: .string(finding.check)),
      JSONMember(key: "severity", value: .string(finding.severity.rawValue)),
      JSONMember(key: "rule", value: finding.rule.map(JSONValue.string) ?? .null),
      JSONMember(key: "step", value: step.map { .number(Double($0)) } ?? .null),
      JSONMember(key: "ids", value: .list(ids)),
      JSONMember(key: "problem", value: .string(finding.problem)),
      JSONMember(key: "advice", value: .string(finding.advice)),
    ])
  }
}

extension ScenarioStage {
  /// The ids of what a finding concerns, recognizers after the rest; those without an id are left out.
  func ids(of finding: LintFinding) -> [String] {
    let responders = finding.entities.compactMap { entity -> String? in
      if let controller = controllers.first(where: { $0.value.entity == entity }) { return controller.key }
      switch entity {
      case scene.application: return "app"
      case scene.delegate: return "delegate"
      default:
        let view = scene.isAlive(entity) ? View(entity, in: scene) : nil
        let id = id(of: view)
        return id == "none" ? nil : id
      }
    }
    return responders + finding.recognizers.compactMap(\.name)
  }
}
