import { expect, test } from 'vitest'
import { calendarServices } from './CalendarChoices.tsx'

test('calendar services get the whole URL with its filter', () => {
  const path = '//haus.example/de/kalender.ics?venue=2&event__type=1'
  const { webcal, google, outlook } = calendarServices(`https:${path}`, 'Konzerte & mehr')
  expect(webcal).toBe(`webcal:${path}`)
  expect(new URL(google).searchParams.get('cid')).toBe(webcal)
  expect(Object.fromEntries(new URL(outlook).searchParams)).toEqual({ url: `https:${path}`, name: 'Konzerte & mehr' })
})

test('without TLS devices get the same webcal URL', () => {
  expect(calendarServices('http://127.0.0.1:3000/de/kalender.ics', '').webcal).toBe(
    'webcal://127.0.0.1:3000/de/kalender.ics',
  )
})
