import type { Plugin } from 'vite'

/** With what they load themselves, which is not this project's to install. */
const bundled = ['react', 'react-dom', 'scheduler', 'react-router', '@react-router/node', 'cookie', 'set-cookie-parser']
const routerFolder = '/node_modules/react-router/dist/production'

/**
 * React Router's package leads to its development build under every condition, and React asks the environment when it is
 * loaded. Both are put into the bundle as their production builds, so no way of starting the server can choose otherwise.
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
