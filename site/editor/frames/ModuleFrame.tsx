import { type KeyboardEvent, memo } from 'react'
import type { ModuleRecord } from '#contract/page/sections.ts'
import { RenderModule } from '#modules/render/RenderModule.tsx'
import { DragHandle } from '../arrange/DragHandle.tsx'
import { DropZone } from '../arrange/DropZone.tsx'
import { clipFor, copyModule, cutModule, duplicateModule, pasteModule, turnModule } from '../clipboard/commands.ts'
import { ModuleHints } from '../hints/ModuleHints.tsx'
import { EmptyTexts } from '../inline/EmptyText.tsx'
import { useAddMenu } from '../inline/use-add-menu.ts'
import { publishWords } from '../publish/words.ts'
import { SideBySide } from '../side-by-side/SideBySide.tsx'
import { findModule, findPlace, findSiblings, isListPlace } from '../state/document.ts'
import { shiftModule } from '../state/moves.ts'
import { getStatus, type ModuleStatus } from '../store/status.ts'
import { type MenuItem, useEditorState, useNaming, useText, useWorkspace } from '../ui/context.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { focusModule } from '../ui/restore-focus.ts'
import { ModuleNotice, VisibilityNote } from '../visibility/VisibilityNote.tsx'
import { showingWords } from '../visibility/words.ts'
import { formatProblem, kindName, moduleName } from '../words/naming.ts'
import { AddButton, AddItem } from './AddButton.tsx'
import styles from './ModuleFrame.module.css'
import { removeModuleNamed } from './remove.ts'

/** A module with its tools. All tools are overlays, so that the page's layout stays as it is. */
export const ModuleFrame = memo(function ModuleFrame({ record }: { record: ModuleRecord }) {
  const { editor, open } = useWorkspace()
  const text = useText()
  const name = useNaming()(record)
  const openMenu = useModuleMenu()
  const edit = editor.editOf(record.kind)
  const isPending = useEditorState(({ pendingModule }) => pendingModule?.record.id === record.id)
  const isUnpublished = useEditorState(({ unpublished }) => unpublished.has(record.id))
  const isChanged = useEditorState(({ changedByOthers }) => changedByOthers.has(record.id))
  return (
    <>
      {!isPending && <DropZone before={record.id} />}
      <div
        className={styles.frame}
        data-frame
        data-unpublished={isUnpublished || undefined}
        data-changed={isChanged || undefined}
      >
        {/* biome wants a fieldset for a group; this is a row of buttons. */}
        <div className={styles.tools} {...{ role: 'group', 'aria-label': name, onKeyDown: pressedTool }}>
          {!isPending && <DragHandle id={record.id} name={name} />}
          <span className={styles.kind}>{kindName(editor, record.kind)}</span>
          {!isPending && (
            <>
              <ModuleState record={record} />
              <ModuleHints module={record.id} />
              {edit && (
                <IconButton
                  icon="edit"
                  tabIndex={-1}
                  label={text.editOf(name)}
                  data-edit
                  onClick={() => open({ type: 'edit', module: record.id })}
                />
              )}
              <IconButton
                icon="more"
                tabIndex={-1}
                label={text.moreOf(name)}
                aria-haspopup="menu"
                onClick={(event) => openMenu(record.id, event.currentTarget)}
              />
            </>
          )}
        </div>
      </div>
      {!isPending && (
        <AddButton label={text.addBefore(name)} place={() => findPlace(editor.store.get().history.doc, record.id)} />
      )}
      <VisibilityNote model="module" id={record.id} />
      {!isPending && <ModuleNotice record={record} name={name} />}
      <EmptyTexts name={name} isOffered={!isPending}>
        <RenderModule record={record} />
      </EmptyTexts>
      {edit && !isPending && <SideBySide record={record} edit={edit} />}
      {edit?.children && <DropZone list={record.id} />}
      {edit?.children && <AddItem list={record} kind={edit.children} />}
    </>
  )
})

