import type { ServerBuild } from 'react-router'
import { loadAllMessages } from '#site/i18n/messages.ts'
import routes from '#site/routes.ts'

// As the entry of the built routes does.
await loadAllMessages()

type Route = NonNullable<ServerBuild['routes'][string]>

const modules = import.meta.glob<Route['module']>(['../../../site/routes/*.tsx', '../../../content/*/pages/*.tsx'], {
  eager: true,
})

type Configured = { id?: string; path?: string; file: string; children?: Configured[] }

/** The routes of the site with their loaders, without React's part: a page is the data it was loaded with. */
export function siteBuild(): ServerBuild {
  const routeManifest: ServerBuild['routes'] = { root: { id: 'root', path: '', module: { default: () => null } } }
  const add = (parentId: string) => (route: Configured) => {
    const module = modules[route.file.startsWith('../') ? `../../${route.file}` : `../../../site/${route.file}`]
    if (!module) return
    const id = route.id ?? route.file
    routeManifest[id] = { id, parentId, module, ...(route.path === undefined ? {} : { path: route.path }) }
    route.children?.forEach(add(id))
  }
  ;(routes as Configured[]).forEach(add('root'))
  return {
    entry: {
      module: {
        default: (_request, status, headers, { staticHandlerContext: { loaderData } }) => {
          headers.set('content-type', 'text/html; charset=utf-8')
          return new Response(JSON.stringify(loaderData), { status, headers })
        },
        handleError: () => undefined,
      },
    },
    routes: routeManifest,
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    // Options of react-router.config.ts that the server reads.
    future: {
      v8_middleware: true,
      v8_passThroughRequests: true,
      v8_trailingSlashAwareDataRequests: true,
    } as ServerBuild['future'],
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
}
