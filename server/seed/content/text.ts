import type { Text } from './types.ts'

export function t(de: string, en: string): Text {
  return { de, en }
}

export function sameInBoth(value: string): Text {
  return { de: value, en: value }
}

/** Each string becomes a paragraph, unless it already is a list. */
export function rich(de: string[], en: string[]): Text {
  return { de: de.map(toBlock).join(''), en: en.map(toBlock).join('') }
}

export function list(items: string[]): string {
  return `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`
}

/** A table's rows with headers in the first row and column, and numbers in the others. */
export function rows(cells: readonly (readonly string[])[]): string {
  const write = (words: string, row: number, column: number) =>
    row === 0 || column === 0
      ? `<th><p${column > 0 ? RIGHT : ''}>${words}</p></th>`
      : `<td><p${RIGHT}>${words}</p></td>`
  return cells
    .map((row, index) => `<tr>${row.map((words, column) => write(words, index, column)).join('')}</tr>`)
    .join('')
}

const RIGHT = ' style="text-align:right"'

function toBlock(part: string): string {
  return part.startsWith('<ul>') || part.startsWith('<ol>') ? part : `<p>${part}</p>`
}
