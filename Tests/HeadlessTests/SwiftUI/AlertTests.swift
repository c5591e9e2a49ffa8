import HeadlessSwiftUI
import PlatformTestSupport
import Testing

private final class Questions: ObservableObject {
  @Published var isShown = false
  @Published var book: Book?
  @Published var isSheetShown = false
  var log: [String] = []
}

private struct Book: Identifiable, Equatable {
  let id: Int
}

private struct AskingView<Asking: View>: View {
  @ObservedObject var questions: Questions
  let asking: (AnyView) -> Asking

  var body: some View {
    asking(
      AnyView(
        Button("Ask") {
          questions.isShown = true
          questions.log.append("asked")
        }))
  }
}

extension HeadlessTests {
  /// Alerts and dialogs.
  @MainActor
  @Suite struct AlertTests {
    private let driver = ScriptedDriver.installed()
    private let questions = Questions()

    private func window<V: View>(
      _ asking: @escaping (AnyView) -> V
    ) -> HeadlessWindow<AskingView<V>> {
      HeadlessWindow(rootView: AskingView(questions: questions, asking: asking))
    }

    @Test("alert: a button runs its action, then the binding is false")
    func button() {
      let window = window { [questions] view in
        view.alert(
          "Delete?",
          isPresented: Binding {
            questions.isShown
          } set: {
            questions.set($0)
          }
        ) {
          Button("Delete", role: .destructive) { questions.log.append("deleted") }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("It is gone then.")
        }
      }
      #expect(window.tap("Ask"))
      driver.settle()
      #expect(
        window.text() == [
          "AskingView", "  ▸alert*", "    AskingView.alert* [Delete, Cancel]",
        ])
      // Nothing but its buttons ends an alert.
      #expect(window.gestureNames() == [])
      #expect(!window.tap("Ask"))
      #expect(window.tap("Delete"))
      driver.settle()
      #expect(questions.log == ["asked", "deleted", "isShown false"])
      #expect(window.text() == ["AskingView* [Ask]"])
    }

    @Test("alert: one without buttons has an OK")
    func withoutButtons() {
      let window = window { [questions] view in
        view.alert(
          "Saved",
          isPresented: Binding {
            questions.isShown
          } set: {
            questions.set($0)
          }
        ) {}
      }
      #expect(window.tap("Ask"))
      driver.settle()
      #expect(window.text().last == "    AskingView.alert* [OK]")
      #expect(window.tap("OK"))
      #expect(!questions.isShown)
    }

    @Test("confirmationDialog: one without a button that cancels has a Cancel")
    func dialog() {
      let window = window { [questions] view in
        view.confirmationDialog(
          "Which?",
          isPresented: Binding {
            questions.isShown
          } set: {
            questions.set($0)
          }
        ) {
          Button("First") { questions.log.append("first") }
        }
      }
      #expect(window.tap("Ask"))
      driver.settle()
      #expect(window.text().last == "    AskingView.dialog* [First, Cancel]")
      #expect(window.tap("Cancel"))
      #expect(questions.log == ["asked", "isShown false"])
    }

    @Test("alert(presenting:) nil: nothing is shown; a value: its buttons know it")
    func presenting() {
      let window = window { [questions] view in
        view.alert(
          "Lend?",
          isPresented: Binding {
            questions.isShown
          } set: {
            questions.set($0)
          },
          presenting: questions.book
        ) { book in
          Button("Lend \(book.id)") { questions.log.append("lent \(book.id)") }
        }
      }
      #expect(window.tap("Ask"))
      driver.settle()
      #expect(window.text() == ["AskingView* [Ask]"])
      questions.book = Book(id: 7)
      driver.settle()
      #expect(window.text().last == "    AskingView.alert.Book* [Lend 7]")
    }

    @Test("alert while a sheet is presented from the same place: deferred or lost")
    func overSheet() {
      let window = window { [questions] view in
        view.sheet(isPresented: .constant(questions.isSheetShown)) { Text("Sheet") }
          .alert(
            "Sure?",
            isPresented: Binding {
              questions.isShown
            } set: {
              questions.set($0)
            }
          ) {}
      }
      questions.isSheetShown = true
      driver.settle()
      questions.isShown = true
      driver.settle()
      #expect(window.text().contains { $0.contains("▸sheet*") })
      #expect(!window.text().contains { $0.contains("▸alert") })
      #expect(!driver.questions.isEmpty)
    }

    @Test("alerts and action sheets as they were described before iOS 15")
    func legacy() {
      let window = window { [questions] view in
        view.alert(
          isPresented: Binding {
            questions.isShown
          } set: {
            questions.set($0)
          }
        ) {
          Alert(
            title: Text("Sure?"), primaryButton: .cancel(),
            secondaryButton: .destructive(Text("Delete")) { questions.log.append("deleted") })
        }
        .actionSheet(
          item: Binding {
            questions.book
          } set: {
            questions.book = $0
          }
        ) { book in
          ActionSheet(title: Text("\(book.id)"), buttons: [.default(Text("Lend")), .cancel()])
        }
      }
      #expect(window.tap("Ask"))
      driver.settle()
      #expect(window.text().last == "    AskingView.alert* [Cancel, Delete]")
      #expect(window.tap("Delete"))
      driver.settle()
      #expect(questions.log == ["asked", "deleted", "isShown false"])
      questions.book = Book(id: 1)
      driver.settle()
      #expect(window.text().last == "    AskingView.dialog.Book* [Lend, Cancel]")
      #expect(window.tap("Cancel"))
      #expect(questions.book == nil)
    }
  }
}

extension Questions {
  fileprivate func set(_ isShown: Bool) {
    self.isShown = isShown
    log.append("isShown \(isShown)")
  }
}
