import { z } from 'zod'
import { requireReader, requireWriter } from '#server/services/accounts/areas.ts'
import type { Deps } from '#server/services/deps.ts'
import { getSettingsPart, saveSettingsPart } from '#server/services/settings.ts'
import { isSameTemplate, type ReplyTemplate, type ReplyText } from '../reply-fields.ts'
import { type ReplyKind, replyKinds } from '../states.ts'
import { defaultTemplates } from './default-templates.server.ts'
import { type ReplyTemplates, replyTemplateSchema, type SaveTemplateBody } from './endpoints.ts'

const PART = 'reply_templates'
/** Only the templates that the office has changed. */
const partSchema = z.partialRecord(z.enum(replyKinds), replyTemplateSchema)

export async function listTemplates(deps: Deps): Promise<ReplyTemplates> {
  requireReader(deps, 'course-requests')
  const value = await getSettingsPart(deps, { name: PART, schema: partSchema, otherwise: {} })
  return {
    templates: replyKinds.map((kind) => ({
      kind,
      ours: defaultTemplates[kind],
      current: value[kind] ?? defaultTemplates[kind],
    })),
  }
}

export async function getTemplates(deps: Pick<Deps, 'db'>): Promise<Record<ReplyKind, ReplyTemplate>> {
  const value = await getSettingsPart(deps, { name: PART, schema: partSchema, otherwise: {} })
  return { ...defaultTemplates, ...value }
}

/** Our own wording is not stored, so that it follows later releases. */
export async function saveTemplate(
  deps: Deps,
  { kind, body: { before, ...template } }: { kind: ReplyKind; body: SaveTemplateBody },
): Promise<ReplyTemplates> {
  requireWriter(deps, 'course-requests')
  const isOurs = isSameTemplate(template, defaultTemplates[kind])
  await saveSettingsPart(deps, {
    name: PART,
    schema: partSchema,
    otherwise: {},
    isOutdated: (stored) => !isSameTemplate(stored[kind] ?? defaultTemplates[kind], before),
    logged: loggedTexts,
    change: ({ [kind]: _before, ...others }) => (isOurs ? others : { ...others, [kind]: template }),
  })
  return listTemplates(deps)
}

function loggedTexts(stored: z.output<typeof partSchema>): Record<string, unknown> {
  const inOne = ({ subject, text }: ReplyText) => `${subject}\n\n${text}`
  return Object.fromEntries(
    replyKinds.map((kind) => {
      const { de, en } = stored[kind] ?? defaultTemplates[kind]
      return [`reply_${kind}`, { de: inOne(de), en: inOne(en) }]
    }),
  )
}
