import type { ResourceName } from '#model/define-type.ts'

export function labelsPath(resource: ResourceName, ids: readonly number[]): string {
  return `/admin/labels?resource=${resource}&id=${ids.join(',')}`
}
