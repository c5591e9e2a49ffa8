import Foundation
import HeadlessSwiftUI
import PlatformTestSupport
import Testing

private final class Taps: ObservableObject {
  @Published var names: [String] = []
  @Published var isOn = false
}

private struct Bar: ToolbarContent {
  let taps: Taps
  var body: some ToolbarContent {
    ToolbarItemGroup(placement: .topBarTrailing) {
      Button("Add") { taps.names.append("Add") }
    }
  }
}

private struct Star: Shape {
  func path(in rect: CGRect) -> [CGPoint] { [] }
}

/// Arranges its views in lines.
private struct Lines: Layout {
  var spacing: CGFloat = 8

  func makeCache(subviews: Subviews) -> [CGSize] { [] }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: proposal.width ?? 0, height: sizes.map(\.height).reduce(spacing, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    for view in subviews { view.place(at: bounds.origin, proposal: .init(width: 1, height: 2)) }
  }
}

private struct Board: View {
  @ObservedObject var taps: Taps
  let title: LocalizedStringKey = "Board"

  var body: some View {
    GeometryReader { space in
      ScrollViewReader { scroll in
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.adaptive(minimum: 80))]) {
          button("Grid").frame(width: space.size.width / 2)
        }
        .background(.ultraThinMaterial)
        .onAppear { scroll.scrollTo("Grid", anchor: .top) }
        LazyHGrid(rows: [GridItem(.fixed(44))]) { button("Rows") }
      }
    }
    Menu("More") { button("Share") }
    Text(title)
      .contextMenu { button("Copy") }
      .swipeActions(edge: .leading) { button("Delete") }
      .background(Color(red: 1, green: 0.5, blue: 0), in: Capsule())
      .clipShape(RoundedRectangle(cornerRadius: 8))
    Lines(spacing: 4) { button("Line") }
    AnyLayout(HStackLayout()) { button("Any") }
    Grid { GridRow { button("Cell").contentShape(Rectangle()) } }
    GroupBox("Box") { LazyHStack { button("Boxed") } }
    Toggle("Sound", isOn: $taps.isOn)
    Star().stroke().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [10, 5]))
      .stroke(.red, style: StrokeStyle(lineJoin: .bevel)).strokeBorder(lineWidth: 2)
      .strokeBorder(style: StrokeStyle()).strokeBorder(.red, style: StrokeStyle())
    Star().fill(.blue).stroke(LinearGradient(colors: [], startPoint: .top, endPoint: .bottom))
    Image("a").resizable().scaledToFit()
      .toolbar { Bar(taps: taps) }
      .toolbarBackground(.visible, for: .navigationBar)
  }

  private func button(_ name: String) -> some View {
    Button(name) { taps.names.append(name) }
  }
}

extension HeadlessTests {
  /// What arranges others hides nothing of them.
  @MainActor
  @Suite struct ContentTests {
    private let driver = ScriptedDriver.installed()

    @Test func whatIsWithinAContainerCanBeTapped() {
      let taps = Taps()
      let window = HeadlessWindow(rootView: Board(taps: taps))
      driver.settle()
      let names = [
        "Grid", "Rows", "Share", "Copy", "Delete", "Line", "Any", "Cell", "Boxed", "Add",
      ]
      for name in names { #expect(window.tap(name), "\(name)") }
      #expect(taps.names == names)
      #expect(window.tap("Sound"))
      #expect(taps.isOn)
    }
  }
}
