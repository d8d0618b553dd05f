import type { VisibilityFields, VisibleUntilDate } from '#contract/page/sections.ts'
import type { VisibilitySettings } from '#model/visibility-settings.ts'
import { findModule, findSection } from '../state/document.ts'
import { useText, useWorkspace, type VisibilityTarget, type Workspace } from '../ui/context.tsx'
import { moduleName } from '../words/naming.ts'

/** Visibility settings, the name of their target, and a function that changes them as one step. */
export function useVisibility({ model, id }: VisibilityTarget) {
  const { editor } = useWorkspace()
  const text = useText()
  const { doc } = editor.store.get().history
  const section = model === 'container' ? findSection(doc, id) : null
  const module = model === 'module' ? findModule(doc, id) : null
  const now: VisibilityFields | null = section ?? module
  if (!now) return null
  const name = module
    ? moduleName(editor, module)
    : text.sectionAt(doc.sections.findIndex((each) => each.id === id) + 1)
  return {
    name,
    timing: now,
    set: (showing: VisibilitySettings | null, until_date: VisibleUntilDate | null) =>
      setShowing(editor, { model, id }, { showing, until_date }),
  }
}

export function setShowing(
  editor: Workspace['editor'],
  { model, id }: VisibilityTarget,
  timing: Required<Pick<VisibilityFields, 'showing' | 'until_date'>>,
): void {
  const module = model === 'module' ? findModule(editor.store.get().history.doc, id) : null
  if (module) editor.act([{ type: 'set_fields', module: id, fields: timing }], { verb: 'showing', of: module })
  else editor.act([{ type: 'set_showing', section: id, ...timing }], { verb: 'showing' })
}
