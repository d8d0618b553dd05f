import { useResourceContext } from 'react-admin'
import type { ResourceName } from '#content/define.ts'
import { resourceNames } from '#content/types.ts'

/** The content type of the screen; undefined for accounts and settings. */
export function useResourceName(): ResourceName | undefined {
  const asked = useResourceContext()
  return resourceNames.find((name) => name === asked)
}
