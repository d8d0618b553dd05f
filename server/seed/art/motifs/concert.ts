import type { Motif, Point } from '../shapes.ts'
import { at, circle, ellipse, half, line, n, path, polar, polygon, ROUND, rect, ring, stroke, times } from '../shapes.ts'

/** Discs rising from lower left to upper right, cut by five staff lines. */
export const suns: Motif = ({ w, h, m, rnd, c }) => {
  const big = m * rnd.between(0.36, 0.42)
  const x = w * rnd.between(0.56, 0.66)
  const y = h * 0.46
  const gap = m * 0.055
  const slope = -h * rnd.between(0.12, 0.22)
  return (
    circle(x, y, big, c.main) +
    circle(x - big * 1.15, y + big * 0.55, big * 0.74, c.comp, c.over) +
    half([x - big * 1.15, y + big * 0.55], big * 0.74, 180 + rnd.between(-30, 30), c.accent, c.over) +
    times(5, (i) => ring(x, y, big * (0.3 + i * 0.14), c.bg, m * 0.006)) +
    times(5, (i) => line([-20, h * 0.8 + i * gap], [w + 20, h * 0.8 + slope + i * gap], c.fg, m * 0.009)) +
    times(3, (i) => ellipse([w * (0.14 + i * 0.09), h * 0.8 + slope * (0.14 + i * 0.09) + gap * (3.5 - i)], gap * 0.72, gap * 0.5, c.fg, -24))
  )
}

/** Curtains of light over a dark horizon. */
export const aurora: Motif = ({ w, h, m, rnd, c }) => {
  const horizon = h * 0.8
  const colors = [c.comp, c.main, c.accent, c.paper]
  const step = w / 46
  const phase = rnd.between(0, 6)
  return (
    times(46, (i) => {
      const t = i / 46
      const top = h * (0.34 + 0.17 * Math.sin(t * 7 + phase) + 0.09 * Math.sin(t * 19 + phase))
      const length = h * (0.3 + 0.13 * Math.sin(t * 11 + phase * 2))
      const color = colors[Math.floor((Math.sin(t * 5 + phase) + 1) * 1.6) % 4] ?? c.comp
      return rect([i * step + step * 0.16, top - length * 0.4], [step * 0.68, length], color, step * 0.34)
    }) +
    path(`M0 ${n(horizon)}Q${n(w * 0.22)} ${n(horizon - h * 0.16)} ${n(w * 0.45)} ${n(horizon)}T${n(w)} ${n(horizon - h * 0.04)}V${h}H0Z`, c.main) +
    path(
      `M0 ${n(horizon + h * 0.08)}Q${n(w * 0.35)} ${n(horizon - h * 0.02)} ${n(w * 0.7)} ${n(horizon + h * 0.07)}T${n(w)} ${n(horizon + h * 0.06)}V${h}H0Z`,
      c.comp,
    ) +
    circle(w * rnd.between(0.74, 0.84), h * 0.2, m * 0.09, c.accent)
  )
}

/** Transparent bars of colour, layered as on a painter's test strip. */
export const washes: Motif = ({ w, h, m, rnd, c }) => {
  const colors = [c.main, c.comp, c.accent, c.main, c.comp, c.accent, c.dark]
  return (
    colors
      .map((color, i) => {
        const cx = w * (0.14 + i * 0.12)
        const r = m * rnd.between(0.17, 0.33)
        const cy = h * (0.5 + 0.24 * Math.sin(i * 1.5 + rnd.between(-0.4, 0.4)))
        const stretch = m * rnd.between(0.05, 0.34)
        return rect([cx - r * 0.62, cy - r - stretch / 2], [r * 1.24, r * 2 + stretch], color, r * 0.62, `${c.over} fill-opacity="${c.over ? 0.92 : 0.86}"`)
      })
      .join('') + times(5, (i) => line([0, h * 0.44 + i * m * 0.035], [w, h * 0.44 + i * m * 0.035], c.bg, m * 0.006))
  )
}

/** Fields seen from above, with a low sun. */
export const fields: Motif = ({ w, h, m, rnd, c }) => {
  const horizon = h * 0.38
  const vanish: Point = [w * rnd.between(0.42, 0.6), horizon]
  const stops = [-1.4, -0.85, -0.45, -0.15, 0.1, 0.38, 0.7, 1.05, 1.5, 2.1, 2.6]
  const colors = [c.main, c.comp, c.accent, c.main, c.dark, c.comp, c.main, c.accent, c.comp, c.main]
  return (
    circle(vanish[0] + m * 0.1, horizon - m * 0.02, m * 0.25, c.accent) +
    times(4, (i) => ring(vanish[0] + m * 0.1, horizon - m * 0.02, m * (0.31 + i * 0.055), c.accent, m * 0.009)) +
    colors.map((color, i) => polygon([vanish, [w * (stops[i] ?? 0), h + 5], [w * (stops[i + 1] ?? 0), h + 5]], color)).join('') +
    rect([0, horizon - m * 0.012], [w, m * 0.024], c.fg)
  )
}

