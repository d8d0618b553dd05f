/** A paste with headings or tables; a text takes it in as paragraphs. */
export type PastedDocument = { html: string; into: PastedInto | null }

/** The text that took it in: its value since then, and the words before and after the paste. */
export type PastedInto = { module: number; field: string; value: string; head: string; tail: string }

export function hasHeadingsOrTables(html: string): boolean {
  return /<(?:h[1-6]|table)\b/i.test(html)
}
