import { text } from 'node:stream/consumers'
import type { EntryContext } from 'react-router'

/** What stands in a page for React to take it over from: the settings of React Router and all data of the loaders. */
export async function readHandoff({ serverHandoffString = '{}', serverHandoffStream }: EntryContext): Promise<{ settings: string; data: string }> {
  return { settings: serverHandoffString, data: serverHandoffStream ? await text(serverHandoffStream) : '' }
}

/** The data in the form of React Router's own scripts, which read a stream, here of one part. */
export function handoffScript({ settings, data }: { settings: string; data: string }): string {
  const stream = `new ReadableStream({start(c){c.enqueue(${quoted(data)});c.close()}}).pipeThrough(new TextEncoderStream())`
  return `window.__reactRouterContext = ${settings};window.__reactRouterContext.stream = ${stream};`
}

/** For `Scripts` of React Router, which set up the stream and wait for its parts. */
export function handoffAfterScripts({ data }: { data: string }): string {
  const controller = 'window.__reactRouterContext.streamController'
  return `<script>${controller}.enqueue(${quoted(data)});${controller}.close();</script>`
}

/** What would end the text or the script that it is written in. */
const ENDING = /[\p{Cc}\u2028\u2029'\\<]/gu

/** A text as a script writes it; in single quotes, because the data is full of double ones. */
function quoted(value: string): string {
  return `'${value.replace(ENDING, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)}'`
}
