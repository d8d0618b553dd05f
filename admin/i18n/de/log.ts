import { actWords, pageChangeWords } from '#contract/admin/audit-log-words.ts'

export const log = {
  intro:
    'Was in den letzten 400 Tagen angelegt, geändert und gelöscht wurde und wer sich angemeldet hat. Was Besucher schreiben, steht hier nicht.',
  empty: 'Hier ist nichts festgehalten.',
  atRecord: 'Protokoll',
  system: 'Das System',
  nobody: 'Nicht angemeldet',
  to: ' wurde zu ',
  added: 'hinzugefügt',
  removed: 'entfernt',
  act: actWords.de,
  page: pageChangeWords.de,
}
