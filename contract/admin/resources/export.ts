import { z } from 'zod'
import { locales } from '#config'

/** `csv` for German spreadsheets, `jsonl` one record a line in API form, `html` a table to print. */
export const exportFormats = ['csv', 'jsonl', 'html'] as const
export type ExportFormat = (typeof exportFormats)[number]

export const exportMedia = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
  html: 'text/html; charset=utf-8',
} as const satisfies Record<ExportFormat, string>

export const exportForms = Object.fromEntries(exportFormats.map((format) => [exportMedia[format], z.string()]))

/** Larger exports have to be filtered first. */
export const MAX_EXPORT_ROWS = { csv: 50_000, jsonl: 50_000, html: 5000 } as const satisfies Record<
  ExportFormat,
  number
>

/** Everything instead of pages. A link has no headers, so the language is a parameter. */
export const exportQueryShape = { format: z.enum(exportFormats).default('csv'), lang: z.enum(locales).optional() }
