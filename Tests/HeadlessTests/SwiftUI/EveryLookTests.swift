import HeadlessSwiftUI
import PlatformTestSupport
import Testing

private struct AccessibleView: View {
  @AccessibilityFocusState private var isRead: Bool
  @AccessibilityFocusState private var line: Int?

  var body: some View {
    Button("Read") {}
      .accessibilityAction {}
      .accessibilityAction(.escape) {}
      .accessibilityAction(named: "Skip") {}
      .accessibilityAction(named: Text("Skip")) {}
      .accessibilityAction(action: {}, label: { Text("Skip") })
      .accessibilityActions { Button("Hidden") {} }
      .accessibilityAdjustableAction { _ in }
      .accessibilityAddTraits([.isButton, .isHeader])
      .accessibilityRemoveTraits(.isImage)
      .accessibilityElement(children: .combine)
      .accessibilityElement()
      .accessibilityChildren { Button("Hidden") {} }
      .accessibilityRepresentation { Button("Hidden") {} }
      .accessibilitySortPriority(2)
      .accessibilityValue("one")
      .accessibilityValue(Text("one"))
      .accessibilityLabel(Text("Read"))
      .accessibilityHint(Text("Reads"))
      .accessibilityInputLabels(["Read", "Aloud"])
      .accessibilityInputLabels([Text("Read")])
      .accessibilityHeading(.h1)
      .accessibilityFocused($isRead)
      .accessibilityFocused($line, equals: 1)
      .accessibilityShowsLargeContentViewer()
      .accessibilityShowsLargeContentViewer { Text("Read") }
      .accessibilityIgnoresInvertColors()
      .accessibilityRespondsToUserInteraction()
      .speechAdjustedPitch(1).speechAlwaysIncludesPunctuation().speechSpellsOutCharacters()
  }
}

private struct TypographyView: View {
  var body: some View {
    Button {
    } label: {
      Text("Set").bold().fontWidth(.condensed).foregroundColor(.red)
        + Text(" in type").italic().monospaced().baselineOffset(2).textScale(.secondary)
    }
    .allowsTightening(true).baselineOffset(1).fontDesign(.serif).fontWidth(.expanded).bold(false)
    .monospaced().dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.xxLarge)
    .textScale(.secondary).textSelection(.enabled).textSelection(.disabled)
    .typesettingLanguage(.automatic).lineLimit(1...3).lineLimit(2, reservesSpace: true)
    .flipsForRightToLeftLayoutDirection(true).privacySensitive().invalidatableContent()
    .keyboardType(.numberPad).autocapitalization(.none).textContentType(.emailAddress)
  }
}

private struct DrawnView: View {
  @Namespace private var group

  var body: some View {
    Button("Draw") {}
      .blendMode(.multiply).border(.red, width: 2).border(.tertiary).brightness(0.1).colorInvert()
      .colorMultiply(.blue).compositingGroup().contrast(2).drawingGroup().grayscale(1)
      .hueRotation(.degrees(90)).luminanceToAlpha().saturation(0)
      .mask { Button("Hidden") {} }.mask(Circle()).clipShape(Circle(), style: FillStyle())
      .transformEffect(CGAffineTransform(scaleX: 2, y: 1).rotated(by: 1))
      .projectionEffect(ProjectionTransform()).scaleEffect(2, anchor: .top).scaleEffect(x: 2)
      .scaleEffect(CGSize(width: 1, height: 1)).rotationEffect(.zero, anchor: .top)
      .offset(CGSize(width: 1, height: 1)).blur(radius: 1, opaque: true).shadow(radius: 1, y: 2)
      .glassEffect().glassEffect(.regular.tint(.red).interactive(), in: .capsule)
      .glassEffectID(1, in: group).backgroundExtensionEffect().hoverEffect()
      .hoverEffect(.lift, isEnabled: false).hoverEffectDisabled().backgroundStyle(.background)
      .containerShape(RoundedRectangle(cornerRadius: 4))
      .background(.tint, ignoresSafeAreaEdges: .top)
  }
}

private struct MovingView: View {
  let count: Int

  private struct Look { var scale = 1.0, angle = 0.0 }

