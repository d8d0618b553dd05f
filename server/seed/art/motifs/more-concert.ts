import type { Motif } from '../shapes.ts'
import { circle, group, half, line, n, path, polar, polygon, quarter, ROUND, rect, ring, stroke, times } from '../shapes.ts'
import { violinFigure } from './violin-figure.ts'

/** A disc drawn to three quarters; the staff goes on without it. */
export const unfinished: Motif = ({ w, h, m, rnd, c }) => {
  const cx = w * 0.4
  const cy = h * 0.5
  const r = m * 0.42
  const gap = m * 0.08
  const stop = rnd.between(0.55, 0.62)
  return (
    times(4, (i) =>
      i === 1
        ? ''
        : path(
            `M0 0H${n(r)}A${n(r)} ${n(r)} 0 0 1 0 ${n(r)}Z`,
            [c.main, c.bg, c.accent, c.comp][i] ?? c.main,
            `transform="translate(${n(cx)} ${n(cy)}) rotate(${i * 90 - 180})"`,
          ),
    ) +
    times(5, (i) => line([0, cy + (i - 2) * gap], [w * (i === 2 ? 1 : stop + i * 0.035), cy + (i - 2) * gap], c.fg, m * 0.008)) +
    times(4, (i) => circle(w * (0.68 + i * 0.065), cy, m * (0.028 - i * 0.005), i % 2 ? c.accent : c.fg)) +
    stroke(`M${n(cx)} ${n(cy - r)}A${n(r)} ${n(r)} 0 0 1 ${n(cx + r)} ${n(cy)}`, c.fg, m * 0.006, 'stroke-dasharray="6 22" stroke-linecap="round"')
  )
}

/** A planet, its rings, and five themes as moons. */
export const orbit: Motif = ({ w, h, m, rnd, c }) => {
  const cx = w * rnd.between(0.46, 0.54)
  const cy = h * 0.52
  const tilt = rnd.between(-26, -14)
  const moons = [c.accent, c.comp, c.fg, c.main, c.accent]
  const bands = times(6, (i) => rect([-m * 0.3, -m * 0.26 + i * m * 0.09], [m * 0.6, m * (i % 2 ? 0.035 : 0.05)], i % 3 === 1 ? c.accent : c.comp))
  return (
    times(
      5,
      (i) =>
        `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(m * (0.46 + i * 0.13))}" ry="${n(m * (0.13 + i * 0.045))}" fill="none" stroke="${c.fg}" stroke-width="${n(m * 0.005)}" transform="rotate(${n(tilt)} ${n(cx)} ${n(cy)})"/>`,
    ) +
    circle(cx, cy, m * 0.3, c.main) +
    `<clipPath id="planet"><circle r="${n(m * 0.3)}"/></clipPath>` +
    group(`<g clip-path="url(#planet)">${bands}</g>`, `translate(${n(cx)} ${n(cy)}) rotate(${n(tilt)})`) +
    moons
      .map((color, i) => {
        const angle = ((i * 74 + 20) * Math.PI) / 180
        return group(
          circle(Math.cos(angle) * m * (0.46 + i * 0.13), Math.sin(angle) * m * (0.13 + i * 0.045), m * (0.05 - i * 0.004), color),
          `translate(${n(cx)} ${n(cy)}) rotate(${n(tilt)})`,
        )
      })
      .join('')
  )
}

