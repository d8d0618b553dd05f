import type { Locale } from '#config'
import type { BlogEntry } from '#content/article/endpoints.ts'
import type { Course } from '#content/course/endpoints.ts'
import type { EventDate } from '#content/event/endpoints.ts'
import { otherLocale } from '#contract/locale.ts'
import { hyphenate } from '../format/hyphenation.server.ts'

/** The names that are set as headings, ready to break at long words. */
export function hyphenateDate(date: EventDate, locale: Locale): EventDate {
  return { ...date, event: { ...date.event, name: hyphenate(date.event.name, languageOf(date.event, 'name', locale)) } }
}

export function hyphenateCourse(course: Course, locale: Locale): Course {
  return { ...course, name: hyphenate(course.name, languageOf(course, 'name', locale)) }
}

export function hyphenateArticle(entry: BlogEntry, locale: Locale): BlogEntry {
  return { ...entry, title: hyphenate(entry.title, languageOf(entry, 'title', locale)) }
}

function languageOf(record: { fallback: string[] }, field: string, locale: Locale): Locale {
  if (!record.fallback.includes(field)) return locale
  return otherLocale(locale)
}
