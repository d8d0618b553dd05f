type Route = { id: string; modules: string[] }
/** The addresses of a page's scripts: all that are needed, of its routes by their ids, and the one that begins. */
export type PageScripts = { needed: string[]; routes: Route[]; entry: string }

/**
 * Stands in the page as text, so nothing outside of it exists there. Everything is asked for at once, and run script by
 * script, each in a task of its own: run together they would keep a slow telephone from whatever its reader does then.
 */
export async function runScripts(load: (url: string) => Promise<object>, { needed, routes, entry }: PageScripts): Promise<void> {
  const pause = () => ('scheduler' in window && 'yield' in window.scheduler ? window.scheduler.yield() : new Promise<void>((resolve) => setTimeout(resolve)))
  for (const href of needed) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    await pause()
  }
  for (const url of needed) {
    if (url === entry) continue
    await load(url)
    await pause()
  }
  const modules: Record<string, object> = {}
  // What has run is not run again, only handed on.
  for (const route of routes) modules[route.id] = Object.assign({}, ...(await Promise.all(route.modules.map(load))))
  Object.assign(window, { __reactRouterRouteModules: modules })
  await load(entry)
}
