import { z } from 'zod'
import type { EmbedService } from '#config'
import { isLink, normaliseTypedLink } from '#contract/links/links.ts'
import { richTextToPlain } from '#contract/texts/plain-text.ts'
import { cleanLine, cleanLines, cleanLink } from '#contract/texts/stored-text.ts'
import { playerUrl, serviceHosts } from '../embeds/embed.ts'
import { parseEmbed } from '../embeds/parse-embed.ts'
import { fitsTable } from '../rich-text.ts'
import { problem } from './problems.ts'
import { type FieldShape, type FieldShapes, maxCharacters } from './shapes.ts'

/** The schema of a kind's record in one language. */
export function toZod(shapes: FieldShapes): z.ZodObject {
  const record = z.object(Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, fieldToZod(shape)])))
  const alternatives = Object.entries(shapes).flatMap(([name, shape]) =>
    hasAlternative(shape) ? [{ name, unless: shape.unless }] : [],
  )
  return alternatives.reduce(
    // Also when other fields are invalid, so that the form shows all errors at once.
    (checked, { name, unless }) =>
      checked.refine((value: Record<string, unknown> | undefined) => Boolean(value?.[name] || value?.[unless]), {
        message: problem('required'),
        path: [name],
        when: () => true,
      }),
    record,
  )
}

function hasAlternative(shape: FieldShape): shape is FieldShape & { unless: string } {
  return 'unless' in shape && shape.unless !== undefined
}

function fieldToZod(shape: FieldShape): z.ZodType {
  switch (shape.type) {
    case 'text':
    case 'question-category':
      return shape.required ? requiredText(shape) : text(shape).default('')
    case 'rich-text':
      return richText(shape)
    case 'choice':
      return z.enum(Object.keys(shape.options), problem('choice')).default(shape.initial)
    case 'number':
      return z.literal(Object.keys(shape.options).map(Number), problem('choice'))
    case 'boolean':
      return z.boolean(problem('choice')).default(false)
    case 'reference':
      return shape.required
        ? imageId(problem('image_required'))
        : imageId(problem('not_an_image')).nullable().default(null)
    case 'link':
      return shape.required ? link(requiredText(shape)) : link(text(shape)).default('')
    case 'file':
      return text(shape).regex(MP4_PATH, problem('file_form')).default('')
    case 'color':
      return z
        .string(problem('choice'))
        .trim()
        .max(maxCharacters(shape), problem('too_long', maxCharacters(shape)))
        .regex(/^[a-z0-9-]*$/, problem('choice'))
        .default('')
    case 'embed':
      return embed(shape)
  }
}

const MP4_PATH = /^(?:\/(?!\/)[\w%./-]+\.mp4(?:\?[\w=&-]*)?)?$/i

function text(shape: FieldShape) {
  return z
    .string(problem('required'))
    .overwrite(getCleaner(shape))
    .trim()
    .max(maxCharacters(shape), problem('too_long', maxCharacters(shape)))
}

function getCleaner(shape: FieldShape): (text: string) => string {
  const { type } = shape
  if (type === 'rich-text' || type === 'embed' || (type === 'text' && shape.multiline)) return cleanLines
  return type === 'link' || type === 'file' ? cleanLink : cleanLine
}

function requiredText(shape: FieldShape) {
  return text(shape).min(1, problem('required'))
}

function richText(shape: Extract<FieldShape, { type: 'rich-text' }>) {
  const html = shape.table ? text(shape).refine((value) => fitsTable(value), problem('table_size')) : text(shape)
  return shape.required ? html.refine((value) => richTextToPlain(value) !== '', problem('required')) : html.default('')
}

function link(schema: z.ZodString) {
  return schema.overwrite(normaliseTypedLink).refine((value) => value === '' || isLink(value), problem('link_form'))
}

function imageId(message: string) {
  return z.int(message).positive(message).max(2_147_483_647, message)
}

/** A pasted URL or embed code, reduced to its URL; of the services' hosts only. */
function embed(shape: Extract<FieldShape, { type: 'embed' }>) {
  return (hasAlternative(shape) ? text(shape).default('') : requiredText(shape)).transform((embedCode, context) => {
    if (embedCode === '') return ''
    const parsed = parseEmbed(embedCode, shape.services)
    const message =
      'problem' in parsed
        ? getRefusal(parsed.problem, shape.services)
        : playerUrl(parsed.url)
          ? null
          : problem('embed_content')
    if (message) context.addIssue({ code: 'custom', message, input: embedCode })
    return 'url' in parsed ? parsed.url : embedCode
  })
}

function getRefusal(code: 'embed_form' | 'embed_host', services: readonly EmbedService[]): string {
  return code === 'embed_host' ? problem(code, serviceHosts(services).join(', ')) : problem(code)
}
