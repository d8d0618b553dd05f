import { richTextTags } from './rich-text-tags.ts'

/**
 * The allowed rich text (spec §5), shared by the TipTap editor and the server's sanitiser. Bold is `strong`, italic
 * `em`; alignment is the only paragraph style.
 */
export const richTextRules = {
  tags: richTextTags,
  attributes: { a: ['href', 'target', 'rel'], p: ['style'], ol: ['start'] },
  alignments: ['left', 'center', 'right'],
  linkProtocols: ['https', 'http', 'mailto', 'tel'],
  /** „Open new Window“: a link that has this target always has this rel. */
  newWindow: { target: '_blank', rel: 'noopener' },
  maxLength: 50_000,
  /** Nested lists, each of two tags; deeper tags are removed, their text stays. */
  maxDepth: 24,
} as const

/** The first number of a list, from its `start`: 0 to 9999, null for anything else. */
export function listStart(text: string | null | undefined): number | null {
  return /^\d{1,4}$/.test(text ?? '') ? Number(text) : null
}

/** Limits of a table: `<tr>` rows of `<th>` and `<td>` cells with paragraphs, headers only in the first row and column. */
export const MAX_TABLE_ROWS = 60
export const MAX_TABLE_COLUMNS = 12

/** Whether the table is within the limits; the server has made its rows equally long. */
export function fitsTable(rows: string): boolean {
  const { length, columns } = measureTable(rows)
  return length <= MAX_TABLE_ROWS && columns <= MAX_TABLE_COLUMNS
}

function measureTable(rows: string): { length: number; columns: number } {
  const [, ...contents] = rows.split(/<tr\b/)
  return { length: contents.length, columns: Math.max(0, ...contents.map(countColumns)) }
}

function countColumns(row: string): number {
  const cells = row.match(/<t[hd]\b[^<>]*>/g) ?? []
  return cells.reduce((sum, cell) => sum + Number(/colspan="(\d+)"/.exec(cell)?.[1] ?? 1), 0)
}
