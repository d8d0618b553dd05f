import { asc, eq } from 'drizzle-orm'
import type { Locale } from '#config'
import { AppError } from '#contract/errors.ts'
import { type TRAP_FIELD, TRAP_NOTE } from '#contract/form-trap.ts'
import { addDays, toDay } from '#contract/time/local-time.ts'
import { inLocale } from '#model/define-record.ts'
import type { Localised } from '#server/db/columns.ts'
import { prepared } from '#server/db/prepared.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { OutgoingMail } from '#server/mail/smtp.ts'
import { logAction } from '#server/services/audit-log/write.ts'
import { type Deps, write } from '#server/services/deps.ts'
import { toSearchTexts } from '#server/services/resources/listing/fold.ts'
import { getSiteSettings } from '#server/services/settings.ts'
import { textInLocale, toIdName } from '#server/services/texts/localise.ts'
import { whereVisible } from '#server/services/visibility/visibility.ts'
import { courses } from '../course/table.ts'
import { instruments } from '../instrument/table.ts'
import { selectLocations } from '../location/service.ts'
import { instrumentGroups, parentGroups } from '../lookup/table.ts'
import type { CourseChoice, CourseRequest, RequestOptions } from './endpoints.ts'
import courseRequest from './fields.ts'
import { OPEN_RETENTION_DAYS } from './retention.server.ts'
import type { RequestKind } from './states.ts'
import { courseRequests } from './table.ts'

type Subject = { value: string; name: Localised; group: Localised }
type Choices = { subjects: Subject[]; locations: Awaited<ReturnType<typeof selectLocations>> }

const selectOffered = prepared((db) =>
  db
    .select({ id: courses.id, name: courses.name, group: parentGroups.name })
    .from(courses)
    .innerJoin(parentGroups, eq(parentGroups.id, courses.parent_group_id))
    .where(whereVisible('visitors', 'courses'))
    .orderBy(asc(parentGroups.order), asc(courses.order), asc(courses.id)),
)

function selectPlayed({ db }: Deps) {
  return db
    .select({ id: instruments.id, name: instruments.name, group: instrumentGroups.name })
    .from(instruments)
    .innerJoin(instrumentGroups, eq(instrumentGroups.id, instruments.group_id))
    .orderBy(asc(instrumentGroups.order), asc(instrumentGroups.id), asc(instruments.order), asc(instruments.id))
}

/** Current choices: visible courses, all instruments, all locations. */
async function loadCourseChoices(deps: Deps): Promise<Choices> {
  const { db } = deps
  const [offeredCourses, played, locations] = await Promise.all([
    selectOffered(db, { now: deps.now() }),
    selectPlayed(deps),
    selectLocations(db),
  ])
  const subjects = [
    ...offeredCourses.map(({ id, ...course }) => ({ value: `course-${id}`, ...course })),
    ...played.map(({ id, ...instrument }) => ({ value: `instrument-${id}`, ...instrument })),
  ]
  return { subjects, locations }
}

export async function getRequestOptions(deps: Deps, { confirms }: { confirms: boolean }): Promise<RequestOptions> {
  const { locale } = deps
  const [choices, { contact }] = await Promise.all([loadCourseChoices(deps), getSiteSettings(deps)])
  const groups = new Map<string, RequestOptions['subjects'][number]>()
  for (const { value, name, group } of choices.subjects) {
    const key = `${value.split('-')[0]} ${group.de}`
    const optionGroup = groups.get(key) ?? { ...formatValue(group, deps), options: [] }
    optionGroup.options.push({ value, ...formatValue(name, deps) })
    groups.set(key, optionGroup)
  }
  return {
    subjects: [...groups.values()],
    locations: choices.locations.map((location) => toIdName(location, locale)),
    confirms,
    contact: { email: contact.email, phone: contact.phone },
  }
}

function formatValue(text: Localised, { locale }: Pick<Deps, 'locale'>) {
  return { name: textInLocale(text, locale), ...(text[locale] === '' && text.de !== '' ? { lang: 'de' as const } : {}) }
}

const ADVICE = { de: 'Beratung: noch nicht entschieden', en: 'Advice: not decided yet' }

/** Refuses choices that were deleted since the form was shown; answers the choice as text in both languages. */
export async function requireCourseChoice(
  deps: Deps,
  { subject, second, location_id }: Pick<CourseChoice, 'subject' | 'second' | 'location_id'>,
) {
  const { subjects, locations } = await loadCourseChoices(deps)
  const nameOf = (value: string) => (value === 'advice' ? ADVICE : subjects.find((each) => each.value === value)?.name)
  const [subjectName, secondWish, location] = [
    nameOf(subject),
    nameOf(second),
    locations.find(({ id }) => id === location_id),
  ]
  const problems = {
    ...(subjectName ? {} : { subject: ['unknown_reference'] }),
    ...(second === '' || secondWish ? {} : { second: ['unknown_reference'] }),
    ...(location_id === null || location ? {} : { location_id: ['unknown_reference'] }),
  }
  if (!subjectName || Object.keys(problems).length > 0)
    throw new AppError('bad_input', { message: 'something of the wish is gone', fields: problems })
  return { subjectName, secondWish: secondWish ?? { de: '', en: '' }, place: location?.name.de ?? '' }
}

