import { asc, desc, eq, sql } from 'drizzle-orm'
import { type Locale, timeZone } from '#config'
import { AppError, requireFirst } from '#contract/errors.ts'
import { languageTag } from '#contract/locale.ts'
import { startOfDay, toDay, toWeekday, weekdayOf } from '#contract/time/local-time.ts'
import { recordTitle } from '#model/titles.ts'
import { mails } from '#server/db/schema/mails.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { requireReader, requireWriter } from '#server/services/accounts/areas.ts'
import { type Deps, write } from '#server/services/deps.ts'
import { requireResource } from '#server/services/resources/all.ts'
import { updateRecord } from '#server/services/resources/engine.ts'
import { getSiteSettings } from '#server/services/settings.ts'
import { textInLocale } from '#server/services/texts/localise.ts'
import { courseDates, courseInstructors, courses } from '../../course/table.ts'
import { locations } from '../../location/table.ts'
import { people } from '../../person/table.ts'
import { fillReply, type ReplyFacts } from '../reply-fields.ts'
import { MAX_REPLIES, replyKinds, stateAfterReply } from '../states.ts'
import { courseRequestReplies, courseRequests } from '../table.ts'
import type { LessonQuery, Replies, SendReplyBody } from './endpoints.ts'
import { getTemplates } from './templates.server.ts'

type StoredRequest = typeof courseRequests.$inferSelect
type Lesson = { course_id: number | null; starts_on: string }

/** The replies to a request, and drafts for the given course and day, else for those of the request. */
export async function listReplies(
  deps: Deps,
  { id, query, mailer }: { id: number; query: LessonQuery; mailer: Mailer | null },
): Promise<Replies> {
  requireReader(deps, 'course-requests')
  const request = await requireRequest(deps, id)
  const lesson = {
    course_id: query.course_id ?? request.assigned_course_id ?? request.course_id,
    starts_on: query.starts_on ?? request.starts_on,
  }
  const { kind, subject, text, sent_at } = courseRequestReplies
  const sent = await deps.db
    .select({ id: courseRequestReplies.id, kind, subject, text, sent_at, mail: mails.state })
    .from(courseRequestReplies)
    .leftJoin(mails, eq(mails.key, sql`'reply:' || ${courseRequestReplies.nonce}`))
    .where(eq(courseRequestReplies.request_id, id))
    .orderBy(desc(sent_at), desc(courseRequestReplies.id))
  return {
    can_reply: mailer !== null && request.email !== '',
    sent: sent.map((reply) => ({ ...reply, sent_at: reply.sent_at.toISOString() })),
    drafts: draftReplies(await getTemplates(deps), await loadFacts(deps, request, lesson), request.locale),
  }
}

/** Queues the mail, keeps the reply and sets state and lesson in one transaction; a repeated nonce sends nothing. */
export async function sendReply(
  deps: Deps,
  { id, body, mailer }: { id: number; body: SendReplyBody; mailer: Mailer | null },
): Promise<Replies> {
  requireWriter(deps, 'course-requests')
  const { kind, subject, text, lesson, nonce } = body
  const request = await requireRequest(deps, id)
  if (!mailer || request.email === '')
    throw new AppError('unavailable', { message: mailer ? 'the request has no address' : 'mail is off' })
  const replies = await deps.db.$count(courseRequestReplies, eq(courseRequestReplies.request_id, id))
  if (replies >= MAX_REPLIES) throw new AppError('too_many_requests', { message: 'too many replies' })
  const { contact } = await getSiteSettings(deps)
  await write(deps, async (inner) => {
    const [reply] = await inner.db
      .insert(courseRequestReplies)
      .values({ request_id: id, kind, subject, text, nonce, sent_at: deps.now() })
      .onConflictDoNothing({ target: courseRequestReplies.nonce })
      .returning({ id: courseRequestReplies.id })
    if (!reply) return
    const letter = { to: request.email, subject, text: `${text}\n`, replyTo: contact.email || undefined }
    await mailer.put(inner.db, { key: `reply:${nonce}`, ...letter })
    await updateRecord(inner, requireResource('course-requests'), {
      id,
      body: {
        state: stateAfterReply[kind],
        ...(lesson.course_id === undefined ? {} : { assigned_course_id: lesson.course_id }),
        ...(lesson.starts_on === undefined ? {} : { starts_on: lesson.starts_on }),
      },
    })
  })
  mailer.wake()
  return listReplies(deps, { id, query: {}, mailer })
}

/** A draft of each kind in the family's language; what is unknown and needed stays open. */
function draftReplies(
  templates: Awaited<ReturnType<typeof getTemplates>>,
  facts: ReplyFacts,
  locale: Locale,
): Replies['drafts'] {
  return replyKinds.map((kind) => ({ kind, ...fillReply(templates[kind][locale], facts, locale) }))
}

async function requireRequest({ db }: Deps, id: number): Promise<StoredRequest> {
  const request = requireFirst(
    await db.select().from(courseRequests).where(eq(courseRequests.id, id)),
    `course request ${id}`,
  )
  return request
}

async function loadFacts(deps: Deps, request: StoredRequest, { course_id, starts_on }: Lesson): Promise<ReplyFacts> {
  const { db, viewer } = deps
  const { locale } = request
  const [[course], dates, instructors, { contact }] = await Promise.all([
    db
      .select({ name: courses.name })
      .from(courses)
      .where(eq(courses.id, course_id ?? 0)),
    loadLessons(deps, course_id ?? 0),
    db
      .select({ first_name: people.first_name, last_name: people.last_name })
      .from(courseInstructors)
      .innerJoin(people, eq(people.id, courseInstructors.person_id))
      .where(eq(courseInstructors.course_id, course_id ?? 0))
      .orderBy(asc(people.last_name), asc(people.id)),
    getSiteSettings(deps),
  ])
  const date = starts_on
    ? dates.find(({ date_start }) => toWeekday(date_start) === weekdayOf(starts_on))
    : dates.find(({ date_start }) => date_start > deps.now())
  return {
    name: request.name,
    learner: request.learner_name,
    course: course ? textInLocale(course.name, locale) : request.wish,
    lesson: formatLesson({ day: starts_on || (date ? toDay(date.date_start) : ''), date, tag: languageTag[locale] }),
    location: date ? textInLocale(date.location, locale) : request.place,
    instructors: instructors.map((person) => recordTitle('people', person, locale)).join(', '),
    signature: [viewer?.name, contact.name].filter(Boolean).join('\n'),
  }
}

type CourseLesson = { date_start: Date; location: typeof locations.$inferSelect.name }

function loadLessons({ db }: Deps, courseId: number): Promise<CourseLesson[]> {
  return db
    .select({ date_start: courseDates.date_start, location: locations.name })
    .from(courseDates)
    .innerJoin(locations, eq(locations.id, courseDates.location_id))
    .where(eq(courseDates.course_id, courseId))
    .orderBy(asc(courseDates.date_start))
}

function formatLesson({ day, date, tag }: { day: string; date: CourseLesson | undefined; tag: string }): string {
  if (day === '') return ''
  const dayText = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone }).format(startOfDay(day))
  const time = date && new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone }).format(date.date_start)
  return time ? `${dayText}, ${time}` : dayText
}
