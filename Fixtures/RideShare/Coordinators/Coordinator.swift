/// An object that decides which screen is shown, between a start and a stop.
@MainActor
protocol Coordinator: AnyObject {
  func start()
  func stop()
}
