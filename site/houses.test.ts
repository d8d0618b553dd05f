import { expect, test } from 'vitest'
import { homeOf, homesFor, houseOfHost, socialLinksOf } from './houses.ts'

const hosts = { orchestra: ['orchester.example'], school: ['musikschule.example', 'www.musikschule.example'] }
const shared = { orchestra: [], school: [] }

test('a host that the settings name decides the house', () => {
  expect(houseOfHost('www.musikschule.example', hosts)).toBe('school')
  expect(houseOfHost('Orchester.example', hosts)).toBe('orchestra')
  expect(houseOfHost('localhost:3000', hosts)).toBeNull()
})

test('on a shared host both homes are paths', () => {
  expect(homesFor(new URL('http://localhost:3000'), shared, 'de')).toEqual({ orchestra: '/de', school: '/de/musikschule' })
  expect(homeOf('school', 'en')).toBe('/en/music-school')
})

test('a house with a host of its own is reached there', () => {
  expect(homesFor(new URL('https://musikschule.example'), hosts, 'de')).toEqual({ orchestra: 'https://orchester.example/de', school: '/de/musikschule' })
})

test('a network without an address has no link', () => {
  expect(socialLinksOf({ facebook: '', instagram: 'https://www.instagram.com/x', youtube: '' })).toEqual([
    { network: 'Instagram', url: 'https://www.instagram.com/x' },
  ])
})
