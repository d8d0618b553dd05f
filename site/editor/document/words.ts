import type { Locale } from '#config'

export const documentWords = {
  de: {
    title: (name: string) => `Aus „${name}“`,
    pasted: 'Aus der Zwischenablage',
    structured: 'Der eingefügte Text hat Überschriften oder Tabellen.',
    split: 'In Module aufteilen',
    reading: 'Das Dokument wird gelesen …',
    intro: 'Wählen Sie, was auf die Seite kommt. Alles zusammen lässt sich mit einem Schritt zurücknehmen.',
    unreadable: 'Dieses Dokument lässt sich nicht lesen. Speichern Sie es in Word noch einmal als .docx.',
    tooLarge: 'Dieses Dokument ist größer als 30 MB. Verkleinern Sie seine Bilder.',
    nothing: 'In diesem Dokument ist kein Text.',
    add: (count: number) => (count === 1 ? '1 Modul hinzufügen' : `${count} Module hinzufügen`),
    list: 'Inhalt des Dokuments',
    otherPictures:
      'Einige Bilder fehlen: Es gehen höchstens 30, im Dokument gespeichert, als PNG, JPEG, GIF oder WebP.',
  },
  en: {
    title: (name: string) => `From “${name}”`,
    pasted: 'From the clipboard',
    structured: 'The pasted text has headings or tables.',
    split: 'Split into modules',
    reading: 'Reading the document …',
    intro: 'Choose what goes onto the page. One step takes all of it back.',
    unreadable: 'This document cannot be read. Save it in Word as .docx again.',
    tooLarge: 'This document is larger than 30 MB. Make its pictures smaller.',
    nothing: 'This document has no text.',
    add: (count: number) => (count === 1 ? 'Add 1 module' : `Add ${count} modules`),
    list: 'Contents of the document',
    otherPictures:
      'Some pictures are missing: at most 30 are possible, stored in the document, as PNG, JPEG, GIF or WebP.',
  },
} satisfies Record<Locale, unknown>
