import Foundation
import HeadlessSwiftUI
import NavigationModel
import PlatformTestSupport
import Testing

private struct Tenant: EnvironmentKey {
  static var defaultValue: String { "nobody" }
}

extension EnvironmentValues {
  fileprivate var tenant: String {
    get { self[Tenant.self] }
    set { self[Tenant.self] = newValue }
  }
}

private struct Guest: EnvironmentKey {
  static var defaultValue: Session? { nil }
}

extension EnvironmentValues {
  fileprivate var guest: Session? {
    get { self[Guest.self] }
    set { self[Guest.self] = newValue }
  }
}

private final class Session: ObservableObject {
  @Published var name = "a"
  @Published var isBusy = false
}

private struct LinkView: View {
  let journal: Journal

  var body: some View {
    LinkButton(title: "open", journal: journal)
      .environment(
        \.openURL,
        OpenURLAction { _ in
          journal.note("handled")
          return .handled
        })
    LinkButton(title: "refused", journal: journal)
      .environment(
        \.openURL,
        OpenURLAction { _ in
          journal.note("discarded")
          return .discarded
        })
  }
}

private struct LinkButton: View {
  let title: String
  let journal: Journal
  @Environment(\.openURL) private var openURL

  var body: some View {
    Button(title) {
      openURL(URL(filePath: "/a")) { journal.note($0 ? "opened" : "not opened") }
    }
  }
}

private struct HotelView: View {
  @ObservedObject var session: Session
  let journal: Journal

  var body: some View {
    GuestView(journal: journal).environment(\.guest, session.isBusy ? nil : session)
  }
}

private struct GuestView: View {
  @Environment(\.guest) private var guest
  let journal: Journal

  var body: some View {
    journal.note(guest?.name ?? "nobody")
    return Text("Guest")
  }
}

private struct TenantView: View {
  @Environment(\.tenant) private var tenant
  @Environment(\.isEnabled) private var isEnabled
  let journal: Journal

  var body: some View {
    journal.note("\(tenant) \(isEnabled)")
    return Toggle("Lights", isOn: .constant(false))
  }
}

private struct PassingView: View {
  let journal: Journal

  var body: some View { TenantView(journal: journal) }
}

private struct HouseView: View {
  @ObservedObject var session: Session
  let journal: Journal

  var body: some View {
    VStack {
      PassingView(journal: journal).environment(\.tenant, session.name)
      TenantView(journal: journal)
      Button("Wait") {}
    }
    .disabled(session.isBusy)
  }
}

private struct SessionView: View {
  @EnvironmentObject private var session: Session

  var body: some View { Button("Rename \(session.name)") { $session.name.wrappedValue = "b" } }
}

private struct CosmeticView: View {
  var body: some View {
    ScrollView(.horizontal) {
      Section("Heading") {
        Image(systemName: "star").onTapGesture {}
        Button {
          withAnimation(.spring) {}
        } label: {
          Image(systemName: "trash")
        }
        .buttonStyle(.bordered)
        Divider()
        Spacer()
      }
      Section {
        Form { Color.red.opacity(0.5) }
      } header: {
        ProgressView("Loading")
      }
    }
    .padding(.horizontal, 8).padding(4).font(.system(size: 12).bold()).fontWeight(.bold).bold()
    .foregroundStyle(.secondary).foregroundColor(nil).tint(.blue)
    .presentationDetents([.medium, .height(40)]).presentationBackground(Color.clear)
    .presentationBackground(.regularMaterial)
    .transaction { $0.disablesAnimations = true }
    .frame(width: 10).frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.white).cornerRadius(4).shadow(radius: 2).opacity(0.5)
    .multilineTextAlignment(.center).lineLimit(1).ignoresSafeArea()
    .listStyle(.plain).navigationBarTitleDisplayMode(.inline)
    .listStyle(GroupedListStyle()).navigationBarTitle("Title", displayMode: .inline)
    .navigationBarTitle(Text("Title"))
    .animation(.easeIn, value: 1)
  }
}

extension HeadlessTests {
  @MainActor
  @Suite struct EnvironmentTests {
    private let driver = ScriptedDriver.installed()
    private let journal = Journal()
    private let session = Session()

    @Test("Values of the environment reach the views within, through views that are unchanged")
    func values() {
      let window = HeadlessWindow(rootView: HouseView(session: session, journal: journal))
      #expect(journal.flush() == ["a true", "nobody true"])
      session.name = "b"
      driver.settle()
      #expect(journal.flush() == ["b true"])
      withExtendedLifetime(window) {}
    }

    @Test("An optional object in the environment is the same as long as it is that object")
    func optionalObject() {
      let window = HeadlessWindow(rootView: HotelView(session: session, journal: journal))
      #expect(journal.flush() == ["a"])
      session.name = "b"
      driver.settle()
      #expect(journal.flush() == [])
      session.isBusy = true
      driver.settle()
      #expect(journal.flush() == ["nobody"])
      withExtendedLifetime(window) {}
    }

    @Test("Disabled controls cannot be touched")
    func disabled() {
      let window = HeadlessWindow(rootView: HouseView(session: session, journal: journal))
      #expect(window.tap("Wait"))
      session.isBusy = true
      driver.settle()
      #expect(journal.flush() == ["a true", "nobody true", "a false", "nobody false"])
      #expect(!window.tap("Wait"))
      #expect(window.hierarchy().allSatisfy { $0.controls.isEmpty })
    }

    @Test("An environment object is found by its type, and observed")
    func object() {
      let window = HeadlessWindow(rootView: SessionView().environmentObject(session))
      #expect(window.tap("Rename a"))
      driver.settle()
      #expect(window.text() == ["SessionView* [Rename b]"])
    }

    @Test("A missing environment object traps with the way to provide one")
    func missingObject() {
      #expect(
        EnvironmentMessages.missingObject(Session.self)
          == "No Session is in the environment of this view; "
          + "call .environmentObject(_:) with one on a view around it.")
      #expect(
        EnvironmentMessages.missingObservable(Session.self)
          == "No Session is in the environment of this view; "
          + "call .environment(_:) with one on a view around it.")
    }

    @Test("A view opens a URL by the action of its environment")
    func openURL() throws {
      let journal = Journal()
      let window = HeadlessWindow(rootView: LinkView(journal: journal))
      #expect(window.tap("open"))
      #expect(window.tap("refused"))
      #expect(journal.flush() == ["handled", "opened", "discarded", "not opened"])
    }

    @Test("Cosmetics compile and change nothing; pictures name what has no text")
    func cosmetics() {
      let window = HeadlessWindow(rootView: CosmeticView())
      #expect(window.text() == ["CosmeticView* [star, trash]"])
      #expect(window.tap("trash"))
    }

    #if os(macOS) || os(Linux)
      @Test("path.removeLast(k) traps unless k <= count")
      func removeLastTraps() async {
        await #expect(processExitsWith: .failure) {
          var path = NavigationPath([1])
          path.removeLast(2)
        }
      }
    #endif
  }
}
