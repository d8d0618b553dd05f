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
