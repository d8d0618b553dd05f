import { expect, test } from 'vitest'
import { screenUrls } from './urls.ts'

const row = { id: 12, slug_de: 'mahlers-fuenfte', slug_en: 'mahlers-fifth', name: 'Mahler' }

test("a record's URL contains its slugs and id, or the screen's parameters", () => {
  expect(screenUrls('course', row)).toEqual({ de: '/de/kurse/mahlers-fuenfte/12', en: '/en/courses/mahlers-fifth/12' })
  expect(screenUrls('event', row, { id: 7 })).toEqual({
    de: '/de/konzerte/mahlers-fuenfte/7',
    en: '/en/events/mahlers-fifth/7',
  })
  expect(screenUrls('person', row, { type: 'soloist' }).en).toBe('/en/persons/soloist/mahlers-fifth/12')
})
