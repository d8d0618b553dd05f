import { z } from 'zod'
import { isLink, meantLink } from '#contract/links.ts'
import { type EmbedKind, embedHostsOf, PASTED_MAX, playerUrl } from '../embed.ts'
import { parseEmbed } from '../pasted-embed.ts'
import { richTextRules, textOfRichText } from '../rich-text.ts'
import { problem } from './problems.ts'

const LINE_MAX = 300

/** One line of text that may stay empty. */
export function lineField(max = LINE_MAX) {
  return text(max).default('')
}

/** One line of text that a reader must see. */
export function requiredLine(max = LINE_MAX) {
  return text(max).min(1, problem('required'))
}

/** Several lines of plain text that may stay empty. */
export function textField(max: number) {
  return text(max).default('')
}

export function requiredText(max: number) {
  return text(max).min(1, problem('required'))
}

export function richTextField() {
  return html().default('')
}

export function requiredRichText() {
  return html().refine((value) => textOfRichText(value) !== '', problem('required'))
}

/** An image id; which picture it is the server answers as `picture`. */
export function imageField() {
  return imageId(problem('not_an_image')).nullable().default(null)
}

export function requiredImage() {
  return imageId(problem('image_required'))
}

/** The key of one of the house's accent colours, or none. */
export function colorField() {
  return z
    .string(problem('choice'))
    .trim()
    .max(50, problem('too_long', 50))
    .regex(/^[a-z0-9-]*$/, problem('choice'))
    .default('')
}

/** A link that may be left out; empty then. */
export function linkField() {
  return text(2000)
    .overwrite(meantLink)
    .refine((value) => value === '' || isLink(value), problem('link_form'))
    .default('')
}

export function requiredLink() {
  return requiredText(2000)
    .overwrite(meantLink)
    .refine((value) => value === '' || isLink(value), problem('link_form'))
}

/** A pasted address or embed code, reduced to the address it names; of the kind's hosts only. */
export function embedField(kind: EmbedKind) {
  return z
    .string(problem('required'))
    .trim()
    .min(1, problem('required'))
    .max(PASTED_MAX, problem('too_long', PASTED_MAX))
    .transform((pasted, context) => {
      const found = parseEmbed(pasted, kind)
      const message = 'problem' in found ? problemOf(found.problem, kind) : playerUrl(found.url) ? null : problem('embed_content')
      if (message) context.addIssue({ code: 'custom', message, input: pasted })
      return 'url' in found ? found.url : pasted
    })
}

/** A film of our own: the path of an MP4 file of this website. */
export function mp4Field() {
  return text(500)
    .regex(/^(?:\/(?!\/)[\w%./-]+\.mp4(?:\?[\w=&-]*)?)?$/i, problem('file_form'))
    .default('')
}

function text(max: number) {
  return z.string(problem('required')).trim().max(max, problem('too_long', max))
}

function html() {
  return z.string(problem('required')).trim().max(richTextRules.maxLength, problem('too_long', richTextRules.maxLength))
}

function imageId(message: string) {
  return z.int(message).positive(message).max(2_147_483_647, message)
}

function problemOf(code: 'embed_form' | 'embed_host', kind: EmbedKind): string {
  return code === 'embed_host' ? problem(code, embedHostsOf(kind).join(', ')) : problem(code)
}
