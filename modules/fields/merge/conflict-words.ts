import type { Locale } from '#config'
import { formatTimestamp } from '#model/format-timestamp.ts'

type Author = { by: string | null; at?: string | null }

const de = {
  title: 'Zwei Fassungen',
  text: (name: string, { by, at }: Author) =>
    `${by ?? 'Jemand anderes'} hat ${name} ${at ? `am ${formatTimestamp(at, 'de')} Uhr` : 'inzwischen'} auch geändert. Was soll gelten? Alles andere bleibt, von Ihnen beiden.`,
  somebody: 'Jemand anderes',
  page: 'diese Seite',
  record: 'diesen Eintrag',
  mine: 'Meine Fassung',
  theirs: (by: string | null) => (by ? `Fassung von ${by}` : 'Die andere Fassung'),
  merged: 'Beides, in einem Text',
  both: 'Beides, nacheinander',
  removed: 'gelöscht',
  order: 'Reihenfolge',
  yes: 'ja',
  no: 'nein',
  empty: 'leer',
  differs: 'anders:',
  onlyMarkup: 'Die Wörter sind gleich; verschieden sind Gestaltung oder Links.',
  save: 'So speichern',
}

const en: typeof de = {
  title: 'Two versions',
  // A module’s name begins with a capital; within a sentence an English one does not.
  text: (name, { by, at }) =>
    `${by ?? 'Somebody else'} has also changed ${name.charAt(0).toLowerCase()}${name.slice(1)}${at ? `, on ${formatTimestamp(at, 'en')}` : ' in the meantime'}. Which one do you want to keep? Everything else stays, from both of you.`,
  somebody: 'Somebody else',
  page: 'this page',
  record: 'this entry',
  mine: 'My version',
  theirs: (by) => (by ? `Version by ${by}` : 'The other version'),
  merged: 'Both, in one text',
  both: 'Both, one after the other',
  removed: 'deleted',
  order: 'order',
  yes: 'yes',
  no: 'no',
  empty: 'empty',
  differs: 'differs:',
  onlyMarkup: 'The words are the same; the formatting or the links differ.',
  save: 'Save this choice',
}

/** For the conflict dialog of page editor and back office. */
export const conflictWords: Record<Locale, typeof de> = { de, en }
