import { z } from 'zod'
import * as adminAddresses from '../addresses/admin.ts'
import { idParams } from '../common.ts'
import { endpoint } from '../endpoint.ts'
import { importRunSchema } from './resources/import.ts'

export const listImportRuns = endpoint({
  id: 'admin_import_runs',
  tag: 'admin',
  summary: 'The last imports, of one list or of all, newest first',
  ...adminAddresses.listImportRuns,
  access: 'editor',
  query: z.strictObject({ resource: z.string().max(60).optional() }),
  response: z.array(importRunSchema),
  errors: ['bad_input', 'forbidden', 'not_found'],
})

export const getImportRun = endpoint({
  id: 'admin_import_run',
  tag: 'admin',
  summary: 'How far an import is',
  ...adminAddresses.getImportRun,
  access: 'editor',
  params: idParams,
  response: importRunSchema,
  errors: ['forbidden', 'not_found'],
})

export const undoImportRun = endpoint({
  id: 'admin_import_run_undo',
  tag: 'admin',
  summary: 'Takes an import back while none of its records has changed since',
  ...adminAddresses.undoImportRun,
  access: 'editor',
  params: idParams,
  response: importRunSchema,
  errors: ['forbidden', 'not_found', 'conflict', 'in_use', 'bad_input'],
})
