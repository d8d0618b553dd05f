import { type ContextType, useContext, useEffect } from 'react'
import { Scripts, UNSAFE_FrameworkContext, useMatches, useRouteLoaderData } from 'react-router'
import { takeReload } from '../chunks/chunk-failure.ts'
import type { loader as layoutLoader } from '../routes/layout.tsx'
import { DataBlock, InlineScript } from './InlineScript.tsx'
import { type PageScripts, runScripts } from './run-scripts.ts'
import { HANDOFF_ID } from './take-handoff.ts'
import { waitForReader } from './wait-for-reader.ts'

/**
 * Stands in the head, before anything that can be pressed. The scripts that React Router's `Scripts` would fetch and run
 * before the first picture has arrived are asked for once the reader is there for them.
 */
export function LateScripts() {
  const framework = useContext(UNSAFE_FrameworkContext)
  const ids = useMatches().map(({ id }) => id)
  const isKnown = Boolean(useRouteLoaderData<typeof layoutLoader>('layout')?.bar)
  if (import.meta.env.DEV) return null
  return <InlineScript text={import.meta.env.SSR ? framework && startOf(framework.manifest, ids, isKnown) : ''} />
}

/** Stands at the end of the body: what React takes over from. While developing, React Router's own scripts. */
export function HydrationData() {
  const framework = useContext(UNSAFE_FrameworkContext)
  useEffect(() => {
    document.documentElement.dataset.live = ''
    // Outside of React's commit: within it a press would find a part that is not hydrated yet, and be lost.
    queueMicrotask(() => window.partiturEarly?.repeat())
  }, [])
  if (import.meta.env.DEV) return <Scripts />
  return <DataBlock id={HANDOFF_ID} text={framework?.serverHandoffString} />
}

type Manifest = NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>['manifest']

/** vite.config.ts gives it a chunk of its own. */
const AT_REST = /\/at-rest-[^/]+\.js$/

/** What React Router's own scripts set up, begun when the reader is there for it. */
function startOf(manifest: Manifest, ids: string[], isKnown: boolean): string {
  const routes = ids.flatMap((id) => manifest.routes[id] ?? [])
  const ofRoutes = routes.flatMap(({ module, imports = [] }) => [...imports, module])
  const scripts: PageScripts = {
    needed: [...new Set([manifest.url, ...manifest.entry.imports, ...ofRoutes, manifest.entry.module])],
    routes: routes.map((route) => ({ id: route.id, modules: modulesOf(route) })),
    entry: manifest.entry.module,
  }
  const begin = `() => (${runScripts})((url) => import(url), ${JSON.stringify(scripts)})`
  const rest = `() => import(${JSON.stringify(manifest.entry.imports.find((url) => AT_REST.test(url)))})`
  const isGone = `() => fetch(${JSON.stringify(scripts.entry)}, { method: 'HEAD' }).then(({ status }) => status === 404, () => false)`
  const reload = `() => (${takeReload})(sessionStorage)`
  return `(${waitForReader})({ begin: ${begin}, rest: ${rest}, isGone: ${isGone}, takeReload: ${reload}, isKnown: ${isKnown} })`
}

/** React Router puts parts of a route that run alone into files of their own. */
function modulesOf(route: Manifest['routes'][string]): string[] {
  const { module, clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule } = route ?? {}
  return [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module].filter((url) => url !== undefined)
}
