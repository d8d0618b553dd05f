import { expect, test } from 'vitest'
import { bestVacancy, countedVacancies } from './states.ts'

test.each([
  [[], 'unsaid'],
  [['waiting_list', 'few'], 'few'],
  [['few', 'free', 'unsaid'], 'free'],
  [['waiting_list', 'unsaid'], 'unsaid'],
  [['suspended', 'waiting_list', 'starting'], 'starting'],
  [['suspended', 'waiting_list'], 'waiting_list'],
  [['suspended'], 'suspended'],
] as const)('groups with %j make the card show %s', (groups, vacancy) => {
  expect(bestVacancy(groups)).toBe(vacancy)
})

test.each([
  ['free', null, 'free'],
  ['unsaid', 3, 'free'],
  ['unsaid', 2, 'few'],
  ['free', 0, 'waiting_list'],
  ['waiting_list', 1, 'few'],
  ['suspended', 5, 'suspended'],
  ['starting', 0, 'starting'],
] as const)('%s with %s free places is shown as %s', (stated, free, shown) => {
  expect(countedVacancies(stated, free)).toBe(shown)
})
