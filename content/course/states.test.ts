import { expect, test } from 'vitest'
import { bestVacancy } from './states.ts'

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
