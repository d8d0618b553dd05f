import { actWords, pageChangeWords } from '#contract/admin/audit-log-words.ts'

export const log = {
  intro:
    'What was created, changed and deleted in the last 400 days, and who logged in. What visitors write is not in here.',
  empty: 'Nothing is noted here.',
  atRecord: 'Log',
  system: 'The system',
  nobody: 'Not logged in',
  to: ' became ',
  added: 'added',
  removed: 'removed',
  act: actWords.en,
  page: pageChangeWords.en,
}
