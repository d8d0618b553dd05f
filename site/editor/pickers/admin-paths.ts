import { resourceAddresses } from '#contract/addresses/resource.ts'
import type { ResourceName } from '#model/define-type.ts'

/** Back-office paths for referenced records; the one place that knows them. */
export const adminPaths = {
  upload: (resource: 'images' | 'files', accept = '') =>
    `${resourceAddresses(resource).upload.path}${accept && `?accept=${encodeURIComponent(accept)}`}`,
  /** Popups: choose, add, change. They answer to their opener by `postMessage`. */
  choose: (resource: ResourceName, accept = '') =>
    `/admin/${resource}?_popup=1${accept && `&_accept=${encodeURIComponent(accept)}`}`,
  add: (resource: ResourceName) => `/admin/${resource}/create?_popup=1`,
  change: (resource: ResourceName, id: number) => `/admin/${resource}/${id}?_popup=1`,
}

/** Message type that a popup sends after choosing, adding or changing. */
export const PICKED_MESSAGE = 'partitur:picked'
