import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { I18nProvider } from 'react-aria-components'
import type { Locale } from '#config'
import type { User } from '#contract/account.ts'
import { languageTag } from '#contract/locale.ts'
import type { Page } from '#contract/page/pages.ts'
import { writeAs } from '#contract/session-client.ts'
import { type FieldProps, ModuleRenderingContext, PlainText } from '#modules/define.tsx'
import { formatLeftOut } from '#modules/fields/rich-text/omitted-parts.ts'
import { cleanPlainPastes } from '#modules/fields/rich-text/plain-paste.ts'
import { paragraphEditing } from '#modules/fields/rich-text/rich-text-editing.ts'
import { loadTableEditing } from '#modules/fields/table/load-table-editing.ts'
import { EditedDisclosure } from '#modules/parts/EditedDisclosure.tsx'
import { ArrangeContext } from './arrange/ArrangeContext.tsx'
import { createBrowserEditor } from './core/browser-editor.ts'
import type { Editor } from './core/create-editor.ts'
import { InlineRichText, type InlineRichTextProps } from './inline/InlineRichText.tsx'
import { InlineText } from './inline/InlineText.tsx'
import { useChangedWords } from './inline/use-changed-words.ts'
import styles from './PageEditor.module.css'
import { PickerServices } from './pickers/PickerServices.tsx'
import { OtherLanguageEditor } from './side-by-side/OtherLanguageEditor.tsx'
import { useEditorState, useWorkspace, WorkspaceContext } from './ui/context.tsx'
import { useUnsaved } from './unsaved/use-unsaved.ts'
import './ui/tokens.css'
import { EditorBar } from './bar/EditorBar.tsx'
import { OpenDialog } from './dialogs/OpenDialog.tsx'
import { useFileDrop } from './document/use-file-drop.ts'
import { AddSection } from './frames/AddSection.tsx'
import { ModuleFrame } from './frames/ModuleFrame.tsx'
import { SectionFrame } from './frames/SectionFrame.tsx'
import { LoginDialog } from './login/LoginDialog.tsx'
import { OwnTexts } from './records/OwnTexts.tsx'
import { withPendingModule } from './state/pending-module.ts'
import { Alerts } from './ui/Alerts.tsx'
import { loadLater } from './ui/load-later.tsx'
import { focusModule, restoreFocus } from './ui/restore-focus.ts'
import { useOpenOnArrival } from './ui/use-open-on-arrival.ts'
import { useWorkspaceState } from './ui/use-workspace-state.tsx'

const UnsavedOffer = loadLater(() => import('./unsaved/UnsavedOffer.tsx'))

type PageEditorProps = { page: Page; locale: Locale; user: User }

export default function PageEditor({ page, locale, user }: PageEditorProps) {
  const { content_type, object_id } = page.container
  // Remounts for each URL, so that it reads the new page.
  return (
    <EditorOfPage
      key={[locale, content_type, object_id, page.urls.de, page.urls.en].join(':')}
      page={page}
      locale={locale}
      user={user}
    />
  )
}

function EditorOfPage({ page, locale, user }: PageEditorProps) {
  const [editor] = useState(() => {
    writeAs(user.email)
    const { collects, language, side_by_side: isSideBySide } = user
    return createBrowserEditor(page, { locale, speaks: language ?? locale, collects, isSideBySide })
  })
  const { workspace, opened: dialog, floating } = useWorkspaceState(editor, user)
  useFileDrop(workspace)
  useEffect(
    () => cleanPlainPastes((leftOut) => editor.alert('notice', { text: formatLeftOut(leftOut, editor.speaks) })),
    [editor],
  )
  useConnection(editor)
  useOpenOnArrival(workspace)
  const drafts = useUnsaved(workspace)
  const rendering = useMemo(
    () => ({ locale, Module: ModuleFrame, Text: InlineField, Disclosure: EditedDisclosure }),
    [locale],
  )
  return (
    <I18nProvider locale={languageTag[editor.speaks]}>
      <WorkspaceContext value={workspace}>
        <PickerServices>
          <OtherLanguageEditor user={user}>
            <ModuleRenderingContext value={rendering}>
              <OwnTexts page={page} />
              <EditingSurface editor={editor}>
                <ArrangeContext>
                  <SectionList />
                  <AddSection />
                </ArrangeContext>
              </EditingSurface>
            </ModuleRenderingContext>
            <EditorBar page={page} user={user} />
          </OtherLanguageEditor>
          <OpenDialog dialog={dialog} />
          <LoginDialog user={user} />
          {drafts.left.length > 0 && <UnsavedOffer drafts={drafts} />}
          <Alerts />
          {floating}
        </PickerServices>
      </WorkspaceContext>
    </I18nProvider>
  )
}

