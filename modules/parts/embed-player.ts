import type { FunctionComponent } from 'react'
import type { EmbedProps } from './embed-props.ts'

/** Loaded lazily: few pages have an embed, and the code for all services is large. */
export const embedPlayer: { component: FunctionComponent<EmbedProps> | null } = { component: null }

export async function loadEmbedPlayer(): Promise<{ default: FunctionComponent<EmbedProps> }> {
  const player = await import('./EmbedPlayer.tsx')
  embedPlayer.component = player.default
  return player
}

/**
 * Before hydration: an embed whose code arrives later would be rendered again, and a press on its earlier button
 * would be lost.
 */
export async function loadPlayerOfPage(page: ParentNode): Promise<void> {
  // Offline, the embed keeps its space.
  if (page.querySelector('[data-embed]')) await loadEmbedPlayer().catch(() => undefined)
}