/** A night skyline whose towers are piano keys. */
export const skyline: Motif = ({ w, h, m, rnd, c }) => {
  const white = w / 15
  return (
    circle(w * rnd.between(0.2, 0.32), h * 0.34, m * 0.25, c.accent) +
    times(4, (i) => rect([w * 0.05, h * (0.3 + i * 0.055)], [w * 0.5, m * (0.012 + i * 0.004)], c.bg)) +
    times(15, (i) => {
      const top = h * rnd.between(0.28, 0.7)
      return rect([i * white + 3, top], [white - 6, h], i % 5 === 3 ? c.comp : c.paper)
    }) +
    times(14, (i) => ([2, 6, 9, 13].includes(i) ? '' : rect([(i + 1) * white - white * 0.3, h * rnd.between(0.18, 0.52)], [white * 0.6, h * 0.36], c.main))) +
    times(26, (i) => rect([(i % 13) * white + white * 0.72, h * (0.74 + Math.floor(i / 13) * 0.1)], [white * 0.16, m * 0.035], i % 3 ? c.main : c.accent)) +
    stroke(`M${n(w * 0.02)} ${n(h * 0.94)}C${n(w * 0.3)} ${n(h * 0.9)} ${n(w * 0.5)} ${n(h * 0.5)} ${n(w * 0.98)} ${n(h * 0.06)}`, c.accent, m * 0.02, ROUND)
  )
}

/** Trees as triangles, a low moon, and a path drawn as a staff. */
export const forest: Motif = ({ w, h, m, rnd, c }) => {
  const tree = (x: number, base: number, size: number, color: string) =>
    polygon(
      [
        [x, base - size],
        [x - size * 0.27, base],
        [x + size * 0.27, base],
      ],
      color,
    ) + rect([x - size * 0.025, base], [size * 0.05, size * 0.12], c.fg)
  return (
    circle(w * 0.68, h * 0.36, m * 0.27, c.accent) +
    times(9, (i) => tree(w * (0.04 + i * 0.12), h * 0.66, m * rnd.between(0.3, 0.52), i % 3 ? c.comp : c.main)) +
    path(`M0 ${n(h * 0.68)}Q${n(w * 0.5)} ${n(h * 0.56)} ${w} ${n(h * 0.7)}V${h}H0Z`, c.main) +
    times(5, (i) =>
      stroke(
        `M0 ${n(h * (0.78 + i * 0.042))}C${n(w * 0.3)} ${n(h * (0.68 + i * 0.042))} ${n(w * 0.6)} ${n(h * (0.94 + i * 0.03))} ${w} ${n(h * (0.76 + i * 0.042))}`,
        c.paper,
        m * 0.006,
      ),
    ) +
    polygon(
      [
        [w * 0.2, h * 0.6],
        [w * 0.235, h * 0.48],
        [w * 0.26, h * 0.55],
        [w * 0.31, h * 0.55],
        [w * 0.335, h * 0.48],
        [w * 0.37, h * 0.6],
        [w * 0.285, h * 0.76],
      ],
      c.dark,
    ) +
    [0.262, 0.308].map((x) => circle(w * x, h * 0.61, m * 0.013, c.comp)).join('') +
    times(5, (i) => tree(w * (0.46 + i * 0.13), h * 0.9, m * rnd.between(0.22, 0.34), i % 2 ? c.dark : c.comp))
  )
}

