import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { ResourceEndpoints } from '#contract/admin/resources/endpoints.ts'
import { call } from '../api/call.ts'

const MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Saves a spreadsheet with the headings and examples of a list. */
export async function downloadTemplate(resource: string, name: string): Promise<void> {
  const { rows } = await call<ResourceEndpoints['importTemplate']>(resourceAddresses(resource).importTemplate, {})
  const { writeXlsx } = await import('hucre/xlsx')
  const bytes = await writeXlsx({ sheets: [{ name: name.slice(0, 31), rows }] })
  const url = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: MEDIA_TYPE }))
  const link = Object.assign(document.createElement('a'), { href: url, download: `${name}.xlsx` })
  link.click()
  URL.revokeObjectURL(url)
}
