import type { Motif } from '../shapes.ts'
import { circle, ellipse, group, half, line, n, path, polygon, ROUND, rect, ring, stroke, times } from '../shapes.ts'
import { violinFigure } from './violin-figure.ts'

/** An oboe across the sheet, and the duck that moves out after six weeks. */
export const oboe: Motif = ({ w, h, m, rnd, c }) => {
  const length = Math.hypot(w, h) * 0.62
  const t = m * 0.085
  const tube =
    rect([-length / 2, -t / 2], [length * 0.9, t], c.dark, t * 0.3) +
    path(
      `M${n(length * 0.36)} ${n(-t / 2)}Q${n(length * 0.44)} ${n(-t * 0.5)} ${n(length * 0.5)} ${n(-t * 1.15)}V${n(t * 1.15)}Q${n(length * 0.44)} ${n(t * 0.5)} ${n(length * 0.36)} ${n(t / 2)}Z`,
      c.dark,
    ) +
    rect([-length * 0.58, -t * 0.13], [length * 0.1, t * 0.26], c.accent, t * 0.1) +
    times(9, (i) => circle(-length * 0.38 + i * length * 0.088, 0, t * (i % 3 === 1 ? 0.5 : 0.36), i % 2 ? c.accent : c.comp)) +
    times(3, (i) => rect([-length * 0.43 + i * length * 0.31, -t * 0.64], [t * 0.22, t * 1.28], c.comp, t * 0.1))
  const d = m * 0.13
  const x = w * 0.78
  const y = h * 0.79
  return (
    circle(w * 0.3, h * 0.34, m * 0.3, c.comp) +
    path(`M0 ${n(h * 0.84)}q${n(w * 0.125)} ${n(-m * 0.07)} ${n(w * 0.25)} 0t${n(w * 0.25)} 0t${n(w * 0.25)} 0t${n(w * 0.25)} 0V${h}H0Z`, c.main) +
    half([x, y], d, 180, c.accent) +
    circle(x - d * 0.72, y - d * 0.5, d * 0.5, c.accent) +
    polygon(
      [
        [x - d * 1.15, y - d * 0.62],
        [x - d * 1.62, y - d * 0.4],
        [x - d * 1.14, y - d * 0.26],
      ],
      c.dark,
    ) +
    circle(x - d * 0.84, y - d * 0.62, d * 0.08, c.dark) +
    group(tube, `translate(${n(w * 0.46)} ${n(h * 0.44)}) rotate(${n(rnd.between(-28, -22))})`)
  )
}

/** Violins in every size, side by side. */
export const sizes: Motif = ({ w, h, m, rnd, c }) => {
  const colors = [c.accent, c.main, c.dark, c.main, c.accent]
  const shares = [0.56, 0.67, 0.78, 0.89, 1]
  // A broad one is 1.2 of its size, between two lies 0.22 of the largest, and the row fills what a cut to 4:3 leaves, or one to 4:5 of a square.
  const largest = Math.min(w * (w > h ? 0.13 : 0.14), h * 0.27)
  const row = largest * (1.2 * shares.reduce((sum, share) => sum + share, 0) + 0.22 * 4)
  const floor = h / 2 + largest * 1.5
  let x = (w - row) / 2
  return (
    rect([0, floor], [w, m * 0.012], c.dark) +
    times(5, (i) => {
      const s = largest * (shares[i] ?? 1)
      const middle = x + s * 0.6
      x += s * 1.2 + largest * 0.22
      const figure = violinFigure(s, { color: colors[i] ?? c.main, neck: c.dark, holes: c.paper })
      return group(figure, `translate(${n(middle)} ${n(floor - s * 0.96)}) rotate(${n(rnd.between(-3, 3))})`)
    })
  )
}