/** The contour of a violin, much too close, with its f-hole and four strings. */
export const violin: Motif = ({ w, h, m, rnd, c }) => {
  const cx = w * rnd.between(0.55, 0.62)
  const s = m / 100
  const x = (v: number) => n(cx + v * s)
  const y = (v: number) => n(h / 2 + v * s)
  const side = (d: 1 | -1) =>
    `C${x(30 * d)} ${y(-62)} ${x(46 * d)} ${y(-44)} ${x(38 * d)} ${y(-22)}C${x(34 * d)} ${y(-12)} ${x(22 * d)} ${y(-12)} ${x(22 * d)} ${y(0)}C${x(22 * d)} ${y(12)} ${x(38 * d)} ${y(10)} ${x(46 * d)} ${y(26)}C${x(60 * d)} ${y(58)} ${x(34 * d)} ${y(76)} ${x(0)} ${y(76)}`
  const body = `M${x(0)} ${y(-60)}${side(1)}Z`
  const mirrored = `M${x(0)} ${y(-60)}${side(-1)}Z`
  const hole = (d: 1 | -1) =>
    stroke(
      `M${x(17 * d)} ${y(-8)}C${x(10 * d)} ${y(-10)} ${x(10 * d)} ${y(2)} ${x(14 * d)} ${y(9)}S${x(19 * d)} ${y(29)} ${x(11 * d)} ${y(27)}`,
      d === 1 ? c.comp : c.bg,
      s * 2.6,
      ROUND,
    ) +
    circle(cx + 17 * d * s, h / 2 - 7 * s, s * 2.6, d === 1 ? c.comp : c.bg) +
    circle(cx + 11.4 * d * s, h / 2 + 26 * s, s * 3, d === 1 ? c.comp : c.bg)
  return (
    circle(cx - m * 0.52, h * 0.36, m * 0.3, c.comp) +
    path(mirrored, c.main) +
    path(body, c.accent) +
    path(mirrored, c.main, `transform="translate(${n(-s * 9)} ${n(s * 6)})" opacity="0.35"`) +
    hole(1) +
    hole(-1) +
    times(4, (i) => line([cx + (i - 1.5) * s * 2.6, -10], [cx + (i - 1.5) * s * 3.6, h * 0.5 + 60 * s], c.fg, s * (0.5 + i * 0.14))) +
    rect([cx - 13 * s, h / 2 + 10 * s], [26 * s, 3 * s], c.fg)
  )
}

/** Water in scales, and one fish that swims against them. */
export const water: Motif = ({ w, h, m, rnd, c }) => {
  const r = m * 0.115
  const rows = Math.ceil(h / (r * 0.52)) + 2
  const cols = Math.ceil(w / (r * 2)) + 2
  const fishX = w * rnd.between(0.5, 0.62)
  const fishY = h * 0.47
  const f = m * 0.2
  return (
    times(rows, (row) =>
      times(cols, (col) => {
        const cx = col * r * 2 + (row % 2 ? r : 0) - r
        const cy = row * r * 0.52
        const tone = (row + col * 2) % 7 === 0 ? c.comp : c.bg
        return circle(cx, cy, r, c.main) + circle(cx, cy, r * 0.86, tone) + circle(cx, cy, r * 0.6, c.main) + circle(cx, cy, r * 0.46, tone)
      }),
    ) +
    path(
      `M${n(fishX - f * 1.7)} ${n(fishY)}Q${n(fishX)} ${n(fishY - f * 1.5)} ${n(fishX + f * 1.7)} ${n(fishY)}Q${n(fishX)} ${n(fishY + f * 1.5)} ${n(fishX - f * 1.7)} ${n(fishY)}Z`,
      c.accent,
    ) +
    polygon(
      [
        [fishX + f * 1.4, fishY],
        [fishX + f * 2.4, fishY - f * 0.75],
        [fishX + f * 2.4, fishY + f * 0.75],
      ],
      c.accent,
    ) +
    times(5, (i) =>
      stroke(
        `M${n(fishX - f * 0.5 + i * f * 0.32)} ${n(fishY - f * (0.6 - i * 0.06))}q${n(f * 0.32)} ${n(f * (0.6 - i * 0.06))} 0 ${n(f * (1.2 - i * 0.12))}`,
        c.paper,
        m * 0.008,
      ),
    ) +
    circle(fishX - f * 1.08, fishY - f * 0.14, f * 0.12, c.dark)
  )
}

