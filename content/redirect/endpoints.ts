import { z } from 'zod'
import { pathParams } from '#contract/common.ts'
import { endpoint } from '#contract/endpoint.ts'

export const getRedirect = endpoint({
  id: 'getRedirect',
  tag: 'pages',
  summary: 'Where a path that was not found has moved',
  method: 'GET',
  path: '/{locale}/pageeditor-api/redirect/{path}',
  access: 'visitor',
  params: pathParams,
  status: 200,
  response: z.object({ new_path: z.string() }),
  errors: ['not_found'],
})
