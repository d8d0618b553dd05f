import type { Showing } from '#content/showing.ts'
import type { Timing, UntilDate } from '#contract/sections.ts'
import { findModule, findSection } from '../state/document.ts'
import type { Label } from '../state/label.ts'
import { type Timed, useText, useWorkspace, type Workspace } from '../ui/context.tsx'
import { nameOf, titleOf } from '../words/naming.ts'

/** What is timed as it stands, what it is called, and how that is changed, as one step. */
export function useShowing({ model, id }: Timed) {
  const { editor } = useWorkspace()
  const text = useText()
  const { doc } = editor.store.get().history
  const section = model === 'container' ? findSection(doc, id) : null
  const module = model === 'module' ? findModule(doc, id) : null
  const now: Timing | null = section ?? module
  if (!now) return null
  const name = module ? nameOf(editor, module) : text.sectionAt(doc.sections.findIndex((each) => each.id === id) + 1)
  return {
    name,
    timing: now,
    set: (showing: Showing | null, until_date: UntilDate | null) =>
      setShowing(editor, { model, id }, { showing, until_date }),
  }
}

export function setShowing(
  editor: Workspace['editor'],
  { model, id }: Timed,
  timing: Required<Pick<Timing, 'showing' | 'until_date'>>,
): void {
  const module = model === 'module' ? findModule(editor.store.get().history.doc, id) : null
  const label: Label = { verb: 'showing', kind: module?.kind ?? 'section', name: module ? titleOf(editor, module) : '' }
  if (module) editor.act([{ type: 'set_fields', module: id, fields: timing }], label)
  else editor.act([{ type: 'set_showing', section: id, ...timing }], label)
}
