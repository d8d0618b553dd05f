import { richTextRules } from '#modules/rich-text.ts'

/** Beside those of rich text: what prices are set in, and the icons of the consent dialog. */
const tags = [...richTextRules.tags, 'span', 'svg', 'path'].join('|')
const attributes = 'href|target|rel|style|start|class|lang|viewBox|stroke-width|d'
const markup = new RegExp(`</?(?:${tags})(?:\\s+(?:${attributes})="[^"]*")*\\s*/?>`, 'g')
/** How React makes an element for a script, which it fills by other ways. */
const EMPTY_SCRIPT = '<script></script>'
/** Runs and loads nothing; what somebody moves from there into the page meets `script-src`, which knows no handlers. */
const INERT_DOCUMENT = 'DOMParser parseFromString'
/** Data are texts of a script too, as linked data; nothing in them can be done. */
const SCRIPT_TEXT = 'HTMLScriptElement text'
const SERVICE_WORKER = '/sw.js'
const TAG_MANAGER = 'https://www.googletagmanager.com/'

/** The rules of the one policy, `default`: what markup which data and which scripts a program may bring into a page as text; null is refused. No code is ever made of text. */
export const trustedTypesPolicy = {
  createHTML(html: string, _type?: string, place?: string): string | null {
    // A program calls it itself: prosemirror-view 1.42 keeps this policy for all pastes once it has answered one, and does not catch later refusals.
    // Refused from the first, it reads them under its own policy, in a document of its own.
    if (place === undefined) throw new TypeError()
    return place === INERT_DOCUMENT || html === EMPTY_SCRIPT || !html.replaceAll(markup, '').includes('<') ? html : null
  },
  createScript: (text: string, _type?: string, place?: string): string | null =>
    place === SCRIPT_TEXT && isJson(text) ? text : null,
  // From the tag manager's host come its own scripts too; where the house has none, `script-src` does not know it.
  createScriptURL: (url: string): string | null => (url === SERVICE_WORKER || url.startsWith(TAG_MANAGER) ? url : null),
}

type Factory = { createPolicy: (name: string, rules: object) => unknown }

/** Before anything is drawn; `server/headers.ts` asks for it. */
export function enforceTrustedTypes(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: Factory }
  trustedTypes?.createPolicy('default', trustedTypesPolicy)
  // Zod, which the back office and the editor load later, would try whether it may make code of text. Here, because its schemas read it as they are made.
  Object.assign(window, { __zod_globalConfig: { jitless: true } })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
