import { richTextTags } from '#modules/rich-text-tags.ts'

/** Besides those of rich text: tags of price lists and tables, and icons of the consent dialog. */
const tags = [...richTextTags, 'span', 'svg', 'path', 't(?:able|body|[rhd])'].join('|')
const attributes = 'scope|(?:col|row)span|href|target|rel|style|start|class|lang|viewBox|stroke-width|d'
const markup = new RegExp(`</?(?:${tags})(?:\\s+(?:${attributes})="[^"]*")*\\s*/?>`, 'g')
/** How React creates a script element, which it fills by other means. */
const EMPTY_SCRIPT = '<script></script>'
/** Runs and loads nothing; moved into the page, handlers are blocked by `script-src`. */
const INERT_DOCUMENT = 'DOMParser parseFromString'
/** Script text that is only data, such as linked data. */
const SCRIPT_TEXT = 'HTMLScriptElement text'
const SERVICE_WORKER = '/sw.js'
const TAG_MANAGER = 'https://www.googletagmanager.com/'

/**
 * The rules of the only policy, `default`: allowed markup, script data and script URLs; null is a refusal. Code is
 * never made from text.
 */
export const trustedTypesPolicy = {
  createHTML(html: string, _type?: string, sink?: string): string | null {
    // Called by prosemirror-view 1.42, which keeps this policy for all pastes after one success, and does not catch
    // later refusals. Refused at first, it uses a policy of its own on an inert document.
    if (sink === undefined) throw new TypeError()
    return sink === INERT_DOCUMENT || html === EMPTY_SCRIPT || !html.replaceAll(markup, '').includes('<') ? html : null
  },
  createScript: (text: string, _type?: string, sink?: string): string | null =>
    sink === SCRIPT_TEXT && isJson(text) ? text : null,
  // The tag manager's host serves scripts too; without a tag manager `script-src` does not allow it.
  createScriptURL: (url: string): string | null => (url === SERVICE_WORKER || url.startsWith(TAG_MANAGER) ? url : null),
}

type Factory = { createPolicy: (name: string, rules: object) => unknown }

/** Before the first render; `server/http/headers.ts` requires it. */
export function enforceTrustedTypes(): void {
  const { trustedTypes } = window as Window & { trustedTypes?: Factory }
  trustedTypes?.createPolicy('default', trustedTypesPolicy)
  // Zod, loaded later by back office and editor, would probe `new Function`. Set here, because schemas read it on
  // creation.
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
