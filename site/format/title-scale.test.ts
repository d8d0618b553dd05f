import { expect, test } from 'vitest'
import { titleScale } from './title-scale.ts'

test.each([
  ['Aufbruch', 'poster', 4],
  ['Unvoll\u00adendete', 'poster', 4],
  ['Ein deutsches Requiem', 'poster', 3],
  ['Weih\u00adnachts\u00adoratorium', 'poster', 2],
  ['Suche', 'page', 3],
  ['Suche', 'text', 2],
  ['Streichquartett im Bürgerbüro, Bläser auf dem Dach', 'page', 2],
  ['Ein Satz, der als Titel zu lang ist. '.repeat(3), 'poster', 1],
] as const)('the title "%s" of a %s has step %i', (title, page, step) => {
  expect(titleScale(title, page)).toEqual({ 'data-scale': step })
})
