import type { Motif } from '../shapes.ts'
import { circle, group, half, line, n, path, polygon, rect, ring, stroke, times } from '../shapes.ts'

const weberei: Motif = ({ w, h, m, c }) => {
  const base = h * 0.82
  const span = w * 0.8
  const bay = span / 6
  const x0 = w * 0.1
  return (
    circle(w * 0.76, h * 0.26, m * 0.15, c.accent) +
    rect([w * 0.84, h * 0.14], [m * 0.07, base - h * 0.14], c.dark) +
    rect([w * 0.832, h * 0.13], [m * 0.1, m * 0.022], c.dark) +
    times(
      6,
      (i) =>
        polygon(
          [
            [x0 + i * bay, h * 0.46],
            [x0 + i * bay, h * 0.3],
            [x0 + (i + 1) * bay, h * 0.46],
          ],
          c.dark,
        ) +
        polygon(
          [
            [x0 + i * bay + bay * 0.07, h * 0.44],
            [x0 + i * bay + bay * 0.07, h * 0.345],
            [x0 + i * bay + bay * 0.52, h * 0.44],
          ],
          c.comp,
        ),
    ) +
    rect([x0, h * 0.46], [span, base - h * 0.46], c.main) +
    times(12, (i) =>
      path(
        `M${n(x0 + bay * (0.11 + i * 0.5))} ${n(h * 0.72)}V${n(h * 0.56)}a${n(bay * 0.14)} ${n(bay * 0.14)} 0 0 1 ${n(bay * 0.28)} 0V${n(h * 0.72)}Z`,
        [c.comp, c.paper, c.accent][i % 3] ?? c.comp,
      ),
    ) +
    rect([x0, h * 0.48], [span, m * 0.012], c.dark) +
    rect([0, base], [w, h], c.dark) +
    times(9, (i) => line([w * i * 0.125, base], [w * 0.5 + (w * i * 0.125 - w * 0.5) * 1.6, h], c.comp, m * 0.003))
  )
}

const stadthalle: Motif = ({ w, h, m, c }) => {
  const base = h * 0.68
  const fold = (w * 0.76) / 8
  return (
    half([w * 0.24, h * 0.42], m * 0.2, 90, c.accent) +
    half([w * 0.24, h * 0.42], m * 0.2, -90, c.comp) +
    rect([w * 0.17, h * 0.4], [w * 0.66, base - h * 0.4], c.comp) +
    times(20, (i) => rect([w * (0.18 + i * 0.0325), h * 0.46], [w * 0.022, base - h * 0.46], i % 4 === 1 ? c.accent : c.dark)) +
    times(
      8,
      (i) =>
        polygon(
          [
            [w * 0.12 + i * fold, h * 0.44],
            [w * 0.12 + (i + 0.5) * fold, h * 0.22],
            [w * 0.12 + (i + 1) * fold, h * 0.44],
          ],
          i % 2 ? c.main : c.dark,
        ) +
        polygon(
          [
            [w * 0.12 + (i + 0.5) * fold, h * 0.22],
            [w * 0.12 + (i + 1) * fold, h * 0.44],
            [w * 0.12 + (i + 0.5) * fold, h * 0.44],
          ],
          c.main,
        ),
    ) +
    rect([w * 0.06, base], [w * 0.88, m * 0.03], c.dark) +
    rect([0, base + m * 0.03], [w, h], c.main) +
    times(7, (i) =>
      stroke(
        `M${n(-w * 0.05 + i * 30)} ${n(h * (0.76 + i * 0.034))}q${n(w * 0.07)} ${n(-m * 0.024)} ${n(w * 0.14)} 0${times(7, () => `t${n(w * 0.14)} 0`)}`,
        i % 2 ? c.comp : c.accent,
        m * 0.007,
      ),
    ) +
    polygon(
      [
        [w * 0.56, h * 0.8],
        [w * 0.84, h * 0.8],
        [w * 0.81, h * 0.86],
        [w * 0.58, h * 0.86],
      ],
      c.dark,
    ) +
    rect([w * 0.74, h * 0.75], [w * 0.06, h * 0.05], c.paper)
  )
}

