import NavigationModel

/// A controller of the platform whose buttons a person can touch.
@MainActor
protocol OffersChoices: UIViewController {
  /// The buttons, with what each does.
  var choices: [(title: String, take: @MainActor () -> Void)] { get }

  /// The functions of the app that run when a person has touched one.
  var chosenHandlers: [PlatformHandler] { get }
}
