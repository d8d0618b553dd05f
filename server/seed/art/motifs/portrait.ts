import type { Motif, Sheet } from '../shapes.ts'
import { circle, clipped, ellipse, group, half, line, n, path, polar, ROUND, rect, ring, stroke, times } from '../shapes.ts'

type Attribute = (sheet: Sheet) => string

const HAIR_CUTS = ['fringe', 'bun', 'long', 'curls', 'cropped', 'sidepart'] as const

type HairCut = (typeof HAIR_CUTS)[number]

type Head = { x: number; y: number; r: number; turn: number }

/** A bust of arcs: the head an inclined oval in two tones, the shoulders half a disc, no face. */
function bust(sheet: Sheet, attribute: Attribute, cut: HairCut): string {
  const { w, h, m, rnd, c, key } = sheet
  const head: Head = {
    x: w * rnd.between(0.42, 0.58),
    y: h * rnd.between(0.33, 0.38),
    r: m * rnd.between(0.165, 0.19),
    turn: rnd.between(-14, 14),
  }
  const side = rnd.next() > 0.5 ? 1 : -1
  const shoulder = m * rnd.between(0.4, 0.48)
  const skin = rnd.pick([c.comp, c.accent, c.paper])
  const shade = skin === c.accent ? c.comp : c.accent
  const bodyTop = head.y + head.r * 1.65
  const body = rnd.pick([c.main, c.fg])
  const bodyShade = body === c.main ? c.fg : c.main
  const torso = path(
    `M${n(w / 2 - shoulder)} ${h + 5}V${n(bodyTop + shoulder * 0.92)}A${n(shoulder)} ${n(shoulder * 0.9)} 0 0 1 ${n(w / 2 + shoulder)} ${n(bodyTop + shoulder * 0.92)}V${h + 5}Z`,
    body,
  )
  const lapel = path(`M${n(head.x)} ${n(bodyTop + m * 0.1)}L${n(w / 2 + side * shoulder)} ${n(bodyTop + shoulder * 0.8)}V${h + 5}H${n(head.x)}Z`, bodyShade)
  const neck = rect([head.x - head.r * 0.36, head.y + head.r * 0.5], [head.r * 0.72, head.r * 1.45], shade, head.r * 0.3)
  const id = `h-${key}`
  const oval = `<ellipse rx="${n(head.r)}" ry="${n(head.r * 1.28)}"/>`
  const face = group(
    clipped(id, oval, rect([-head.r, -head.r * 1.4], [head.r * 2, head.r * 2.8], skin) + circle(side * head.r * 1.1, head.r * 0.1, head.r * 1.15, shade)),
    `translate(${n(head.x)} ${n(head.y)}) rotate(${n(head.turn)})`,
  )
  return backdrop(sheet, head, side) + neck + torso + lapel + face + hair(sheet, head, side, cut) + attribute(sheet)
}

function backdrop({ w, h, m, rnd, c }: Sheet, head: Head, side: number): string {
  const styles = [
    () => circle(head.x + side * m * 0.12, head.y, m * 0.36, c.main),
    () => half([head.x, head.y + m * 0.08], m * 0.42, side * 90, c.main) + half([head.x, head.y + m * 0.08], m * 0.42, side * -90, c.comp),
    () => times(6, (i) => ring(head.x + side * m * 0.08, head.y, m * (0.26 + i * 0.075), i % 2 ? c.main : c.comp, m * 0.036)),
    () => rect([side > 0 ? 0 : w / 2, 0], [w / 2, h], c.main) + circle(w / 2 + side * m * 0.24, h * 0.2, m * 0.12, c.accent),
    () => times(7, (i) => rect([w * (i / 7), 0], [w / 14, h * rnd.between(0.5, 1)], i % 2 ? c.comp : c.main)),
    () => path(`M${n(w * 0.12)} ${h}V${n(h * 0.36)}A${n(w * 0.38)} ${n(w * 0.38)} 0 0 1 ${n(w * 0.88)} ${n(h * 0.36)}V${h}Z`, c.main),
  ] as const
  return rnd.pick(styles)()
}

