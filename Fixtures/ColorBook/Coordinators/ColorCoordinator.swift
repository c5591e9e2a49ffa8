import AdaptiveCoordinator

/// Leads from a color to its meanings.
final class ColorCoordinator: StackCoordinator<ColorRoute> {
  override func prepare(to route: ColorRoute) -> ActionType<TransferType, ColorRoute> {
    switch route {
    case .color(let color):
      guard isInitial else { return .transfer(.backToRoot()) }
      return .transfer(.push(ColorViewController(color: color, unownedRouter)))
    case .meaning(let meaning):
      return .transfer(.push(MeaningViewController(meaning: meaning, unownedRouter)))
    case .colors:
      return .transfer(.pop())
    case .settings, .general:
      return .none
    }
  }
}
