extension DrawnGraph {
  /// An id for an element of the picture, made of what it is and of its name.
  ///
  /// Different names have different ids, the same on every run, with nothing in them that HTML,
  /// CSS or the fragment of an address would have to escape.
  ///
  /// ```swift
  /// DrawnGraph.identifier("screen", "Shelf(a)")  // "screen-Shelf_28a_29"
  /// ```
  public static func identifier(_ kind: String, _ name: String) -> String {
    var result = kind + "-"
    for byte in name.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "_" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
