import Testing

/// The texts about differences from a map, as both frameworks print them.
@Suite struct MapMessageTests {
  @Test func aSystemThatIsAsTheMapPasses() throws {
    try expect(.asTheMap)
    try expect(.mapAndAnAcceptedLimit)
  }

  @Test func eachDifferenceFails() throws {
    try expect(
      .notAsTheMap,
      .failure(
        """
        The map does not have the screen Book. (5 states, exhaustive; cart ≤ 1)

          1  tap open book    Book
        """),
      .failure(
        """
        The map does not have the screen Receipt. (5 states, exhaustive; cart ≤ 1)

          1  tap pay    Receipt
        """),
      .failure(
        """
        The map has the screen Help; within the scope nothing leads there. (5 states, exhaustive; \
        cart ≤ 1)
        """))
  }

  @Test func anAnswerThatALimitLeftOpenFails() throws {
    try expect(
      .mapAndALimit,
      .failure(
        """
        A limit ended the search (3 states, bounded by depth; cart ≤ 1): 'Shop' may do more than was \
        seen. Raise 'limits', or narrow the system's scope. To let it pass, write \
        'acceptBounded: true'.

          The map has Book → Catalog; nothing led there in 3 states.
          The map has Book → Receipt; nothing led there in 3 states.
          The map has Receipt → Catalog; nothing led there in 3 states.
        """))
  }
}
