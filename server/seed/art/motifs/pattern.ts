import type { Motif } from '../shapes.ts'
import { circle, ellipse, group, half, line, n, polar, polygon, ROUND, rect, ring, stroke, times } from '../shapes.ts'

/** Warp and weft: bands that pass over and under. */
export const weave: Motif = ({ w, h, m, rnd, c }) => {
  const step = m / rnd.whole(6, 9)
  const cols = Math.ceil(w / step) + 1
  const rows = Math.ceil(h / step) + 1
  const warp = [c.main, c.comp, c.main, c.accent]
  const weft = [c.fg, c.accent, c.comp]
  const shift = rnd.whole(1, 3)
  const draw = (col: number, row: number) => {
    const x = col * step
    const y = row * step
    const vertical = rect([x + step * 0.09, y - 1], [step * 0.82, step + 2], warp[(col * shift) % 4] ?? c.main)
    const horizontal = rect([x - 1, y + step * 0.2], [step + 2, step * 0.6], weft[row % 3] ?? c.fg)
    return (col * shift + row) % (shift + 1) === 0 ? vertical + horizontal : horizontal + vertical
  }
  return times(cols * rows, (i) => draw(i % cols, Math.floor(i / cols)))
}

/** A bar of music as a wave form, in two inks. */
export const pulse: Motif = ({ w, h, m, rnd, c }) => {
  const count = 41
  const step = (w * 0.9) / count
  const phase = rnd.between(0, 6)
  const beats = rnd.whole(2, 5)
  return (
    circle(w * rnd.between(0.3, 0.7), h / 2, m * 0.38, c.comp) +
    times(count, (i) => {
      const t = i / count
      const size = m * (0.05 + 0.36 * Math.abs(Math.sin(t * Math.PI * beats + phase)) * (0.45 + 0.55 * rnd.next()))
      const x = w * 0.05 + i * step
      return rect([x, h / 2 - size], [step * 0.56, size * 2], i % 7 === 0 ? c.accent : c.main, step * 0.28, c.over)
    }) +
    line([0, h / 2], [w, h / 2], c.fg, m * 0.005)
  )
}

/** Ribbons of staff lines rolling over the sheet, with notes too large for them, which a cut to the height of a stage leaves whole. */
export const ribbon: Motif = ({ w, h, m, rnd, c }) => {
  const lift = rnd.between(0.2, 0.34)
  const y = h * 0.56
  const wave = (dy: number) =>
    `M-20 ${n(y + dy)}C${n(w * 0.25)} ${n(y - h * lift + dy * 0.5)} ${n(w * 0.4)} ${n(y + h * lift + dy * 1.6)} ${n(w * 0.62)} ${n(y + dy)}S${n(w * 0.86)} ${n(y - h * lift + dy)} ${n(w + 20)} ${n(y - h * 0.1 + dy)}`
  const note = (x: number, cy: number, size: number, color: string) =>
    ellipse([x, cy], size, size * 0.72, color, -22) + rect([x + size * 0.78, cy - size * 3.6], [size * 0.17, size * 3.4], color)
  return (
    circle(w * 0.74, h * 0.34, m * 0.26, c.comp) +
    times(5, (i) => stroke(wave((i - 2) * m * 0.075), c.main, m * 0.036)) +
    note(w * 0.345, h * rnd.between(0.52, 0.6), m * 0.1, c.fg) +
    note(w * 0.5, h * rnd.between(0.66, 0.76), m * 0.13, c.accent) +
    note(w * 0.665, h * rnd.between(0.5, 0.58), m * 0.085, c.fg)
  )
}

/** Drums from above, mallets at rest. */
export const drums: Motif = ({ w, h, m, rnd, c }) => {
  const drum = (x: number, y: number, r: number, rim: string, skin: string) =>
    circle(x, y, r, rim) +
    circle(x, y, r * 0.86, skin) +
    times(10, (i) => circle(...polar([x, y], r * 0.93, i * 36 + 12), r * 0.035, c.bg)) +
    circle(x, y, r * 0.34, rim, 'fill-opacity="0.25"')
  const mallet = (x: number, y: number, turn: number, color: string) =>
    group(rect([-m * 0.009, 0], [m * 0.018, m * 0.56], c.fg, m * 0.009) + circle(0, 0, m * 0.052, color), `translate(${n(x)} ${n(y)}) rotate(${n(turn)})`)
  const sway = rnd.between(-0.04, 0.04)
  return (
    drum(w * (0.22 + sway), h * 0.36, m * 0.27, c.main, c.comp) +
    drum(w * 0.52, h * (0.66 + sway), m * 0.34, c.accent, c.paper) +
    drum(w * (0.82 - sway), h * 0.34, m * 0.23, c.dark, c.main) +
    mallet(w * 0.4, h * 0.3, rnd.between(10, 40), c.main) +
    mallet(w * 0.7, h * 0.46, rnd.between(30, 70), c.dark)
  )
}

