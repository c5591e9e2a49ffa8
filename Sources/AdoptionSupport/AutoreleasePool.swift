/// Runs a closure, and returns what it returns.
///
/// On Apple's systems objects that were released within it go with its end; here they have gone before.
public func autoreleasepool<Result>(
  invoking body: () throws -> Result
) rethrows -> Result { try body() }
