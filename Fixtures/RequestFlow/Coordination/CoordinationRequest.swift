/// A lecture, by its number.
struct LectureID: Hashable, Sendable {
  let rawValue: Int

  static let first: LectureID = LectureID(rawValue: 1)
  static let second: LectureID = LectureID(rawValue: 2)

  /// The lecture that is offered at the end of this one.
  var next: LectureID { self == .first ? .second : .first }
}

/// A request of a module, with what is needed to do it.
enum CoordinationRequest: Hashable, Sendable, CustomStringConvertible {
  case dismiss
  case showLectureDetails(LectureID)
  case showQueue

  var name: CoordinationRequestName {
    switch self {
    case .dismiss: .dismiss
    case .showLectureDetails: .showLectureDetails
    case .showQueue: .showQueue
    }
  }

  var description: String {
    switch self {
    case .dismiss: "dismiss"
    case .showLectureDetails(let lecture): "showLectureDetails(\(lecture.rawValue))"
    case .showQueue: "showQueue"
    }
  }
}

/// The kinds of requests, by which a coordinator finds the manager of each.
enum CoordinationRequestName: Hashable, Sendable {
  case dismiss
  case showLectureDetails
  case showQueue
}
