import { otherLocale } from '#contract/locale.ts'
import type { FieldProps } from '#modules/define.tsx'
import type { FieldDescriptor } from '#modules/define-edit.ts'
import { fieldLabel } from '#modules/fields/anchor-field.ts'
import { findModule } from '../state/document.ts'
import type { TypingStep } from '../state/history.ts'
import { useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import { kindName, moduleName } from '../words/naming.ts'

type ModuleFields = FieldProps['of']
export type InlineTextProps = FieldProps & { field: FieldDescriptor; kind: string }

/** Handlers and label of an inline field. */
export function useTyping(module: ModuleFields, { kind, name }: { kind: string; name: string }) {
  const { editor } = useWorkspace()
  const text = useText()
  const edit = editor.editOf(kind)
  const fieldName = edit ? fieldLabel(edit, { name, locale: editor.speaks }) : name
  const value: unknown = Reflect.get(module, name)
  const fallsBack = module.fallback.includes(name)
  const record = findModule(editor.store.get().history.doc, module.id)
  const problems = useEditorState(({ refused }) => refused.get(module.id)?.[name])

  function type(typed: string, step?: TypingStep): void {
    editor.type(module.id, { name, typed, step })
  }

  return {
    /** The caret should go here, also into an empty text. */
    isAwaited: useEditorState(({ caret }) => caret?.module === module.id && caret.field === name),
    value: typeof value === 'string' ? value : '',
    type,
    field: fieldName,
    /** With the first words of its module: a page has many texts of a kind. */
    label: text.fieldOf(fieldName, record ? moduleName(editor, record) : kindName(editor, kind)),
    /** The language of the shown text, if not the page's. */
    lang: fallsBack ? otherLocale(editor.locale) : undefined,
    problem: problems?.join(' ') ?? null,
    hint: fallsBack ? text.otherLanguage[editor.locale] : undefined,
  }
}