/** Animals built from half discs, on parade. */
export const parade: Motif = ({ w, h, m, rnd, c }) => {
  const ground = h * 0.83
  const s = m / 130
  const legs = (x: number, span: number, height: number, color: string) =>
    times(4, (i) => rect([x + (span * i) / 3 - 2.5 * s, ground - height], [5 * s, height], color))
  const elephant = (x: number) =>
    legs(x - 15 * s, 30 * s, 20 * s, c.main) +
    half([x, ground - 16 * s], 22 * s, 0, c.main) +
    circle(x - 24 * s, ground - 30 * s, 11 * s, c.main) +
    stroke(`M${n(x - 33 * s)} ${n(ground - 30 * s)}q${n(-6 * s)} ${n(14 * s)} ${n(-1 * s)} ${n(26 * s)}`, c.main, 5 * s, ROUND) +
    half([x - 18 * s, ground - 32 * s], 9 * s, 100, c.comp) +
    circle(x - 29 * s, ground - 33 * s, 1.5 * s, c.paper)
  const tortoise = (x: number) =>
    legs(x - 9 * s, 18 * s, 5 * s, c.dark) +
    half([x, ground - 4 * s], 14 * s, 0, c.comp) +
    half([x, ground - 4 * s], 8 * s, 0, c.dark) +
    circle(x - 17 * s, ground - 8 * s, 4.4 * s, c.dark) +
    circle(x - 18.5 * s, ground - 9 * s, 0.9 * s, c.paper)
  const swan = (x: number) =>
    half([x, ground - 12 * s], 18 * s, 180, c.paper) +
    stroke(`M${n(x - 15 * s)} ${n(ground - 12 * s)}v${n(-20 * s)}a${n(7 * s)} ${n(7 * s)} 0 0 0 ${n(-13 * s)} ${n(-2 * s)}`, c.paper, 5.5 * s, ROUND) +
    polygon(
      [
        [x - 31 * s, ground - 36 * s],
        [x - 24 * s, ground - 36 * s],
        [x - 29 * s, ground - 28 * s],
      ],
      c.accent,
    ) +
    quarter([x, ground - 12 * s], 12 * s, 3, c.comp)
  const lion = (x: number) =>
    legs(x - 6 * s, 26 * s, 16 * s, c.accent) +
    rect([x - 12 * s, ground - 30 * s], [36 * s, 18 * s], c.accent, 9 * s) +
    times(12, (i) => circle(...polar([x - 16 * s, ground - 36 * s], 12 * s, i * 30), 5 * s, c.dark)) +
    circle(x - 16 * s, ground - 36 * s, 11.5 * s, c.accent) +
    circle(x - 20 * s, ground - 38 * s, 1.5 * s, c.dark) +
    circle(x - 12 * s, ground - 38 * s, 1.5 * s, c.dark)
  return (
    circle(w * 0.5, ground, m * rnd.between(0.6, 0.66), c.comp, 'fill-opacity="0.35"') +
    rect([0, ground], [w, h], c.dark) +
    times(5, (i) => line([0, ground + m * (0.03 + i * 0.026)], [w, ground + m * (0.03 + i * 0.026)], c.bg, m * 0.004)) +
    lion(w * 0.16) +
    elephant(w * 0.45) +
    tortoise(w * 0.65) +
    swan(w * 0.85) +
    times(14, (i) =>
      circle(w * (0.05 + i * 0.068), h * (0.16 + 0.07 * Math.sin(i * 1.3)), m * (i % 3 === 0 ? 0.03 : 0.016), [c.accent, c.dark, c.main][i % 3] ?? c.main),
    )
  )
}

/** Building blocks on a grid: quarter discs, bars and dots. Where a picture is cut to 4:5 or to a square a column ends. */
export const tiles: Motif = ({ w, h, m, rnd, c }) => {
  const rows = Math.max(1, Math.round(h / (m / 5)))
  const height = h / rows
  const inks = [c.main, c.comp, c.accent, c.fg] as const
  const tile = (x: number, y: number, width: number, size: number) => {
    const back = rnd.pick([c.bg, c.comp, c.bg, c.main])
    const front = rnd.pick(inks.filter((ink) => ink !== back) as [string, ...string[]])
    const kind = rnd.whole(0, 6)
    const shapes = [
      quarter([0, 0], size, rnd.whole(0, 3), front),
      half([size / 2, size / 2], size / 2, rnd.whole(0, 3) * 90, front),
      circle(size / 2, size / 2, size * 0.3, front) + circle(size / 2, size / 2, size * 0.12, back),
      times(4, (k) => rect([size * (0.075 + k * 0.25), 0], [size * 0.1, size], front)),
      polygon(
        [
          [0, 0],
          [size, size],
          [0, size],
        ],
        front,
      ),
      quarter([0, 0], size / 2, 0, front) + quarter([size / 2, size / 2], size / 2, 2, front),
      times(3, (k) => ring(0, 0, size * (0.3 + k * 0.28), front, size * 0.09)),
    ]
    const box = `viewBox="0 0 ${n(size)} ${n(size)}" preserveAspectRatio="none"`
    return `<svg x="${n(x)}" y="${n(y)}" width="${n(width + 1)}" height="${n(size + 1)}" ${box}>${rect([0, 0], [size, size], back)}${shapes[kind] ?? ''}</svg>`
  }
  return columnsFromTheMiddle(w, m / 10)
    .map(({ x, width }) =>
      times(rows, (row) =>
        width < height * 0.75
          ? tile(x, row * height, width, height / 2) + tile(x, (row + 0.5) * height, width, height / 2)
          : tile(x, row * height, width, height),
      ),
    )
    .join('')
}

