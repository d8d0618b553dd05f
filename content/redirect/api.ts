import { and, eq } from 'drizzle-orm'
import * as endpoints from '#contract/admin/missing-paths.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { AppError, fieldError, requireFound } from '#contract/errors.ts'
import { getRedirect } from '#contract/page/pages.ts'
import type { TypeApi } from '#server/api/define-api.ts'
import { fieldErrorText } from '#server/api/field-texts.ts'
import { toPaged } from '#server/api/paged.ts'
import { parseInput } from '#server/http/parse.ts'
import { requireWriter } from '#server/services/accounts/areas.ts'
import type { Deps } from '#server/services/deps.ts'
import { previewOrApply } from '#server/services/preview-apply.ts'
import { requireResource } from '#server/services/resources/all.ts'
import { insertRecord } from '#server/services/resources/insert-records.ts'
import { redirectBody } from './body-rules.ts'
import { importRedirects, MAX_IMPORTED_REDIRECTS } from './endpoints.ts'
import * as missing from './missing-paths.server.ts'
import { findRedirect } from './service.ts'
import { redirects } from './table.ts'

const api: TypeApi = (on, { origin }) => {
  on(getRedirect, async (deps, { params }) => ({
    new_path: requireFound(await findRedirect(deps, params), `no redirect for ${params.path}`),
  }))
  on(importRedirects, (deps, { body }) => importRedirectLines(deps, body))
  on(endpoints.listMissingPaths, async (deps, { query }, c) =>
    toPaged(c, origin, await missing.listMissingPaths(deps, query)),
  )
  on(endpoints.dismissMissingPath, (deps, { params }) => missing.dismissMissingPath(deps, params.id))
  on(endpoints.proposeTargets, async (deps, { params }) =>
    missing.proposeTargets(deps, await missing.getMissingPath(deps, params.id)),
  )
}

export default api

type ImportResult = OutputOf<typeof importRedirects>
type Row = ImportResult['rows'][number]

/**
 * Validates every pasted redirect like one entered by hand, in one transaction, and saves the valid ones; others are
 * reported by line. `dry_run` saves nothing.
 */
async function importRedirectLines(
  deps: Deps,
  { text, dry_run }: { text: string; dry_run: boolean },
): Promise<ImportResult> {
  requireWriter(deps, 'redirects')
  const importedLines = parseRedirectLines(text)
  if (importedLines.length === 0) throw refuse('no_addresses')
  if (importedLines.length > MAX_IMPORTED_REDIRECTS) throw refuse(`too_many_items:${MAX_IMPORTED_REDIRECTS}`)
  const { preview, applied } = await previewOrApply(deps, {
    preview: async (inner) => {
      const rows: Row[] = []
      // Sequential, because each is validated against those before it.
      for (const row of importedLines) rows.push(await tryOne(inner, row))
      return rows
    },
    isConfirmed: () => !dry_run,
    apply: async (_, rows) => rows.filter(({ state }) => state === 'new').length,
  })
  return { rows: preview, added: applied ?? 0 }
}

async function tryOne(deps: Deps, row: RedirectLine): Promise<Row> {
  try {
    const body = parseInput(redirectBody, { old_path: row.old_path, new_path: row.new_path })
    const [existing] = await deps.db
      .select({ id: redirects.id })
      .from(redirects)
      .where(and(eq(redirects.old_path, body.old_path), eq(redirects.new_path, body.new_path)))
    if (existing) return { ...row, state: 'known', problem: '' }
    await insertRecord(deps, requireResource('redirects'), body)
    return { ...row, state: 'new', problem: '' }
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error
    const [code = ''] = Object.values(error.fields).flat()
    return { ...row, state: 'wrong', problem: fieldErrorText(code, deps.locale) ?? code }
  }
}

function refuse(complaint: string): AppError {
  return fieldError('text', complaint, `pasted redirects: ${complaint}`)
}

type RedirectLine = { line: number; old_path: string; new_path: string }

const separators = [/\t+/, /;/, /,/, /\s+/]

/**
 * One redirect per line: old and new separated by tab, semicolon, comma or spaces, with optional arrows or status codes.
 * Lines without a URL are skipped; a missing new one is empty.
 */
export function parseRedirectLines(text: string): RedirectLine[] {
  return text.split(/\r\n|\n|\r/).flatMap((line, index) => {
    const [oldPath, next = ''] = extractAddresses(line.trim())
    return oldPath === undefined ? [] : [{ line: index + 1, old_path: getPath(oldPath), new_path: next }]
  })
}

/** Splits at the first kind of separator that yields two: a URL may contain a comma itself. */
function extractAddresses(line: string): string[] {
  const read = separators.map((separator) =>
    line
      .split(separator)
      .map((part) => part.trim().replace(/^"(.*)"$/, '$1'))
      .filter((part) => /^(\/|https?:\/\/)\S*$/.test(part)),
  )
  return read.find((addresses) => addresses.length >= 2) ?? read.at(-1) ?? []
}

/** Path of an old URL, without its host. */
function getPath(address: string): string {
  if (address.startsWith('/') || !URL.canParse(address)) return address
  const { pathname, search, hash } = new URL(address)
  return pathname + search + hash
}
