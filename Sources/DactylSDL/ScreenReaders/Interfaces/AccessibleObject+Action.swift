extension AccessibleObject {
  /// Answers which actions an object has, and performs them.
  func answerAction(_ member: String, _ arguments: BusArguments) throws(BusFault) -> [BusValue]? {
    let actions = actions
    func name(_ index: Int) -> String { actions.indices.contains(index) ? actions[index].name : "" }
    switch member {
    case "GetName", "GetLocalizedName": return [.string(name(try arguments.integer(0)))]
    case "GetDescription", "GetKeyBinding": return [.string("")]
    case "GetActions":
      return [.array(of: "(sss)", actions.map { .structure([.string($0.name), .string(""), .string("")]) })]
    case "DoAction":
      let index = try arguments.integer(0)
      return [.bool(actions.indices.contains(index) && perform(actions[index].action))]
    default: return nil
    }
  }
}
