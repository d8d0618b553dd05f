import type { ResourceName } from '#content/define.ts'

/** Where the labels of these records are printed. */
export function labelsPath(resource: ResourceName, ids: readonly number[]): string {
  return `/admin/labels?resource=${resource}&id=${ids.join(',')}`
}
