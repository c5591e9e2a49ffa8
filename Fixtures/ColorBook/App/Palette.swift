/// The colours of the book, and what they can mean.
enum Palette {
  static let colors = ["red", "blue"]
  static let meanings = ["warmth", "calm"]
}
