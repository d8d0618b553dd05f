import { type ContextType, useContext, useEffect } from 'react'
import { Scripts, UNSAFE_FrameworkContext, useMatches } from 'react-router'
import { waitForReader } from './wait-for-reader.ts'

/**
 * In place of React Router's `Scripts`, which fetches and runs all of them before the first picture has arrived: the
 * same scripts, asked for once the page is painted. While developing, React Router's own.
 */
export function LateScripts() {
  useEffect(() => {
    document.documentElement.dataset.live = ''
    window.partiturEarly?.repeat()
  }, [])
  return import.meta.env.DEV ? <Scripts /> : <BuiltScripts />
}

function BuiltScripts() {
  const framework = useContext(UNSAFE_FrameworkContext)
  const ids = useMatches().map(({ id }) => id)
  // In the browser the scripts have done their work; React only finds their elements again.
  const { context, start } = import.meta.env.SSR && framework ? textsOf(framework, ids) : { context: '', start: '' }
  return (
    <>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: context }} />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start }} />
    </>
  )
}

type Framework = NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>

/** What React Router's own scripts set up, with imports that begin when they are called. */
function textsOf({ manifest, serverHandoffString, renderMeta }: Framework, ids: string[]) {
  // Else React Router would leave out the data of the page.
  if (renderMeta) renderMeta.didRenderScripts = true
  const routes = ids.flatMap((id) => manifest.routes[id] ?? [])
  const needed = [manifest.url, manifest.entry.module, ...manifest.entry.imports, ...routes.flatMap(({ module, imports = [] }) => [module, ...imports])]
  const stream = 'new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())'
  return {
    context: `window.__reactRouterContext = ${serverHandoffString};window.__reactRouterContext.stream = ${stream};`,
    start: `(${waitForReader})(() => {
for (const href of ${JSON.stringify([...new Set(needed)])}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
const merged = (urls) => Promise.all(urls.map((url) => import(url))).then((parts) => Object.assign({}, ...parts));
Promise.all([import(${JSON.stringify(manifest.url)}), ...${JSON.stringify(routes.map(modulesOf))}.map(merged)]).then(([, ...modules]) => {
window.__reactRouterRouteModules = Object.fromEntries(${JSON.stringify(routes.map(({ id }) => id))}.map((id, index) => [id, modules[index]]));
return import(${JSON.stringify(manifest.entry.module)});
});
})`,
  }
}

/** React Router puts parts of a route that run alone into files of their own. */
function modulesOf(route: Framework['manifest']['routes'][string]): string[] {
  const { module, clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule } = route ?? {}
  return [clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule, module].filter((url) => url !== undefined)
}
