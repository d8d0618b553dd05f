import { useEffect, useState } from 'react'
import * as siteAddresses from '#contract/addresses/site.ts'
import { api } from '#site/api.ts'
import { type Filter, filterSearch } from '#site/lists/filter.ts'
import type { EventFilterOptions, getEventFilterOptions } from '../../endpoints.ts'

/** Named by method and path, so that the browser downloads no schema. */

/** What the list can be filtered by further: as the server has loaded it, and asked anew when the address filters otherwise. */
export function useFilterOptions(filter: Filter, loaded: EventFilterOptions): EventFilterOptions {
  const key = filterSearch(filter)
  const [known, setKnown] = useState({ loaded, key, options: loaded })
  if (known.loaded !== loaded) setKnown({ loaded, key, options: loaded })
  useEffect(() => {
    if (known.key === key) return
    const controller = new AbortController()
    // Without an answer the choices stay; one that leads to nothing says so.
    const query = Object.fromEntries(new URLSearchParams(key))
    api<typeof getEventFilterOptions>(siteAddresses.getEventFilterOptions, { query }, controller.signal).then(
      (options) => setKnown({ loaded, key, options }),
      () => undefined,
    )
    return () => controller.abort()
  }, [known.key, key, loaded])
  return known.options
}
