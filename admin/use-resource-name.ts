import { useResourceContext } from 'react-admin'
import type { ResourceName } from '#content/define.ts'
import { resourceNames } from '#content/types.ts'

/** The content whose screen this is; undefined on those of accounts and settings. */
export function useResourceName(): ResourceName | undefined {
  const asked = useResourceContext()
  return resourceNames.find((name) => name === asked)
}
