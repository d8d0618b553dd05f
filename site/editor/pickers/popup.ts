import type { ResourceName } from '#content/define.ts'
import { resourceNames } from '#content/types.ts'
import { PICKED } from './admin-paths.ts'
import type { AdminRecord } from './picked.ts'

type Picked = { resource: ResourceName; record: AdminRecord }

/** Opens the back office beside the page; answers false where the browser blocks it. */
export function openPopup(path: string): boolean {
  return window.open(path, 'partitur-admin', 'popup,width=1100,height=800') !== null
}

/** Hears what a popup of this house has chosen; messages from anywhere else are not read. */
export function onPicked(listener: (picked: Picked) => void): () => void {
  const heard = (event: MessageEvent<unknown>) => {
    const picked = event.origin === window.location.origin ? parsePicked(event.data) : null
    if (picked) listener(picked)
  }
  window.addEventListener('message', heard)
  return () => window.removeEventListener('message', heard)
}

export function parsePicked(data: unknown): Picked | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== PICKED) return null
  if (!('resource' in data) || !('record' in data) || typeof data.record !== 'object' || data.record === null) return null
  const resource = resourceNames.find((name) => name === data.resource)
  if (!resource || !('id' in data.record) || typeof data.record.id !== 'number') return null
  return { resource, record: { ...data.record, id: data.record.id } }
}