const abbey: Motif = ({ w, h, m, c }) => {
  const base = h * 0.8
  const tower = (x: number) =>
    rect([x, h * 0.3], [w * 0.1, base], c.main) +
    path(
      `M${n(x - w * 0.008)} ${n(h * 0.3)}c0 ${n(-h * 0.07)} ${n(w * 0.03)} ${n(-h * 0.06)} ${n(w * 0.042)} ${n(-h * 0.12)}q${n(w * 0.016)} ${n(-h * 0.035)} ${n(w * 0.032)} 0c${n(w * 0.012)} ${n(h * 0.06)} ${n(w * 0.042)} ${n(h * 0.05)} ${n(w * 0.042)} ${n(h * 0.12)}Z`,
      c.dark,
    ) +
    rect([x + w * 0.047, h * 0.08], [w * 0.006, h * 0.1], c.dark) +
    circle(x + w * 0.05, h * 0.38, m * 0.035, c.comp) +
    [0.48, 0.6]
      .map((y) => path(`M${n(x + w * 0.03)} ${n(h * (y + 0.07))}V${n(h * y)}a${n(w * 0.02)} ${n(w * 0.02)} 0 0 1 ${n(w * 0.04)} 0v${n(h * 0.07)}Z`, c.dark))
      .join('')
  return (
    circle(w * 0.5, h * 0.42, m * 0.38, c.accent) +
    path(`M0 ${n(h * 0.74)}Q${n(w * 0.25)} ${n(h * 0.56)} ${n(w * 0.5)} ${n(h * 0.68)}T${w} ${n(h * 0.62)}V${h}H0Z`, c.comp) +
    path(
      `M${n(w * 0.38)} ${n(base)}V${n(h * 0.4)}Q${n(w * 0.43)} ${n(h * 0.38)} ${n(w * 0.45)} ${n(h * 0.3)}Q${n(w * 0.5)} ${n(h * 0.22)} ${n(w * 0.55)} ${n(h * 0.3)}Q${n(w * 0.57)} ${n(h * 0.38)} ${n(w * 0.62)} ${n(h * 0.4)}V${n(base)}Z`,
      c.paper,
    ) +
    tower(w * 0.3) +
    tower(w * 0.6) +
    times(3, (i) =>
      path(
        `M${n(w * (0.415 + i * 0.065))} ${n(base)}V${n(h * (i === 1 ? 0.58 : 0.64))}a${n(w * 0.02)} ${n(w * 0.02)} 0 0 1 ${n(w * 0.04)} 0V${n(base)}Z`,
        i === 1 ? c.dark : c.main,
      ),
    ) +
    ring(w * 0.5, h * 0.44, m * 0.05, c.main, m * 0.014) +
    path(`M0 ${n(h * 0.84)}Q${n(w * 0.5)} ${n(h * 0.74)} ${w} ${n(h * 0.84)}V${h}H0Z`, c.dark) +
    times(10, (i) => circle(w * (0.05 + i * 0.1), h * (0.88 + 0.03 * (i % 2)), m * 0.04, i % 2 ? c.main : c.comp))
  )
}

