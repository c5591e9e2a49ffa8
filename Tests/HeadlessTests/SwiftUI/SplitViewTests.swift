import HeadlessSwiftUI
import NavigationModel
import PlatformTestSupport
import Testing

private final class Mail: ObservableObject {
  @Published var folder: String?
  @Published var message: Int?
  @Published var visibility = NavigationSplitViewVisibility.automatic
  @Published var column = NavigationSplitViewColumn.sidebar
}

private struct FoldersView: View {
  @ObservedObject var mail: Mail
  var body: some View {
    List(selection: $mail.folder) {
      Text("Inbox").tag("inbox")
      NavigationLink("Sent", value: "sent")
    }
  }
}

private struct MessagesView: View {
  @ObservedObject var mail: Mail
  var body: some View {
    List([1, 2], id: \.self, selection: $mail.message) { Text("Message \($0)") }
  }
}

private struct MessageView: View {
  @ObservedObject var mail: Mail
  var body: some View {
    NavigationStack {
      NavigationLink("Sender", value: "sender")
        .navigationDestination(for: String.self) { _ in SenderView() }
    }
  }
}

private struct SenderView: View {
  var body: some View { Text("Sender") }
}

/// Three columns.
private struct MailView: View {
  @ObservedObject var mail: Mail
  var body: some View {
    NavigationSplitView {
      FoldersView(mail: mail)
    } content: {
      MessagesView(mail: mail)
    } detail: {
      MessageView(mail: mail)
    }
  }
}

/// The same with bindings of the app.
private struct BoundMailView: View {
  @ObservedObject var mail: Mail
  var body: some View {
    NavigationSplitView(
      columnVisibility: $mail.visibility, preferredCompactColumn: $mail.column
    ) {
      FoldersView(mail: mail)
    } content: {
      MessagesView(mail: mail)
    } detail: {
      MessageView(mail: mail)
    }
  }
}

/// Two columns, without a selection.
private struct PlainView: View {
  @ObservedObject var mail: Mail
  var body: some View {
    NavigationSplitView {
      Text("Side")
    } detail: {
      MessageView(mail: mail)
    }
  }
}

extension HeadlessTests {
  /// Columns side by side, and as a stack, by row of the table in *What is modeled of the platform*.
  @MainActor
  @Suite struct SplitViewTests {
    private let driver = ScriptedDriver.installed()
    private let mail = Mail()

    private func window<V: View>(
      _ view: V, narrow: Bool = false
    ) -> HeadlessWindow<V> {
      HeadlessWindow(rootView: view, options: narrow ? .narrow : [])
    }

    /// The names of the screens that a person sees.
    private func seen(_ window: some PlatformWindow) -> [String] {
      driver.settle()
      return window.hierarchy().filter { $0.role == .screen && $0.appearances > 0 }.map(\.name)
    }

    private func gestures(_ window: some PlatformWindow) -> [String] {
      window.gestures().map(\.name)
    }

    private let folders = "FoldersView"
    private let messages = "MessagesView"

    @Test("wide: all columns are visible, and a touch of a row selects it")
    func wide() {
      let window = window(MailView(mail: mail))
      #expect(seen(window) == [folders, messages, "MessageView"])
      #expect(gestures(window) == ["collapse@root", "toggleSidebar@root"])
      #expect(window.tap("Inbox"))
      #expect(mail.folder == "inbox")
      #expect(window.tap("Sent"))
      #expect(mail.folder == "sent")
      #expect(window.tap("Message 2"))
      #expect(mail.message == 2)
      #expect(seen(window) == [folders, messages, "MessageView"])
    }

    @Test("columnVisibility: the app shows and hides columns, and so does the sidebar's button")
    func visibility() {
      let window = window(BoundMailView(mail: mail))
      mail.visibility = .detailOnly
      #expect(seen(window) == ["MessageView"])
      mail.visibility = .doubleColumn
      #expect(seen(window) == [messages, "MessageView"])
      #expect(window.perform("toggleSidebar@root"))
      #expect(mail.visibility == .all)
      #expect(seen(window) == [folders, messages, "MessageView"])
      #expect(window.perform("toggleSidebar@root"))
      #expect(mail.visibility == .doubleColumn)
    }

    @Test("narrow: one column is visible, and a selection leads to the next")
    func narrow() {
      let window = window(MailView(mail: mail), narrow: true)
      #expect(seen(window) == [folders])
      #expect(gestures(window) == ["expand@root"])
      #expect(window.tap("Inbox"))
      #expect(seen(window) == [messages])
      mail.message = 1
      #expect(seen(window) == ["MessageView"])
      #expect(
        driver.fullLog().filter { $0.hasPrefix("pushed") } == ["pushed content", "pushed detail"])
    }

    @Test("narrow: going back clears the selection, after the levels of a stack in the column")
    func back() {
      mail.folder = "inbox"
      mail.message = 1
      let window = window(MailView(mail: mail), narrow: true)
      #expect(seen(window) == ["MessageView"])
      #expect(window.tap("Sender"))
      #expect(seen(window) == ["SenderView"])
      #expect(!gestures(window).contains("back@root"))
      #expect(window.perform("back@column(detail)"))
      #expect(seen(window) == ["MessageView"])
      #expect(window.perform("back@root"))
      #expect(seen(window) == [messages])
      #expect(mail.message == nil)
      #expect(mail.folder == "inbox")
      #expect(window.perform("back@root"))
      #expect(seen(window) == [folders])
      #expect(mail.folder == nil)
      #expect(gestures(window) == ["expand@root"])
    }

    @Test("preferredCompactColumn: the app chooses the column on top, and is told of others")
    func preferred() {
      mail.column = .content
      let window = window(BoundMailView(mail: mail), narrow: true)
      #expect(seen(window) == [messages])
      mail.column = .detail
      #expect(seen(window) == ["MessageView"])
      #expect(window.perform("back@root"))
      #expect(mail.column == .content)
      #expect(window.tap("Message 1"))
      #expect(seen(window) == ["MessageView"])
      #expect(mail.column == .detail)
    }

    @Test("collapse: the last column that shows something is on top; expand: all are back")
    func collapse() {
      let window = window(MailView(mail: mail))
      mail.folder = "inbox"
      #expect(seen(window).count == 3)
      #expect(window.perform("collapse@root"))
      #expect(seen(window) == [messages])
      #expect(window.perform("expand@root"))
      #expect(seen(window) == [folders, messages, "MessageView"])
      #expect(mail.folder == "inbox")
    }

    @Test("two columns without a selection")
    func plain() {
      let window = window(PlainView(mail: mail), narrow: true)
      #expect(seen(window) == ["sidebar"])
      #expect(window.perform("expand@root"))
      #expect(window.perform("toggleSidebar@root"))
      #expect(seen(window) == ["MessageView"])
    }

    @Test("a selection that is gone leads back")
    func cleared() {
      mail.folder = "inbox"
      mail.message = 1
      let window = window(MailView(mail: mail), narrow: true)
      #expect(seen(window) == ["MessageView"])
      mail.message = nil
      #expect(seen(window) == [messages])
    }
  }
}
