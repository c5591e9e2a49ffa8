import HeadlessSwiftUI
import PlatformTestSupport
import Testing

private final class Files: ObservableObject {
  @Published var isImporting = false
  @Published var isExporting = false
  @Published var isMoving = false
  @Published var isPicking = false
  @Published var isInspecting = false
  @Published var item: PhotosPickerItem?
  private(set) var notes: [String] = []

  func note(_ note: String) { notes.append(note) }
}

private struct InspectorView: View {
  var body: some View { Button("Font") {} }
}

private struct FilesView: View {
  @ObservedObject var files: Files

  var body: some View {
    Button("Open") { files.isImporting = true }
      .fileImporter(
        isPresented: $files.isImporting, allowedContentTypes: [.pdf, .image],
        allowsMultipleSelection: true
      ) { _ in
        files.note("imported")
      } onCancellation: {
        files.note("import cancelled")
      }
    Button("Save") { files.isExporting = true }
      .fileExporter(isPresented: $files.isExporting, document: "text", contentType: .plainText) {
        _ in files.note("exported")
      }
    Button("Move") { files.isMoving = true }
      .fileMover(isPresented: $files.isMoving, file: nil) { _ in files.note("moved") }
    Button("Pick") { files.isPicking = true }
      .photosPicker(isPresented: $files.isPicking, selection: $files.item, matching: .images)
    Button("Inspect") { files.isInspecting = true }
      .inspector(isPresented: $files.isInspecting) { InspectorView() }
  }
}

private struct Activity {
  let page: Int
}

private struct ActivityView: View {
  let files: Files

  var body: some View {
    Text("Page")
      .onContinueUserActivity("page") { (activity: Activity) in files.note("page \(activity.page)")
      }
      .onContinueUserActivity("other") { (activity: Activity) in files.note("other") }
  }
}

extension HeadlessTests {
  /// What the system shows over the app, and what it asks of it.
  @MainActor @Suite struct SystemSheetTests {
    private let driver = ScriptedDriver.installed()
    private let files = Files()

    private func window<V: View>(_ view: V) -> HeadlessWindow<V> {
      let window = HeadlessWindow(rootView: view)
      driver.settle()
      return window
    }

    @Test(arguments: ["Open", "Save", "Move", "Pick"])
    func aSystemSheetIsCancelled(button: String) {
      let window = window(FilesView(files: files))
      let before = ["FilesView* [Open, Save, Move, Pick, Inspect]"]
      #expect(window.text() == before)
      for wayBack in ["Cancel", "swipe"] {
        #expect(window.tap(button))
        driver.settle()
        #expect(
          window.text() == [
            "FilesView", "  ▸sheet*", "    FilesView.sheet* [Cancel]",
          ])
        #expect(window.gestureNames() == ["swipeDownSheet@sheet"])
        #expect(wayBack == "swipe" ? window.perform("swipeDownSheet@sheet") : window.tap("Cancel"))
        driver.settle()
        #expect(window.text() == before)
      }
      #expect(
        files.notes == (button == "Open" ? ["import cancelled", "import cancelled"] : []))
      #expect(!files.isImporting && !files.isExporting && !files.isMoving && !files.isPicking)
    }

    @Test func anInspectorIsASheet() {
      let window = window(FilesView(files: files))
      #expect(window.tap("Inspect"))
      driver.settle()
      #expect(window.text() == ["FilesView", "  ▸sheet*", "    InspectorView* [Font]"])
      #expect(window.perform("swipeDownSheet@sheet"))
      #expect(!files.isInspecting)
    }

    @Test func viewsGoOnWithActivitiesOfTheirType() {
      let window = window(ActivityView(files: files))
      #expect(window.continueActivity(Activity(page: 3), ofType: "page"))
      #expect(!window.continueActivity(Activity(page: 3), ofType: "unknown"))
      #expect(files.notes == ["page 3"])
    }
  }
}