/** A cello as two balls, an endpin and one long bow. */
export const cello: Motif = ({ w, h, m, rnd, c }) => {
  const x = w * 0.46
  const y = h * 0.56
  return (
    circle(w * 0.76, h * 0.36, m * 0.25, c.comp) +
    group(
      rect([-m * 0.012, m * 0.3], [m * 0.024, m * 0.24], c.dark) +
        rect([-m * 0.035, -m * 0.52], [m * 0.07, m * 0.5], c.dark, m * 0.03) +
        circle(0, -m * 0.52, m * 0.06, c.dark) +
        circle(0, -m * 0.1, m * 0.19, c.main) +
        circle(0, m * 0.16, m * 0.25, c.main) +
        circle(-m * 0.215, m * 0.0, m * 0.055, c.bg) +
        circle(m * 0.215, m * 0.0, m * 0.055, c.bg) +
        times(4, (i) => line([m * (i - 1.5) * 0.012, -m * 0.5], [m * (i - 1.5) * 0.02, m * 0.3], c.paper, m * 0.004)) +
        [-1, 1]
          .map((d) => stroke(`M${n(d * m * 0.11)} ${n(-m * 0.02)}q${n(-d * m * 0.05)} ${n(m * 0.08)} 0 ${n(m * 0.17)}`, c.dark, m * 0.016, ROUND))
          .join(''),
      `translate(${n(x)} ${n(y)}) rotate(${n(rnd.between(6, 14))})`,
    ) +
    group(
      rect([-m * 0.62, -m * 0.012], [m * 1.24, m * 0.024], c.accent, m * 0.012) +
        rect([-m * 0.6, m * 0.03], [m * 1.14, m * 0.008], c.dark) +
        rect([m * 0.48, -m * 0.02], [m * 0.1, m * 0.06], c.dark, m * 0.015),
      `translate(${n(x + m * 0.02)} ${n(y + m * 0.06)}) rotate(-14)`,
    ) +
    times(5, (i) => circle(w * (0.08 + i * 0.035), h * (0.22 + i * 0.1), m * (0.02 + i * 0.008), i % 2 ? c.accent : c.main))
  )
}

/** Three big round bells leaning into the picture. */
export const brass: Motif = ({ w, h, m, rnd, c }) => {
  const bell = (x: number, y: number, r: number, color: string, inner: string) =>
    times(3, (i) => ring(x, y, r * (1.16 + i * 0.18), color, m * (0.018 - i * 0.004))) +
    circle(x, y, r, color) +
    circle(x, y, r * 0.74, inner) +
    circle(x, y, r * 0.42, c.dark)
  return (
    stroke(
      `M${n(w * 0.28)} ${n(h * 0.6)}C${n(w * 0.2)} ${n(h * 1.1)} ${n(w * 0.6)} ${n(h * 1.1)} ${n(w * 0.55)} ${n(h * 0.4)}S${n(w * 0.9)} ${n(h * -0.1)} ${n(w * 0.84)} ${n(h * 0.66)}`,
      c.accent,
      m * 0.05,
      ROUND,
    ) +
    bell(w * 0.24, h * 0.48, m * rnd.between(0.22, 0.26), c.main, c.comp) +
    bell(w * 0.56, h * 0.34, m * 0.17, c.dark, c.accent) +
    bell(w * 0.83, h * 0.62, m * rnd.between(0.2, 0.23), c.accent, c.paper)
  )
}

/** Rounded bars, longest first. */
export const marimba: Motif = ({ w, h, m, rnd, c }) => {
  const colors = [c.main, c.accent, c.comp, c.dark]
  const step = w / 10.5
  return (
    times(10, (i) => {
      const height = h * (0.74 - i * 0.045)
      return (
        rect([step * (0.4 + i), h * 0.52 - height / 2], [step * 0.76, height], colors[(i * 3) % 4] ?? c.main, step * 0.3) +
        circle(step * (0.78 + i), h * 0.52 - height * 0.38, step * 0.07, c.bg) +
        circle(step * (0.78 + i), h * 0.52 + height * 0.38, step * 0.07, c.bg)
      )
    }) +
    [0.36, 0.68]
      .map((x, i) =>
        group(
          rect([-m * 0.011, 0], [m * 0.022, m * 0.6], c.fg, m * 0.01) +
            circle(0, 0, m * 0.075, i ? c.accent : c.paper) +
            ring(0, 0, m * 0.075, c.fg, m * 0.012),
          `translate(${n(w * x)} ${n(h * 0.42)}) rotate(${n(rnd.between(-34, -18) + i * 50)})`,
        ),
      )
      .join('')
  )
}

