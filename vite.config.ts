import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/** What several screens share, in a few chunks instead of one for every set of screens: a page is some ten requests, not forty. */
const shared = { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 40_000 }
const notForScreens = /\/node_modules\/|\/(site\/editor|modules\/fields|contract\/admin)\/|\/(edit|schema)\.ts$/
const screensOfTypes = /\/content\/\w+\/(pages|site)\//
const sharedByScreens = [
  // What imports no screen stands apart: in one chunk with screens it could import another that waits for it.
  { ...shared, priority: 2, test: (id: string) => /\/(contract|content)\//.test(id) && !notForScreens.test(id) && !screensOfTypes.test(id) },
  { ...shared, priority: 1, test: (id: string) => (/\/(site|modules)\//.test(id) || screensOfTypes.test(id)) && !notForScreens.test(id) },
]

/** A shared chunk is named after all that share it, which is longer than an address should be. */
const shortName = (name = '') => (name.includes('~') ? 'shared' : '[name]')

export default defineConfig({
  plugins: [reactRouter(), routeChunkFailures()],
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

/**
 * React Router reloads as often as the chunk of a route is gone. The specification allows one reload a minute, so the
 * failure is handed to site/chunks/route-chunk-failed.ts.
 */
function routeChunkFailures(): Plugin {
  const itsReload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/
  const handler = fileURLToPath(new URL('./site/chunks/route-chunk-failed.ts', import.meta.url))
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
