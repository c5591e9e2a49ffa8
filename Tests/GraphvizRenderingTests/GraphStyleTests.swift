import Foundation
import GraphDrawing
import GraphvizRendering
import Testing

@Suite struct GraphStyleTests {
  @Test func rolesDifferInTheirLightColors() {
    #expect(Set(GraphStyle.Color.allCases.map(\.light)).count == GraphStyle.Color.allCases.count)
  }

  @Test func everyColorHasADarkOne() {
    let dark = GraphStyle.stylesheet.split(separator: "@media (prefers-color-scheme:dark)").last
    for color in GraphStyle.Color.allCases {
      for paint in ["fill", "stroke"] {
        #expect(dark?.contains("[\(paint)=\"\(color.light)\"]{\(paint):\(color.dark)}") == true)
      }
    }
  }

  // 4.5 is what WCAG asks of text.
  @Test(arguments: [
    (GraphStyle.Color.ink, GraphStyle.Color.screen), (.ink, .page), (.ink, .modal),
    (.ink, .accentFill), (.mutedInk, .page), (.mutedInk, .flow), (.mutedInk, .modalFlow),
    (.modalBorder, .page), (.modalBorder, .modalFlow), (.accent, .page), (.accent, .flow),
    (.accent, .modalFlow), (.accent, .modal), (.accent, .accentFill), (.mutedInk, .accentFill),
    (.good, .page), (.open, .page),
  ])
  func textIsLegible(text: GraphStyle.Color, ground: GraphStyle.Color) {
    #expect(contrast(text.light, ground.light) >= 4.5)
    #expect(contrast(text.dark, ground.dark) >= 4.5)
  }

  // 3 is what WCAG asks of lines that carry meaning.
  @Test(arguments: [
    (GraphStyle.Color.line, GraphStyle.Color.page), (.screenBorder, .flow),
    (.mutedLine, .page), (.unreachedBorder, .page), (.modalBorder, .modalFlow), (.accent, .flow),
  ])
  func linesAreVisible(line: GraphStyle.Color, ground: GraphStyle.Color) {
    #expect(contrast(line.light, ground.light) >= 3)
    #expect(contrast(line.dark, ground.dark) >= 3)
  }

  @Test func stepsOfACounterexampleAreNumbered() {
    let label = GraphStyle.counterexampleEdge(steps: [(1, "tap <a>"), (3, "back")])["label"]
    guard case .html(let label) = label else {
      Issue.record("the label of a step is markup")
      return
    }
    #expect(label.text == "1  tap <a>\n3  back")
    #expect(label.markup.contains("<b>1  tap &lt;a&gt;<br/>3  back</b>"))
  }

  @Test func aTitleSaysItsVerdictWithoutColor() {
    func mark(_ tone: GraphStyle.Tone) -> String {
      GraphStyle.title("Shop", verdict: "v", tone: tone).markup
    }
    #expect(mark(.good).contains("✓  v"))
    #expect(mark(.bad).contains("✗  v"))
    #expect(mark(.open).contains("?  v"))
    #expect(
      GraphStyle.title("Shop", verdict: "holds", tone: .good, details: "3 states").text
        == "Shop\nholds\n3 states")
  }

  @Test func aLegendExplainsWhatItIsAskedFor() {
    let label = GraphStyle.legend([.back, .unreached]).attributes["label"]
    guard case .html(let label) = label else {
      Issue.record("the label of a legend is markup")
      return
    }
    #expect(label.text == "event that leads back\nnot reached")
    #expect(occurrences(of: "<tr>", in: label.markup) == 3)
  }
}

private func contrast(_ one: String, _ other: String) -> Double {
  let (bright, dim) = (
    max(luminance(one), luminance(other)), min(luminance(one), luminance(other))
  )
  return (bright + 0.05) / (dim + 0.05)
}

private func luminance(_ color: String) -> Double {
  let value = Int(color.dropFirst(), radix: 16) ?? 0
  let parts = [value >> 16, value >> 8 & 255, value & 255].map { part in
    let part = Double(part) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
}
