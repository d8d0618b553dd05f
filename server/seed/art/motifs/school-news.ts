import type { Motif } from '../shapes.ts'
import { centred, circle, ellipse, group, line, path, polygon, ROUND, rect, ring, stroke, times } from '../shapes.ts'

/** Nine rosettes; the two highest hang at one height. */
const rosettes: Motif = (sheet) => {
  const { c } = sheet
  const heights = [-40, -150, -70, -190, -250, -250, -90, -160, -30]
  const colors = [c.main, c.accent, c.comp]
  return centred(
    sheet,
    times(9, (i) => {
      const x = -720 + i * 180
      const y = heights[i] ?? 0
      const color = colors[i % 3] ?? c.main
      return (
        polygon(
          [
            [x - 46, y + 40],
            [x - 66, 420],
            [x - 22, 370],
            [x + 4, 420],
            [x + 10, y + 40],
          ],
          c.dark,
        ) +
        polygon(
          [
            [x + 46, y + 40],
            [x + 70, 360],
            [x + 30, 330],
            [x, 370],
            [x - 10, y + 40],
          ],
          color,
        ) +
        times(12, (petal) => group(ellipse([0, -74], 28, 34, color), `translate(${x} ${y}) rotate(${petal * 30})`)) +
        circle(x, y, 66, c.paper) +
        ellipse([x - 8, y + 14], 24, 17, c.dark, -18) +
        line([x + 13, y + 10], [x + 13, y - 38], c.dark, 7, ROUND)
      )
    }),
  )
}

/** Five doors of a week, and behind each one something to try. */
const fiveDoors: Motif = (sheet) => {
  const { c } = sheet
  const behind = [
    times(4, (i) => rect([-70 + i * 38, -40 - i * 26], [26, 170 + i * 40], i % 2 ? c.accent : c.dark, 8)),
    circle(0, 70, 92, c.accent) + circle(0, 70, 60, c.paper) + line([-70, -110], [-14, 40], c.dark, 14, ROUND) + line([70, -110], [14, 40], c.dark, 14, ROUND),
    circle(0, 96, 78, c.dark) + circle(0, -24, 58, c.dark) + rect([-12, -210], [24, 200], c.dark) + circle(0, 62, 26, c.paper),
    times(5, (i) => rect([-88 + i * 36, -120], [32, 260], c.paper)) + times(4, (i) => (i === 2 ? '' : rect([-64 + i * 36, -120], [20, 150], c.dark))),
    path('M-90 -60H20C60 -60 70 -110 100 -150V110C70 70 60 20 20 20H-90Z', c.accent) + times(3, (i) => rect([-66 + i * 32, -110], [14, 56], c.dark)),
  ]
  return centred(
    sheet,
    rect([-900, 330], [1800, 240], c.dark) +
      times(5, (i) => {
        const x = -640 + i * 320
        const color = [c.main, c.comp, c.main, c.comp, c.main][i] ?? c.main
        return (
          path(`M${x - 130} 330V-190A130 130 0 0 1 ${x + 130} -190V330Z`, color) +
          group(behind[i] ?? '', `translate(${x} 20)`) +
          polygon(
            [
              [x + 130, -190],
              [x + 182, -140],
              [x + 182, 390],
              [x + 130, 330],
            ],
            c.accent,
          ) +
          circle(x + 166, 130, 9, c.dark)
        )
      }),
  )
}

/** An instrument of yarn bobbins: the threads are its strings. */
const bobbinHarp: Motif = (sheet) => {
  const { c } = sheet
  const bobbin = (x: number, y: number, color: string) =>
    rect([x - 44, y - 70], [88, 140], color, 10) +
    times(5, (i) => line([x - 44, y - 46 + i * 24], [x + 44, y - 56 + i * 24], c.paper, 4)) +
    rect([x - 62, y - 88], [124, 24], c.dark, 8) +
    rect([x - 62, y + 64], [124, 24], c.dark, 8)
  return centred(
    sheet,
    path('M-760 430L-760 360L620 -440L760 -440L760 430Z', c.accent) +
      path('M-610 352L640 -372L640 352Z', c.bg) +
      times(9, (i) => {
        const x = -470 + i * 128
        const top = 290 - i * 76
        return line([x, top], [x, 352], c.fg, 7) + (i % 2 || i === 0 ? '' : bobbin(x, (top + 352) / 2 + 12, i % 4 ? c.main : c.paper))
      }) +
      rect([-760, 352], [1520, 78], c.dark, 20),
  )
}

