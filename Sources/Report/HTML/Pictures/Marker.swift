/// The sign of an architecture in a picture: a shape beside the colour, so that neither has to be told apart alone.
struct Marker {
  /// Which of the architectures, from 0.
  let index: Int

  /// The class that colours it.
  var series: String { "s\(index % 10)" }

  /// The sign around a point.
  func markup(_ x: Double, _ y: Double, says: String? = nil) -> Markup {
    SVG.path(commands(x, y), class: "marker \(series)", says: says)
  }

  private func commands(_ x: Double, _ y: Double) -> String {
    let at = { (dx: Double, dy: Double) in "\(SVG.text(x + dx)) \(SVG.text(y + dy))" }
    let polygon = { (points: [(Double, Double)]) in
      "M" + points.map { at($0.0, $0.1) }.joined(separator: "L") + "Z"
    }
    switch index % 10 {
    case 0: return "M\(at(-4, 0))a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z"
    case 1: return polygon([(-3.6, -3.6), (3.6, -3.6), (3.6, 3.6), (-3.6, 3.6)])
    case 2: return polygon([(0, -5), (4.6, 3.6), (-4.6, 3.6)])
    case 3: return polygon([(0, -5), (5, 0), (0, 5), (-5, 0)])
    case 4: return polygon([(0, 5), (4.6, -3.6), (-4.6, -3.6)])
    case 5:
      return polygon([
        (-1.5, -5), (1.5, -5), (1.5, -1.5), (5, -1.5), (5, 1.5), (1.5, 1.5), (1.5, 5), (-1.5, 5), (-1.5, 1.5),
        (-5, 1.5), (-5, -1.5), (-1.5, -1.5),
      ])
    case 6: return polygon([(-5, 0), (3.6, -4.6), (3.6, 4.6)])
    case 7: return polygon([(5, 0), (-3.6, -4.6), (-3.6, 4.6)])
    case 8: return polygon([(-5, -2), (5, -2), (5, 2), (-5, 2)])
    default: return polygon([(-2, -5), (2, -5), (2, 5), (-2, 5)])
    }
  }
}
