import type { Motif, Point } from '../shapes.ts'
import { centred, circle, ellipse, group, half, line, path, polar, polygon, ROUND, rect, ring, stroke, times } from '../shapes.ts'

/** A signature of five loops, one a season, written by a baton. */
const signature: Motif = (sheet) => {
  const { c } = sheet
  const loops = Array.from(
    { length: 5 },
    (_, i) => `c100 ${-60 - i * 14} 150 ${-330 - i * 22} 40 ${-330 - i * 22}c-100 0 -84 ${300 + i * 20} 100 ${330 + i * 22}`,
  ).join('')
  return centred(
    sheet,
    circle(330, -90, 300, c.comp) +
      line([-760, 300], [760, 300], c.fg, 6) +
      stroke(`M-700 210${loops}C90 300 150 150 214 60`, c.main, 34, ROUND) +
      group(
        polygon(
          [
            [0, 0],
            [560, -13],
            [560, 13],
          ],
          c.dark,
        ) + ellipse([596, 0], 62, 34, c.accent),
        'translate(214 60) rotate(-46)',
      ),
  )
}

/** A ticket on wheels: the stub is torn off in front, notes sit at the windows. */
const bus: Motif = (sheet) => {
  const { c } = sheet
  return centred(
    sheet,
    circle(470, -270, 170, c.accent) +
      times(5, (i) => line([-900, 268 + i * 34], [900, 268 + i * 34], c.fg, 5)) +
      rect([-560, -260], [1120, 450], c.main, 46) +
      times(11, (i) => circle(-560, -228 + i * 38.5, 13, c.bg)) +
      rect([-560, 76], [1120, 26], c.comp) +
      times(4, (i) => {
        const x = -470 + i * 208
        return (
          rect([x, -190], [172, 196], c.paper, 20) +
          ellipse([x + 70, -38], 40, 29, c.dark, -18) +
          line([x + 106, -46], [x + 106, -158], c.dark, 11, ROUND) +
          (i % 2 ? path(`M${x + 106} -164c14 44 50 42 46 88c-10 -34 -34 -34 -46 -38Z`, c.dark) : '')
        )
      }) +
      rect([372, -190], [126, 282], c.comp, 20) +
      line([435, -190], [435, 92], c.main, 8) +
      circle(540, 142, 18, c.accent) +
      [-320, 300].map((x) => circle(x, 200, 96, c.dark) + circle(x, 200, 40, c.bg)).join(''),
  )
}

/** A record, its needle, and the three nights it took. */
const record: Motif = (sheet) => {
  const { c } = sheet
  return centred(
    sheet,
    circle(-90, 0, 420, c.dark) +
      times(7, (i) => ring(-90, 0, 190 + i * 32, i % 3 ? c.main : c.comp, i % 3 ? 3 : 6)) +
      circle(-90, 0, 140, c.accent) +
      half([-90, 0], 140, 0, c.comp) +
      circle(-90, 0, 16, c.dark) +
      circle(520, -330, 78, c.main) +
      circle(520, -330, 34, c.bg) +
      stroke('M520 -330L520 40L300 190', c.main, 26, ROUND) +
      group(rect([-58, -30], [116, 60], c.fg, 12), 'translate(276 206) rotate(-34)') +
      times(3, (i) => circle(680, -20 + i * 150, 52, c.accent) + circle(702, -34 + i * 150, 46, c.bg)),
  )
}

/** The season's brochure, fanned open, a page for each month. */
const brochure: Motif = (sheet) => {
  const { c } = sheet
  const foot: Point = [0, 400]
  const colors = [c.main, c.comp, c.accent, c.dark]
  return centred(
    sheet,
    times(10, (i) => {
      const turn = -81 + i * 18
      return group(
        rect([-8, -760], [310, 760], colors[i % 4] ?? c.main, 10) +
          rect([26, -720], [240, 150], c.paper) +
          times(4, (row) => rect([26, -530 + row * 46], [row === 3 ? 120 : 210, 12], i % 4 === 1 ? c.dark : c.paper)),
        `translate(${foot[0]} ${foot[1]}) rotate(${turn})`,
      )
    }) +
      circle(foot[0], foot[1], 96, c.paper) +
      circle(foot[0], foot[1], 44, c.main),
  )
}

/** Four stands before a counter, and the number that is next. */
const counter: Motif = (sheet) => {
  const { c } = sheet
  return centred(
    sheet,
    rect([-900, 120], [1800, 420], c.main) +
      rect([-900, 96], [1800, 40], c.dark) +
      times(4, (i) => {
        const x = -600 + i * 400
        return (
          path(`M${x - 130} 96V-190A130 130 0 0 1 ${x + 130} -190V96Z`, i % 2 ? c.comp : c.paper, `stroke="${c.dark}" stroke-width="10"`) +
          ellipse([x - 26, 4], 50, 37, c.dark, -18) +
          line([x + 18, -6], [x + 18, -190], c.dark, 14, ROUND) +
          (i === 2 ? stroke(`M${x + 18} -190q66 30 54 116`, c.dark, 16, ROUND) : '')
        )
      }) +
      rect([-170, -460], [340, 120], c.dark, 16) +
      times(4, (i) => circle(-105 + i * 70, -400, 24, i === 3 ? c.accent : c.comp)) +
      times(4, (i) => stroke(`M${-690 + i * 400} 300h180m-90 0v160m-70 60l70 -60l70 60`, c.comp, 16, ROUND)),
  )
}

/** Rows of chairs from behind; one of them is new. */
const seats: Motif = (sheet) => {
  const { c } = sheet
  const row = (y: number, size: number, first: number, count: number, isNew: number) =>
    times(count, (i) => {
      const x = first + i * size * 1.12
      const color = i === isNew ? c.accent : c.main
      return (
        path(`M${x} ${y}v${-size * 0.72}a${size * 0.5} ${size * 0.42} 0 0 1 ${size} 0V${y}Z`, color) +
        rect([x + size * 0.12, y - size * 0.12], [size * 0.76, size * 0.3], c.dark, size * 0.08) +
        circle(x + size / 2, y - size * 0.66, size * 0.07, i === isNew ? c.dark : c.comp)
      )
    })
  return centred(
    sheet,
    half([0, -190], 330, 0, c.fg) +
      half([0, -190], 250, 0, c.accent) +
      half([0, -190], 120, 0, c.bg) +
      row(-40, 170, -940, 10, 99) +
      row(190, 220, -980, 8, 4) +
      row(480, 280, -1060, 7, 99),
  )
}

/** The fourth horn, whose bell is open to whoever looks. */
const openHorn: Motif = (sheet) => {
  const { c } = sheet
  return centred(
    sheet,
    times(4, (i) => ring(-150, -20, 190 + i * 62, i === 3 ? c.accent : c.comp, 34)) +
      stroke('M-150 -210C160 -250 330 -150 420 0', c.accent, 60, ROUND) +
      stroke('M-482 -150L-700 -300', c.comp, 26, ROUND) +
      group(rect([-46, -26], [92, 52], c.fg, 16), 'translate(-716 -312) rotate(35)') +
      circle(440, 150, 300, c.main) +
      circle(440, 150, 220, c.accent) +
      circle(440, 150, 130, c.dark) +
      times(12, (i) => {
        const from = polar([440, 150], 326, i * 30)
        return line(from, polar([440, 150], 372, i * 30), c.fg, 12, ROUND)
      }) +
      times(3, (i) => circle(-230 + i * 80, -20, 34, c.fg)),
  )
}

export const orchestraNewsMotifs = { signature, bus, record, brochure, counter, seats, 'open-horn': openHorn }
