import type { ResourceName } from '#content/define.ts'
import { resourceAddresses } from '#contract/addresses/resource.ts'

/** Where the back office lists, shows and takes in what modules refer to; the one place that knows its paths. */
export const adminPaths = {
  upload: (resource: 'images' | 'files', accept = '') =>
    `${resourceAddresses(resource).upload.path}${accept && `?accept=${encodeURIComponent(accept)}`}`,
  /** Popups: choose, add, change. They answer to their opener by `postMessage`. */
  choose: (resource: ResourceName, accept = '') =>
    `/admin/${resource}?_popup=1${accept && `&_accept=${encodeURIComponent(accept)}`}`,
  add: (resource: ResourceName) => `/admin/${resource}/create?_popup=1`,
  change: (resource: ResourceName, id: number) => `/admin/${resource}/${id}?_popup=1`,
}

/** What a popup sends when something was chosen, added or changed. */
export const PICKED_MESSAGE = 'partitur:picked'