/** One stop of the Tab key per module: arrows move within its tools, F2 or Enter on the handle goes into its text. */
function pressedTool(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event
  const tools = [...currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')]
  const index = tools.indexOf(target as HTMLElement)
  if ((target as HTMLElement).dataset.lifted) return
  const isOnHandle = index === 0 && key === 'Enter'
  if (key === 'ArrowRight' || key === 'ArrowLeft')
    tools.at((index + (key === 'ArrowRight' ? 1 : -1)) % tools.length)?.focus()
  else if (key === 'F2' || isOnHandle) enterModule(currentTarget)
  else return
  event.preventDefault()
}

/** Its first text, else its form. */
function enterModule(tools: HTMLElement): void {
  const module = tools.closest('[data-module]')
  const text = module?.querySelector<HTMLElement>('[data-inline]')
  if (text) text.focus()
  else module?.querySelector<HTMLElement>('[data-frame] [data-edit]')?.click()
}

/** Actions on a module, the same for mouse, touch and keyboard. */
function useModuleMenu() {
  const workspace = useWorkspace()
  const { editor, open, openMenu, announce } = workspace
  const text = useText()
  const openAddMenu = useAddMenu()
  return (module: number, anchor: HTMLElement) => {
    const { doc } = editor.store.get().history
    const record = findModule(doc, module)
    const place = findPlace(doc, module)
    if (!record || !place) return
    const name = moduleName(editor, record)
    const last = (findSiblings(doc, place)?.length ?? 1) - 1
    // The page may have changed since the menu was opened.
    const current = () => editor.store.get().history.doc
    const shift = (offset: 1 | -1) => () => {
      const action = shiftModule(current(), module, offset)
      if (action && editor.act([action], { verb: 'moved', of: record })) {
        announce(text.announceMoved(name, text.placeItem((findPlace(current(), module)?.index ?? 0) + 1)))
        focusModule(module)
      }
    }
    const copied = clipFor(editor, place)
    const add: MenuItem = {
      id: 'before',
      icon: 'plus',
      label: text.moduleBefore,
      run: () => openAddMenu(place, anchor),
    }
    const paste: MenuItem | null =
      copied === null
        ? null
        : {
            id: 'paste',
            icon: 'paste',
            label: text.pasteBefore(copied),
            run: () => pasteModule(workspace, place),
          }
    const before = isListPlace(place) ? paste : add
    openMenu({
      anchor,
      label: text.moreOf(name),
      items: [
        {
          id: 'edit',
          icon: 'edit',
          label: text.edit,
          disabled: !editor.editOf(record.kind),
          run: () => open({ type: 'edit', module }),
        },
        ...(before ? [before] : []),
        { id: 'up', label: text.moveUp, disabled: place.index === 0, run: shift(-1) },
        { id: 'down', label: text.moveDown, disabled: place.index === last, run: shift(1) },
        { id: 'move', label: text.moveTo, run: () => open({ type: 'move', module }) },
        { id: 'copy', label: text.copy, run: () => copyModule(workspace, module) },
        { id: 'cut', label: text.cut, run: () => cutModule(workspace, module) },
        { id: 'duplicate', label: text.duplicate, run: () => duplicateModule(workspace, module) },
        ...Object.keys(isListPlace(place) ? {} : (editor.editOf(record.kind)?.turnsInto ?? {}))
          .filter((kind) => workspace.toolbar.some((offered) => offered === kind))
          .map((kind) => ({
            id: `turn-${kind}`,
            label: text.turnInto(kindName(editor, kind)),
            run: () =>
              void turnModule(workspace, module, kind).then((turned) => turned !== null && focusModule(turned)),
          })),
        {
          id: 'showing',
          icon: 'clock',
          label: showingWords[editor.speaks].menu,
          run: () => open({ type: 'showing', model: 'module', id: module }),
        },
        { id: 'remove', label: text.remove, danger: true, run: () => removeModuleNamed(workspace, module) },
      ],
    })
  }
}

/** The save state as text; a conflict opens its dialog. */
function ModuleState({ record }: { record: ModuleRecord }) {
  const { id: module, fallback } = record
  const { editor, open } = useWorkspace()
  const text = useText()
  const status = useEditorState((state) => getStatus(state, module))
  const problems = useEditorState(({ refused }) => refused.get(module) ?? null)
  const isUnpublished = useEditorState(({ unpublished }) => unpublished.has(module))
  const isChanged = useEditorState(({ changedByOthers }) => changedByOthers.has(module))
  const isTyping = useEditorState(({ typing }) => typing === module)
  const saveNow = () => {
    editor.save(module)
    editor.resume()
  }
  if (status === 'conflict') {
    return (
      <button
        type="button"
        className={styles.state}
        data-status={status}
        data-lasting
        onClick={() => open({ type: 'conflict', module })}
      >
        {text.status.conflict}: {text.resolve}
      </button>
    )
  }
  if (status === 'local') {
    return (
      <button
        type="button"
        className={styles.state}
        data-status={status}
        data-lasting
        title={text.saveNow}
        onClick={saveNow}
      >
        {text.status.local}
      </button>
    )
  }
  if (status === 'saved' && isChanged && isTyping)
    return <StateLabel status="changed" label={text.changedMeanwhile} title={text.changedBelowCaret} />
  if (status === 'saved' && isChanged) {
    return (
      <button
        type="button"
        className={styles.state}
        data-status="changed"
        title={text.changedMeanwhileHint}
        onClick={() => editor.removeMark(module)}
      >
        {text.changedMeanwhile}
      </button>
    )
  }
  if (status === 'saved' && isUnpublished)
    return <StateLabel status="unpublished" label={publishWords[editor.speaks].notPublic} title={text.status.saved} />
  if (status === 'saved' && fallback.length > 0)
    return (
      <StateLabel status="borrowed" label={text.borrowed[editor.locale]} title={text.otherLanguage[editor.locale]} />
    )
  const label = problems
    ? `${text.status.refused}: ${formatProblem(editor, { kind: record.kind, problems })}`
    : text.status[status]
  return <StateLabel status={status} label={label} title={label} />
}

function StateLabel({
  status,
  label,
  title,
}: {
  status: ModuleStatus | 'borrowed' | 'unpublished' | 'changed'
  label: string
  title: string
}) {
  return (
    <span className={styles.state} data-status={status} data-lasting={status === 'refused' || undefined} title={title}>
      {label}
    </span>
  )
}