/** A graphic score: wedges, dots and long lines, read from left to right. */
export const score: Motif = ({ w, h, m, rnd, c }) => {
  const inks = [c.main, c.accent, c.fg, c.comp] as const
  const rows = 5
  return times(rows, (row) => {
    const y = h * (0.14 + row * 0.18)
    const start = rnd.between(0.04, 0.3)
    const ink = inks[row % 4] ?? c.main
    const wedge = polygon(
      [
        [w * start, y],
        [w * (start + rnd.between(0.2, 0.4)), y - m * 0.06],
        [w * (start + 0.3), y + m * 0.06],
      ],
      ink,
      c.over,
    )
    const dots = times(rnd.whole(3, 8), (i) =>
      circle(w * (start + 0.36 + i * 0.05), y + m * rnd.between(-0.05, 0.05), m * rnd.between(0.008, 0.034), inks[(row + 1) % 4] ?? c.accent),
    )
    return (
      line([w * 0.03, y], [w * 0.97, y], c.fg, m * 0.003) +
      wedge +
      dots +
      half([w * rnd.between(0.7, 0.92), y], m * rnd.between(0.05, 0.11), rnd.whole(0, 3) * 90, inks[(row + 2) % 4] ?? c.main, c.over)
    )
  })
}

/** Bobbins on a shelf, each wound with another colour. */
export const bobbins: Motif = ({ w, h, m, rnd, c }) => {
  const colors = [c.main, c.accent, c.comp, c.fg] as const
  const size = m * 0.25
  const cols = Math.ceil(w / (size * 0.9)) + 1
  const rows = Math.ceil(h / (size * 1.16)) + 1
  return times(cols * rows, (i) => {
    const x = (i % cols) * size * 0.9 - size * 0.1
    const y = Math.floor(i / cols) * size * 1.16 - size * 0.2
    const color = rnd.pick(colors)
    const thread = color === c.fg ? c.comp : c.fg
    return (
      rect([x + size * 0.08, y + size * 0.1], [size * 0.72, size * 0.1], c.dark, size * 0.05) +
      rect([x + size * 0.16, y + size * 0.2], [size * 0.56, size * 0.68], color, size * 0.08) +
      times(6, (k) => line([x + size * 0.16, y + size * (0.3 + k * 0.1)], [x + size * 0.72, y + size * (0.26 + k * 0.1)], thread, m * 0.003)) +
      rect([x + size * 0.08, y + size * 0.88], [size * 0.72, size * 0.1], c.dark, size * 0.05)
    )
  })
}

/** Two upbeats: five trails rise on the left, five on the right. */
export const gesture: Motif = ({ w, h, m, rnd, c }) => {
  const lift = rnd.between(0.9, 1.05)
  const sweep = (side: 1 | -1, color: string, tip: string) =>
    times(5, (i) => {
      const x = w * 0.5 + side * (w * 0.04 + i * m * 0.07)
      const endX = w * 0.5 + side * (w * 0.2 + i * m * 0.075)
      const endY = h * (0.12 + i * 0.075 * lift)
      const trail = `M${n(x)} ${n(h * 1.03)}C${n(x)} ${n(h * 0.62)} ${n(x + side * m * 0.22)} ${n(h * 0.56)} ${n(endX)} ${n(endY)}`
      return stroke(trail, i % 2 ? c.comp : color, m * (0.052 - i * 0.005), ROUND) + circle(endX, endY, m * (0.05 - i * 0.006), tip)
    })
  return (
    times(4, (i) => ring(w * 0.5, h * 0.46, m * (0.2 + i * 0.09), c.comp, m * 0.008)) +
    circle(w * 0.5, h * 0.46, m * 0.14, c.accent) +
    sweep(-1, c.main, c.accent) +
    sweep(1, c.fg, c.main)
  )
}

/** Piano keys bent round into a disc. */
export const keyboard: Motif = ({ w, h, m, rnd, c }) => {
  const cx = w * 0.5
  const cy = h * 1.04
  const r = Math.max(w, h) * 0.62
  const start = rnd.between(-3, 3)
  const wedge = (from: number, to: number, inner: number, outer: number, color: string) =>
    polygon([polar([cx, cy], inner, from), polar([cx, cy], outer, from), polar([cx, cy], outer, to), polar([cx, cy], inner, to)], color)
  return (
    circle(cx, cy, r * 1.16, c.comp) +
    times(20, (i) =>
      wedge(
        -180 + i * 9 + start + 0.4,
        -171 + i * 9 + start - 0.4,
        r * 0.36,
        r,
        [c.paper, c.paper, c.accent, c.paper, c.paper, c.paper, c.main][i % 7] ?? c.paper,
      ),
    ) +
    times(20, (i) => ([2, 6].includes(i % 7) ? '' : wedge(-180 + (i + 1) * 9 + start - 2.4, -180 + (i + 1) * 9 + start + 2.4, r * 0.62, r, c.dark))) +
    circle(cx, cy, r * 0.34, c.main) +
    circle(w * 0.82, h * 0.17, m * 0.08, c.accent)
  )
}

export const patternMotifs = { weave, pulse, ribbon, drums, score, bobbins, gesture, keyboard }