  var body: some View {
    Button("Move") {}
      .visualEffect { content, space in
        content.offset(x: space.frame(in: .global).minX).opacity(0.5).blur(radius: 1)
      }
      .scrollTransition { content, phase in content.scaleEffect(phase.isIdentity ? 1 : 0.5) }
      .scrollTransition(.animated(.bouncy).threshold(.visible(0.2)), axis: .vertical) {
        content, phase in content.opacity(phase.value)
      }
      .scrollTransition(topLeading: .interactive, bottomTrailing: .identity) { content, _ in
        content.rotationEffect(.zero)
      }
      .phaseAnimator([false, true]) { content, isOn in content.opacity(isOn ? 1 : 0) }
      .phaseAnimator([1, 2], trigger: count) { content, phase in
        content.scaleEffect(phase)
      } animation: { _ in
        .easeIn
      }
      .keyframeAnimator(initialValue: Look(), trigger: count) { content, look in
        content.scaleEffect(look.scale)
      } keyframes: { _ in
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.2, duration: 0.1)
          SpringKeyframe(1, duration: 0.2, spring: .bouncy)
        }
        KeyframeTrack(\.angle) {
          CubicKeyframe(3, duration: 1)
          MoveKeyframe(0)
        }
      }
  }
}

private struct ScrolledView: View {
  @State private var shown: Int?
  @State private var place = ScrollPosition(edge: .top)

  var body: some View {
    ScrollView {
      Button("Scroll \(place.edge == .bottom ? "up" : "down")") { place.scrollTo(edge: .bottom) }
        .containerRelativeFrame(.horizontal)
        .containerRelativeFrame(.horizontal, count: 2, spacing: 8)
        .containerRelativeFrame(.vertical) { length, _ in length / 2 }
        .scrollTargetLayout()
    }
    .contentMargins(8).contentMargins(.horizontal, 8, for: .scrollContent)
    .contentMargins(.top, EdgeInsets(), for: .scrollIndicators)
    .defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .initialOffset)
    .scrollBounceBehavior(.basedOnSize).scrollClipDisabled()
    .scrollIndicatorsFlash(trigger: shown).scrollIndicatorsFlash(onAppear: true)
    .scrollIndicators(.never, axes: .vertical).scrollPosition(id: $shown)
    .scrollPosition($place).scrollTargetBehavior(.viewAligned).scrollTargetBehavior(.paging)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .scrollEdgeEffectStyle(.soft, for: .top)
    .coordinateSpace(.named("page")).coordinateSpace(name: "page")
    .safeAreaPadding().safeAreaPadding(8).safeAreaPadding(.top, 8).safeAreaPadding(EdgeInsets())
    .scenePadding()
  }
}

private struct PlacedView: View {
  private struct Rank: LayoutValueKey { static let defaultValue = 0 }

  var body: some View {
    Button("Place") {}
      .alignmentGuide(.leading) { $0.width / 2 }
      .alignmentGuide(.top) { $0[VerticalAlignment.bottom] }
      .position(x: 1, y: 2).position(CGPoint(x: 1, y: 2)).layoutValue(key: Rank.self, value: 1)
      .geometryGroup().gridCellColumns(2).gridCellAnchor(.center)
      .gridCellUnsizedAxes(.horizontal).gridColumnAlignment(.leading)
      .aspectRatio(CGSize(width: 3, height: 4), contentMode: .fit)
      .listItemTint(.monochrome).listItemTint(.red).listRowSeparatorTint(.red)
      .listSectionSeparatorTint(.red, edges: .top).listRowSeparator(.hidden, edges: .bottom)
      .listSectionSeparator(.hidden, edges: .all).listRowSpacing(4).listSectionSpacing(.compact)
      .listSectionSpacing(4).headerProminence(.increased)
  }
}

private struct FramedToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
  }
}

private struct FramedLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.icon
      configuration.title
    }
  }
}

private struct FramedBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

private struct StyledView: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Switch \(isOn ? "off" : "on")", isOn: $isOn)
      .toggleStyle(.switch).toggleStyle(.button).toggleStyle(SwitchToggleStyle())
      .toggleStyle(FramedToggle()).labelStyle(.iconOnly).labelStyle(.titleAndIcon)
      .labelStyle(FramedLabel())
      .menuStyle(.borderlessButton).groupBoxStyle(.automatic).groupBoxStyle(FramedBox())
      .formStyle(.grouped).gaugeStyle(.accessoryCircular).datePickerStyle(.graphical)
      .datePickerStyle(WheelDatePickerStyle()).tableStyle(.inset).textEditorStyle(.plain)
      .controlSize(.large).buttonBorderShape(.capsule).buttonRepeatBehavior(.enabled)
      .menuIndicator(.hidden).menuOrder(.fixed).menuActionDismissBehavior(.disabled)
      .keyboardShortcut("s").keyboardShortcut(.return, modifiers: [.command, .shift])
      .keyboardShortcut(.defaultAction).focusable().focusable(interactions: .activate)
      .focusEffectDisabled().labelsVisibility(.hidden).colorScheme(.dark)
  }
}

