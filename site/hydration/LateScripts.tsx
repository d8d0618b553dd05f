import { type ContextType, useContext, useEffect } from 'react'
import { Scripts, UNSAFE_FrameworkContext, useMatches } from 'react-router'
import { type PageScripts, runScripts } from './run-scripts.ts'
import { waitForReader } from './wait-for-reader.ts'

/**
 * Stands in the head, before anything that can be pressed. The scripts that React Router's `Scripts` would fetch and run
 * before the first picture has arrived are asked for once the page is painted.
 */
export function LateScripts() {
  const framework = useContext(UNSAFE_FrameworkContext)
  const ids = useMatches().map(({ id }) => id)
  if (import.meta.env.DEV) return null
  return <InlineScript text={framework && startOf(framework.manifest, ids)} />
}

/** Stands at the end of the body: what React takes over from. While developing, React Router's own scripts. */
export function HydrationData() {
  const framework = useContext(UNSAFE_FrameworkContext)
  useEffect(() => {
    document.documentElement.dataset.live = ''
    window.partiturEarly?.repeat()
  }, [])
  if (import.meta.env.DEV) return <Scripts />
  return <InlineScript text={framework?.serverHandoffString} />
}

/** In the browser the scripts have done their work; React only finds their elements again. */
function InlineScript({ text = '' }: { text: string | undefined }) {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? text : '' }} />
}

type Manifest = NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>['manifest']

/** What React Router's own scripts set up, begun when the reader is there for it. */
function startOf(manifest: Manifest, ids: string[]): string {
  const routes = ids.flatMap((id) => manifest.routes[id] ?? [])
  const ofRoutes = routes.flatMap(({ module, imports = [] }) => [...imports, module])
  const scripts: PageScripts = {
    needed: [...new Set([manifest.url, ...manifest.entry.imports, ...ofRoutes, manifest.entry.module])],
    routes: routes.map((route) => ({ id: route.id, modules: modulesOf(route) })),
    entry: manifest.entry.module,
  }
  return `(${waitForReader})(() => (${runScripts})((url) => import(url), ${JSON.stringify(scripts)}))`
}

/** React Router puts parts of a route that run alone into files of their own. */
function modulesOf(route: Manifest['routes'][string]): string[] {
  const { module, clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule } = route ?? {}
  return [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module].filter((url) => url !== undefined)
}
