/// The movements of a symbol.
public struct SymbolEffect: Hashable, Sendable {
  /// The symbol appears.
  public static let appear = SymbolEffect()
  /// The symbol bounces.
  public static let bounce = SymbolEffect()
  /// The symbol breathes.
  public static let breathe = SymbolEffect()
  /// The symbol disappears.
  public static let disappear = SymbolEffect()
  /// The symbol is drawn.
  public static let drawOn = SymbolEffect()
  /// The symbol's drawing is taken back.
  public static let drawOff = SymbolEffect()
  /// The symbol pulses.
  public static let pulse = SymbolEffect()
  /// The symbol turns.
  public static let rotate = SymbolEffect()
  /// The symbol becomes larger or smaller.
  public static let scale = SymbolEffect()
  /// The symbol's layers change color.
  public static let variableColor = SymbolEffect()
  /// The symbol wiggles.
  public static let wiggle = SymbolEffect()
  /// The symbol is replaced.
  public static let replace = SymbolEffect()

  /// The same movement, layer by layer.
  public var byLayer: SymbolEffect { self }
  /// The same movement, of the whole symbol.
  public var wholeSymbol: SymbolEffect { self }
  /// The same movement, up.
  public var up: SymbolEffect { self }
  /// The same movement, down.
  public var down: SymbolEffect { self }
  /// The same movement, in turn.
  public var iterative: SymbolEffect { self }
  /// The same movement, all at once.
  public var cumulative: SymbolEffect { self }
  /// The same movement, back and forth.
  public var reversing: SymbolEffect { self }
  /// The same movement, up and down.
  public var downUp: SymbolEffect { self }
  /// The same movement, up twice.
  public var upUp: SymbolEffect { self }
  /// The same movement, with the clock.
  public var clockwise: SymbolEffect { self }
}

/// How often a symbol moves, and how fast.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// As the platform has it.
  public static let `default` = SymbolEffectOptions()
  /// Again and again.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()

  /// Several times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { `default` }

  /// In one of some ways.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { `default` }

  /// Faster or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { `default` }

  /// The same, faster or slower.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }

  /// The same, several times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

  /// The ways to move again.
  public enum RepeatBehavior: Sendable { case continuous, periodic }
}

/// The ways to color a symbol.
public enum SymbolRenderingMode: Sendable { case monochrome, multicolor, hierarchical, palette }

/// The forms of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  /// The symbol as it is.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants()
  /// In a square.
  public static let square = SymbolVariants()
  /// In a rectangle.
  public static let rectangle = SymbolVariants()
  /// Filled.
  public static let fill = SymbolVariants()
  /// With a line through it.
  public static let slash = SymbolVariants()

  /// The same form, in a circle.
  public var circle: SymbolVariants { self }
  /// The same form, in a square.
  public var square: SymbolVariants { self }
  /// The same form, filled.
  public var fill: SymbolVariants { self }
  /// The same form, with a line through it.
  public var slash: SymbolVariants { self }
}

/// The ways in which what a view shows changes.
public struct ContentTransition: Equatable, Sendable {
  /// Without any.
  public static let identity = ContentTransition()
  /// By moving.
  public static let interpolate = ContentTransition()
  /// By fading.
  public static let opacity = ContentTransition()
  /// By the movement of a symbol.
  public static let symbolEffect = ContentTransition()

  /// By counting.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { identity }

  /// By counting.
  public static func numericText(value: Double) -> ContentTransition { identity }

  /// By the movement of a symbol.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition { identity }
}

/// What a person feels when something happens.
public struct SensoryFeedback: Equatable, Sendable {
  /// Something was done.
  public static let success = SensoryFeedback()
  /// Something may be wrong.
  public static let warning = SensoryFeedback()
  /// Something failed.
  public static let error = SensoryFeedback()
  /// Something else is selected.
  public static let selection = SensoryFeedback()
  /// Something is more.
  public static let increase = SensoryFeedback()
  /// Something is less.
  public static let decrease = SensoryFeedback()
  /// Something begins.
  public static let start = SensoryFeedback()
  /// Something ends.
  public static let stop = SensoryFeedback()
  /// Something is in line.
  public static let alignment = SensoryFeedback()
  /// Something is at another level.
  public static let levelChange = SensoryFeedback()
  /// Something bumps into another thing.
  public static let impact = SensoryFeedback()

  /// Something bumps into another thing, with a force.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    impact
  }

  /// Something bumps into another thing that gives way, or does not.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1
  ) -> SensoryFeedback { impact }

  /// The weights of things.
  public enum Weight: Sendable { case light, medium, heavy }

  /// How far things give way.
  public enum Flexibility: Sendable { case rigid, solid, soft }
}

// These modifiers only affect the look and the feel. They compile and change nothing; their closures never run.
extension View {
  /// Moves symbols, as long as a condition holds.
  public nonisolated func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }

  /// Moves symbols whenever a value changes.
  public nonisolated func symbolEffect<U: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  /// Lets symbols rest, or not.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }

  /// Sets how symbols are colored.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Sets the form of symbols.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// Sets the way in which what the view shows changes.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Lets a person feel when a value changes.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Lets a person feel when a value changes in a way.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }

  /// Lets a person feel in what way a value changes.
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }
}

extension Image {
  /// Smooths the edges of the image, or not.
  public nonisolated func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Sets how the image is made larger.
  public nonisolated func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Sets how bright the image may be.
  public nonisolated func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// Sets how a symbol is colored.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// Lets the image fill its space, with parts that keep their size.
  public nonisolated func resizable(
    capInsets: EdgeInsets, resizingMode: ResizingMode = .stretch
  ) -> Image { self }

  /// How well an image is made larger.
  public enum Interpolation: Sendable { case none, low, medium, high }

  /// How bright an image may be.
  public enum DynamicRange: Sendable { case standard, constrainedHigh, high }

  /// The ways to fill space with an image.
  public enum ResizingMode: Sendable { case tile, stretch }
}