private struct Sample: PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

private struct BarredView: View {
  @Namespace private var group
  @State private var height = PresentationDetent.medium

  var body: some View {
    Button("Bar") {}
      .navigationSubtitle("Below").navigationSubtitle(Text("Below"))
      .navigationTransition(.zoom(sourceID: 1, in: group)).persistentSystemOverlays(.hidden)
      .defersSystemGestures(on: .bottom).statusBarHidden().statusBar(hidden: true)
      .tabBarMinimizeBehavior(.onScrollDown).toolbarRole(.editor)
      .toolbarBackgroundVisibility(.hidden, for: .navigationBar, .tabBar)
      .toolbarTitleDisplayMode(.inline).toolbarVisibility(.hidden, for: .tabBar)
      .toolbar(.hidden, for: .navigationBar).toolbarTitleMenu { Button("Rename") {} }
      .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      .presentationCompactAdaptation(.none)
      .presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
      .presentationContentInteraction(.scrolls).presentationSizing(
        .form.fitted(horizontal: true, vertical: false)
      )
      .presentationDetents([.medium, .large], selection: $height)
      .containerBackground(.red, for: .navigation)
      .containerBackground(for: .navigation) { Button("Hidden") {} }
      .previewDevice("iPhone 15").previewLayout(.sizeThatFits).previewDisplayName("Bar")
      .previewInterfaceOrientation(.landscapeLeft).previewContext(Sample())
  }
}

private struct SymbolView: View {
  let count: Int

  var body: some View {
    Button {
    } label: {
      Image("star").antialiased(true).interpolation(.high).allowedDynamicRange(.high)
        .resizable(capInsets: EdgeInsets(), resizingMode: .tile)
        .symbolRenderingMode(.hierarchical)
    }
    .symbolEffect(.bounce.up.byLayer, options: .repeat(2).speed(2), value: count)
    .symbolEffect(.pulse, isActive: count > 1).symbolEffectsRemoved()
    .symbolRenderingMode(.palette).symbolVariant(.circle.fill)
    .contentTransition(.numericText(countsDown: true))
    .contentTransition(.symbolEffect(.replace)).sensoryFeedback(.success, trigger: count)
    .sensoryFeedback(.impact(weight: .heavy), trigger: count) { old, new in old < new }
    .sensoryFeedback(trigger: count) { old, new in old < new ? .increase : nil }
  }
}

extension HeadlessTests {
  /// Every look compiles, leaves the button tappable and shows nothing more.
  @MainActor @Suite struct EveryLookTests {
    private let driver = ScriptedDriver.installed()

    private func text(_ view: some View, tapping name: String) -> [String] {
      let window = HeadlessWindow(rootView: view)
      driver.settle()
      #expect(window.tap(name))
      driver.settle()
      #expect(window.gestureNames() == [])
      return window.text()
    }

    @Test func assistiveTechnologies() {
      #expect(text(AccessibleView(), tapping: "Read") == ["AccessibleView* [Read]"])
    }

    @Test func typography() {
      #expect(text(TypographyView(), tapping: "Set in type") == ["TypographyView* [Set in type]"])
    }

    @Test func drawing() {
      #expect(text(DrawnView(), tapping: "Draw") == ["DrawnView* [Draw]"])
    }

    @Test func movement() {
      #expect(text(MovingView(count: 1), tapping: "Move") == ["MovingView* [Move]"])
    }

    @Test func scrolling() {
      #expect(text(ScrolledView(), tapping: "Scroll down") == ["ScrolledView* [Scroll up]"])
    }

    @Test func transformationsAreCombinedFromTheRight() {
      let turned = CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 3, y: 4)
        .translatedBy(x: 1, y: 1)
      #expect(turned == CGAffineTransform(a: 3, b: 0, c: 0, d: 4, tx: 4, ty: 6))
      #expect(CGAffineTransform.identity.rotated(by: 0) == .identity)
    }

    @Test func placement() {
      #expect(text(PlacedView(), tapping: "Place") == ["PlacedView* [Place]"])
    }

    @Test func styles() {
      #expect(text(StyledView(), tapping: "Switch on") == ["StyledView* [Switch off]"])
    }

    @Test func bars() {
      // The bar whose title has the menu is hidden.
      #expect(text(BarredView(), tapping: "Bar") == ["BarredView* [Bar]"])
    }

    @Test func symbols() {
      #expect(text(SymbolView(count: 1), tapping: "star") == ["SymbolView* [star]"])
    }
  }
}
