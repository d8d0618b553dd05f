import ICAL from 'ical.js'
import { expect } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'

/** An app whose calendars are read by a parser. */
export async function createCalendarApp(options: { now?: Date | (() => Date) } = {}) {
  const app = await createTestApp(options)
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const { status, headers: responseHeaders, body } = await app.call('GET', path, { headers })
    return { status, headers: responseHeaders, bytes: String(body.text ?? '') }
  }
  const read = async (path: string) => {
    const { status, bytes } = await get(path)
    expect([path, status]).toEqual([path, 200])
    const calendar = new ICAL.Component(ICAL.parse(bytes))
    return { calendar, bytes, events: calendar.getAllSubcomponents('vevent').map(fieldsOf) }
  }
  return { ...app, get, read }
}

function fieldsOf(event: ICAL.Component): Record<string, string> {
  return Object.fromEntries(
    event.getAllProperties().map((property) => [property.name, String(property.getFirstValue())]),
  )
}