function SectionList() {
  useChangedWords()
  const doc = useEditorState(({ history }) => history.doc)
  const pending = useEditorState(({ pendingModule }) => pendingModule)
  const { sections } = useMemo(() => withPendingModule(doc, pending), [doc, pending])
  return sections.map((section, index) => (
    <SectionFrame key={section.id} section={section} number={index + 1} last={index === sections.length - 1} />
  ))
}

/** Tracks the module that is typed in, saves when it loses focus, and disables links and disclosures. */
function EditingSurface({ editor, children }: { editor: Editor; children: ReactNode }) {
  const { open } = useWorkspace()
  const handleFocus = useCallback(
    (event: FocusEvent) => {
      const module = inlineModule(event.target)
      const before = editor.store.get().typing
      if (module === null || before === module) return
      editor.typing(module)
      if (before !== null) editor.save(before)
    },
    [editor],
  )

  const left = useCallback(
    ({ target, relatedTarget }: FocusEvent) => {
      const before = editor.store.get().typing
      if (before === null || inlineModule(relatedTarget) === before || relatedTarget?.closest('[data-editor-tool]'))
        return
      editor.typing(null)
      // Another window has the focus: the editor may be looking something up.
      if (document.activeElement === target) return editor.save(before)
      if (editor.leave(before)) restoreFocus()
      else editor.save(before)
    },
    [editor],
  )

  const clicked = useCallback(({ target }: MouseEvent) => {
    const module = pictureModule(target)
    if (module !== null) focusModule(module)
  }, [])

  const doubleClicked = useCallback(
    ({ target }: MouseEvent) => {
      const module = pictureModule(target)
      if (module !== null) open({ type: 'edit', module })
    },
    [open],
  )

  const handlers = {
    onClick: clicked,
    onDoubleClick: doubleClicked,
    onFocus: handleFocus,
    onBlur: left,
    onClickCapture: preventActions,
    onAuxClickCapture: preventActions,
    onKeyUpCapture: preventToggle,
  }
  return (
    <div className={styles.root} {...handlers}>
      {children}
    </div>
  )
}

function inlineModule(target: Element | null): number | null {
  const id = target?.closest<HTMLElement>('[data-inline]')?.dataset.inline
  return id === undefined ? null : Number(id)
}

/** The module whose picture was pressed. */
function pictureModule(target: EventTarget): number | null {
  const picture = target instanceof Element ? target.closest('picture, img') : null
  const id = picture?.closest<HTMLElement>('[data-module]')?.dataset.module
  return id === undefined ? null : Number(id)
}

function preventActions(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return
  if (event.target.closest('[data-inline], [data-module] a[href]:not([data-editor-tool] a)')) event.preventDefault()
}

/** A browser toggles a disclosure when space is released in its title. */
function preventToggle(event: KeyboardEvent): void {
  if (event.key === ' ' && event.target instanceof Element && event.target.closest('[data-inline]'))
    event.preventDefault()
}

/** Sends pending writes when the network is back. */
function useConnection(editor: Editor): void {
  useEffect(() => {
    const resume = () => {
      if (editor.store.get().paused === 'offline') editor.resume()
    }
    window.addEventListener('online', resume)
    void editor.loadOtherLanguage()
    return () => {
      window.removeEventListener('online', resume)
      editor.stop()
    }
  }, [editor])
}

/** A module's text: editable if its kind says so, otherwise as visitors see it. */
function InlineField(props: FieldProps) {
  const { editor } = useWorkspace()
  const { kind } = props.of as { kind?: string }
  const field = editor.editOf(kind ?? '')?.fields.find(({ name }) => name === props.name)
  if (!kind || !field?.inline) return <PlainText {...props} />
  if (!props.rich) return <InlineText {...props} field={field} kind={kind} />
  if (!('table' in field)) return <InlineRichText {...props} field={field} kind={kind} editing={paragraphEditing} />
  return (
    <Suspense fallback={<PlainText {...props} />}>
      <InlineTable {...props} field={field} kind={kind} />
    </Suspense>
  )
}

/** The text editor needs an element around a whole table: a table in the only cell of the page's. */
function InlineTable(props: Omit<InlineRichTextProps, 'editing'>) {
  const editing = use(loadTableEditing())
  return (
    <tbody>
      <tr>
        <td className={styles.table}>
          <InlineRichText {...props} as="div" editing={editing} />
        </td>
      </tr>
    </tbody>
  )
}
