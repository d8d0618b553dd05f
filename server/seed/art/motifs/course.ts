import type { Motif, Point, Sheet } from '../shapes.ts'
import { circle, ellipse, group, half, line, n, path, polar, quarter, ROUND, rect, stroke, times } from '../shapes.ts'

/** A flower that is also a song circle. */
export const garden: Motif = (s) => {
  const { w, h, rnd, c } = s
  const m = s.m * Math.min(1, w / h / 1.35)
  const bloom = (x: number, y: number, r: number, color: string, petals: number) =>
    times(petals, (i) => ellipse(polar([x, y], r * 0.62, (i * 360) / petals), r * 0.42, r * 0.26, color, (i * 360) / petals)) + circle(x, y, r * 0.3, c.accent)
  const stem = (x: number, y: number) =>
    half([x + m * 0.05, y + m * 0.3], m * 0.065, -30, c.dark) +
    half([x - m * 0.05, y + m * 0.38], m * 0.065, 30, c.dark) +
    line([x, y], [x, h], c.dark, m * 0.02)
  return (
    hills(s) +
    stem(w * 0.28, h * 0.44) +
    bloom(w * 0.28, h * 0.4, m * 0.29, c.main, 8) +
    stem(w * 0.58, h * 0.6) +
    bloom(w * 0.58, h * 0.56, m * rnd.between(0.19, 0.22), c.accent, 6) +
    circle(w * 0.58, h * 0.56, m * 0.06, c.paper) +
    stem(w * 0.8, h * 0.5) +
    bloom(w * 0.8, h * 0.44, m * 0.24, c.dark, 10)
  )
}

/** Pebbles, rings and a listening ear of arcs. */
export const pebbles: Motif = ({ w, h, m, rnd, c }) => {
  const colors = [c.main, c.accent, c.comp, c.dark]
  return (
    times(7, (i) =>
      ellipse(
        [w * (0.1 + i * 0.135), h * (0.8 - 0.09 * (i % 3))],
        m * rnd.between(0.09, 0.15),
        m * rnd.between(0.07, 0.1),
        colors[i % 4] ?? c.main,
        rnd.between(-20, 20),
      ),
    ) +
    times(6, (i) =>
      stroke(
        `M${n(w * 0.5 - m * (0.1 + i * 0.085))} ${n(h * 0.58)}a${n(m * (0.1 + i * 0.085))} ${n(m * (0.1 + i * 0.085))} 0 0 1 ${n(m * (0.2 + i * 0.17))} 0`,
        colors[i % 4] ?? c.main,
        m * 0.045,
        ROUND,
      ),
    ) +
    circle(w * 0.5, h * 0.55, m * 0.05, c.dark)
  )
}

/** Six fields on a wheel. */
export const carousel: Motif = ({ w, h, m, rnd, c }) => {
  const cx = w * 0.5
  const cy = h * 0.5
  const r = m * 0.43
  const start = rnd.between(0, 30)
  const colors = [c.main, c.accent, c.comp, c.dark, c.main, c.accent]
  const icons = [
    ellipse([0, 0], m * 0.04, m * 0.07, c.paper),
    times(4, (i) => rect([-m * 0.06 + i * m * 0.034, -m * 0.06], [m * 0.018, m * 0.12], c.paper, m * 0.009)),
    circle(0, 0, m * 0.06, c.dark) + circle(0, 0, m * 0.025, c.comp),
    half([0, m * 0.03], m * 0.07, 0, c.comp),
    rect([-m * 0.02, -m * 0.08], [m * 0.04, m * 0.16], c.paper, m * 0.02) + times(3, (i) => circle(0, -m * 0.04 + i * m * 0.04, m * 0.009, c.main)),
    quarter([-m * 0.05, -m * 0.05], m * 0.1, 2, c.paper),
  ]
  return (
    circle(cx, cy, r * 1.1, c.dark) +
    colors
      .map((color, i) => {
        const [x1, y1] = polar([cx, cy], r, start + i * 60)
        const [x2, y2] = polar([cx, cy], r, start + (i + 1) * 60)
        const [ix, iy] = polar([cx, cy], r * 0.68, start + i * 60 + 30)
        return (
          path(`M${n(cx)} ${n(cy)}L${n(x1)} ${n(y1)}A${n(r)} ${n(r)} 0 0 1 ${n(x2)} ${n(y2)}Z`, color) +
          group(icons[i] ?? '', `translate(${n(ix)} ${n(iy)}) rotate(${n(start + i * 60 + 120)})`)
        )
      })
      .join('') +
    circle(cx, cy, r * 0.24, c.bg) +
    circle(cx, cy, r * 0.1, c.accent) +
    times(24, (i) => circle(...polar([cx, cy], r * 1.05, i * 15), m * 0.009, c.paper)) +
    [0.08, 0.92].map((x) => circle(w * x, h * 0.82, m * 0.13, c.comp) + circle(w * x, h * 0.82, m * 0.06, c.accent)).join('')
  )
}