/** Thirteen pipes, thirteen breaths. */
export const reeds: Motif = ({ w, h, m, rnd, c }) => {
  const count = 13
  const step = w / (count + 1.2)
  const colors = [c.main, c.accent, c.fg, c.comp]
  return times(count, (i) => {
    const x = step * (0.6 + i) + step * 0.12
    const top = h * (0.12 + 0.3 * Math.abs(Math.sin(i * 0.5 + rnd.between(-0.15, 0.15))))
    const color = colors[(i * 3 + (i % 2)) % 4] ?? c.main
    const spot = color === c.comp ? c.dark : c.bg
    const width = step * 0.76
    return (
      rect([x, top], [width, h], color, width / 2) +
      rect([x + width * 0.36, top - m * 0.1], [width * 0.28, m * 0.16], c.accent, width * 0.14) +
      times(6, (k) => circle(x + width / 2, top + m * (0.14 + k * 0.12), width * (k % 3 === 1 ? 0.26 : 0.16), spot))
    )
  })
}

/** Strings pulled between two edges until they bend. */
export const threads: Motif = ({ w, h, m, rnd, c }) => {
  const count = 34
  const flip = rnd.next() > 0.5
  const edge = (i: number): [Point, Point] => [
    [(w * i) / count, h + 5],
    [flip ? -5 : w + 5, h - (h * 1.05 * (flip ? count - i : i)) / count],
  ]
  return (
    circle(flip ? w * 0.7 : w * 0.3, h * 0.42, m * 0.34, c.main) +
    half([flip ? w * 0.7 : w * 0.3, h * 0.42], m * 0.34, rnd.between(20, 60), c.accent) +
    times(count, (i) => {
      const [from, to] = edge(i)
      return line(from, to, i % 8 === 0 ? c.comp : c.fg, m * (i % 8 === 0 ? 0.011 : 0.0045))
    }) +
    times(16, (i) => line([flip ? w : 0, (h * 0.72 * i) / 16], [flip ? w - (w * 0.6 * (16 - i)) / 16 : (w * 0.6 * (16 - i)) / 16, -5], c.accent, m * 0.004))
  )
}

/** Light through nested arches, as seen from the nave. */
export const arches: Motif = ({ w, h, m, rnd, c }) => {
  const colors = [c.main, c.accent, c.comp, c.dark, c.main, c.paper]
  const arch = (cx: number, width: number, top: number, color: string) =>
    path(
      `M${n(cx - width / 2)} ${h + 5}V${n(top + width / 2)}A${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(cx + width / 2)} ${n(top + width / 2)}V${h + 5}Z`,
      color,
    )
  const cx = w * rnd.between(0.44, 0.56)
  const sides = [-1, 1].map(
    (d) =>
      arch(cx + d * m * 0.86, m * 0.56, h * 0.3, c.comp) +
      arch(cx + d * m * 0.86, m * 0.36, h * 0.42, c.main) +
      arch(cx + d * m * 0.86, m * 0.18, h * 0.56, c.accent),
  )
  return (
    sides.join('') +
    colors.map((color, i) => arch(cx, m * (1.04 - i * 0.17), h * (0.06 + i * 0.115), color)).join('') +
    circle(cx, h * 0.8, m * 0.05, c.accent) +
    times(9, (i) => line([cx, h * 0.8], polar([cx, h * 0.8], m * 0.3, -90 + (i - 4) * 8), c.accent, m * 0.003))
  )
}

/** Trumpets in a row: cones, bells, and light in their mouths. */
export const fanfare: Motif = ({ w, h, m, rnd, c }) => {
  const colors = [c.main, c.accent, c.dark]
  return times(3, (i) => {
    const cy = h * (0.24 + i * 0.27)
    const r = m * (0.19 - i * 0.012)
    const bell = w * (0.7 - i * 0.13 + rnd.between(-0.02, 0.02))
    const color = colors[i] ?? c.main
    return (
      path(
        `M-10 ${n(cy - m * 0.018)}H${n(bell - w * 0.3)}Q${n(bell - w * 0.06)} ${n(cy - m * 0.03)} ${n(bell)} ${n(cy - r)}V${n(cy + r)}Q${n(bell - w * 0.06)} ${n(cy + m * 0.03)} ${n(bell - w * 0.3)} ${n(cy + m * 0.018)}H-10Z`,
        color,
      ) +
      ellipse([bell, cy], r * 0.3, r, c.comp) +
      ellipse([bell, cy], r * 0.17, r * 0.66, color) +
      times(4, (k) =>
        stroke(
          `M${at(polar([bell, cy], r * (1.3 + k * 0.42), -34))}A${n(r * (1.3 + k * 0.42))} ${n(r * (1.3 + k * 0.42))} 0 0 1 ${at(polar([bell, cy], r * (1.3 + k * 0.42), 34))}`,
          color,
          m * (0.018 - k * 0.003),
          ROUND,
        ),
      ) +
      times(3, (k) => rect([w * (0.1 + k * 0.045), cy - m * 0.075], [m * 0.03, m * 0.15], color, m * 0.015))
    )
  })
}

export const concertMotifs = { suns, aurora, washes, fields, violin, water, reeds, threads, arches, fanfare }
