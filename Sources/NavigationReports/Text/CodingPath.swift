extension [any CodingKey] {
  /// The place in a document, as JSON paths write it: `verdicts[2].trace`.
  var pathText: String {
    reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}
