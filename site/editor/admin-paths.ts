/** Where the back office lists, shows and takes in what modules refer to; the one place that knows its paths. */
export const adminResources = ['images', 'files', 'pages', 'events', 'courses', 'people', 'news', 'venues'] as const
export type AdminResource = (typeof adminResources)[number]

/** The back office calls an event what the contract calls a production. */
const apiNames: Partial<Record<AdminResource, string>> = { events: 'productions' }

export const adminPaths = {
  list: (resource: AdminResource) => `/api/admin/${apiNames[resource] ?? resource}/`,
  upload: (resource: 'images' | 'files', accept = '') => `/api/admin/${resource}/upload/${accept && `?accept=${encodeURIComponent(accept)}`}`,
  /** Popups: choose, add, change. They answer to their opener by `postMessage`. */
  choose: (resource: AdminResource, accept = '') => `/admin/${apiNames[resource] ?? resource}?_popup=1${accept && `&_accept=${encodeURIComponent(accept)}`}`,
  add: (resource: AdminResource) => `/admin/${apiNames[resource] ?? resource}/create?_popup=1`,
  change: (resource: AdminResource, id: number) => `/admin/${apiNames[resource] ?? resource}/${id}?_popup=1`,
}

/** What a popup sends when something was chosen, added or changed. */
export const PICKED = 'partitur:picked'
