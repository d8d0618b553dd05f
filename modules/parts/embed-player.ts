import type { FunctionComponent } from 'react'
import type { EmbedProps } from './embed-props.ts'

/** Few pages hold an embed, and what knows all services is not small. */
export const embedPlayer: { component: FunctionComponent<EmbedProps> | null } = { component: null }

export async function loadEmbedPlayer(): Promise<{ default: FunctionComponent<EmbedProps> }> {
  const player = await import('./EmbedPlayer.tsx')
  embedPlayer.component = player.default
  return player
}

/**
 * Before React takes the page over: an embed whose code comes later is drawn anew when it is there, and a press on the
 * button that stood there is lost.
 */
export async function loadPlayerOfPage(page: ParentNode): Promise<void> {
  // Without a line the embed keeps its room, as it does when it comes later.
  if (page.querySelector('[data-embed]')) await loadEmbedPlayer().catch(() => undefined)
}
