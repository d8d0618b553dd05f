import { circle, n, path, ROUND, rect, stroke } from '../shapes.ts'

type Inks = { color: string; neck: string; holes: string }

/** A whole violin about the middle of its body: 1.2 `s` broad, from 2.15 `s` above to 0.96 `s` below. Its waist is its own, not a disc laid over it. */
export function violinFigure(s: number, { color, neck, holes }: Inks): string {
  const at = (x: number, y: number) => `${n(x * s)} ${n(y * s)}`
  const body = `M${at(0, -0.88)}C${at(0.58, -0.88)} ${at(0.58, -0.3)} ${at(0.38, -0.18)}Q${at(0.26, -0.04)} ${at(0.4, 0.08)}C${at(0.76, 0.3)} ${at(0.68, 0.96)} ${at(0, 0.96)}C${at(-0.68, 0.96)} ${at(-0.76, 0.3)} ${at(-0.4, 0.08)}Q${at(-0.26, -0.04)} ${at(-0.38, -0.18)}C${at(-0.58, -0.3)} ${at(-0.58, -0.88)} ${at(0, -0.88)}Z`
  const hole = (side: 1 | -1) => stroke(`M${at(side * 0.22, -0.1)}q${at(-side * 0.09, 0.18)} ${at(0, 0.36)}`, holes, s * 0.055, ROUND)
  return (
    path(body, color) +
    rect([-s * 0.07, -s * 2], [s * 0.14, s * 1.7], neck, s * 0.06) +
    circle(0, -s * 2.02, s * 0.13, neck) +
    hole(1) +
    hole(-1) +
    rect([-s * 0.2, s * 0.4], [s * 0.4, s * 0.06], holes, s * 0.03)
  )
}
