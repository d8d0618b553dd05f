import { expect, test } from 'vitest'
import { originForHost, variantForHost } from '#contract/links/hosts.ts'
import { homePath, socialLinksFor, toVariantHome, variantHomes } from './homes.ts'

const hosts = { orchestra: ['orchester.example'], school: ['musikschule.example', 'www.musikschule.example'] }
const shared = { orchestra: [], school: [] }
const origin = 'https://haus.example'

test('a mapped host sets the variant', () => {
  expect(variantForHost('www.musikschule.example', hosts)).toBe('school')
  expect(variantForHost('Orchester.example', hosts)).toBe('orchestra')
  expect(variantForHost('localhost:3000', hosts)).toBeNull()
})

test('on a shared host both home pages are paths', () => {
  expect(variantHomes({ host: 'localhost:3000', hosts: shared, origin }, 'de')).toEqual({
    orchestra: '/de',
    school: '/de/musikschule',
  })
  expect(homePath('school', 'en')).toBe('/en/music-school')
})

test('a variant with its own host is reached there', () => {
  expect(variantHomes({ host: 'musikschule.example', hosts, origin }, 'de')).toEqual({
    orchestra: 'https://orchester.example/de',
    school: '/de/musikschule',
  })
})

test('a variant without its own host uses the main origin', () => {
  const homes = variantHomes(
    { host: 'musikschule.example', hosts: { orchestra: [], school: ['musikschule.example'] }, origin },
    'de',
  )
  expect(homes).toEqual({ orchestra: 'https://haus.example/de', school: '/de/musikschule' })
  const to = (link: string) => toVariantHome(link, { homes, locale: 'de' })
  expect(['/de', '/de#konzerte', '/de?venue=1#konzerte', '/de/orchester', '/en'].map(to)).toEqual([
    'https://haus.example/de',
    'https://haus.example/de#konzerte',
    'https://haus.example/de?venue=1#konzerte',
    '/de/orchester',
    '/en',
  ])
})

test('the origin follows a mapped host, with the configured scheme', () => {
  expect(originForHost('Musikschule.example', { hosts, origin })).toBe('https://musikschule.example')
  expect(originForHost('localhost:3000', { hosts, origin })).toBe(origin)
})

test('a social network without a URL has no link', () => {
  expect(socialLinksFor({ facebook: '', instagram: 'https://www.instagram.com/x', youtube: '' })).toEqual([
    { network: 'Instagram', url: 'https://www.instagram.com/x' },
  ])
})
