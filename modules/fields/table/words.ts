import type { Locale } from '#config'

export const tableWords = {
  de: {
    table: 'Zeilen und Spalten',
    rowAbove: 'Zeile darüber',
    rowBelow: 'Zeile darunter',
    columnBefore: 'Spalte davor',
    columnAfter: 'Spalte danach',
    deleteRow: 'Zeile löschen',
    deleteColumn: 'Spalte löschen',
    merge: 'Zellen verbinden',
    split: 'Zelle teilen',
    headerRow: 'Erste Zeile ist Kopf',
    headerColumn: 'Erste Spalte ist Kopf',
    headers: 'Kopf der Tabelle',
  },
  en: {
    table: 'Rows and columns',
    rowAbove: 'Row above',
    rowBelow: 'Row below',
    columnBefore: 'Column before',
    columnAfter: 'Column after',
    deleteRow: 'Delete row',
    deleteColumn: 'Delete column',
    merge: 'Join cells',
    split: 'Split cell',
    headerRow: 'First row is header',
    headerColumn: 'First column is header',
    headers: 'Headers of the table',
  },
} satisfies Record<Locale, unknown>
