import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
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
