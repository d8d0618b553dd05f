import type { ImportResult } from '#contract/admin/resources/import.ts'
import { requireWriter } from '#server/services/accounts/areas.ts'
import type { Deps } from '../../deps.ts'
import type { ResourceDefinition } from '../definition.ts'
import { fileColumns } from './file-columns.ts'
import { previewOrApplyLines } from './preview-lines.ts'
import { readFile } from './read-file.ts'
import { readLines } from './read-lines.ts'

type ImportRecordsOptions = { text: string; plan?: string | undefined }

/** Previews changes line by line, then applies them. Throws `bad_input` for an unreadable or too long file. */
export async function importRecords(
  deps: Deps,
  definition: ResourceDefinition,
  { text, plan }: ImportRecordsOptions,
): Promise<ImportResult> {
  requireWriter(deps, definition.name)
  const file = readFile(text, (headings) => fileColumns(definition, headings, deps.locale).columns.length)
  let unknownColumns: string[] = []
  const { answer } = await previewOrApplyLines(deps, definition, {
    plan,
    read: async (inner) => {
      const result = await readLines(inner, definition, file)
      unknownColumns = result.unknown
      return result.lines
    },
  })
  return { ...answer, unknown: unknownColumns }
}
