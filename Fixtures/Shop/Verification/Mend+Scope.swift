extension Mend {
  /// Changed bounds of the scope within which it shows that the mend is needed.
  var scope: [String: Int] { [:] }
}
