#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A screen of a module, with buttons that request coordination.
class ModuleViewController: UIViewController {
  private let module: Coordinated
  private let coordinator: any CoordinationRequestProtocol
  private let requests: [(button: String, request: CoordinationRequest)]

  init(
    _ module: Coordinated, named name: String,
    requests: [(button: String, request: CoordinationRequest)],
    coordinator: any CoordinationRequestProtocol
  ) {
    self.module = module
    self.requests = requests
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = name
  }

  #if canImport(UIKit)
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  #endif

  override func viewDidLoad() {
    super.viewDidLoad()
    for (button, request) in requests {
      let action = UIAction(title: button) { [weak self] _ in self?.ask(for: request) }
      let button = UIButton(primaryAction: action)
      button.accessibilityIdentifier = action.title
      view.addSubview(button)
    }
  }

  /// Requests coordination for the module.
  func ask(for request: CoordinationRequest) {
    coordinator.coordinate(module, request: request, sender: self)
  }
}
