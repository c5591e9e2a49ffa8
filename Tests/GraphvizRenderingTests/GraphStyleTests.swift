import Foundation
import GraphDrawing
import GraphvizRendering
import Testing

@Suite struct GraphStyleTests {
  @Test func rolesDifferInTheirLightColours() {
    #expect(Set(GraphStyle.Colour.allCases.map(\.light)).count == GraphStyle.Colour.allCases.count)
  }

  @Test func everyColourHasADarkOne() {
    let dark = GraphStyle.stylesheet.split(separator: "@media (prefers-color-scheme:dark)").last
    for colour in GraphStyle.Colour.allCases {
      for paint in ["fill", "stroke"] {
        #expect(dark?.contains("[\(paint)=\"\(colour.light)\"]{\(paint):\(colour.dark)}") == true)
      }
    }
  }

  // 4.5 is what WCAG asks of text.
  @Test(arguments: [
    (GraphStyle.Colour.ink, GraphStyle.Colour.screen), (.ink, .page), (.ink, .modal),
    (.ink, .accentFill), (.mutedInk, .page), (.mutedInk, .flow), (.mutedInk, .modalFlow),
    (.modalBorder, .page), (.modalBorder, .modalFlow), (.accent, .page), (.accent, .flow),
    (.accent, .modalFlow), (.good, .page), (.open, .page),
  ])
  func textIsLegible(text: GraphStyle.Colour, ground: GraphStyle.Colour) {
    #expect(contrast(text.light, ground.light) >= 4.5)
    #expect(contrast(text.dark, ground.dark) >= 4.5)
  }

  // 3 is what WCAG asks of lines that carry meaning.
  @Test(arguments: [
    (GraphStyle.Colour.line, GraphStyle.Colour.page), (.screenBorder, .flow),
    (.mutedLine, .page), (.unreachedBorder, .page), (.modalBorder, .modalFlow), (.accent, .flow),
  ])
  func linesAreVisible(line: GraphStyle.Colour, ground: GraphStyle.Colour) {
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

  @Test func aTitleSaysItsVerdictWithoutColour() {
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

private func luminance(_ colour: String) -> Double {
  let value = Int(colour.dropFirst(), radix: 16) ?? 0
  let parts = [value >> 16, value >> 8 & 255, value & 255].map { part in
    let part = Double(part) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
}
