/// The modules that request coordination.
enum Coordinated: Hashable, Sendable {
  case player
  case library
  case lectureDetails
  case settings
  case service
}
