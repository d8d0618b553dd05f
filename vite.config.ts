import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

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
    ssr: { build: { rollupOptions: { input: './server/main.ts' } } },
  },
})

/**
 * React Router reloads without end when the chunk of a route is gone. The specification allows one reload a minute, so
 * the failure goes to the error page, which reloads within that limit (site/chunks/chunk-failure.ts).
 */
function routeChunkFailures(): Plugin {
  const itsReload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/
  return {
    name: 'route-chunk-failures',
    apply: 'build',
    transform(code, id) {
      if (!id.includes('/react-router/dist/') || !code.includes('Error loading route module')) return
      if (!itsReload.test(code)) this.error(`React Router loads route chunks in another way now: ${id}`)
      return { code: code.replace(itsReload, 'throw error;'), map: null }
    },
  }
}
