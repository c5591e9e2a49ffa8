/// A controller of the platform whose buttons a person can touch.
@MainActor
protocol OffersChoices: UIViewController {
  /// The buttons, with what each does.
  var choices: [(title: String, take: @MainActor () -> Void)] { get }
}