/** A cup on the keys. */
export const espresso: Motif = ({ w, h, m, rnd, c }) => {
  const key = w / 11
  const cx = w * rnd.between(0.42, 0.58)
  const cy = h * 0.4
  return (
    times(11, (i) => rect([i * key + 4, h * 0.5], [key - 8, h], c.paper, key * 0.12)) +
    times(10, (i) => ([2, 6, 9].includes(i) ? '' : rect([(i + 1) * key - key * 0.28, h * 0.42], [key * 0.56, h * 0.34], c.dark, key * 0.08))) +
    circle(cx, cy, m * 0.36, c.accent) +
    ring(cx, cy, m * 0.32, c.paper, m * 0.008) +
    circle(cx + m * 0.29, cy, m * 0.09, c.paper) +
    circle(cx + m * 0.29, cy, m * 0.045, c.accent) +
    circle(cx, cy, m * 0.24, c.paper) +
    circle(cx, cy, m * 0.2, c.dark) +
    half([cx, cy], m * 0.2, rnd.between(20, 160), c.main) +
    times(3, (i) => ring(cx, cy, m * (0.05 + i * 0.045), c.comp, m * 0.007))
  )
}

/** An evening window full of voices. */
export const evening: Motif = ({ w, h, m, rnd, c }) => {
  const colors = [c.main, c.accent, c.comp]
  const step = w / 6
  return (
    circle(w * 0.84, h * 0.2, m * 0.14, c.accent) +
    circle(w * 0.84 - m * 0.07, h * 0.18, m * 0.12, c.bg) +
    times(6, (i) => {
      const x = step * (i + 0.5)
      const y = h * rnd.between(0.56, 0.68)
      const color = colors[i % 3] ?? c.main
      return (
        rect([x - step * 0.43, y + m * 0.12], [step * 0.86, h], color, step * 0.43) +
        circle(x, y, m * 0.1, c.paper) +
        half([x, y - m * 0.012], m * 0.1, rnd.between(-20, 20), colors[(i + 1) % 3] ?? c.main) +
        ellipse([x, y + m * 0.05], m * 0.02, m * 0.026, c.dark) +
        times(2, (k) =>
          stroke(
            `M${n(x - m * (0.05 + k * 0.045))} ${n(y - m * (0.17 + k * 0.07))}q${n(m * (0.05 + k * 0.045))} ${n(-m * 0.06)} ${n(m * (0.1 + k * 0.09))} 0`,
            color,
            m * 0.018,
            ROUND,
          ),
        )
      )
    }) +
    times(9, (i) => circle(w * rnd.between(0.04, 0.66), h * rnd.between(0.06, 0.26), m * 0.009, i % 2 ? c.accent : c.fg))
  )
}

/** Bellows unfolding under a ring of dancers. */
export const bellows: Motif = ({ w, h, m, rnd, c }) => {
  const folds = 12
  const x0 = w * 0.24
  const span = w * 0.52
  const step = span / folds
  const bend = rnd.between(0.08, 0.14)
  const y = (i: number) => h * 0.34 - Math.sin((i / folds) * Math.PI) * h * bend
  return (
    rect([0, h * 0.97], [w, h], c.dark) +
    times(folds, (i) =>
      polygon(
        [
          [x0 + i * step, y(i)],
          [x0 + (i + 1) * step, y(i + 1)],
          [x0 + (i + 1) * step, y(i + 1) + h * 0.42],
          [x0 + i * step, y(i) + h * 0.42],
        ],
        i % 2 ? c.accent : c.main,
      ),
    ) +
    rect([w * 0.1, h * 0.3], [w * 0.15, h * 0.5], c.dark, m * 0.04) +
    rect([w * 0.75, h * 0.3], [w * 0.15, h * 0.5], c.dark, m * 0.04) +
    times(12, (i) => circle(w * (0.145 + (i % 2) * 0.06), h * (0.37 + Math.floor(i / 2) * 0.07), m * 0.02, i % 3 ? c.comp : c.accent)) +
    times(6, (i) => rect([w * 0.765, h * (0.345 + i * 0.07)], [w * 0.085, h * 0.05], i % 2 ? c.paper : c.comp, m * 0.012)) +
    times(
      9,
      (i) =>
        half([w * (0.1 + i * 0.1), h * 0.97], m * 0.06, 0, [c.main, c.accent, c.dark][i % 3] ?? c.main) +
        circle(w * (0.1 + i * 0.1), h * 0.885, m * 0.026, [c.main, c.accent, c.dark][i % 3] ?? c.main),
    )
  )
}

export const moreCourseMotifs = { oboe, sizes, cello, brass, marimba, espresso, evening, bellows }
