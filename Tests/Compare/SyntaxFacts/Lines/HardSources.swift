import Testing

/// A source with marked lines: `c` for code, `/` for comments, `_` for blank lines.
struct Source: CustomTestStringConvertible {
  let name: String
  let text: String
  let kinds: String

  /// - Parameters:
  ///   - rows: In each line a mark, a space, and the source line; for an empty line, only the mark.
  ///   - end: The line ending, which the last line also has unless `endsOpen`.
  init(_ name: String, _ rows: String, end: String = "\n", endsOpen: Bool = false) {
    self.name = name
    let rows = rows.split(separator: "\n", omittingEmptySubsequences: false)
    text = rows.map { String($0.dropFirst(2)) }.joined(separator: end) + (endsOpen ? "" : end)
    kinds = rows.map { String($0.prefix(1)) }.joined()
  }

  var testDescription: String { name }

  func lines(of kind: Character) -> Int {
    kinds.count { $0 == kind }
  }
}

/// Sources that are easily miscounted, by eye or by searching for `//`.
let hardSources: [Source] = [
  Source(
    "A comment after code, and one before it on its line",
    """
    c let x = 1  // why
    c /* why */ let y = 2
    c }  /* begins behind code
    / and goes on */
    """),
  Source(
    "A comment that ends on a line of code",
    """
    / /* begins
    c ends */ let x = 1
    """),
  Source(
    "Doc comments, and their empty rows",
    """
    / /// Its kind.
    / ///
    / /// - Note: more.
    c struct S {}
    / /**
    /  What it does.
    /  */
    c func f() {}
    """),
  Source(
    "Nested comments",
    """
    / /* outer /* inner
    / */ let notCode = 1
    / still outer */
    c let code = 1
    """),
  Source(
    "An empty line in a block comment is blank",
    """
    / /* one
    _
    _    
    / two */
    """),
  Source(
    "A line comment that looks like the start of a block comment",
    """
    / // /* not opened
    c let x = 1
    / // */
    """),
  Source(
    "Comment marks in a string",
    """
    c let address = "https://example.org"
    c let glob = "/*"
    c let x = 1
    c let end = "*/ // \\" //"
    """),
  Source(
    "A multi-line string is code on every line",
    #"""
    c let text = """
    c   // not a comment
    c
    c   /* nor this
    c
    c   """
    _
    c let x = 1
    """#),
  Source(
    "A multi-line string whose lines are joined",
    #"""
    c let text = """
    c   one \
    c   \
    c   two
    c   """
    """#),
  Source(
    "A raw string with quotes and comment marks",
    ##"""
    c let raw = #"a "quoted" // \n /* "#
    c let path = ##"\#(x) "# // "##
    / // after
    """##),
  Source(
    "A raw multi-line string that holds the plain delimiter",
    ##"""
    c let raw = #"""
    c   """
    c
    c   // text \(text)
    c   """#
    / // after
    """##),
  Source(
    "Interpolation with a string and a comment in it",
    #"""
    c let s = "a \(f("b // \(c /* d */)")) // e"
    / // after
    """#),
  Source(
    "A comment inside the interpolation of a multi-line string is on a line of the string",
    #"""
    c let s = """
    c   \(
    c     // why
    c
    c     x
    c   )
    c   """
    """#),
  Source(
    "A regex with slashes in it",
    #"""
    c let a = /[ab]\/* b/
    c let b = #/https?:// [a-z]* /#
    / // after
    """#),
  Source(
    "A multi-line regex is code on every line, its own comments too",
    #"""
    c let pattern = #/
    c   (\d+)  # a number
    c
    c   # only a comment of the regex
    c   // slashes
    c /#
    / // after
    """#),
  Source(
    "All branches of an #if count",
    """
    c #if os(Linux)
    c let a = 1
    / // one
    c #elseif DEBUG && canImport(UIKit)
    _
    c let a = 2
    c #else
    / /* other */
    c #endif
    """),
  Source(
    "A branch that this compiler cannot parse",
    """
    c #if compiler(>=99)
    c let a = ??? ] until ) later {
    / // comment
    _
    c £ 1
    c #endif
    c let b = 1
    """),
  Source(
    "A string in a dead branch",
    #"""
    c #if false
    c let a = """
    c   #endif
    c
    c   """
    c #endif
    """#),
  Source(
    "A shebang line is code: the parser makes a token of it",
    """
    c #!/usr/bin/env swift
    / // why
    c print(1)
    """),
  Source(
    "Only comments",
    """
    / // one
    / /* two */ /* three */
    _
    """),
  Source("Only empty lines", "_\n_ \n_  \t"),
  Source("Code without a line break at the end", "c let x = 1", endsOpen: true),
  Source("A last line of spaces", "c let x = 1\n_    ", endsOpen: true),
  Source(
    "Lines that end in a carriage return and a line feed",
    #"""
    c let text = """
    c
    c   // text
    c   """
    _
    / /* a
    _
    / b */
    / // c
    c let x = 1 // d
    """#, end: "\r\n"),
  Source(
    "Lines that end in a carriage return",
    """
    / // a
    c let x = 1
    _
    / /* b
    / c */
    """, end: "\r"),
  Source("A byte order mark is no content", "_ \u{FEFF}\n/ // a\nc let x = 1"),
  Source(
    "Characters of several bytes",
    """
    c let 名前 = "👩‍👩‍👧 // ü"  // é
    / // 注释
    c let ü = 1
    """),
  Source(
    "A comment that never ends",
    """
    c let x = 1
    / /* open
    _
    / let y = 2
    """),
  Source(
    "A string that never ends",
    #"""
    c let x = "open // no comment
    / // comment
    c let y = 2
    """#),
  Source(
    "A merge conflict is neither blank nor comment",
    """
    c <<<<<<< ours
    c let x = 1
    c =======
    c let x = 2
    c >>>>>>> theirs
    c let y = 1
    """),
  Source(
    "A string that names an argument of an attribute, and a macro with a trailing closure",
    #"""
    c @available(*, deprecated, message: """
    c   one
    c
    c   // two
    c
    c   """)
    / // why
    c #expect { /* a */
    / // b
    c }
    """#),
  Source(
    "A comment between the parts of one statement",
    """
    c let x = [
    /   // one
    c   1,
    _
    /   /* two */
    c   2,
    c ].map { $0 }
    /   // then
    c   .count
    """),
  Source(
    "An operator that holds comment marks",
    """
    c let a = b */* why */ c
    c let d = e ^/ f  // g
    c let k = \\S.path.x
    """),
]
