import type { ResourceName } from '#content/define.ts'

export function labelsPath(resource: ResourceName, ids: readonly number[]): string {
  return `/admin/labels?resource=${resource}&id=${ids.join(',')}`
}
