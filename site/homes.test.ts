import { expect, test } from 'vitest'
import { originOfHost, variantOfHost } from '#contract/hosts.ts'
import { atHome, homePath, homesFor, socialLinksOf } from './homes.ts'

const hosts = { orchestra: ['orchester.example'], school: ['musikschule.example', 'www.musikschule.example'] }
const shared = { orchestra: [], school: [] }
const origin = 'https://haus.example'

test('a host that the settings name decides the house', () => {
  expect(variantOfHost('www.musikschule.example', hosts)).toBe('school')
  expect(variantOfHost('Orchester.example', hosts)).toBe('orchestra')
  expect(variantOfHost('localhost:3000', hosts)).toBeNull()
})

test('on a shared host both homes are paths', () => {
  expect(homesFor({ host: 'localhost:3000', hosts: shared, origin }, 'de')).toEqual({
    orchestra: '/de',
    school: '/de/musikschule',
  })
  expect(homePath('school', 'en')).toBe('/en/music-school')
})

test('a house with a host of its own is reached there', () => {
  expect(homesFor({ host: 'musikschule.example', hosts, origin }, 'de')).toEqual({
    orchestra: 'https://orchester.example/de',
    school: '/de/musikschule',
  })
})

test('a house without a host of its own is not at home on the other house’s', () => {
  const homes = homesFor(
    { host: 'musikschule.example', hosts: { orchestra: [], school: ['musikschule.example'] }, origin },
    'de',
  )
  expect(homes).toEqual({ orchestra: 'https://haus.example/de', school: '/de/musikschule' })
  const to = (link: string) => atHome(link, { homes, locale: 'de' })
  expect(['/de', '/de#konzerte', '/de?venue=1#konzerte', '/de/orchester', '/en'].map(to)).toEqual([
    'https://haus.example/de',
    'https://haus.example/de#konzerte',
    'https://haus.example/de?venue=1#konzerte',
    '/de/orchester',
    '/en',
  ])
})

test('an answer names the asked host where the settings map it, in the scheme of the house', () => {
  expect(originOfHost('Musikschule.example', { hosts, origin })).toBe('https://musikschule.example')
  expect(originOfHost('localhost:3000', { hosts, origin })).toBe(origin)
})

test('a network without an address has no link', () => {
  expect(socialLinksOf({ facebook: '', instagram: 'https://www.instagram.com/x', youtube: '' })).toEqual([
    { network: 'Instagram', url: 'https://www.instagram.com/x' },
  ])
})