function hair({ rnd, c, m }: Sheet, { x, y, r, turn }: Head, side: number, cut: HairCut): string {
  const ink = rnd.pick(c.bg === c.dark ? [c.main, c.accent, c.comp] : [c.dark, c.bg === c.paper ? c.dark : c.paper])
  const crown = `M${n(-r * 1.06)} ${n(r * 0.05)}A${n(r * 1.06)} ${n(r * 1.36)} 0 0 1 ${n(r * 1.06)} ${n(r * 0.05)}`
  const styles: Record<HairCut, () => string> = {
    fringe: () => path(`${crown}Q${n(r * 0.5)} ${n(-r * 0.75)} ${n(-r * 1.06)} ${n(r * 0.05)}Z`, ink),
    bun: () =>
      path(`${crown}C${n(r * 0.9)} ${n(-r * 0.6)} ${n(-r * 0.2)} ${n(-r * 0.9)} ${n(-r * 0.75)} ${n(-r * 0.35)}L${n(-r * 1.06)} ${n(r * 0.05)}Z`, ink) +
      circle(-side * r * 0.5, -r * 1.32, r * 0.42, ink),
    long: () =>
      path(
        `M${n(-r * 1.14)} ${n(r * 1.5)}V0A${n(r * 1.14)} ${n(r * 1.42)} 0 0 1 ${n(r * 1.14)} 0V${n(r * 1.5)}H${n(r * 0.7)}V${n(-r * 0.1)}Q0 ${n(-r * 0.85)} ${n(-r * 0.7)} ${n(-r * 0.1)}V${n(r * 1.5)}Z`,
        ink,
      ),
    curls: () => times(9, (i) => circle(...polar([0, -r * 0.18], r * 1.06, -172 + i * 20.5), r * 0.36, ink)),
    cropped: () =>
      path(`M${n(-r * 1.05)} ${n(-r * 0.3)}A${n(r * 1.05)} ${n(r * 1.1)} 0 0 1 ${n(r * 1.05)} ${n(-r * 0.3)}L${n(side * r * 0.2)} ${n(-r * 0.72)}Z`, ink),
    sidepart: () =>
      stroke(`M${n(-r * 0.9)} ${n(-r * 0.62)}A${n(r * 1.1)} ${n(r * 1.1)} 0 0 1 ${n(r * 0.9)} ${n(-r * 0.62)}`, ink, m * 0.03, ROUND) +
      path(
        `M${n(side * r * 0.2)} ${n(-r * 1.22)}Q${n(side * r * 1.5)} ${n(-r * 1.1)} ${n(side * r * 1.16)} ${n(r * 0.9)}Q${n(side * r * 0.95)} ${n(-r * 0.3)} ${n(side * r * 0.2)} ${n(-r * 1.22)}Z`,
        ink,
      ),
  }
  return group(styles[cut](), `translate(${n(x)} ${n(y)}) rotate(${n(turn)})`)
}

