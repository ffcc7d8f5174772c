import Foundation
import Metrics
import Testing

@testable import Toolchain

struct FunctionCountsTests {
  @Test("Nested folders are skipped, and no file is")
  func folders() {
    #expect(
      CoverageTools.folders(of: ["/p/B/b.swift", "/p/A/x/a.swift", "/p/A/c.swift", "/p/AB/d.swift"]) == [
        "/p/A", "/p/AB", "/p/B",
      ])
  }

  @Test("A tracefile has the functions of each file")
  func tracefile() {
    let tracefile =
      "SF:/a/A.swift\nFN:1,$s1A\nFN:4,$s1B\nFNDA:3,$s1A\nDA:1,0\nend_of_record\nSF:/a/B.swift\nFN:2,$s1C\nend_of_record"
    #expect(
      CoverageTools.filesOfFunctions(inTracefile: tracefile.split(separator: "\n")) == [
        "$s1A": "/a/A.swift", "$s1B": "/a/A.swift", "$s1C": "/a/B.swift",
      ])
  }

  @Test("Each function has the count of its first counter, whatever its name contains")
  func counts() {
    let counts = CoverageTools.functionCounts(
      in: """
        Counters:
          $s1M1fyyF:
            Hash: 0x0000000000000000
            Counters: 2
            Function count: 7
            Block counts: [8]
          /p/a b.swift:$s1M1gyyF:
            Hash: 0x0000000000000000
            Counters: 1
            Function count: 9
            Block counts: []
        Instrumentation level: Front-end
        """.split(separator: "\n"))
    #expect(counts.map(\.name) == ["$s1M1fyyF", "/p/a b.swift:$s1M1gyyF"])
    #expect(counts.map(\.count) == [7, 9])
  }
}

struct CoverageExportTests {
  private static let file = "/p/a.swift"

  private func coverage(_ json: String) throws -> FileCoverage {
    let export = try JSONDecoder().decode(CoverageExport.self, from: Data(json.utf8))
    return try #require(export.files { $0 == Self.file }[Self.file])
  }

  private func export(_ functions: [(name: String, regions: String)]) -> String {
    let records = functions.map {
      #"{"name":"\#($0.name)","count":1,"filenames":["\#(Self.file)"],"regions":[\#($0.regions)]}"#
    }
    return
      #"{"data":[{"files":[{"filename":"\#(Self.file)","segments":[]}],"functions":[\#(records.joined(separator: ","))]}]}"#
  }

  private func range(_ line: Int, _ column: Int, _ endLine: Int, _ endColumn: Int) -> Range<SourcePosition> {
    SourcePosition(line: line, column: column)..<SourcePosition(line: endLine, column: endColumn)
  }

  @Test("Each region of a function counts; those that aren't code don't")
  func regions() throws {
    let found = try coverage(
      export([("$s1M1fyyF", "[1,10,5,2,3,0,0,0],[2,8,3,4,0,0,0,0],[3,4,4,9,3,0,0,3],[4,1,4,9,0,0,0,2]")]))
    #expect(found.regions == [range(1, 10, 5, 2): true, range(2, 8, 3, 4): false])
  }

  @Test(
    "Autoclosures, initial values and default arguments aren't regions, but branches in them are",
    arguments: ["$s1M1fyyFSbyXEfu_", "$s1M1fyyFSbyXEfu0_", "$s1M1AC1xSivpfi", "a.swift:$s1M1fyyFSi_tFfA12_"])
  func expressions(name: String) throws {
    let found = try coverage(export([(name, "[2,8,2,40,1,0,0,0],[2,12,2,20,0,0,0,0]")]))
    #expect(found.regions == [range(2, 12, 2, 20): false])
  }

  @Test(
    "An explicit closure, and a function whose name ends like an expression's, count",
    arguments: ["$s1M1fyyFSbyXEfU_", "$s1M1fyyFSbyXEfu_SbycfU_", "$s1M2fiyyF", "$s1M1AC3_fuSivg"])
  func noExpressions(name: String) throws {
    #expect(try coverage(export([(name, "[2,8,2,40,1,0,0,0]")])).regions == [range(2, 8, 2, 40): true])
  }

  @Test("The same place in two instances of a function is one region, which ran when one of them did")
  func instances() throws {
    let found = try coverage(
      export([("$sA", "[1,1,2,2,0,0,0,0]"), ("$sB", "[1,1,2,2,7,0,0,0]"), ("$sC", "[1,1,2,2,0,0,0,0]")]))
    #expect(found.regions == [range(1, 1, 2, 2): true])
  }

  @Test("Unrequested files and exports without functions cause no failure")
  func others() throws {
    let json = #"{"data":[{"files":[{"filename":"/p/b.swift","segments":[[1,2,3,true,true,false]]}]}]}"#
    let export = try JSONDecoder().decode(CoverageExport.self, from: Data(json.utf8))
    #expect(export.files { $0 == Self.file }.isEmpty)
    #expect(export.files { _ in true }["/p/b.swift"]?.lines == [1: true])
  }

  @Test(
    "Anything but such an export, or a truncated one, is refused",
    arguments: [
      "", "{}", #"{"data":[{"files":[{"filename":"/p/a.swift","segments":[[1,2]]}]}]}"#,
      #"{"data":[{"files":[],"functions":[{"name":"f","filenames":["a"],"regions":[[1,2,3]]}]}]}"#,
    ])
  func damaged(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(CoverageExport.self, from: Data(json.utf8)) }
  }
}
