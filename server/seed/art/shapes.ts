import type { Palette } from './palette.ts'
import type { Random } from './random.ts'

export type Sheet = { w: number; h: number; m: number; rnd: Random; c: Palette; key: string }

export type Motif = (sheet: Sheet) => string

export type Point = [x: number, y: number]

export function circle(cx: number, cy: number, r: number, fill: string, extra = ''): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}" ${extra}/>`
}

export function ellipse([cx, cy]: Point, rx: number, ry: number, fill: string, turn = 0): string {
  return `<ellipse rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" transform="translate(${n(cx)} ${n(cy)}) rotate(${n(turn)})"/>`
}

export function rect([x, y]: Point, [w, h]: Point, fill: string, radius = 0, extra = ''): string {
  const rx = radius > 0 ? ` rx="${n(radius)}"` : ''
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(Math.max(0, w))}" height="${n(Math.max(0, h))}"${rx} fill="${fill}" ${extra}/>`
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}" ${extra}/>`
}

export function polygon(points: Point[], fill: string, extra = ''): string {
  return path(`M${points.map(at).join('L')}Z`, fill, extra)
}

export function stroke(d: string, color: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" ${extra}/>`
}

export function line(from: Point, to: Point, color: string, width: number, extra = ''): string {
  return stroke(`M${at(from)}L${at(to)}`, color, width, extra)
}

export function ring(cx: number, cy: number, r: number, color: string, width: number): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="none" stroke="${color}" stroke-width="${n(width)}"/>`
}

/** A half disc whose flat side looks towards `turn` degrees (0: flat side down). */
export function half([cx, cy]: Point, r: number, turn: number, fill: string, extra = ''): string {
  const d = `M${n(-r)} 0A${n(r)} ${n(r)} 0 0 1 ${n(r)} 0Z`
  return path(d, fill, `transform="translate(${n(cx)} ${n(cy)}) rotate(${n(turn)})" ${extra}`)
}

export function quarter([x, y]: Point, size: number, corner: number, fill: string): string {
  const s = n(size)
  const d = [
    `M0 0H${s}A${s} ${s} 0 0 1 0 ${s}Z`,
    `M${s} 0V${s}A${s} ${s} 0 0 1 0 0Z`,
    `M${s} ${s}H0A${s} ${s} 0 0 1 ${s} 0Z`,
    `M0 ${s}V0A${s} ${s} 0 0 1 ${s} ${s}Z`,
  ][corner % 4]
  return path(d ?? '', fill, `transform="translate(${n(x)} ${n(y)})"`)
}

export function group(content: string, transform: string, extra = ''): string {
  return `<g transform="${transform}" ${extra}>${content}</g>`
}

/** Drawn in thousandths of the shorter side around the middle of the sheet, so that any cut of it keeps what matters. */
export function centred({ w, h, m }: Pick<Sheet, 'w' | 'h' | 'm'>, content: string): string {
  return group(content, `translate(${n(w / 2)} ${n(h / 2)}) scale(${m / 1000})`)
}

export function clipped(id: string, shape: string, content: string): string {
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${content}</g>`
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

export function polar([cx, cy]: Point, r: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180
  return [cx + r * Math.cos(radians), cy + r * Math.sin(radians)]
}

export function at([x, y]: Point): string {
  return `${n(x)} ${n(y)}`
}

export function n(value: number): number {
  return Math.round(value * 10) / 10
}

export const ROUND = 'stroke-linecap="round" stroke-linejoin="round"'
