/// The page's style sheets and scripts, which are files of their own so that they can be read.
///
/// They are compiled into the program, which can so be moved without them.
enum PageFiles {
  /// The style sheets, in the order they apply.
  static var style: String {
    joined([
      PackageResources.colours_css, PackageResources.page_css, PackageResources.parts_css,
      PackageResources.pictures_css, PackageResources.print_css,
    ])
  }

  /// The scripts as one, which leaves no name behind on the page.
  static var script: String {
    "(() => {\n'use strict';\n"
      + joined([
        PackageResources.elements_js, PackageResources.address_js, PackageResources.theme_js,
        PackageResources.choices_js, PackageResources.measures_js, PackageResources.definitions_js,
        PackageResources.graph_js, PackageResources.stories_js, PackageResources.start_js,
      ]) + "})();\n"
  }

  private static func joined(_ files: [[UInt8]]) -> String {
    files.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")
  }
}
