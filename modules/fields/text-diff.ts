import { diffArrays, diffWords } from 'diff'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import {
  type ClashSides,
  type Decide,
  preferMine,
  preferTheirs,
  type ThreeWay,
} from '#contract/texts/three-way-merge.ts'
import { mergeWords } from './merge-words.ts'

/** Words, and whether the other text lacks them. */
export type DiffPiece = { words: string; differs: boolean }
/** One paragraph; null for equal ones. */
export type Paragraph = DiffPiece[] | null
export type TextDiff = { mine: Paragraph[]; theirs: Paragraph[] }

/** Compares two texts of one field by paragraph and word. */
export function diffTexts(mine: string, theirs: string): TextDiff {
  const compared: TextDiff = { mine: [], theirs: [] }
  for (const { own, other, isSame } of getRuns(mine, theirs)) {
    if (isSame) {
      compared.mine.push(null)
      compared.theirs.push(null)
      continue
    }
    for (let index = 0; index < Math.max(own.length, other.length); index++) {
      const sides = markedWords(own[index], other[index])
      if (sides.mine) compared.mine.push(sides.mine)
      if (sides.theirs) compared.theirs.push(sides.theirs)
    }
  }
  return compared
}

/** A text with nothing marked. */
export function toParagraphs(text: string): Paragraph[] {
  return getBlocks(text).map((block) => [{ words: richTextToPlain(block), differs: false }])
}

/** Whether the visible words are equal and only markup differs. */
export function isOnlyMarkup({ mine, theirs }: TextDiff): boolean {
  return [...mine, ...theirs].every((paragraph) => paragraph?.every(({ differs }) => !differs) ?? true)
}

/** Both texts in one: shared parts once, then theirs before mine. */
export function combineTexts(mine: string, theirs: string): string {
  const isOneLine = !isRich(mine) && !isRich(theirs) && !`${mine}${theirs}`.includes('\n')
  if (isOneLine) return [...new Set([theirs, mine])].filter(Boolean).join(' / ')
  const blocks = getRuns(mine, theirs).flatMap(({ own, other, isSame }) => (isSame ? own : [...other, ...own]))
  return blocks.filter((block) => block !== '').join(isRich(mine) || isRich(theirs) ? '' : '\n')
}

/** Decides clashes by the choices of a dialog; mine without a choice. */
export function decideBy(sides: ClashSides): Decide {
  const decisions = { mine: preferMine, theirs: preferTheirs, both: keepBoth }
  return (clash) => decisions[sides[clash.path] ?? 'mine'](clash)
}

const keepBoth: Decide = ({ base, mine, theirs }) =>
  bothTexts({ base: String(base ?? ''), mine: String(mine ?? ''), theirs: String(theirs ?? '') }).text

/** Both texts in one: merged by words where their changes are apart, else one after the other. */
export function bothTexts({ base, mine, theirs }: ThreeWay<string>): { text: string; isMerged: boolean } {
  const merged = mergeWords({ base, mine, theirs })
  return merged === null ? { text: combineTexts(mine, theirs), isMerged: false } : { text: merged, isMerged: true }
}

type Run = { own: string[]; other: string[]; isSame: boolean }

function getRuns(mine: string, theirs: string): Run[] {
  const runs: Run[] = []
  for (const { value, added, removed } of diffArrays(getBlocks(theirs), getBlocks(mine))) {
    const last = runs.at(-1)
    if (!added && !removed) runs.push({ own: value, other: value, isSame: true })
    else if (last && !last.isSame) last[added ? 'own' : 'other'].push(...value)
    else runs.push({ own: added ? [...value] : [], other: removed ? [...value] : [], isSame: false })
  }
  return runs
}

function markedWords(
  own: string | undefined,
  other: string | undefined,
): { mine: Paragraph | undefined; theirs: Paragraph | undefined } {
  const [before, after] = [richTextToPlain(other ?? ''), richTextToPlain(own ?? '')]
  const parts = diffWords(before, after)
  const side = (drop: 'added' | 'removed'): DiffPiece[] =>
    parts
      .filter((part) => !part[drop])
      .map(({ value, added, removed }) => ({ words: value, differs: added || removed }))
  return {
    mine: own === undefined ? undefined : side('removed'),
    theirs: other === undefined ? undefined : side('added'),
  }
}

function isRich(text: string): boolean {
  return /^\s*<(p|ul|ol)\b/.test(text)
}

/** Blocks of rich text, or lines of plain text. */
function getBlocks(text: string): string[] {
  if (!isRich(text)) return text === '' ? [] : text.split('\n')
  const blocks: string[] = []
  let [depth, start] = [0, 0]
  for (const found of text.matchAll(/<(\/?)(?:p|ul|ol)\b[^<>]*>/g)) {
    depth += found[1] ? -1 : 1
    if (depth > 0) continue
    const end = found.index + found[0].length
    blocks.push(text.slice(start, end).trim())
    start = end
  }
  const rest = text.slice(start).trim()
  return rest === '' ? blocks : [...blocks, rest]
}
