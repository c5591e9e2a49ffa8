#if !Explorer
  extension ExplorerSite {
    package static let canBeServed = false
  }
#endif
