import sanitizeHtml from 'sanitize-html'
import { textOfRichText } from '#contract/plain-text.ts'
import { richTextRules } from '#modules/rich-text.ts'

const { newWindow } = richTextRules

/** Keeps what the rich-text editor can produce (spec §5) and nothing else; text without words becomes empty. */
export function sanitiseRichText(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: [...richTextRules.tags],
    allowedAttributes: { a: [...richTextRules.attributes.a], p: [...richTextRules.attributes.p] },
    allowedSchemes: [...richTextRules.linkProtocols],
    allowProtocolRelative: false,
    allowedStyles: { p: { 'text-align': richTextRules.alignments.map((alignment) => new RegExp(`^${alignment}$`)) } },
    transformTags: {
      b: 'strong',
      i: 'em',
      a: (tagName, { href, target }) => ({
        tagName,
        attribs: { ...(href ? { href } : {}), ...(target === newWindow.target ? newWindow : {}) },
      }),
    },
  })
  return textOfRichText(clean) === '' ? '' : clean.trim()
}