/** Round singers in rows, mouths open to different vowels. */
export const chorus: Motif = ({ w, h, m, rnd, c }) => {
  const colors = [c.main, c.accent, c.dark] as const
  const r = m * 0.15

  return times(3, (row) =>
    times(Math.ceil(w / (r * 2.1)) + 1, (i) => {
      const x = i * r * 2.1 + (row % 2 ? r * 1.05 : 0)
      const y = h * (0.26 + row * 0.29)
      const color = colors[(i + row) % 3] ?? c.main
      const hair = colors[(i + row + 1 + (i % 2)) % 3] ?? c.dark
      return (
        rect([x - r, y + r * 0.56], [r * 2, h], color, r) +
        half([x, y - r * 0.04], r * 0.88, rnd.between(-14, 14), hair) +
        circle(x, y, r * 0.72, c.paper) +
        half([x, y - r * 0.16], r * 0.72, rnd.between(-12, 12), hair) +
        closedEyes([x, y], r, c.dark) +
        ellipse([x, y + r * 0.36], r * rnd.between(0.11, 0.22), r * rnd.between(0.11, 0.22), c.dark)
      )
    }),
  )
}

/** One thread through many loops. */
export const loops: Motif = ({ w, h, m, rnd, c }) => {
  const colors = [c.main, c.accent, c.comp, c.dark, c.main]
  const step = w / 5
  return (
    colors.map((color, i) => circle(step * (i + 0.5), h * (0.5 + (i % 2 ? 0.16 : -0.14)), m * rnd.between(0.15, 0.22), color)).join('') +
    times(3, (k) =>
      stroke(
        `M-20 ${n(h * (0.48 + k * 0.05))}${times(5, (i) => `C${n(step * (i + 0.2))} ${n(h * (i % 2 ? 1 : 0) + k * 26)} ${n(step * (i + 0.9))} ${n(h * (i % 2 ? 1 : 0) + k * 26)} ${n(step * (i + 1) + (i === 4 ? 20 : 0))} ${n(h * (0.48 + k * 0.05))}`)}`,
        k === 1 ? c.accent : c.fg,
        m * 0.016,
        ROUND,
      ),
    )
  )
}

/** Guitars, rounded until they are friendly. */
export const guitars: Motif = ({ w, h, m, rnd, c }) => {
  const guitar = (x: number, y: number, s: number, turn: number, color: string, hole: string) =>
    group(
      rect([-s * 0.07, -s * 1.5], [s * 0.14, s * 1.2], c.dark, s * 0.05) +
        rect([-s * 0.13, -s * 1.72], [s * 0.26, s * 0.3], c.dark, s * 0.08) +
        circle(0, -s * 0.28, s * 0.4, color) +
        circle(0, s * 0.34, s * 0.54, color) +
        rect([-s * 0.3, -s * 0.3], [s * 0.6, s * 0.6], color) +
        circle(0, -s * 0.02, s * 0.19, hole) +
        rect([-s * 0.22, s * 0.42], [s * 0.44, s * 0.07], c.dark, s * 0.03) +
        times(4, (i) => line([-s * 0.045 + i * s * 0.03, -s * 1.5], [-s * 0.045 + i * s * 0.03, s * 0.44], c.paper, s * 0.008)),
      `translate(${n(x)} ${n(y)}) rotate(${n(turn)})`,
    )
  return (
    half([w * 0.5, h], m * 0.62, 0, c.comp) +
    guitar(w * 0.24, h * 0.68, m * 0.36, rnd.between(-22, -12), c.main, c.dark) +
    guitar(w * 0.76, h * 0.7, m * 0.34, rnd.between(14, 24), c.accent, c.paper) +
    guitar(w * 0.5, h * 0.72, m * 0.42, rnd.between(-4, 5), c.dark, c.accent)
  )
}

