extension AccessibleObject {
  /// Answers what every object is asked.
  func answerAccessible(_ member: String, _ arguments: BusArguments) throws(BusFault) -> [BusValue]? {
    switch member {
    case "GetChildAtIndex":
      let (children, index) = (children, try arguments.integer(0))
      return [objects.reference(children.indices.contains(index) ? children[index] : nil)]
    case "GetChildren": return [objects.references(children)]
    case "GetIndexInParent": return [.int(index)]
    case "GetRelationSet": return [.array(of: "(ua(so))", [])]
    case "GetRole": return [.uint32(role.number)]
    case "GetRoleName", "GetLocalizedRoleName": return [.string(role.name)]
    case "GetState": return [states.value]
    case "GetAttributes": return [.dictionary(attributes)]
    case "GetApplication": return [objects.reference(.application)]
    case "GetInterfaces": return [.array(of: "s", interfaces.map { .string($0.name) })]
    default: return nil
    }
  }

  /// The properties of an interface.
  func properties(of interface: AccessibleInterface) -> [(name: String, value: BusValue)] {
    switch interface {
    case .accessible:
      [
        ("Name", .string(name)), ("Description", .string(hint)), ("Parent", parentReference),
        ("ChildCount", .int(children.count)), ("Locale", .string("")), ("AccessibleId", .string("")),
      ]
    case .application:
      [
        ("ToolkitName", .string("Dactyl")), ("Version", .string("1")), ("AtspiVersion", .string("2.1")),
        ("Id", .int32(objects.id)),
      ]
    case .component: []
    case .action: [("NActions", .int(actions.count))]
    case .value: numbers
    case .text:
      [("CharacterCount", .int(editedText.count)), ("CaretOffset", .int(editedText.selection.upperBound))]
    case .editableText: []
    case .selection: [("NSelectedChildren", .int(selectedChildren.count))]
    }
  }

  /// The program's own parent is the desktop, which the registry has told.
  private var parentReference: BusValue {
    if case .application = kind { return objects.desktop }
    return objects.reference(parent)
  }

  /// Answers what the program itself is asked.
  func answerApplication(_ member: String) -> [BusValue]? {
    switch member {
    case "GetLocale", "GetApplicationBusAddress": [.string("")]
    default: nil
    }
  }

  /// What the cache of clients keeps of the object.
  var cacheItem: BusValue {
    .structure([
      objects.reference(path), objects.reference(.application), parentReference, .int(index), .int(children.count),
      .array(of: "s", interfaces.map { .string($0.name) }), .string(name), .uint32(role.number), .string(hint),
      states.value,
    ])
  }

  /// The type of `cacheItem`.
  static let cacheItemSignature = "((so)(so)(so)iiassusau)"
}
