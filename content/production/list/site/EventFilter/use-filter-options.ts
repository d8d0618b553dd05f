import { useEffect, useState } from 'react'
import * as siteAddresses from '#contract/addresses/site.ts'
import { api } from '#site/api.ts'
import { type Filter, filterSearch } from '#site/lists/filter.ts'
import type { EventFilterOptions, getEventFilterOptions } from '../../../endpoints.ts'

/** Requested by method and path, so that no schema is shipped to the browser. */

/** Filter options as loaded by the server, requested again when the filter in the URL changes. */
export function useFilterOptions(filter: Filter, loaded: EventFilterOptions): EventFilterOptions {
  const key = filterSearch(filter)
  const [current, setCurrent] = useState({ loaded, key, options: loaded })
  if (current.loaded !== loaded) setCurrent({ loaded, key, options: loaded })
  useEffect(() => {
    if (current.key === key) return
    const controller = new AbortController()
    // If the request fails the old options stay; an option without results shows the empty list.
    const query = Object.fromEntries(new URLSearchParams(key))
    api<typeof getEventFilterOptions>(siteAddresses.getEventFilterOptions, { query }, controller.signal).then(
      (options) => setCurrent({ loaded, key, options }),
      () => undefined,
    )
    return () => controller.abort()
  }, [current.key, key, loaded])
  return current.options
}
