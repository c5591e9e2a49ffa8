@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?
    private lazy var coordinator: Coordinator = self.makeCoordinator()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Analytics.shared.configure(key: "parcels")
        coordinator.start()
        return true
    }

    private func makeCoordinator() -> Coordinator {
        let root = window!.rootViewController as! UINavigationController
        return AppCoordinator(router: RouterImp(root: root), factory: ScreenFactoryImp())
    }
}
