#if Adopt
/// The names of targets that an adopted app's package must do without: those of the verifier's package, and of
/// the packages that it is built of. SwiftPM lets no two packages of a build have targets of one name.
enum TargetNames {
  static let taken: Set = [
    "AdaptiveCoordinator", "Adoption", "AdoptionSupport", "CGraphviz", "CMemory", "CSwiftRuntime",
    "ColorBook", "CoordinatorHooks", "EduGo", "Festival", "Files", "FixtureTestSupport",
    "GraphDrawing", "GraphvizRendering", "HazardTestSupport", "HeadlessCombine",
    "HeadlessCombineProgram", "HeadlessSwiftUI", "HeadlessUIKit", "ModelChecker",
    "ModelCheckerTestSupport", "NavigationChecking", "NavigationExplorer", "NavigationHarness",
    "NavigationInvariants", "NavigationModel", "NavigationReports", "NavigationTesting", "News",
    "ObjectObservation", "OpenCombineProgram", "PlatformTestSupport", "RequestFlow", "RideShare",
    "RouteModels", "RuleEngines", "RuleEnginesTestSupport", "Shop", "TestSupport",
    "VerifierCommands", "VerifyNavigation", "WorkerProcesses", "attack", "exploration-benchmark",
    "toy-verifier", "verifier",
    // Those of other packages.
    "ArgumentParser", "ArgumentParserToolInfo", "CYaml", "FlyingFox", "FlyingSocks", "OpenCombine",
    "Yams",
  ]
}
#endif
