import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'site',
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  ssr: true,
  // Two dozen routes: their manifest is smaller than the calls that would discover them.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config
