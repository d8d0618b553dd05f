import { filesOnDemand } from 'virtual:files-on-demand'
import { type ContextType, useContext, useEffect } from 'react'
import { Scripts, UNSAFE_FrameworkContext, useMatches, useRouteLoaderData } from 'react-router'
import type { loader as layoutLoader } from '../routes/layout.tsx'
import { claimReload } from './chunk-failures.ts'
import { loadStyles, type PageScripts, prefetchScripts, runScripts, waitForFirstAct } from './first-act.ts'
import { beginsWithFirstAct, HANDOFF_ID } from './handoff.ts'
import { InlineScript, ScriptMark } from './InlineScript.tsx'

/**
 * In the head, before anything that can be pressed: loads the scripts that React Router's `Scripts` would load before
 * the first picture has arrived.
 */
export function FirstActScript() {
  const framework = useContext(UNSAFE_FrameworkContext)
  const ids = useMatches().map(({ id }) => id)
  const isLoggedIn = Boolean(useRouteLoaderData<typeof layoutLoader>('layout')?.bar)
  if (!beginsWithFirstAct) return null
  return (
    <InlineScript text={import.meta.env.SSR ? framework && firstActScript(framework.manifest, ids, isLoggedIn) : ''} />
  )
}

/** At the end of the body: the data that React Router hydrates from, or its own scripts. */
export function HydrationScripts() {
  const framework = useContext(UNSAFE_FrameworkContext)
  const mark = useContext(ScriptMark)
  useEffect(() => {
    document.documentElement.dataset.live = ''
    // Outside of React's commit: during it a press would find a part that is not hydrated yet, and be lost.
    queueMicrotask(() => window.partiturEarly?.repeat())
  }, [])
  if (!beginsWithFirstAct) return <Scripts nonce={mark} />
  const html = import.meta.env.SSR ? (framework?.serverHandoffString ?? '') : ''
  return (
    <script
      id={HANDOFF_ID}
      type="application/json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

type Manifest = NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>['manifest']

/** vite.config.ts gives it a chunk of its own. */
const AT_REST = /\/at-rest-[^/]+\.js$/

/** Depends on `UNSAFE_FrameworkContext` and on what `Scripts` of React Router writes (read in 7.18.4). */
function firstActScript(manifest: Manifest, ids: string[], isLoggedIn: boolean): string {
  const routes = ids.flatMap((id) => manifest.routes[id] ?? [])
  const ofRoutes = routes.flatMap(({ module, imports = [] }) => [...imports, module])
  const requiredScripts = [...new Set([manifest.url, ...manifest.entry.imports, ...ofRoutes, manifest.entry.module])]
  const scripts: PageScripts = {
    requiredScripts,
    entry: manifest.entry.module,
    routes: routes.map((route) => ({ id: route.id, modules: getModules(route) })),
    onDemand: filesOnDemand.map(({ selector, files }) => ({
      selector,
      files: files.filter((file) => !requiredScripts.includes(file)),
    })),
  }
  const atRest = JSON.stringify(manifest.entry.imports.find((url) => AT_REST.test(url)))
  const options = `{
    loadScripts: () => (${runScripts})((url) => import(url), { ...scripts, loadStyles }),
    whenIdle: () => import(${atRest}).then(() => (${prefetchScripts})({ ...scripts, loadStyles })),
    isGone: () => fetch(scripts.entry, { method: 'HEAD' }).then(({ status }) => status === 404, () => false),
    takeReload: () => (${claimReload})(sessionStorage),
    isLoggedIn: ${isLoggedIn},
  }`
  return `((scripts, loadStyles) => (${waitForFirstAct})(${options}))(${JSON.stringify(scripts)}, ${loadStyles})`
}

/** React Router puts parts of a route that run alone into files of their own. */
function getModules(route: Manifest['routes'][string]): string[] {
  const { module, clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule } = route ?? {}
  return [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module].filter(
    (url) => url !== undefined,
  )
}
