import { z } from 'zod'
import type { Locale } from '#config'
import * as adminAddresses from '#contract/addresses/admin.ts'
import { requiredDay, timestampField } from '#contract/admin/resources/fields.ts'
import { idParams } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'
import { MAX_SUBJECT_CHARACTERS, MAX_TEMPLATE_CHARACTERS, unknownFieldNames } from '../reply-fields.ts'
import { MAX_REPLY_CHARACTERS, OPEN_PLACE, replyKinds, replyMailStates } from '../states.ts'

const subject = z.string().trim().min(1, 'required').max(MAX_SUBJECT_CHARACTERS)
const text = z.string().trim().min(1, 'required').max(MAX_REPLY_CHARACTERS)
const mail = z.object({ kind: z.enum(replyKinds), subject: z.string(), text: z.string() })

const repliesSchema = z.object({
  /** Whether this request can be replied to by mail: it has an address, and the installation sends mail. */
  can_reply: z.boolean(),
  /** The newest first. */
  sent: z.array(
    mail.extend({
      id: z.int(),
      sent_at: timestampField(),
      /** Null once the queue has forgotten it, after a month. */
      mail: z.enum(replyMailStates).nullable(),
    }),
  ),
  /** Filled in, in the family's language. */
  drafts: z.array(mail),
})
export type Replies = z.output<typeof repliesSchema>

/** The lesson that drafts offer; the request's own by default. */
const lessonQuery = z.strictObject({
  course_id: z.coerce.number().int().positive().optional(),
  starts_on: requiredDay().optional(),
})
export type LessonQuery = z.output<typeof lessonQuery>

const sendReplyBody = z.object({
  /** The lesson that the reply offers; stored with the request. */
  lesson: z.strictObject({ course_id: z.int().positive().optional(), starts_on: requiredDay().optional() }).default({}),
  kind: z.enum(replyKinds),
  subject,
  text: text.refine((value) => !value.includes(OPEN_PLACE), 'open_place'),
  nonce: z.string().trim().min(1, 'required').max(60),
})
export type SendReplyBody = z.output<typeof sendReplyBody>

export const listReplies = endpoint({
  id: 'admin_list_course_request_replies',
  tag: 'admin: course-requests',
  summary: 'The replies sent to a request, and drafts in its language for a course and a first lesson',
  ...adminAddresses.listReplies,
  access: 'editor',
  params: idParams,
  query: lessonQuery,
  response: repliesSchema,
  errors: ['bad_input', 'forbidden', 'not_found'],
})

export const sendReply = endpoint({
  id: 'admin_send_course_request_reply',
  tag: 'admin: course-requests',
  summary: 'Mails a reply to the family, keeps it with the request and sets its state; once for each `nonce`',
  ...adminAddresses.sendReply,
  access: 'editor',
  params: idParams,
  body: sendReplyBody,
  status: 201,
  response: repliesSchema,
  errors: ['bad_input', 'forbidden', 'not_found', 'too_many_requests', 'unavailable'],
})

const templateText = (locale: Locale) => {
  const known = (schema: z.ZodString) =>
    schema.superRefine((value, issues) => {
      const [unknown] = unknownFieldNames(value, locale)
      if (unknown !== undefined) issues.addIssue({ code: 'custom', message: `unknown_placeholder:${unknown}` })
    })
  return z.strictObject({
    subject: known(subject),
    text: known(z.string().min(1, 'required').max(MAX_TEMPLATE_CHARACTERS)),
  })
}
export const replyTemplateSchema = z.strictObject({ de: templateText('de'), en: templateText('en') })

const storedTemplate = z.object({
  de: z.object({ subject: z.string(), text: z.string() }),
  en: z.object({ subject: z.string(), text: z.string() }),
})
const replyTemplatesSchema = z.object({
  templates: z.array(z.object({ kind: z.enum(replyKinds), ours: storedTemplate, current: storedTemplate })),
})
export type ReplyTemplates = z.output<typeof replyTemplatesSchema>

/** `before`: the template that the change began with; another stored one is a conflict. */
const saveTemplateBody = replyTemplateSchema.extend({ before: storedTemplate })
export type SaveTemplateBody = z.output<typeof saveTemplateBody>

export const listReplyTemplates = endpoint({
  id: 'admin_list_reply_templates',
  tag: 'admin: course-requests',
  summary: 'The templates of replies, ours and those that the office changed',
  ...adminAddresses.listReplyTemplates,
  access: 'editor',
  response: replyTemplatesSchema,
  errors: ['forbidden'],
})

export const saveReplyTemplate = endpoint({
  id: 'admin_save_reply_template',
  tag: 'admin: course-requests',
  summary: 'Changes one template; our own wording takes the change back',
  ...adminAddresses.saveReplyTemplate,
  access: 'editor',
  params: z.object({ kind: z.enum(replyKinds) }),
  body: saveTemplateBody,
  response: replyTemplatesSchema,
  errors: ['bad_input', 'conflict', 'forbidden'],
})
