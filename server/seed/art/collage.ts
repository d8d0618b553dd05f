import { motifNamed } from './motifs.ts'
import { paletteOf } from './palette.ts'
import type { Point, Sheet } from './shapes.ts'
import { at, circle, clipped, line, n, polar, rect, times } from './shapes.ts'
import type { ColorKey, Ground } from './types.ts'

type Piece = { shape: string; box: [x: number, y: number, w: number, h: number] }

const NEIGHBOURS: Record<ColorKey, ColorKey> = {
  zinnober: 'ocker',
  nachtblau: 'zinnober',
  tannengruen: 'sonnengelb',
  aubergine: 'petrol',
  petrol: 'zinnober',
  ocker: 'nachtblau',
  sonnengelb: 'petrol',
  lindgruen: 'aubergine',
}

/** Cut-outs of several motifs, pasted over each other with a strip of raster dots. */
export function collage(sheet: Sheet, names: string[], color: ColorKey): string {
  const layout = names.length > 2 ? sheet.rnd.pick([windows, fan, stack]) : sheet.rnd.pick([discAndStrip, torn, windows, stack])
  const grounds: Ground[] = ['paper', 'main', 'dark', 'comp']
  const pieces = layout(sheet).map(({ shape, box: [x, y, w, h] }, index) => {
    const name = names[index % names.length] ?? 'weave'
    const c = paletteOf(index % 2 ? NEIGHBOURS[color] : color, grounds[(index * 3 + 1) % 4] ?? 'main')
    const key = `${sheet.key}-${index}`
    const content = motifNamed(name)({ ...sheet, w, h, m: Math.min(w, h), c, key })
    const inner = `<svg x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" viewBox="0 0 ${n(w)} ${n(h)}">${rect([0, 0], [w, h], c.bg)}${content}</svg>`
    return clipped(`cut-${key}`, shape, inner)
  })
  return raster(sheet, layout) + pieces.join('') + marks(sheet)
}

function discAndStrip({ w, h, m, rnd }: Sheet): Piece[] {
  const cx = w * rnd.between(0.34, 0.4)
  const r = m * 0.41
  const x = w * 0.62
  return [
    { shape: shapeRect(x, h * 0.08, w * 0.3, h * 0.84), box: [x, h * 0.08, w * 0.3, h * 0.84] },
    { shape: circle(cx, h * 0.5, r, '#000'), box: [cx - r, h * 0.5 - r, r * 2, r * 2] },
  ]
}

function torn({ w, h, rnd }: Sheet): Piece[] {
  const edge = Array.from({ length: 12 }, (_, i): Point => [w * (0.52 + rnd.between(-0.035, 0.035)), (h * i) / 11])
  const left = `M0 0L${edge.map(at).join('L')}L0 ${h}Z`
  const right = `M${w} 0L${edge.map(([x, y]) => at([x + w * 0.02, y])).join('L')}L${w} ${h}Z`
  return [
    { shape: `<path d="${left}"/>`, box: [0, 0, w * 0.56, h] },
    { shape: `<path d="${right}"/>`, box: [w * 0.5, 0, w * 0.5, h] },
  ]
}

function windows({ w, h, m, rnd }: Sheet): Piece[] {
  return [0, 1, 2].map((i): Piece => {
    const width = w * 0.26
    const x = w * (0.07 + i * 0.3)
    const y = h * rnd.between(0.08, 0.22)
    const height = h * 0.7
    return { shape: rect([x, y], [width, height], '#000', i === 1 ? width / 2 : m * 0.02), box: [x, y, width, height] }
  })
}

function fan({ w, h, rnd }: Sheet): Piece[] {
  const origin: Point = [w * rnd.between(0.44, 0.56), h * 1.06]
  const r = h * 1.02
  return [0, 1, 2].map((i): Piece => {
    const from = polar(origin, r, -162 + i * 50)
    const to = polar(origin, r, -118 + i * 50)
    return { shape: `<path d="M${at(origin)}L${at(from)}A${n(r)} ${n(r)} 0 0 1 ${at(to)}Z"/>`, box: [origin[0] - r + i * r * 0.62, 0, r * 0.78, h] }
  })
}

function stack({ w, h, m, rnd }: Sheet): Piece[] {
  return [0, 1, 2].map((i): Piece => {
    const width = w * (0.5 - i * 0.04)
    const height = h * 0.5
    const x = w * (0.06 + i * 0.21)
    const y = h * (0.07 + i * 0.18)
    const turn = rnd.between(-7, 7)
    const shape = rect([x, y], [width, height], '#000', m * 0.012, `transform="rotate(${n(turn)} ${n(x + width / 2)} ${n(y + height / 2)})"`)
    return { shape, box: [x - m * 0.06, y - m * 0.06, width + m * 0.12, height + m * 0.12] }
  })
}

/** Beside the pieces: between those of a stack only specks of it would show. */
function raster({ w, h, m, rnd, c }: Sheet, layout: (sheet: Sheet) => Piece[]): string {
  const step = m * 0.034
  const x = w * rnd.between(0, 0.5)
  const x0 = layout === stack ? w * 0.06 : x
  return times(22 * 16, (i) => {
    const col = i % 22
    const row = Math.floor(i / 22)
    return circle(x0 + col * step, h * 0.24 + row * step, step * (0.05 + (0.34 * row) / 16), c.main)
  })
}

/** A stave that is whole in a cut to 21:9 too. */
function marks({ w, h, m, rnd, c }: Sheet): string {
  const x = w * rnd.between(0.05, 0.12)
  return (
    times(5, (i) => line([x, h * 0.78 + i * m * 0.018], [w * 0.94, h * 0.78 + i * m * 0.018], c.fg, m * 0.004)) +
    circle(w * rnd.between(0.2, 0.8), h * 0.78 + m * 0.036, m * 0.03, c.accent)
  )
}

function shapeRect(x: number, y: number, w: number, h: number): string {
  return rect([x, y], [w, h], '#000')
}
