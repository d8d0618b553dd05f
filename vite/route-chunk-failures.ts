import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * React Router reloads as often as the chunk of a route is gone. The specification allows one reload a minute, so the
 * failure is handed to site/chunks/route-chunk-failed.ts.
 */
export function routeChunkFailures(): Plugin {
  const itsReload = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\s*\}\);/
  const handler = fileURLToPath(new URL('../site/chunks/route-chunk-failed.ts', import.meta.url))
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