/** Levels, buttons, a big woofer. */
export const band: Motif = ({ w, h, rnd, c, ...sheet }) => {
  const m = sheet.m * Math.min(1, w / h / 1.6)
  const colors = [c.accent, c.comp, c.main]
  return (
    rect([w * 0.07, h * 0.16], [m * 0.74, m * 0.7], c.dark, m * 0.08) +
    circle(w * 0.07 + m * 0.37, h * 0.52, m * 0.25, c.accent) +
    circle(w * 0.07 + m * 0.37, h * 0.52, m * 0.17, c.dark) +
    circle(w * 0.07 + m * 0.37, h * 0.52, m * 0.08, c.main) +
    times(5, (i) => circle(w * 0.07 + m * (0.13 + i * 0.12), h * 0.16 + m * 0.065, m * 0.03, colors[i % 3] ?? c.main)) +
    times(7, (col) =>
      times(rnd.whole(3, 8), (row) =>
        rect([w * 0.54 + col * m * 0.105, h * 0.84 - row * m * 0.085], [m * 0.085, m * 0.065], colors[(row + 1) % 3] ?? c.main, m * 0.03),
      ),
    )
  )
}

/** Six recorders, from garklein to sub-bass. */
export const recorders: Motif = ({ w, h, m, rnd, c }) => {
  const colors = [c.main, c.accent, c.comp, c.dark, c.main, c.accent]
  return (
    circle(w * 0.5, h * 1.05, m * 0.78, c.comp, 'fill-opacity="0.5"') +
    times(6, (i) => {
      const width = m * (0.05 + i * 0.016)
      const height = h * (0.26 + i * 0.115)
      const x = w * (0.13 + i * 0.15) - width / 2
      const y = h * 0.94 - height
      const color = colors[i] ?? c.main
      const spot = color === c.dark ? c.comp : c.dark
      return group(
        rect([x, y], [width, height], color, width * 0.5) +
          rect([x - width * 0.14, y + height * 0.26], [width * 1.28, height * 0.05], spot, width * 0.12) +
          rect([x - width * 0.14, y + height * 0.86], [width * 1.28, height * 0.05], spot, width * 0.12) +
          rect([x + width * 0.28, y + height * 0.14], [width * 0.44, height * 0.035], spot) +
          times(6, (k) => circle(x + width / 2, y + height * (0.38 + k * 0.075), width * 0.15, spot)),
        `rotate(${n(rnd.between(-3, 3))} ${n(x)} ${n(y + height)})`,
      )
    })
  )
}

function closedEyes([x, y]: Point, r: number, color: string): string {
  const eye = (side: number) =>
    stroke(`M${n(x + side * r * 0.28 - r * 0.13)} ${n(y + r * 0.02)}q${n(r * 0.13)} ${n(-r * 0.13)} ${n(r * 0.26)} 0`, color, r * 0.055, ROUND)
  return eye(-1) + eye(1)
}

function hills({ w, h, c }: Sheet): string {
  return path(`M0 ${n(h * 0.84)}Q${n(w * 0.3)} ${n(h * 0.68)} ${n(w * 0.6)} ${n(h * 0.84)}T${w} ${n(h * 0.8)}V${h}H0Z`, c.comp)
}

export const courseMotifs = { garden, pebbles, carousel, chorus, loops, guitars, band, recorders }
