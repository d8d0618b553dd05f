import type { ModuleRecord } from '#contract/sections.ts'
import { changeModule } from '../state/change.ts'
import { changedContent, contentOf, isSame } from '../sync/content.ts'
import type { Outcome } from '../sync/send.ts'
import { type EditorState, withoutKey } from './editor-state.ts'

type Saved = NonNullable<Extract<Outcome, { type: 'done' }>['saved']>

/** Takes over what the server made of a module, except where someone has gone on typing since. */
export function acknowledge(state: EditorState, { module, answer, sent }: Saved): EditorState {
  const doc = changeModule(state.history.doc, module, (record) => merged(record, answer, sent))
  return {
    ...state,
    history: { ...state.history, doc },
    refused: withoutKey(state.refused, module),
    conflicts: withoutKey(state.conflicts, module),
  }
}

function merged(record: ModuleRecord, answer: ModuleRecord, sent: Saved['sent']): ModuleRecord {
  const stored = contentOf(answer)
  const kept = Object.entries(contentOf(record)).map(([name, value]) => [name, !(name in sent) || isSame(value, sent[name]) ? (stored[name] ?? value) : value])
  const next: ModuleRecord = { ...record, ...Object.fromEntries(kept), version: answer.version, url: answer.url, fallback: answer.fallback }
  if (Object.keys(changedContent(next, answer)).length > 0) return next
  const { id, children, ...rest } = { ...answer, ...next }
  const { picture, image_url, thumbs, link_url, invalid } = answer
  const resolved = Object.fromEntries(Object.entries({ picture, image_url, thumbs, link_url }).filter(([, value]) => value !== undefined))
  const known: ModuleRecord = { ...rest, ...resolved, id: record.id, ...(record.children ? { children: record.children } : {}) }
  if (!invalid) delete known.invalid
  return known
}
