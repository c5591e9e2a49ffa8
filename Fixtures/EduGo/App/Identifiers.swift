/// Somebody who can sign in.
enum UserID: String, Hashable, Sendable, CaseIterable {
  case ada
  case ben
}

/// Something to study.
enum MaterialID: String, Hashable, Sendable {
  case algebra
}

/// Something to be examined in.
enum AssessmentID: String, Hashable, Sendable {
  case midterm
}
