import { diffArrays, diffWords } from 'diff'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import {
  type ClashSides,
  type Decide,
  type FieldClash,
  isSame,
  preferMine,
  preferTheirs,
  type ThreeWay,
} from '#contract/texts/three-way-merge.ts'

/** Words, and whether the other text lacks them. */
type DiffPiece = { text: string; differs: boolean }
/** One paragraph; null for equal ones. */
export type Paragraph = DiffPiece[] | null
type TextDiff = { mine: Paragraph[]; theirs: Paragraph[] }

/** Compares two texts of one field by paragraph and word. */
export function diffTexts(mine: string, theirs: string): TextDiff {
  const compared: TextDiff = { mine: [], theirs: [] }
  for (const { myBlocks, theirBlocks, isSame } of getRuns(mine, theirs)) {
    if (isSame) {
      compared.mine.push(null)
      compared.theirs.push(null)
      continue
    }
    for (let index = 0; index < Math.max(myBlocks.length, theirBlocks.length); index++) {
      const sides = markWords(myBlocks[index], theirBlocks[index])
      if (sides.mine) compared.mine.push(sides.mine)
      if (sides.theirs) compared.theirs.push(sides.theirs)
    }
  }
  return compared
}

/** A text with nothing marked. */
export function toParagraphs(text: string): Paragraph[] {
  return getBlocks(text).map((block) => [{ text: richTextToPlain(block), differs: false }])
}

/** Whether the visible words are equal and only markup differs. */
export function isOnlyMarkup({ mine, theirs }: TextDiff): boolean {
  return [...mine, ...theirs].every((paragraph) => paragraph?.every(({ differs }) => !differs) ?? true)
}

/** Both texts in one: shared parts once, then theirs before mine. */
export function combineTexts(mine: string, theirs: string): string {
  const isOneLine = !isRich(mine) && !isRich(theirs) && !`${mine}${theirs}`.includes('\n')
  if (isOneLine) return [...new Set([theirs, mine])].filter(Boolean).join(' / ')
  const blocks = getRuns(mine, theirs).flatMap(({ myBlocks, theirBlocks, isSame }) =>
    isSame ? myBlocks : [...theirBlocks, ...myBlocks],
  )
  return blocks.filter((block) => block !== '').join(isRich(mine) || isRich(theirs) ? '' : '\n')
}

/** Decides clashes by the choices of a dialog; mine without a choice. */
export function decideBy(sides: ClashSides): Decide {
  const decisions = { mine: preferMine, theirs: preferTheirs, both: preferBoth }
  return (clash) => decisions[sides[clash.path] ?? 'mine'](clash)
}

const preferBoth: Decide = ({ base, mine, theirs }) =>
  bothTexts({ base: String(base ?? ''), mine: String(mine ?? ''), theirs: String(theirs ?? '') }).text

/** Both changes of a field's text in one; null where someone must decide. */
export function mergeClash({ base, mine, theirs }: Pick<FieldClash, 'base' | 'mine' | 'theirs'>): string | null {
  return mine === '' || theirs === ''
    ? null
    : mergeWords({ base: String(base ?? ''), mine: String(mine), theirs: String(theirs) })
}

/** Both texts in one: merged by words where their changes are apart, else one after the other. */
export function bothTexts({ base, mine, theirs }: ThreeWay<string>): { text: string; isMerged: boolean } {
  const merged = mergeWords({ base, mine, theirs })
  return merged === null ? { text: combineTexts(mine, theirs), isMerged: false } : { text: merged, isMerged: true }
}

type DiffRun = { myBlocks: string[]; theirBlocks: string[]; isSame: boolean }

function getRuns(mine: string, theirs: string): DiffRun[] {
  const runs: DiffRun[] = []
  for (const { value, added, removed } of diffArrays(getBlocks(theirs), getBlocks(mine))) {
    const last = runs.at(-1)
    if (!added && !removed) runs.push({ myBlocks: value, theirBlocks: value, isSame: true })
    else if (last && !last.isSame) last[added ? 'myBlocks' : 'theirBlocks'].push(...value)
    else runs.push({ myBlocks: added ? [...value] : [], theirBlocks: removed ? [...value] : [], isSame: false })
  }
  return runs
}

function markWords(
  mine: string | undefined,
  theirs: string | undefined,
): { mine: Paragraph | undefined; theirs: Paragraph | undefined } {
  const [before, after] = [richTextToPlain(theirs ?? ''), richTextToPlain(mine ?? '')]
  const parts = diffWords(before, after)
  const toPieces = (drop: 'added' | 'removed'): DiffPiece[] =>
    parts.filter((part) => !part[drop]).map(({ value, added, removed }) => ({ text: value, differs: added || removed }))
  return {
    mine: mine === undefined ? undefined : toPieces('removed'),
    theirs: theirs === undefined ? undefined : toPieces('added'),
  }
}

function isRich(text: string): boolean {
  return /^\s*<(p|ul|ol|tr)\b/.test(text)
}

/** Blocks of rich text, or lines of plain text. */
function getBlocks(text: string): string[] {
  if (!isRich(text)) return text === '' ? [] : text.split('\n')
  const blocks: string[] = []
  let [depth, start] = [0, 0]
  for (const tag of text.matchAll(/<(\/?)(?:p|ul|ol|tr)\b[^<>]*>/g)) {
    depth += tag[1] ? -1 : 1
    if (depth > 0) continue
    const end = tag.index + tag[0].length
    blocks.push(text.slice(start, end).trim())
    start = end
  }
  const remainder = text.slice(start).trim()
  return remainder === '' ? blocks : [...blocks, remainder]
}

type Edit = { start: number; end: number; tokens: readonly string[] }

/** Two changes of one text in one, by words and tags; null where they meet or the markup would break. */
export function mergeWords({ base, mine, theirs }: ThreeWay<string>): string | null {
  const before = toTokens(base)
  const mineEdits = findEdits(before, mine)
  // A change that both made counts once.
  const other = findEdits(before, theirs).filter((two) => !mineEdits.some((one) => isSame(one, two)))
  if (mineEdits.some((one) => other.some((two) => one.start <= two.end && two.start <= one.end))) return null
  const merged: string[] = []
  let position = 0
  for (const { start, end, tokens } of [...mineEdits, ...other].toSorted((one, two) => one.start - two.start)) {
    merged.push(...before.slice(position, start), ...tokens)
    position = end
  }
  const text = [...merged, ...before.slice(position)].join('')
  return hasBalancedTags(text) ? text : null
}

/** Tags, words and spaces. */
function toTokens(text: string): string[] {
  return text.match(/<[^<>]*>|\s+|[^\s<]+|</g) ?? []
}

function findEdits(before: readonly string[], after: string): Edit[] {
  const edits: Edit[] = []
  let position = 0
  for (const { value, added, removed } of diffArrays([...before], toTokens(after))) {
    const end = added ? position : position + value.length
    if (added || removed) {
      const previous = edits.at(-1)?.end === position ? edits.pop() : undefined
      edits.push({
        start: previous?.start ?? position,
        end,
        tokens: [...(previous?.tokens ?? []), ...(added ? value : [])],
      })
    }
    position = end
  }
  return edits
}

function hasBalancedTags(text: string): boolean {
  const open: string[] = []
  for (const [, closing, name = ''] of text.matchAll(/<(\/?)([a-z][a-z0-9]*)[^<>]*>/g)) {
    if (name === 'br') continue
    if (!closing) open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}
