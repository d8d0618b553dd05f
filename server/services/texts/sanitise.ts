import sanitizeHtml from 'sanitize-html'
import { AppError } from '#contract/errors.ts'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import { cleanLines, cleanLink } from '#contract/texts/stored-text.ts'
import { listStart, richTextRules } from '#modules/rich-text.ts'

const { newWindow, maxLength, maxDepth } = richTextRules

type Tags = { tags: readonly string[]; attributes: Readonly<Record<string, readonly string[]>> }

/**
 * Allows only what the rich-text editor produces (spec §5). Throws `bad_input` beyond `maxLength` characters, because
 * the parser needs quadratic time for nested tags.
 */
export function sanitiseRichText(html: string): string {
  return sanitiseTags(html, richTextRules)
}

/** The same with other tags and attributes. */
export function sanitiseTags(html: string, { tags, attributes }: Tags): string {
  if (html.length > maxLength) throw new AppError('bad_input', { message: `rich text of ${html.length} characters` })
  const clean = sanitizeHtml(html, {
    nestingLimit: maxDepth,
    allowedTags: [...tags],
    allowedAttributes: Object.fromEntries(Object.entries(attributes).map(([tag, names]) => [tag, [...names]])),
    allowedSchemes: [...richTextRules.linkProtocols],
    allowProtocolRelative: false,
    allowedStyles: { p: { 'text-align': richTextRules.alignments.map((alignment) => new RegExp(`^${alignment}$`)) } },
    transformTags: {
      b: 'strong',
      i: 'em',
      ol: (tagName, { start }) => ({
        tagName,
        attribs: listStart(start) !== null && start !== '1' ? { start: String(listStart(start)) } : {},
      }),
      a: (tagName, { href, target }) => ({
        tagName,
        attribs: {
          ...(href ? { href: cleanLink(href).trim() } : {}),
          ...(target === newWindow.target ? newWindow : {}),
        },
      }),
    },
  })
  return richTextToPlain(clean) === '' ? '' : cleanLines(clean).trim()
}
