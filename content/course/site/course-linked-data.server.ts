import type { CourseInstance, Course as CourseThing, Person, Schedule } from 'schema-dts'
import { timeZone } from '#config'
import { toWallTime, toWeekday } from '#contract/time/local-time.ts'
import {
  definedOnly,
  firstDescription,
  imageObject,
  type LinkedDataContext,
  localMoment,
  postalAddress,
  thingId,
} from '#site/linked-data/about.server.ts'
import { organisationStub } from '#site/linked-data/organisations.server.ts'
import type { Course } from '../endpoints.ts'
import type { Vacancies } from '../states.ts'

/** A course with its groups. Without the price, which is free text. */
export function courseLinkedData(course: Course, context: LinkedDataContext): CourseThing {
  const url = context.origin + course.url
  return {
    '@type': 'Course',
    '@id': thingId(context, 'course', course.id),
    name: course.name,
    ...firstDescription(course.description, course.subline, course.name),
    url,
    inLanguage: context.locale,
    ...imageObject(context, course),
    provider: organisationStub(context, 'school'),
    ...(course.age_groups.length > 0
      ? { audience: course.age_groups.map(({ name }) => ({ '@type': 'Audience', audienceType: name })) }
      : {}),
    ...(course.instruments.length > 0 ? { teaches: course.instruments.map(({ name }) => name) } : {}),
    ...(course.price ? { offers: { '@type': 'Offer', url, description: course.price } } : {}),
    ...(course.dates.length > 0
      ? { hasCourseInstance: course.dates.map((date) => toCourseInstance(course, date, context)) }
      : {}),
  }
}

function toCourseInstance(course: Course, date: Course['dates'][number], context: LinkedDataContext): CourseInstance {
  const { id, date_start, date_end, rhythm, location, vacancies } = date
  const teachers = course.instructors.map((one) => getTeacher(one, context))
  return {
    '@type': 'CourseInstance',
    '@id': thingId(context, 'course-date', id),
    name: course.name,
    ...firstDescription(rhythm),
    courseMode: 'Onsite',
    startDate: localMoment(date_start),
    endDate: localMoment(date_end),
    ...getSchedule(date),
    location: {
      '@type': 'Place',
      '@id': thingId(context, 'location', location.id),
      name: location.name,
      ...postalAddress({ street: location.address, city: location.city }),
    },
    ...(teachers.length > 0 ? { instructor: teachers } : {}),
    ...(vacancies === 'suspended' ? { eventStatus: 'https://schema.org/EventPostponed' } : {}),
    ...getOffer(context.origin + course.url, vacancies),
  }
}

/** The repetition, without closed days. */
function getSchedule({ date_start, date_end, repeat_weeks, repeat_until, left_out }: Course['dates'][number]): {
  courseSchedule?: Schedule
} {
  if (repeat_weeks === 0) return {}
  const [first = '', starts = ''] = toWallTime(new Date(date_start)).split('T')
  const [, ends = ''] = toWallTime(new Date(date_end)).split('T')
  const excepted = left_out.filter((day) => day > first)
  return {
    courseSchedule: {
      '@type': 'Schedule',
      repeatFrequency: `P${repeat_weeks}W`,
      byDay: weekdays[toWeekday(new Date(date_start)) - 1] ?? weekdays[0],
      startDate: first,
      endDate: repeat_until,
      startTime: `${starts}:00`,
      endTime: `${ends}:00`,
      scheduleTimezone: timeZone,
      ...(excepted.length > 0 ? { exceptDate: excepted } : {}),
    },
  }
}

const weekdays = [
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
  'https://schema.org/Sunday',
] as const

const availability = { free: 'InStock', few: 'LimitedAvailability', waiting_list: 'SoldOut' } as const

function getOffer(url: string, vacancies: Vacancies): object {
  if (vacancies !== 'free' && vacancies !== 'few' && vacancies !== 'waiting_list') return {}
  return { offers: { '@type': 'Offer', url, availability: `https://schema.org/${availability[vacancies]}` } }
}

function getTeacher({ id, name, url }: Course['instructors'][number], context: LinkedDataContext): Person {
  return {
    '@type': 'Person',
    '@id': thingId(context, 'person', id),
    name,
    ...definedOnly({ url: url ? context.origin + url : '' }),
  }
}
