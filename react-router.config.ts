import type { Config } from '@react-router/dev/config'

export default {
  // The whole route table is small and comes at once; there is no second door that tells of routes.
  routeDiscovery: { mode: 'initial' }
} satisfies Config
