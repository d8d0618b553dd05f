import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { nonBreakingWords } from './site/framework/non-breaking-words.ts'
import {
  CLIENT_ROUTE_QUERY,
  filesOnDemand,
  minifyInlineScripts,
  productionReact,
  routeChunkFailures,
} from './site/framework/vite-plugins.ts'
import { fonts } from './vite/fonts/plugin.ts'

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')

const ours = /\/(contract|content|model|site|modules)\//
const ofScreens = /\/(site|modules)\//
/** Schemas and editors' texts: in a shared chunk every visitor would download them. */
const notForScreens =
  /\/node_modules\/|\/(site\/editor|modules\/fields|contract\/admin)\/|\/content\/[\w-]+\/fields\.ts$|\/model\/(fields|records|messages|messages-of|define-record)\.ts$/
/** Code around every screen. */
const frame = ['site/entry.client.tsx', 'site/root.tsx', 'site/routes/layout.tsx']
const home = 'content/page/pages/home.tsx'
const homeImports = importedBy([...frame, home])
const officeLibraries = /\/node_modules\/(@mui|@emotion|@tanstack|ra-[\w-]+|react-admin|react-hook-form)\//
const zod = /\/node_modules\/zod\//
/**
 * A few chunks instead of one per set of screens. Each group imports only earlier ones, because chunks that import
 * each other would wait for each other; the last is split by its users.
 */
const sharedByScreens = [
  // Also runs before hydration (Hydration.tsx finds it by this name).
  {
    priority: 6,
    test: /\/(site\/(framework\/idle-chunk|offline\/service-worker|trusted-types\/policy)|modules\/rich-text-tags)\.ts$/,
    name: 'at-rest',
  },
  { priority: 5, test: /\/node_modules\/(react|react-dom|scheduler)\//, name: 'react' },
  {
    priority: 4,
    minShareCount: 2,
    test: ours,
    name: named('shared', (id, graph) => homeImports(id, graph) && !reaches(id, ofScreens, graph)),
  },
  { priority: 3, minShareCount: 2, test: ours, name: named('shared', importedBy(frame)) },
  { priority: 2, minShareCount: 2, test: ours, name: named('shared', homeImports) },
  { priority: 1, minShareCount: 2, test: ours, name: named('beside-home', () => true), entriesAware: true },
  // One chunk, or every screen that loads on demand would split it for its own part.
  { priority: 0, test: officeLibraries, name: 'office' },
]

type Graph = { getModuleInfo: (id: string) => { importedIds: string[] } | null }

function named(name: string, belongs: (id: string, graph: Graph) => boolean) {
  return (id: string, graph: Graph) =>
    !notForScreens.test(id) && !reaches(id, zod, graph) && belongs(id, graph) ? name : null
}

function importedBy(files: string[]) {
  return (id: string, graph: Graph) => {
    const imported = new Set<string>()
    for (const file of files)
      for (const query of ['', CLIENT_ROUTE_QUERY]) reaches(join(root, file) + query, /^$/, graph, imported)
    return imported.has(id)
  }
}

/** Whether a module matches or imports one that does; libraries never import ours. */
function reaches(id: string, pattern: RegExp, graph: Graph, visited = new Set<string>()): boolean {
  if (visited.has(id)) return false
  visited.add(id)
  if (pattern.test(id)) return true
  return (
    !id.includes('/node_modules/') &&
    (graph.getModuleInfo(id)?.importedIds ?? []).some((other) => reaches(other, pattern, graph, visited))
  )
}

/** A shared chunk's default name lists all its users, which is too long for a URL. */
const shortName = (name = '') => (name.includes('~') ? 'shared' : '[name]')

export default defineConfig({
  plugins: [
    fonts(root),
    nonBreakingWords(),
    reactRouter(),
    productionReact(root),
    routeChunkFailures(),
    filesOnDemand(),
    minifyInlineScripts(),
  ],
  css: { transformer: 'lightningcss' },
  build: {
    cssMinify: 'lightningcss',
    // No data: URLs, so that the CSP needs no exception.
    assetsInlineLimit: 0,
    target: 'es2022',
    // Preloads only the styles of dynamic imports: the script names of the editor would be bytes for every visitor.
    modulePreload: { resolveDependencies: (_, deps) => deps.filter((file) => file.endsWith('.css')) },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: sharedByScreens },
            chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
            assetFileNames: ({ names }) => `assets/${shortName(names[0])}-[hash][extname]`,
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
  },
})
