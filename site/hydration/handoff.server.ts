import { text } from 'node:stream/consumers'
import type { EntryContext } from 'react-router'

type Handoff = { settings: string; data: string }

/** What stands in a page for React to take it over from: the settings of React Router and all data of the loaders. */
export async function readHandoff({ serverHandoffString = '{}', serverHandoffStream }: EntryContext): Promise<Handoff> {
  return { settings: serverHandoffString, data: serverHandoffStream ? await text(serverHandoffStream) : '' }
}

/**
 * A line of settings and the data as it streams, for an element that no browser runs (`take-handoff.ts` reads it): a script that said
 * it would have to be named by its hash in each page's policy. Both are JSON, whose texts alone can hold what would end the element.
 */
export function handoffText({ settings, data }: Handoff): string {
  return `${settings}\n${data}`.replaceAll('<', '\\u003c')
}

/** For `Scripts` of React Router, which set up the stream and wait for its parts. */
export function handoffAfterScripts({ data }: Handoff): string {
  const controller = 'window.__reactRouterContext.streamController'
  return `<script>${controller}.enqueue(${JSON.stringify(data).replaceAll('<', '\\u003c')});${controller}.close();</script>`
}
