#if os(Linux)
  import Foundation
  import Testing

  @testable import NavigationHarness

  /// Every function of the system by which work can be put off, threads started or clocks read is
  /// under control, or left alone for a reason.
  @Suite(.enabled(if: SymbolTable.isReadable, "there is no nm")) struct CallCompletenessTests {
    /// The functions that are left alone, by reason.
    private static let leftAlone: [(reason: String, names: String)] = [
      (
        "It makes, keeps or tells something, and runs nothing.",
        """
        _dispatch_data_destructor_free _dispatch_data_destructor_munmap _dispatch_data_empty
        _dispatch_get_main_queue_port_4CF _dispatch_main_q _dispatch_queue_attr_concurrent
        _dispatch_source_type_data_add _dispatch_source_type_data_or
        _dispatch_source_type_data_replace _dispatch_source_type_read _dispatch_source_type_signal
        _dispatch_source_type_timer _dispatch_source_type_write clock_getres
        dispatch_assert_queue dispatch_assert_queue_barrier dispatch_assert_queue_not
        dispatch_block_cancel dispatch_block_create dispatch_block_create_with_qos_class
        dispatch_block_testcancel dispatch_data_copy_region dispatch_data_create_concat
        dispatch_data_create_map dispatch_data_create_subrange dispatch_data_get_size
        dispatch_get_global_queue dispatch_get_specific dispatch_group_create
        dispatch_queue_attr_make_initially_inactive
        dispatch_queue_attr_make_with_autorelease_frequency dispatch_queue_attr_make_with_qos_class
        dispatch_queue_create dispatch_queue_create_with_target dispatch_queue_get_label
        dispatch_queue_get_qos_class dispatch_queue_get_specific dispatch_queue_set_specific
        dispatch_queue_set_width dispatch_semaphore_create dispatch_semaphore_signal
        dispatch_set_context dispatch_set_target_queue dispatch_source_get_data
        dispatch_source_get_handle dispatch_source_get_mask dispatch_source_testcancel
        """
      ),
      ("It runs what it is given within the call.", "dispatch_data_apply dispatch_once"),
      (
        "It reads the clock by functions that are under control.",
        "dispatch_time dispatch_walltime"
      ),
      ("It runs code when memory is given back, and nothing else.", "dispatch_data_create"),
      (
        "It acts on a source or channel, and to make one is a fault.",
        """
        dispatch_source_merge_data dispatch_io_barrier dispatch_io_close dispatch_io_create_with_io
        dispatch_io_get_descriptor dispatch_io_read dispatch_io_set_high_water
        dispatch_io_set_interval dispatch_io_set_low_water dispatch_io_write
        """
      ),
      (
        "It never returns, and is reported as an event that makes no progress.", "dispatch_main"
      ),
      (
        "It is the runtime's own, by which tasks run where no hook takes them.",
        "dispatch_after_f dispatch_async_f dispatch_source_set_event_handler_f"
      ),
      (
        "It takes effect only while a run loop runs, and to run one is a fault.",
        """
        _dispatch_main_queue_callback_4CF epoll_create1 epoll_ctl epoll_wait eventfd eventfd_write
        ppoll timerfd_create timerfd_settime
        """
      ),
      ("It waits for files and sockets, whose threads or sources are a fault.", "poll select"),
      (
        "It is a lock, a condition or a thread's own storage; see the end of the page.",
        """
        pthread_attr_destroy pthread_attr_getstack pthread_attr_getstacksize pthread_attr_init
        pthread_attr_setdetachstate pthread_attr_setscope pthread_attr_setstacksize
        pthread_cond_broadcast pthread_cond_destroy pthread_cond_init pthread_cond_signal
        pthread_cond_timedwait pthread_cond_wait pthread_exit pthread_getattr_np
        pthread_getname_np pthread_getspecific pthread_key_create pthread_mutex_destroy
        pthread_mutex_init pthread_mutex_lock pthread_mutex_timedlock pthread_mutex_trylock
        pthread_mutex_unlock pthread_mutexattr_destroy pthread_mutexattr_init
        pthread_mutexattr_settype pthread_once pthread_self pthread_setname_np
        pthread_setspecific sem_open
        """
      ),
    ]

    /// The libraries through which Swift code comes to the system.
    private static let libraries = [
      "libFoundation", "libFoundationEssentials", "libFoundationInternationalization",
      "libFoundationNetworking", "libFoundationXML", "lib_FoundationICU", "libswiftCore",
      "libswiftDispatch", "libswiftGlibc", "libswiftObservation", "libswiftSynchronization",
      "libswift_Concurrency",
    ]

    private static let words =
      "^_?dispatch_|^pthread_|^clock|^(time|gettimeofday|nanosleep|usleep|sleep|alarm|select|poll)$"
      + "|^(ppoll|epoll|eventfd|timerfd|timer|setitimer|thrd|sem)_?|^timespec_get$|^ftime$"

    private func isOfInterest(_ name: String) -> Bool {
      name.range(of: Self.words, options: .regularExpression) != nil
    }

    private var reasons: Set<String> {
      Set(Self.leftAlone.flatMap { $0.names.split { $0 == " " || $0 == "\n" }.map(String.init) })
    }

    @Test func everyCallOfSwiftsLibrariesIsControlledOrLeftAlone() throws {
      let controlled = try SymbolTable.defined(by: "/proc/self/exe")
      let folder = try #require(SymbolTable.folderOfRuntime)
      var used: Set<String> = []
      for library in Self.libraries {
        let path = "\(folder)/\(library).so"
        guard FileManager.default.fileExists(atPath: path) else { continue }
        used.formUnion(try SymbolTable.undefined(in: path).filter(isOfInterest))
      }
      #expect(used.contains("dispatch_async"))
      #expect(used.subtracting(controlled).subtracting(reasons).sorted() == [])
      // What is left alone for a reason is used, and not under control.
      #expect(reasons.subtracting(used).subtracting(["poll", "select"]).sorted() == [])
      #expect(reasons.intersection(controlled).sorted() == [])
    }

    /// Swift has no other names for what libdispatch exports: the rest is for code in C.
    @Test func libdispatchHasNoFurtherFunctionsForSwift() throws {
      let folder = try #require(SymbolTable.folderOfRuntime)
      let exported = try SymbolTable.defined(by: "\(folder)/libdispatch.so")
        .filter { $0.hasPrefix("dispatch_") }
      let controlled = try SymbolTable.defined(by: "/proc/self/exe")
      let further = exported.subtracting(controlled).subtracting(reasons)
      #expect(further.filter { !Self.isForC($0) }.sorted() == [])
    }

    /// Returns a Boolean value that indicates whether libdispatch's headers hide a function from
    /// Swift, or do not declare it.
    private static func isForC(_ name: String) -> Bool {
      name.hasSuffix("_f") || forC.contains { name.hasPrefix($0) }
    }

    private static let forC = [
      "dispatch_async_and_wait", "dispatch_atfork", "dispatch_barrier_async_and_wait",
      "dispatch_benchmark", "dispatch_block_create_with_voucher", "dispatch_block_perform",
      "dispatch_data_create_alloc", "dispatch_data_create_with_transform", "dispatch_debug",
      "dispatch_get_context", "dispatch_get_current_queue",
      "dispatch_queue_attr_make_with_overcommit",
      "dispatch_queue_create_with_accounting_override_voucher", "dispatch_queue_offsets",
      "dispatch_queue_set_label_nocopy", "dispatch_set_qos_class",
      "dispatch_source_cancel_and_wait",
      "dispatch_source_get_extended_data", "dispatch_source_set_mandatory_cancel_handler",
      "dispatch_workloop",
    ]

    /// The functions of the run loop that put something off, or change when it happens.
    @Test func everyFunctionOfTheRunLoopIsControlledOrLeftAlone() throws {
      let folder = try #require(SymbolTable.folderOfRuntime)
      let controlled = try SymbolTable.defined(by: "/proc/self/exe")
      let acting = "^CFRunLoop(Add|Perform|Run|TimerCreate|TimerInvalidate|TimerSet|Remove)"
      let functions = try SymbolTable.defined(by: "\(folder)/libFoundation.so").filter {
        $0.range(of: acting, options: .regularExpression) != nil
      }
      // Foundation has no use for the first ones; sources wait for a run loop that runs, which is a
      // fault; how late a timer may be changes nothing.
      let leftAlone: Set = [
        "CFRunLoopAddCommonMode", "CFRunLoopAddObserver", "CFRunLoopRemoveObserver",
        "CFRunLoopRemoveTimer", "CFRunLoopRun", "CFRunLoopTimerCreateWithHandler",
        "CFRunLoopAddSource", "CFRunLoopRemoveSource", "CFRunLoopTimerSetTolerance",
      ]
      #expect(functions.contains("CFRunLoopAddTimer"))
      #expect(functions.subtracting(controlled).subtracting(leftAlone).sorted() == [])
      #expect(leftAlone.intersection(controlled) == [])
    }
  }

  /// The symbols of a program or library, as nm lists them.
  private enum SymbolTable {
    private static let tool = ["/usr/bin/nm", "/usr/bin/llvm-nm"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }

    static var isReadable: Bool { tool != nil }

    /// The folder of the libraries that this process runs with.
    static var folderOfRuntime: String? {
      // The file has no size, and has to be read as it comes.
      let maps = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
      let line = String(decoding: maps, as: UTF8.self).split(separator: "\n")
        .first { $0.hasSuffix("/libdispatch.so") }
      return line.flatMap { line in
        line.firstIndex(of: "/").map { String(line[$0...].dropLast("/libdispatch.so".count)) }
      }
    }

    static func defined(by path: String) throws -> Set<String> {
      try names("--defined-only", path)
    }

    static func undefined(in path: String) throws -> Set<String> {
      try names("--undefined-only", path)
    }

    private static func names(_ option: String, _ path: String) throws -> Set<String> {
      let process = Process()
      let output = Pipe()
      process.executableURL = URL(fileURLWithPath: tool!)
      let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      process.arguments = ["-D", option, real]
      process.standardOutput = output
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return Set(
        String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
          line.split(separator: " ").last?.split(separator: "@").first.map(String.init)
        })
    }
  }
#endif
