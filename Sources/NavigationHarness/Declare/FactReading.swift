/// A function that reads a declared fact off a subject.
///
/// A condition stays one until somebody wants to read it: a look hashes a bit and makes no text.
enum FactReading<Subject> {
  case condition(@MainActor (Subject) -> Bool)
  case text(@MainActor (Subject) -> String)

  /// Reads the fact.
  @MainActor
  func value(of subject: Subject) -> FactValue {
    switch self {
    case .condition(let value): .condition(value(subject))
    case .text(let value): .text(value(subject))
    }
  }
}

extension FactReading where Subject: AnyObject {
  /// The same without the subject's type: generic code looks types up at every turn.
  var erased: FactReading<AnyObject> {
    switch self {
    case .condition(let value): .condition { value(unsafeDowncast($0, to: Subject.self)) }
    case .text(let value): .text { value(unsafeDowncast($0, to: Subject.self)) }
    }
  }
}

/// The value of a declared fact.
enum FactValue {
  case condition(Bool)
  case text(String)

  /// The value as states tell it.
  var text: String {
    switch self {
    case .condition(let holds): holds ? "true" : "false"
    case .text(let text): text
    }
  }
}