const kursaal: Motif = ({ w, h, m, c }) => {
  const base = h * 0.8
  const bay = (w * 0.28) / 4
  const wing = (x: number) =>
    rect([x, h * 0.5], [w * 0.28, base - h * 0.5], c.comp) +
    rect([x - w * 0.008, h * 0.48], [w * 0.296, h * 0.03], c.dark) +
    times(4, (i) =>
      path(
        `M${n(x + bay * (i + 0.18))} ${n(base)}V${n(h * 0.62)}a${n(bay * 0.32)} ${n(bay * 0.36)} 0 0 1 ${n(bay * 0.64)} 0V${n(base)}Z`,
        i % 2 ? c.main : c.dark,
      ),
    )
  return (
    times(7, (i) => ring(w * 0.5, h * 0.44, m * (0.34 + i * 0.05), i % 2 ? c.accent : c.comp, m * 0.014)) +
    wing(w * 0.08) +
    wing(w * 0.64) +
    rect([w * 0.36, h * 0.42], [w * 0.28, base - h * 0.42], c.main) +
    half([w * 0.5, h * 0.43], w * 0.14, 0, c.dark) +
    half([w * 0.5, h * 0.43], w * 0.098, 0, c.accent) +
    times(7, (i) =>
      line(
        [w * 0.5, h * 0.43],
        [w * 0.5 + Math.cos((Math.PI * (i + 1)) / 8) * w * 0.098, h * 0.43 - Math.sin((Math.PI * (i + 1)) / 8) * w * 0.098],
        c.dark,
        m * 0.006,
      ),
    ) +
    times(3, (i) =>
      path(
        `M${n(w * (0.386 + i * 0.083))} ${n(base)}V${n(h * 0.56)}a${n(w * 0.031)} ${n(w * 0.036)} 0 0 1 ${n(w * 0.062)} 0V${n(base)}Z`,
        i === 1 ? c.paper : c.comp,
      ),
    ) +
    rect([0, base], [w, h], c.dark) +
    times(4, (i) => rect([w * (0.34 + i * 0.02), base + i * m * 0.03], [w * (0.32 - i * 0.04), m * 0.03], i % 2 ? c.main : c.comp)) +
    [0.05, 0.95].map((x) => circle(w * x, h * 0.66, m * 0.12, c.main) + rect([w * x - m * 0.01, h * 0.68], [m * 0.02, h * 0.13], c.dark)).join('')
  )
}

const castle: Motif = ({ w, h, m, c }) => {
  const roof = (x: number, y: number, width: number, height: number, color: string) =>
    polygon(
      [
        [x - width * 0.12, y],
        [x + width / 2, y - height],
        [x + width * 1.12, y],
      ],
      color,
    )
  return (
    circle(w * 0.3, h * 0.3, m * 0.2, c.accent) +
    path(
      `M0 ${h}V${n(h * 0.86)}C${n(w * 0.25)} ${n(h * 0.84)} ${n(w * 0.26)} ${n(h * 0.62)} ${n(w * 0.42)} ${n(h * 0.6)}H${n(w * 0.8)}C${n(w * 0.9)} ${n(h * 0.66)} ${n(w * 0.92)} ${n(h * 0.78)} ${w} ${n(h * 0.8)}V${h}Z`,
      c.dark,
    ) +
    rect([w * 0.46, h * 0.34], [w * 0.3, h * 0.28], c.comp) +
    polygon(
      [
        [w * 0.44, h * 0.345],
        [w * 0.5, h * 0.17],
        [w * 0.72, h * 0.17],
        [w * 0.78, h * 0.345],
      ],
      c.main,
    ) +
    times(5, (i) => times(2, (k) => rect([w * (0.485 + i * 0.056), h * (0.4 + k * 0.1)], [w * 0.026, h * 0.062], (i + k) % 3 ? c.dark : c.accent))) +
    times(4, (i) =>
      polygon(
        [
          [w * (0.512 + i * 0.055), h * 0.29],
          [w * (0.524 + i * 0.055), h * 0.235],
          [w * (0.536 + i * 0.055), h * 0.29],
        ],
        c.comp,
      ),
    ) +
    rect([w * 0.4, h * 0.28], [w * 0.07, h * 0.36], c.paper) +
    roof(w * 0.4, h * 0.285, w * 0.07, h * 0.2, c.main) +
    rect([w * 0.74, h * 0.3], [w * 0.085, h * 0.34], c.main) +
    roof(w * 0.74, h * 0.305, w * 0.085, h * 0.22, c.dark) +
    [0.435, 0.782]
      .map((x) => path(`M${n(w * (x - 0.01))} ${n(h * 0.46)}v${n(-h * 0.06)}a${n(w * 0.01)} ${n(w * 0.01)} 0 0 1 ${n(w * 0.02)} 0v${n(h * 0.06)}Z`, c.accent))
      .join('') +
    times(6, (i) =>
      stroke(
        `M0 ${n(h * (0.92 + i * 0.022))}C${n(w * 0.3)} ${n(h * (0.9 + i * 0.02))} ${n(w * 0.4)} ${n(h * (0.7 + i * 0.04))} ${n(w * 0.62)} ${n(h * (0.7 + i * 0.05))}S${n(w * 0.9)} ${n(h * 0.9)} ${w} ${n(h * (0.88 + i * 0.02))}`,
        c.comp,
        m * 0.004,
      ),
    )
  )
}

