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

function toBlock(part: string): string {
  return part.startsWith('<ul>') || part.startsWith('<ol>') ? part : `<p>${part}</p>`
}
