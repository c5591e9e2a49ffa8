import SwiftUI
import UIKit

struct SplashView: View {
    let coordinator: ErrandsCoordinator

    static func make(_ coordinator: ErrandsCoordinator) -> UIViewController {
        UIHostingController(rootView: Self(coordinator: coordinator))
    }

    var body: some View {
        Text("Errands").onAppear { coordinator.showList() }
    }
}

final class ListPresenter {
    enum Event {
        case add
        case open(Errand)
    }

    private let onEvent: (Event) -> Void

    init(onEvent: @escaping (Event) -> Void) {
        self.onEvent = onEvent
    }
}

final class ListController: UIViewController {
    private let presenter: ListPresenter

    init(presenter: ListPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError() }
}

struct ErrandForm: View {
    @State var errand: Errand
    @State private var isHelping = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Button("Help") { isHelping = true }
            Button("Save") { dismiss() }
        }
        .sheet(isPresented: $isHelping) { HelpView() }
    }
}

struct HelpView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Got it") { dismiss() } }
}