/** Both ways from the middle two broad columns (4:5), a narrow one (a square), then broad ones; nothing narrower than half a unit is left. */
function columnsFromTheMiddle(w: number, unit: number): { x: number; width: number }[] {
  const columns: { x: number; width: number }[] = []
  for (let from = 0, index = 0; from < w / 2 - 1; index++) {
    const planned = from + (index === 2 ? 1 : 2) * unit
    const to = planned > w / 2 - unit / 2 ? w / 2 : planned
    columns.push({ x: w / 2 + from, width: to - from }, { x: w / 2 - to, width: to - from })
    from = to
  }
  return columns
}

/** Breakers under a cliff; the staff becomes the sea. */
export const sea: Motif = ({ w, h, m, rnd, c }) => {
  const wave = (y: number, color: string, shift: number) => {
    const a = m * 0.15
    const start = -a * 2 + shift
    const crests = Math.ceil(w / (a * 2)) + 3
    return path(
      `M${n(start)} ${n(y)}${times(crests, () => `c${n(a * 0.5)} 0 ${n(a * 0.9)} ${n(-a * 0.9)} ${n(a * 1.4)} ${n(-a * 0.9)}c${n(-a * 0.4)} ${n(a * 0.3)} ${n(-a * 0.1)} ${n(a * 0.9)} ${n(a * 0.6)} ${n(a * 0.9)}`)}V${h}H${n(start)}Z`,
      color,
    )
  }
  const cliff = times(15, (i) =>
    rect(
      [w * (0.56 + i * 0.031), h * (0.5 - i * 0.022 + rnd.between(-0.035, 0.035))],
      [w * 0.029, h],
      [c.dark, c.main, c.dark, c.comp][(i * 3) % 4] ?? c.dark,
      w * 0.004,
    ),
  )
  return (
    circle(w * 0.26, h * 0.32, m * 0.18, c.accent) +
    cliff +
    wave(h * 0.62, c.comp, 0) +
    wave(h * 0.74, c.main, m * 0.1) +
    wave(h * 0.86, c.accent, m * 0.03) +
    wave(h * 0.97, c.dark, m * 0.14) +
    times(3, (i) => line([0, h * 0.2 + i * m * 0.05], [w * (0.5 - i * 0.06), h * 0.2 + i * m * 0.05], c.fg, m * 0.006))
  )
}

/** Five violins around a lamp, seen from above; all of them within a sheet of 4:5. */
export const quartet: Motif = ({ w, h, m, rnd, c }) => {
  const start = rnd.between(20, 60)
  const colors = [c.main, c.accent, c.dark, c.main, c.accent]
  return (
    times(3, (i) => ring(w / 2, h / 2, m * (0.52 + i * 0.09), c.comp, m * 0.012)) +
    circle(w / 2, h / 2, m * 0.46, c.comp) +
    circle(w / 2, h / 2, m * 0.08, c.bg) +
    times(5, (i) => {
      const angle = start + i * 72
      const [x, y] = polar([w / 2, h / 2], m * 0.195, angle)
      const bow = line([-m * 0.12, m * 0.11], [m * 0.15, 0], c.fg, m * 0.007)
      return group(
        violinFigure(m * 0.122, { color: colors[i] ?? c.main, neck: c.fg, holes: c.bg }) + bow,
        `translate(${n(x)} ${n(y)}) rotate(${n(angle + 138)})`,
      )
    }) +
    circle(w / 2, h / 2, m * 0.035, c.accent)
  )
}

export const moreConcertMotifs = { unfinished, orbit, skyline, forest, parade, tiles, sea, quartet }
