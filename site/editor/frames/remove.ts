import { findModule, findSection, indexOfSection } from '../state/document.ts'
import type { Workspace } from '../ui/context.tsx'
import { editorMessages } from '../words/messages.ts'
import { moduleName } from '../words/naming.ts'

type Commanding = Pick<Workspace, 'editor' | 'announce'>

export function removeModuleNamed({ editor, announce }: Commanding, module: number): void {
  const record = findModule(editor.store.get().history.doc, module)
  if (!record) return
  const done = editor.act([{ type: 'remove_module', module }], {
    verb: 'removed',
    of: record,
  })
  if (done) announce(editorMessages[editor.speaks].announceRemoved(moduleName(editor, record)))
}

export function removeSectionNamed({ editor, announce }: Commanding, section: number): void {
  const { doc } = editor.store.get().history
  if (!findSection(doc, section)) return
  const text = editorMessages[editor.speaks]
  const number = indexOfSection(doc, section) + 1
  if (editor.act([{ type: 'remove_section', section }], { verb: 'removed', number })) {
    announce(text.announceRemoved(text.sectionAt(number)))
  }
}
