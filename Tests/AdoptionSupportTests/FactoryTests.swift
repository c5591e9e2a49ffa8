import AdoptionSupport
import HeadlessCombine
import HeadlessSwiftUI
import NavigationHarness
import PlatformTestSupport
import Testing

/// The types of Factory that come prepared.
@Suite(.ownsPlatform) struct FactoryTests {
  @Test func aPropertyMakesItsValueAnewUnlessAScopeKeepsIt() {
    ServiceAnswers.begin(with: TicketOffice())
    let container = FactoryContainer.shared
    #expect(container.clock() !== container.clock())
    #expect(container.store() === container.store())
    #expect(container.shelf("a").name == "a")
    #expect(container.shelf("b").name == "b")
    let first = container.desk()
    #expect(container.desk() === first)
    #expect(container.pair().isSame)
    let store = container.store()
    container.store.reset()
    #expect(container.store() !== store)
  }

  @Test func whatIsSharedGoesWithTheLastThatHoldsIt() {
    ServiceAnswers.begin(with: TicketOffice())
    weak var made: Desk?
    do {
      let desk = FactoryContainer.shared.desk()
      made = desk
    }
    #expect(made == nil)
  }

  @Test func whatIsRegisteredStandsForWhatWasPromised() {
    ServiceAnswers.begin(with: TicketOffice())
    #expect(FactoryContainer.shared.promise() == nil)
    FactoryContainer.shared.promise.register { Store(number: 7) }
    #expect(FactoryContainer.shared.promise()?.number == 7)
    // Another app begins with what its properties say.
    ServiceAnswers.begin(with: TicketOffice())
    #expect(FactoryContainer.shared.promise() == nil)
    #expect(OwnContainer.shared.own().number == 5)
    OwnContainer.shared.own.register { Store(number: 8) }
    ServiceAnswers.begin(with: TicketOffice())
    #expect(OwnContainer.shared.own().number == 5)
  }

  @Test func wrappersAskTheContainer() {
    ServiceAnswers.begin(with: TicketOffice())
    let holder = Holder()
    #expect(holder.store === FactoryContainer.shared.store())
    #expect(holder.later.number == 1)
    #expect(holder.own.number == 5)
    holder.later = Store(number: 9)
    #expect(holder.later.number == 9)
  }

  @MainActor @Test func aViewOwnsTheObjectThatItIsFilledWith() {
    ServiceAnswers.begin(with: TicketOffice())
    let driver = ScriptedDriver.installed()
    let window = HeadlessWindow(rootView: ModelView())
    driver.settle()
    #expect(window.tap("More 0"))
    driver.settle()
    #expect(window.tap("More 1"))
  }
}

private final class Clock {}

private final class Store {
  let number: Int
  init(number: Int = 1) { self.number = number }
}

private final class Shelf {
  let name: String
  init(name: String) { self.name = name }
}

private final class Desk {}

private struct Pair {
  let first: Clock
  let second: Clock
  var isSame: Bool { first === second }
}

private final class Model: ObservableObject {
  @Published var count = 0
}

extension FactoryContainer {
  fileprivate var clock: FactoryMaker<Clock> { self { Clock() } }
  fileprivate var store: FactoryMaker<Store> { FactoryMaker(self) { Store() }.singleton }
  fileprivate var shelf: FactoryParameterMaker<String, Shelf> { self { Shelf(name: $0) } }
  fileprivate var desk: FactoryMaker<Desk> { self { Desk() }.shared }
  fileprivate var part: FactoryMaker<Clock> { self { Clock() }.graph }
  fileprivate var pair: FactoryMaker<Pair> {
    self { Pair(first: self.part(), second: self.part()) }
  }
  fileprivate var promise: FactoryMaker<Store?> { promised() }
  fileprivate var model: FactoryMaker<Model> { self { Model() } }
}

private final class OwnContainer: FactorySharedContainer, FactoryAutoRegistering {
  nonisolated(unsafe) static let shared = OwnContainer()
  let manager = FactoryContainerManager()
  var own: FactoryMaker<Store> { self { Store() } }
  func autoRegister() { own.register { Store(number: 5) } }
}

private final class Holder {
  @FactoryInjected(\.store) var store: Store
  @FactoryLazyInjected(\.store) var later: Store
  @FactoryInjected(\OwnContainer.own) var own: Store
}

private struct ModelView: View {
  @FactoryInjectedObject(\.model) var model
  var body: some View { Button("More \(model.count)") { model.count += 1 } }
}
