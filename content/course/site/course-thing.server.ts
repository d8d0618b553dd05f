import type { CourseInstance, Course as CourseThing, Person, Schedule } from 'schema-dts'
import { timeZone } from '#config'
import { toWallTime, weekdayOf } from '#contract/local-time.ts'
import {
  type About,
  addressOf,
  descriptionOf,
  given,
  moment,
  nameOf,
  pictureOf,
} from '#site/linked-data/about.server.ts'
import { organisationStub } from '#site/linked-data/organisations.server.ts'
import type { Course } from '../endpoints.ts'
import type { Vacancies } from '../states.ts'

/** A course with each of its groups. What it costs is said in the words of the house, which are no number. */
export function courseThing(course: Course, about: About): CourseThing {
  const url = about.origin + course.url
  return {
    '@type': 'Course',
    '@id': nameOf(about, 'course', course.id),
    name: course.name,
    ...descriptionOf(course.description, course.subline, course.name),
    url,
    inLanguage: about.locale,
    ...pictureOf(about, course),
    provider: organisationStub(about, 'school'),
    ...(course.age_groups.length > 0
      ? { audience: course.age_groups.map(({ name }) => ({ '@type': 'Audience', audienceType: name })) }
      : {}),
    ...(course.instruments.length > 0 ? { teaches: course.instruments.map(({ name }) => name) } : {}),
    ...(course.price ? { offers: { '@type': 'Offer', url, description: course.price } } : {}),
    ...(course.dates.length > 0
      ? { hasCourseInstance: course.dates.map((date) => instanceOf(course, date, about)) }
      : {}),
  }
}

function instanceOf(course: Course, date: Course['dates'][number], about: About): CourseInstance {
  const { id, date_start, date_end, rhythm, location, vacancies } = date
  const teachers = course.instructors.map((one) => teacherOf(one, about))
  return {
    '@type': 'CourseInstance',
    '@id': nameOf(about, 'course-date', id),
    name: course.name,
    ...descriptionOf(rhythm),
    courseMode: 'Onsite',
    startDate: moment(date_start),
    endDate: moment(date_end),
    ...scheduleOf(date),
    location: {
      '@type': 'Place',
      '@id': nameOf(about, 'location', location.id),
      name: location.name,
      ...addressOf({ street: location.address, city: location.city }),
    },
    ...(teachers.length > 0 ? { instructor: teachers } : {}),
    ...(vacancies === 'suspended' ? { eventStatus: 'https://schema.org/EventPostponed' } : {}),
    ...offerOf(about.origin + course.url, vacancies),
  }
}

/** What repeats, without the days on which the school is closed. */
function scheduleOf({ date_start, date_end, repeat_weeks, repeat_until, left_out }: Course['dates'][number]): {
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
      byDay: weekdays[weekdayOf(new Date(date_start)) - 1] ?? weekdays[0],
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

function offerOf(url: string, vacancies: Vacancies): object {
  if (vacancies !== 'free' && vacancies !== 'few' && vacancies !== 'waiting_list') return {}
  return { offers: { '@type': 'Offer', url, availability: `https://schema.org/${availability[vacancies]}` } }
}

function teacherOf({ id, name, url }: Course['instructors'][number], about: About): Person {
  return {
    '@type': 'Person',
    '@id': nameOf(about, 'person', id),
    name,
    ...given({ url: url ? about.origin + url : '' }),
  }
}