const winepress: Motif = ({ w, h, m, c }) => {
  const base = h * 0.82
  const left = w * 0.16
  const right = w * 0.84
  const beams = [0, 1, 2, 3, 4, 5, 6].map((i) => rect([left + ((right - left) * i) / 6 - m * 0.014, h * 0.52], [m * 0.028, base - h * 0.52], c.dark))
  const braces = times(6, (i) => {
    const x1 = left + ((right - left) * i) / 6
    const x2 = left + ((right - left) * (i + 1)) / 6
    return i % 2 ? line([x1, base], [x2, h * 0.66], c.dark, m * 0.02) : line([x1, h * 0.66], [x2, base], c.dark, m * 0.02)
  })
  return (
    circle(w * 0.82, h * 0.24, m * 0.13, c.accent) +
    times(8, (i) => stroke(`M0 ${n(h * (0.5 + i * 0.045))}Q${n(w * 0.5)} ${n(h * (0.36 + i * 0.05))} ${w} ${n(h * (0.46 + i * 0.045))}`, c.comp, m * 0.02)) +
    rect([left, h * 0.5], [right - left, base - h * 0.5], c.paper) +
    beams.join('') +
    rect([left, h * 0.645], [right - left, m * 0.026], c.dark) +
    braces +
    polygon(
      [
        [w * 0.1, h * 0.53],
        [w * 0.26, h * 0.18],
        [w * 0.74, h * 0.18],
        [w * 0.9, h * 0.53],
      ],
      c.main,
    ) +
    times(7, (i) => line([w * (0.245 - i * 0.02), h * (0.22 + i * 0.044)], [w * (0.755 + i * 0.02), h * (0.22 + i * 0.044)], c.accent, m * 0.005)) +
    times(4, (i) =>
      polygon(
        [
          [w * (0.3 + i * 0.12), h * 0.38],
          [w * (0.325 + i * 0.12), h * 0.31],
          [w * (0.35 + i * 0.12), h * 0.38],
        ],
        c.dark,
      ),
    ) +
    path(`M${n(w * 0.44)} ${n(base)}V${n(h * 0.66)}a${n(w * 0.06)} ${n(w * 0.05)} 0 0 1 ${n(w * 0.12)} 0V${n(base)}Z`, c.accent) +
    rect([0, base], [w, h], c.dark) +
    group(
      times(10, (i) => circle((i % 4) * m * 0.05 + Math.floor(i / 4) * m * 0.025, Math.floor(i / 4) * m * 0.044, m * 0.026, i % 3 ? c.main : c.comp)),
      `translate(${n(w * 0.035)} ${n(h * 0.66)})`,
    )
  )
}

export const venueMotifs = {
  'venue-weberei': weberei,
  'venue-stadthalle': stadthalle,
  'venue-abbey': abbey,
  'venue-kursaal': kursaal,
  'venue-castle': castle,
  'venue-winepress': winepress,
}
