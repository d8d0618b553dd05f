import { useCanAccessResources } from 'react-admin'

/** Those of these resources whose lists the account may open; none until that is known. */
export function useOwnKinds(resources: string[]): string[] {
  const { canAccess: may = {} } = useCanAccessResources({ resources, action: 'list' })
  return resources.filter((resource) => may[resource])
}
