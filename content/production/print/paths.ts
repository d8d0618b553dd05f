import type { PrintPaths } from '#site/print/print-paths.ts'

const prints = {
  evening: { de: 'druck/abend/{of}', en: 'print/evening/{of}' },
  month: { de: 'druck/monat/{of}', en: 'print/month/{of}' },
  season: { de: 'druck/saison/{of}', en: 'print/season/{of}' },
} as const satisfies PrintPaths

export default prints