type Receiving = {
  request: Omit<CourseRequest, 'ticket' | 'consent' | typeof TRAP_FIELD>
  /** Probably a bot: saved with a note, and no mail goes to its address. */
  isSuspected: boolean
  nonce: string
  mailer: Mailer | null
  origin: string
}

/**
 * Saves a request, once per form; mails the office and the visitor, if mail is on. Answers whether a confirmation was
 * sent.
 */
export async function submitCourseRequest(
  deps: Deps,
  { request, isSuspected, nonce, mailer, origin }: Receiving,
): Promise<{ id: number; mailed: boolean }> {
  const { subject, second, location_id, ...fields } = request
  const { subjectName, secondWish, place } = await requireCourseChoice(deps, request)
  const { contact } = await getSiteSettings(deps)
  const now = deps.now()
  const values = {
    ...fields,
    ...(fields.learner === 'adult' ? { learner_name: '' } : {}),
    ticket: nonce,
    note: isSuspected ? TRAP_NOTE : '',
    locale: deps.locale,
    wish: subjectName.de,
    second_wish: secondWish.de,
    place,
    location_id,
    course_id: parseId(subject, 'course'),
    instrument_id: parseId(subject, 'instrument'),
    created_at: now,
    delete_on: addDays(toDay(now), OPEN_RETENTION_DAYS),
  }
  const mailed = mailer !== null && fields.email !== '' && !isSuspected
  const requestId = await write(deps, async (inner) => {
    const [row] = await inner.db
      .insert(courseRequests)
      .values({ ...values, ...toSearchTexts(courseRequest.search, values) })
      .onConflictDoNothing({ target: courseRequests.ticket })
      .returning({ id: courseRequests.id })
    if (!row) return null
    await logAction(inner, { act: 'created', resource: 'course-requests', record_id: row.id })
    const mailInput = {
      kind: fields.kind,
      locale: deps.locale,
      wish: textInLocale(subjectName, deps.locale),
      second: textInLocale(secondWish, deps.locale),
    }
    if (mailer && mailed)
      await mailer.put(inner.db, { key: `request:${nonce}`, to: fields.email, ...confirmationMail(mailInput) })
    const url = `${origin}/admin/course-requests/${row.id}`
    if (mailer && contact.email)
      await mailer.put(inner.db, {
        key: `request-notice:${nonce}`,
        to: contact.email,
        ...officeMail({ ...mailInput, wish: subjectName.de, url }),
      })
    return row.id
  })
  mailer?.wake()
  return { id: requestId ?? 0, mailed }
}

function parseId(subject: string, kind: 'course' | 'instrument'): number | null {
  const [, id] = new RegExp(`^${kind}-(\\d+)$`).exec(subject) ?? []
  return id ? Number(id) : null
}

type MailContent = Omit<OutgoingMail, 'to'>
type ConfirmationMailOptions = { kind: RequestKind; wish: string; second: string; locale: Locale }

const kindName = (kind: RequestKind, locale: Locale) => inLocale(courseRequest.fields.kind.options[kind], locale)

/** Contains no user input: the address may be somebody else's. */
function confirmationMail({ kind, wish, second, locale }: ConfirmationMailOptions): MailContent {
  const requestText = `${kindName(kind, locale)}: ${wish}`
  return {
    de: {
      subject: 'Ihre Anfrage an die Musikschule',
      text: `Guten Tag,

Ihre Anfrage ist bei uns angekommen:

${requestText}${second ? `\nZweitwunsch: ${second}` : ''}

Sie ist vorläufig: Fest wird es erst, wenn wir Ihnen zusagen. Wir melden uns bei Ihnen.

Sie haben nichts angefragt? Dann hat sich jemand in der Adresse geirrt, und Sie brauchen nichts zu tun.
`,
    },
    en: {
      subject: 'Your request to the music school',
      text: `Hello,

we have received your request:

${requestText}${second ? `\nSecond wish: ${second}` : ''}

It is provisional: nothing is settled until we confirm it. You will hear from us.

You did not ask for anything? Then somebody mistyped their address, and you need not do anything.
`,
    },
  }[locale]
}

/** To the office, in German; without the visitor's data, which needs a login. */
function officeMail({ kind, wish, url }: { kind: RequestKind; wish: string; url: string }): MailContent {
  return {
    subject: `Neue Anfrage: ${kindName(kind, 'de')}`,
    text: `${kindName(kind, 'de')}: ${wish}\n\nIn der Verwaltung:\n${url}\n`,
  }
}
