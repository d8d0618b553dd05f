import { z } from 'zod'
import { locales } from '#config'

/** `csv` as spreadsheets in Germany open it, `jsonl` one record a line as the list answers it, `html` a table to print. */
export const exportFormats = ['csv', 'jsonl', 'html'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportMedia = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
  html: 'text/html; charset=utf-8',
} as const satisfies Record<ExportFormat, string>

export const exportForms = Object.fromEntries(exportFormats.map((format) => [exportMedia[format], z.string()]))

/** More is narrowed first; nobody prints so much. */
export const MAX_EXPORT_ROWS = { csv: 50_000, jsonl: 50_000, html: 5000 } as const satisfies Record<
  ExportFormat,
  number
>

/** In place of pages: everything. A link has no header of its own, so it names the reader's language. */
export const exportQueryShape = { format: z.enum(exportFormats).default('csv'), lang: z.enum(locales).optional() }
