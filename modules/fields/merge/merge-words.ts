import { diffArrays } from 'diff'
import type { ThreeWay } from '#contract/texts/three-way-merge.ts'

type Edit = { start: number; end: number; tokens: readonly string[] }

/** Two changes of one text in one, by words and tags; null where they meet or the markup would break. */
export function mergeWords({ base, mine, theirs }: ThreeWay<string>): string | null {
  const before = toTokens(base)
  const [mineEdits, other] = [findEdits(before, mine), findEdits(before, theirs)]
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
