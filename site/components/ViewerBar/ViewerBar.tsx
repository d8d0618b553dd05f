import { type ComponentType, useEffect, useState } from 'react'
import type { SiteBarData } from '../../loaders/site-bar.server.ts'

/** By glob, so that visitors do not download it. */
const [loadSiteBar] = Object.values(
  import.meta.glob<ComponentType<{ bar: SiteBarData }>>('../../editor/site-bar/SiteBar.tsx', { import: 'default' }),
)

/** The bar of a logged-in user, once it has loaded. */
export function ViewerBar({ bar }: { bar: SiteBarData }) {
  const [SiteBar, setSiteBar] = useState<ComponentType<{ bar: SiteBarData }> | null>(null)
  useEffect(() => {
    void loadSiteBar?.().then((loaded) => setSiteBar(() => loaded))
  }, [])
  return SiteBar && <SiteBar bar={bar} />
}
