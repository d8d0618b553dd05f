import { parseDay, parseInstant, parseTime } from '#contract/time/read-time.ts'
import type { FieldShape } from '#model/fields.ts'
import { sameWords } from '../same-words.ts'
import type { ImportTarget } from './targets.ts'

/** The number of lines whose cells are looked at. */
export const SAMPLE_LINES = 60
/** Shorter words are the start of too many others. */
const MIN_STEM = 4

type CellKind = 'day' | 'time' | 'instant' | 'price' | 'text'
/** A column of the file: its heading and the first cells that are not empty. */
export type FileHead = { head: string; cells: readonly string[] }

/**
 * The target of each column, null when none fits: by the heading, then by what stands in the cells. `taken` are targets
 * of other columns.
 */
export function matchColumns(
  heads: readonly FileHead[],
  targets: readonly ImportTarget[],
  taken: ReadonlySet<string>,
): (ImportTarget | null)[] {
  const kinds = heads.map(({ cells }) => cellKind(cells))
  const candidates = heads.flatMap((head, index) =>
    targets.flatMap((target) => {
      const canHold = canHoldRows(head.cells, target) ? fitOf(kinds[index] ?? 'text', target) : 0
      const score = matchScore(head.head, target) * canHold
      return score > 0 ? [{ index, target, score }] : []
    }),
  )
  const matches: (ImportTarget | null)[] = heads.map(() => null)
  const used = new Set(taken)
  const take = (index: number, target: ImportTarget) => {
    matches[index] = target
    if (!target.isRepeatable) used.add(target.key)
  }
  // The sort is stable: of equal scores the earlier target wins.
  for (const { index, target } of candidates.toSorted((one, other) => other.score - one.score))
    if (matches[index] === null && !used.has(target.key) && !isWholeTaken(target, used)) take(index, target)
  for (const [index, kind] of kinds.entries()) {
    if (matches[index] !== null || (kind !== 'day' && kind !== 'time' && kind !== 'instant')) continue
    const part = kind === 'instant' ? 'value' : kind
    const target = targets.find(
      (each) =>
        each.shape.type === 'instant' &&
        each.shape.required &&
        each.part === part &&
        !used.has(each.key) &&
        !isWholeTaken(each, used),
    )
    if (target) take(index, target)
  }
  return matches
}

/** A day excludes the whole time, and the other way round. */
function isWholeTaken({ key, part, shape }: ImportTarget, used: ReadonlySet<string>): boolean {
  if (shape.type !== 'instant') return false
  if (part === 'value') return used.has(`${key}:day`) || used.has(`${key}:time`)
  return used.has(key.replace(/:(day|time)$/, ''))
}

/** 3: the same words, 2: one begins with the other, 1: one contains the other. */
function matchScore(head: string, { headings, head: label, group, part }: ImportTarget): number {
  const name = toStem(head)
  if (name === '') return 0
  // Second to the name that it completes.
  if (part === 'owner' || part === 'apart') return headings.map(toStem).includes(name) ? 2.5 : 0
  if (sameWords(head) === sameWords(label) || sameWords(head) === sameWords(`${group}: ${label}`)) return 4
  const stems = headings.map(toStem)
  const best = stems.indexOf(name)
  // The first heading is the label.
  if (best >= 0) return 3 - best / 100
  const isLong = (word: string) => word.length >= MIN_STEM
  if (stems.some((stem) => (isLong(stem) && name.startsWith(stem)) || (isLong(name) && stem.startsWith(name)))) return 2
  return stems.some((stem) => isLong(stem) && name.split(' ').some((word) => word.startsWith(stem))) ? 1 : 0
}

/** Without brackets, marks, numbers and the endings of both genders. */
export function toStem(head: string): string {
  return sameWords(head)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[:*_/]\s?in(nen)?\b/g, '')
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The kind of most cells. */
function cellKind(cells: readonly string[]): CellKind {
  const kinds = cells.map((cell): CellKind => {
    if (parseDay(cell) !== null) return 'day'
    if (parseTime(cell) !== null) return 'time'
    if (parseInstant(cell) !== null) return 'instant'
    return /^(?:€\s*)?\d[\d.,]*(?:[.,]-)?\s*(?:€|eur|euro)?$/i.test(cell.trim()) ? 'price' : 'text'
  })
  const found = (['instant', 'day', 'time', 'price'] as const).find(
    (kind) => kinds.filter((each) => each === kind).length > cells.length / 2,
  )
  return found ?? 'text'
}

/** Rows in one cell are written as the export does, `Werk: … · Dauer: …`. */
export function canHoldRows(
  cells: readonly string[],
  { shape, inner }: Pick<ImportTarget, 'shape' | 'inner'>,
): boolean {
  if (shape.type !== 'rows' || inner !== undefined || cells.length === 0) return true
  const labels = Object.values(shape.fields).flatMap(({ label }) => label)
  const idLabels = ['Nummer', 'Number', 'id']
  return cells.some((cell) => [...labels, ...idLabels].some((label) => cell.trimStart().startsWith(label)))
}

/** 0 when such cells cannot stand there. */
function fitOf(kind: CellKind, { shape, part, inner }: ImportTarget): number {
  if (shape.type === 'instant') {
    if (kind === 'day' || kind === 'time') return part === kind ? 1 : 0
    return part === 'value' ? 1 : 0
  }
  const isMoment = kind === 'day' || kind === 'time' || kind === 'instant'
  if (isMoment && (isNamed(shape) || shape.type === 'cents')) return 0
  return kind === 'price' && isNamed(shape) && inner !== undefined ? 0 : 1
}

function isNamed({ type }: FieldShape): boolean {
  return ['reference', 'references', 'text', 'name', 'choice', 'rows'].includes(type)
}
