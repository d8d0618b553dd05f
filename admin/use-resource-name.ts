import { useResourceContext } from 'react-admin'
import type { ResourceName } from '#model/define-type.ts'
import { resourceNames } from '#model/types.ts'

/** The content type of the screen; undefined for accounts and settings. */
export function useResourceName(): ResourceName | undefined {
  const contextName = useResourceContext()
  return resourceNames.find((name) => name === contextName)
}
