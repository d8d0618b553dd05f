import type { Plugin } from 'vite'
import { bindFigures } from '../format/bind-figures.ts'

/** Words that visitors read: of the frame and of content types. */
const wordsOfVisitors = /\/(site\/i18n\/(de|en)|(site\/components|content)\/.*\bwords)\.ts$/

/** As much of the syntax tree as is read here. */
type Node = { type: string; start: number; end: number; quasis?: Node[]; value?: unknown; key?: unknown }
type Range = { start: number; end: number }

/** Binds figures in words as in texts of editors (site/format/bind-figures.ts), without code in the browser. */
export function nonBreakingWords(): Plugin {
  return {
    name: 'non-breaking-words',
    transform(code, id) {
      if (!wordsOfVisitors.test(id)) return null
      return { code: findTexts(this.parse(code)).reduce(bindText, code), map: null }
    },
  }
}

/**
 * A value in a template counts as a figure: "0 Jahre". No character is added, so positions stay. Hyphens stay ordinary
 * ones: voice control and the search of browsers know labels such as "E-Mail" by them.
 */
function bindText(code: string, parts: Range[]): string {
  const texts = parts.map(({ start, end }) => code.slice(start, end))
  const bound = bindFigures(texts.join('0')).replaceAll('\u2011', '-')
  let from = 0
  return parts.reduce((result, { start, end }) => {
    const text = bound.slice(from, from + end - start)
    from += end - start + 1
    return result.slice(0, start) + text + result.slice(end)
  }, code)
}

/** The parts of every text: one of a string, one around each value of a template. */
function findTexts(node: unknown): Range[][] {
  if (Array.isArray(node)) return node.flatMap(findTexts)
  if (!isNode(node)) return []
  if (node.type === 'ImportDeclaration') return []
  if (node.type === 'Literal' && typeof node.value === 'string') return [[{ start: node.start + 1, end: node.end - 1 }]]
  const inner = Object.entries(node).flatMap(([name, value]) =>
    (name === 'key' && node.type === 'Property') || name === 'quasis' ? [] : findTexts(value),
  )
  return node.quasis ? [node.quasis, ...inner] : inner
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