const attributes: Record<string, Attribute> = {
  strings: ({ w, h, m, rnd, c }) =>
    times(4, (i) => line([w * (0.04 + i * 0.035), h * 1.02], [w * (0.64 + i * 0.03), h * 0.5], c.comp, m * (0.004 + i * 0.002))) +
    group(
      rect([-m * 0.52, -m * 0.009], [m * 1.04, m * 0.018], c.accent, m * 0.009),
      `translate(${n(w * 0.44)} ${n(h * 0.78)}) rotate(${n(rnd.between(16, 36))})`,
    ),
  cello: ({ w, h, m, rnd, c }) =>
    circle(w * rnd.between(0.28, 0.36), h * 0.92, m * 0.3, c.accent) +
    times(4, (i) => line([w * (0.29 + i * 0.018), h], [w * (0.33 + i * 0.012), h * 0.44], c.comp, m * 0.006)) +
    stroke(`M${n(w * 0.42)} ${n(h * 0.84)}q${n(-m * 0.06)} ${n(m * 0.08)} ${n(m * 0.01)} ${n(m * 0.18)}`, c.dark, m * 0.02, ROUND),
  keys: ({ w, h, m, c }) =>
    rect([0, h * 0.86], [w, h], c.paper) +
    times(13, (i) => line([(w / 13) * i, h * 0.86], [(w / 13) * i, h], c.dark, m * 0.004)) +
    times(12, (i) => ([2, 6, 9].includes(i) ? '' : rect([(w / 13) * (i + 0.7), h * 0.86], [(w / 13) * 0.6, h * 0.085], c.dark))),
  reed: ({ w, h, m, rnd, c }) =>
    group(
      rect([-m * 0.03, 0], [m * 0.06, m * 0.9], c.dark, m * 0.02) +
        times(7, (i) => circle(0, m * (0.12 + i * 0.09), m * 0.019, i % 2 ? c.accent : c.comp)) +
        rect([-m * 0.009, -m * 0.09], [m * 0.018, m * 0.1], c.accent),
      `translate(${n(w * 0.5)} ${n(h * 0.56)}) rotate(${n(rnd.between(-26, 26))})`,
    ),
  brass: ({ w, h, m, rnd, c }) =>
    group(
      times(3, (i) => ring(0, 0, m * (0.2 - i * 0.055), i % 2 ? c.comp : c.accent, m * 0.03)) + ellipse([m * 0.24, m * 0.14], m * 0.14, m * 0.19, c.accent, 40),
      `translate(${n(w * rnd.between(0.3, 0.6))} ${n(h * 0.82)})`,
    ),
  drums: ({ w, h, m, c }) =>
    ellipse([w * 0.3, h * 0.93], m * 0.28, m * 0.1, c.accent) +
    ellipse([w * 0.3, h * 0.93], m * 0.24, m * 0.075, c.paper) +
    ellipse([w * 0.76, h * 0.97], m * 0.26, m * 0.09, c.comp) +
    line([w * 0.34, h * 0.9], [w * 0.62, h * 0.66], c.comp, m * 0.016, ROUND) +
    line([w * 0.7, h * 0.94], [w * 0.5, h * 0.68], c.accent, m * 0.016, ROUND),
  voice: ({ w, h, m, rnd, c }) =>
    times(6, (i) =>
      stroke(
        `M${n(w * 0.5 - m * (0.1 + i * 0.075))} ${n(h * (0.66 + i * 0.055))}q${n(m * (0.1 + i * 0.075))} ${n(m * rnd.between(0.04, 0.11))} ${n(m * (0.2 + i * 0.15))} 0`,
        i % 2 ? c.accent : c.comp,
        m * 0.02,
        ROUND,
      ),
    ),
  baton: ({ w, h, m, rnd, c }) =>
    stroke(
      `M${n(w * 0.1)} ${n(h * 0.88)}C${n(w * 0.3)} ${n(h * rnd.between(0.5, 0.58))} ${n(w * 0.46)} ${n(h * 1.04)} ${n(w * 0.66)} ${n(h * 0.74)}S${n(w * 0.86)} ${n(h * 0.6)} ${n(w * 0.94)} ${n(h * 0.66)}`,
      c.accent,
      m * 0.03,
      ROUND,
    ) + circle(w * 0.94, h * 0.66, m * 0.045, c.comp),
  desk: ({ w, h, m, rnd, c }) =>
    rect([w * 0.08, h * rnd.between(0.84, 0.88)], [w * 0.84, h], c.comp) +
    times(4, (i) => rect([w * (0.16 + i * 0.18), h * 0.9], [w * 0.11, m * (0.03 + 0.03 * (i % 2))], i % 2 ? c.accent : c.main)),
  book: ({ w, h, m, rnd, c }) =>
    group(
      rect([-m * 0.26, -m * 0.17], [m * 0.26, m * 0.34], c.paper) +
        rect([0, -m * 0.17], [m * 0.26, m * 0.34], c.comp) +
        times(5, (i) => line([-m * 0.22, -m * 0.1 + i * m * 0.05], [-m * 0.04, -m * 0.1 + i * m * 0.05], c.dark, m * 0.006)) +
        times(5, (i) => line([m * 0.04, -m * 0.1 + i * m * 0.05], [m * 0.22, -m * 0.1 + i * m * 0.05], c.dark, m * 0.006)),
      `translate(${n(w * 0.5)} ${n(h * 0.86)}) rotate(${n(rnd.between(-8, 8))})`,
    ),
  tickets: ({ w, h, m, rnd, c }) =>
    times(3, (i) =>
      group(
        rect([-m * 0.19, -m * 0.07], [m * 0.38, m * 0.14], [c.accent, c.comp, c.paper][i] ?? c.comp, m * 0.014) +
          times(4, (k) => circle(m * 0.09, -m * 0.05 + k * m * 0.033, m * 0.008, c.dark)),
        `translate(${n(w * 0.5)} ${n(h * (0.78 + i * 0.06))}) rotate(${n(rnd.between(-16, 16))})`,
      ),
    ),
  chairs: ({ w, h, m, c }) =>
    times(5, (i) =>
      stroke(
        `M${n(w * (0.1 + i * 0.18))} ${n(h * 0.78)}v${n(m * 0.14)}h${n(m * 0.09)}v${n(m * 0.12)}M${n(w * (0.1 + i * 0.18))} ${n(h * 0.78 + m * 0.14)}v${n(m * 0.12)}`,
        i % 2 ? c.accent : c.comp,
        m * 0.018,
        ROUND,
      ),
    ),
  plucked: ({ w, h, m, rnd, c }) =>
    circle(w * rnd.between(0.36, 0.46), h * 0.9, m * 0.27, c.accent) +
    circle(w * 0.42, h * 0.88, m * 0.1, c.dark) +
    times(6, (i) => line([w * (0.36 + i * 0.022), h], [w * (0.78 + i * 0.018), h * 0.46], c.paper, m * 0.004)),
  bellows: ({ w, h, m, c }) =>
    times(9, (i) =>
      rect([w * 0.2 + i * m * 0.066, h * (0.74 - 0.02 * Math.sin((i / 8) * Math.PI))], [m * 0.056, m * 0.4], i % 2 ? c.accent : c.comp, m * 0.012),
    ),
  blocks: ({ w, h, m, c }) =>
    circle(w * 0.22, h * 0.92, m * 0.11, c.accent) +
    rect([w * 0.4, h * 0.86], [m * 0.2, m * 0.2], c.comp, m * 0.02) +
    half([w * 0.8, h * 0.97], m * 0.15, 0, c.accent) +
    circle(w * 0.5, h * 0.81, m * 0.055, c.paper),
}

/** Named portrait-<attribute>-<cut>. */
export const portraitMotifs: Record<string, Motif> = Object.fromEntries(
  Object.entries(attributes).flatMap(([name, attribute]) => HAIR_CUTS.map((cut) => [`portrait-${name}-${cut}`, (sheet: Sheet) => bust(sheet, attribute, cut)])),
)
