import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { minifySync, type Plugin } from 'vite'

/** The query that React Router (7.18.4) appends to the browser part of a route's module. */
export const CLIENT_ROUTE_QUERY = '?__react-router-build-client-route'

/**
 * React Router reloads whenever a route's chunk is gone; the specification allows one reload a minute, so
 * `routeChunkFailed` handles it. Depends on one line of React Router (7.18.4); the build fails without it.
 */
export function routeChunkFailures(): Plugin {
  const itsReload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/
  const handler = fileURLToPath(new URL('chunk-failures.ts', import.meta.url))
  return {
    name: 'route-chunk-failures',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.includes('/react-router/dist/') || !code.includes('Error loading route module')) return
      if (!itsReload.test(code)) this.error(`React Router loads route chunks in another way now: ${id}`)
      const handed = code.replace(itsReload, 'return routeChunkFailed(error);')
      return { code: `import { routeChunkFailed } from ${JSON.stringify(handler)};\n${handed}`, map: null }
    },
  }
}

/** Modules with functions that are serialised into pages. */
const SERIALISED =
  /\/site\/(?:framework\/(?:first-act|chunk-failures)|images\/DeferredPictures|consent\/(?:ConsentMarkerScript|store-refusals|stored-consent))\.tsx?$/

/** Minifies what the server writes into pages as inline scripts. */
export function minifyInlineScripts(): Plugin {
  return {
    name: 'minify-inline-scripts',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: (code, id) => (SERIALISED.test(id) ? { code: minifySync(id, code).code, map: null } : null),
  }
}

/** Modules that a first interaction may need besides the page's scripts, with the selectors of pages that need them. */
const ON_DEMAND = {
  'html[lang=de]': 'site/i18n/de.ts',
  'html[lang=en]': 'site/i18n/en.ts',
  'html[data-consent=open] [data-question]': 'site/consent/dialog.ts',
  '[data-embed]': 'modules/parts/EmbedPlayer.tsx',
  'a[aria-haspopup=dialog]': 'site/components/CalendarLinks/CalendarChoices.tsx',
}

type ClientManifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/**
 * `virtual:files-on-demand`, for the server only: the built files of these modules. Read from the client's manifest,
 * which React Router writes before the server build (7.18.4).
 */
export function filesOnDemand(): Plugin {
  const id = 'virtual:files-on-demand'
  return {
    name: 'files-on-demand',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(loaded) {
      if (loaded !== `\0${id}`) return null
      const { mode, name } = this.environment
      if (mode !== 'build' || name !== 'ssr') return 'export const filesOnDemand = []'
      const { root, environments } = this.environment.getTopLevelConfig()
      const manifest: ClientManifest = JSON.parse(
        readFileSync(resolve(root, environments.client?.build.outDir ?? '', '.vite/manifest.json'), 'utf8'),
      )
      const onDemandFiles = Object.entries(ON_DEMAND).map(([selector, module]) => ({
        selector,
        files: getFiles(manifest, module).map((file) => `/${file}`),
      }))
      return `export const filesOnDemand = ${JSON.stringify(onDemandFiles)}`
    },
  }
}

/** With all its imports. */
function getFiles(manifest: ClientManifest, module: string): string[] {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`the client has no chunk of ${module}`)
  return [
    chunk.file,
    ...(chunk.css ?? []),
    ...(chunk.imports ?? []).flatMap((importedChunk) => getFiles(manifest, importedChunk)),
  ]
}

/** With their own dependencies. */
const bundled = ['react', 'react-dom', 'scheduler', 'react-router', '@react-router/node', 'cookie', 'set-cookie-parser']
const routerFolder = '/node_modules/react-router/dist/production'

/**
 * React Router's package (7.18.4) resolves to its development build under every condition, and React reads the
 * environment on load. Both are bundled as production builds, so that no way of starting the server matters.
 */
export function productionReact(root: string): Plugin {
  return {
    name: 'production-react',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: `${root}${routerFolder}/index.mjs` },
          { find: /^react-router\/dom$/, replacement: `${root}${routerFolder}/dom-export.mjs` },
        ],
      },
      environments: { ssr: { resolve: { noExternal: bundled }, define: { 'process.env.NODE_ENV': '"production"' } } },
    }),
  }
}
