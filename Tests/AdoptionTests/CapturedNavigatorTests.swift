#if Adopt
import Foundation
import Testing

@testable import Adoption

/// Models that keep their coordinator in closures alone.
struct CapturedNavigatorTests {
  private let app = """
    final class Flow: PageDelegate {
      let stack = UINavigationController()
      func start() { stack.pushViewController(Page(model: PageModel(delegate: self)), animated: true) }
      func send(_ action: PageAction) { stack.popViewController(animated: true) }
    }
    enum PageAction { case close, show(String) }
    protocol PageDelegate { func send(_ action: PageAction) }
    final class PageModel {
      let names: [String]
      let picked = PassthroughSubject<Int, Never>()
      let ended = PassthroughSubject<Void, Never>()
      private var bag: Set<AnyCancellable> = []
      init(delegate: PageDelegate, names: [String] = []) {
        self.names = names
        picked.sink { index in delegate.send(.show(names[index])) }.store(in: &bag)
        ended.sink { delegate.send(.close) }.store(in: &bag)
      }
    }
    final class Page: UIViewController {
      let model: PageModel
      init(model: PageModel) { self.model = model; super.init(nibName: nil, bundle: nil) }
    }
    """

  @Test func theStandInStoresIt() throws {
    let model = try #require(Sample.standIn(for: "PageModel", in: Sample.app(app)))
    #expect(model.contains("  var delegate: PageDelegate?\n"))
    #expect(model.contains("    self.delegate = delegate\n"))
    for (name, action) in [("close", ".close"), ("show", "PageAction.show(\"a\")")] {
      #expect(
        model.contains(
          "OfferedCallback(\"PageModel:send(\(name))\") { [weak self] in guard let self else { return }; "
            + "_ = self.delegate?.send(\(action)) },"))
    }
  }

  @Test func whatItOnlyRefersToIsNotStored() throws {
    let weak = app.replacing("{ index in delegate", with: "{ [weak delegate] index in delegate?")
    let model = try #require(Sample.standIn(for: "PageModel", in: Sample.app(weak)))
    #expect(!model.contains("var delegate"))
  }

  @Test func whatIsStoredIsStoredOnce() throws {
    let stored = app.replacing(
      "let names: [String]\n", with: "let names: [String]\n  let delegate: PageDelegate\n"
    ).replacing("self.names = names", with: "self.names = names; self.delegate = delegate")
    let model = try #require(Sample.standIn(for: "PageModel", in: Sample.app(stored)))
    #expect(model.components(separatedBy: "var delegate").count == 2)
  }
}
#endif
