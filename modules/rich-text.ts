/**
 * What rich text may hold (spec §5), once: the TipTap editor is built from it and the server's sanitiser keeps no more.
 * Bold is `strong`, italic `em`; alignment is the one style of a paragraph.
 */
export const richTextRules = {
  tags: ['p', 'br', 'strong', 'em', 'a', 'ul', 'ol', 'li'],
  attributes: { a: ['href', 'target', 'rel'], p: ['style'], ol: ['start'] },
  alignments: ['left', 'center', 'right'],
  linkProtocols: ['https', 'http', 'mailto', 'tel'],
  /** „Open new Window“: a link that has this target always has this rel. */
  newWindow: { target: '_blank', rel: 'noopener' },
  maxLength: 50_000,
  /** Lists in lists, each of two tags; deeper tags are left out, their words stay. */
  maxDepth: 24,
} as const

/** The first number of a list, from its `start`: 0 to 9999, null for anything else. */
export function listStart(text: string | null | undefined): number | null {
  return /^\d{1,4}$/.test(text ?? '') ? Number(text) : null
}