/** One desk for two: a large chair, a small chair, a stand between them. */
const sharedDesk: Motif = (sheet) => {
  const { c } = sheet
  const chair = (x: number, size: number, turn: 1 | -1, color: string) =>
    group(
      rect([-160, -300], [40, 620], c.dark, 14) +
        rect([-170, -330], [60, 280], color, 24) +
        rect([-160, 20], [330, 60], color, 24) +
        rect([120, 60], [36, 260], c.dark, 12),
      `translate(${x} ${320 - 320 * size}) scale(${turn * size} ${size})`,
    )
  return centred(
    sheet,
    circle(0, -180, 250, c.paper) +
      rect([-900, 316], [1800, 14], c.dark) +
      chair(-430, 1.1, 1, c.main) +
      chair(420, 0.7, -1, c.accent) +
      line([0, -60], [0, 260], c.dark, 22, ROUND) +
      stroke('M-110 320L0 240L110 320', c.dark, 22, ROUND) +
      polygon(
        [
          [-250, -330],
          [0, -290],
          [0, -30],
          [-250, -70],
        ],
        c.main,
      ) +
      polygon(
        [
          [250, -330],
          [0, -290],
          [0, -30],
          [250, -70],
        ],
        c.accent,
      ) +
      [-1, 1].map((side) => times(4, (i) => line([side * 214, -276 + i * 46], [side * 36, -248 + i * 46], c.paper, 7))).join(''),
  )
}

/** A river, the towns along it, and the one where something begins. */
const newDot: Motif = (sheet) => {
  const { c } = sheet
  return centred(
    sheet,
    times(5, (i) =>
      stroke(`M-960 ${180 + i * 30}C-560 ${-240 + i * 30} -260 ${420 + i * 30} 120 ${60 + i * 30}S640 ${-360 + i * 30} 960 ${-120 + i * 30}`, c.comp, 12),
    ) +
      (
        [
          [-700, -190],
          [-360, 330],
          [-150, -170],
          [560, 240],
          [690, -350],
        ] as const
      )
        .map(([x, y]) => circle(x, y, 44, c.fg) + circle(x, y, 18, c.bg))
        .join('') +
      path('M180 250C40 60 -10 -20 -10 -130A190 190 0 0 1 370 -130C370 -20 320 60 180 250Z', c.main) +
      circle(180, -130, 128, c.paper) +
      ellipse([158, -88], 44, 32, c.dark, -18) +
      line([197, -98], [197, -214], c.dark, 13, ROUND) +
      stroke('M197 -214q58 24 46 98', c.dark, 15, ROUND),
  )
}

/** Under the roof, in the light of the skylight: a cello nobody has played for years. */
const attic: Motif = (sheet) => {
  const { c } = sheet
  const beam = c.accent
  return centred(
    sheet,
    polygon(
      [
        [-900, 420],
        [0, -470],
        [900, 420],
      ],
      c.fg,
    ) +
      polygon(
        [
          [-250, -150],
          [-120, -280],
          [470, 420],
          [-110, 420],
        ],
        c.main,
      ) +
      polygon(
        [
          [-250, -150],
          [-120, -280],
          [-60, -220],
          [-190, -90],
        ],
        c.paper,
      ) +
      group(
        rect([-16, -400], [32, 300], c.bg, 14) +
          circle(0, -400, 30, c.bg) +
          circle(0, -60, 108, beam) +
          circle(0, 110, 142, beam) +
          circle(-128, 14, 34, c.main) +
          circle(128, 14, 34, c.fg) +
          times(4, (i) => line([-12 + i * 8, -390], [-18 + i * 12, 190], c.fg, 3)) +
          rect([-8, 240], [16, 80], c.bg),
        'translate(190 110) rotate(12)',
      ) +
      rect([-640, 240], [300, 180], c.comp, 10) +
      rect([-640, 240], [300, 40], beam, 10) +
      rect([-560, 130], [180, 110], beam, 10) +
      rect([-1000, 420], [2000, 140], c.fg),
  )
}

/** One music stand, and a stroke on the wall for each of its years. */
const tally: Motif = (sheet) => {
  const { c } = sheet
  return centred(
    sheet,
    times(6, (five) => {
      const x = -780 + (five % 2) * 300
      const y = -350 + Math.floor(five / 2) * 240
      return (
        times(4, (i) => line([x + i * 52, y], [x + i * 52 + 8, y + 160], c.main, 17, ROUND)) + line([x - 34, y + 126], [x + 200, y + 32], c.main, 17, ROUND)
      )
    }) +
      line([-150, -350], [-142, -190], c.accent, 20, ROUND) +
      circle(430, -130, 300, c.paper) +
      line([430, -60], [430, 330], c.dark, 26, ROUND) +
      stroke('M290 420L430 300L570 420', c.dark, 26, ROUND) +
      group(rect([-270, -180], [540, 330], c.dark, 16) + rect([-270, 130], [540, 34], c.accent, 10), 'translate(430 -130) rotate(-4)') +
      group(rect([-190, -130], [180, 240], c.paper) + rect([10, -130], [180, 240], c.paper), 'translate(430 -150) rotate(-4)') +
      group([-165, 35].map((x) => times(5, (i) => line([x, -92 + i * 40], [x + 130, -92 + i * 40], c.dark, 5))).join(''), 'translate(430 -150) rotate(-4)') +
      ring(430, 40, 26, c.accent, 10),
  )
}

export const schoolNewsMotifs = {
  rosettes,
  'five-doors': fiveDoors,
  'bobbin-harp': bobbinHarp,
  'shared-desk': sharedDesk,
  'new-dot': newDot,
  attic,
  tally,
}
