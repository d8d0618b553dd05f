import type { Action } from '../state/action.ts'
import { findModule } from '../state/document.ts'
import { newModule } from '../state/new-records.ts'
import type { FormDraft } from '../store/form-draft.ts'
import { Button } from '../ui/Button.tsx'
import { useText, useWorkspace } from '../ui/context.tsx'
import parts from '../ui/dialog-parts.module.css'
import { EditorDialog } from '../ui/EditorDialog.tsx'
import { formatInstant, kindName, moduleName } from '../words/naming.ts'
import type { Unsaved } from './unsaved.ts'
import type { Drafts } from './use-unsaved.ts'

/** Offers to restore unsaved edits of an earlier visit. */
export default function UnsavedOffer({ drafts }: { drafts: Drafts }) {
  const { editor } = useWorkspace()
  const text = useText()
  const newest = drafts.left.at(-1)
  if (!newest) return null
  const time = formatInstant(editor.speaks, newest.unsaved.at)
  return (
    <EditorDialog title={text.draftsTitle} closeLabel={text.draftsLater} onClose={drafts.putOff}>
      <div className={parts.stack}>
        <p>{text.draftsText(time)}</p>
        <ul>
          {drafts.left.flatMap(({ key, unsaved }) =>
            namesIn(unsaved).map((name, index) => <li key={`${key}-${index + 1}`}>{name}</li>),
          )}
        </ul>
        <div className={parts.row}>
          <Button look="primary" onClick={drafts.restore}>
            {text.draftsRestore}
          </Button>
          <Button look="danger" onClick={drafts.discard}>
            {text.draftsDiscard}
          </Button>
        </div>
      </div>
    </EditorDialog>
  )

  function namesIn({ drafts: words, writes, forms }: Unsaved): string[] {
    const { doc } = editor.store.get().history
    const texts = words.map(({ module, kind, fields }) => {
      const record = findModule(doc, module)
      // Named by its unsaved text, which the user decides about.
      const unsaved = { ...(record ?? newModule(kind, {})), ...fields }
      return text.step(text.verbs.typed, moduleName(editor, unsaved))
    })
    const writeNames = writes.flatMap(({ write }) => {
      const verb = verbs[write.type as Action['type'] | keyof typeof verbs]
      const kind =
        'record' in write
          ? write.record.kind
          : 'kind' in write
            ? write.kind
            : 'resource' in write
              ? write.resource
              : 'section'
      return verb ? [text.step(text.verbs[verb], kindName(editor, kind))] : []
    })
    return [...writeNames, ...texts, ...forms.map(formName)]
  }

  function formName({ kind, values }: FormDraft): string {
    return text.draftsForm(moduleName(editor, newModule(kind, values)))
  }
}

const verbs: Partial<Record<string, 'added' | 'changed' | 'removed' | 'moved' | 'layout' | 'restored'>> = {
  create_module: 'added',
  create_section: 'added',
  restore_module: 'restored',
  restore_section: 'restored',
  remove_module: 'removed',
  remove_section: 'removed',
  save_record: 'changed',
  arrange: 'moved',
  set_layout: 'layout',
}
