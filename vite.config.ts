import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { fonts } from './vite/fonts/plugin.ts'
import { productionReact } from './vite/production-react.ts'
import { routeChunkFailures } from './vite/route-chunk-failures.ts'

/** What several screens share, in a few chunks instead of one for every set of screens: a page is some ten requests, not forty. */
const shared = { minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 40_000 }
/** What several screens show and no home page does: whoever comes first need not wait for it. */
const besidesHome =
  /\/content\/(person|venue|work)\/(site\/|words)|\/content\/event\/site\/(detail-words|EventShortList|PastDates|Season)|\/site\/components\/(Breadcrumbs|Pager|WidePicture)\/|\/FeedLinks\/|\/site\/print\/(?!print-paths)/
const screensOfTypes = /\/content\/\w+\/(pages|site)\//
/** Parts of screens that are made of no other part. */
const standsAlone = /\/(CalendarLinks\/CalendarLinks|event\/site\/(DateBlock|EventCalendar|EventList\/EventList\.module|StatusNote|tickets))/
const sharedByScreens = [
  // What imports no screen stands apart: in one chunk with screens it could import another that waits for it.
  {
    ...shared,
    priority: 2,
    name: sharedName,
    test: (id: string) => standsAlone.test(id) || (/\/(contract|content|site\/(format|i18n))\//.test(id) && !screensOfTypes.test(id)),
  },
  { ...shared, priority: 1, name: sharedName, test: (id: string) => /\/(site|modules)\//.test(id) || screensOfTypes.test(id) },
  // The last, because a group takes with it what its modules import and no other group has taken.
  { ...shared, priority: 0, name: 'beside-home', test: besidesHome },
]

/** Schemas and the words of those who work here: in one chunk with what screens share, every visitor would download them. */
const notForScreens = /\/node_modules\/|\/(site\/editor|modules\/fields|contract\/admin)\/|\/content\/(\w+\/)?(messages|missing-english)\.ts$/

function sharedName(id: string, graph: { getModuleInfo: (id: string) => { importedIds: string[] } | null }): string | null {
  const seen = new Set<string>()
  const isForScreens = (each: string): boolean => {
    if (seen.has(each)) return true
    seen.add(each)
    if (/\/node_modules\/zod\//.test(each)) return false
    return each.includes('/node_modules/') || (graph.getModuleInfo(each)?.importedIds ?? []).every(isForScreens)
  }
  return !notForScreens.test(id) && !besidesHome.test(id) && isForScreens(id) ? 'shared' : null
}

/** A shared chunk is named after all that share it, which is longer than an address should be. */
const shortName = (name = '') => (name.includes('~') ? 'shared' : '[name]')

const root = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')

export default defineConfig({
  plugins: [fonts(root), reactRouter(), productionReact(root), routeChunkFailures()],
  css: { transformer: 'lightningcss' },
  build: {
    cssMinify: 'lightningcss',
    // Nothing inlined as data: URLs, so the Content-Security-Policy needs no exception for it.
    assetsInlineLimit: 0,
    target: 'es2022',
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
