import { memo } from 'react'
import type { ModuleRecord } from '#contract/sections.ts'
import { RenderModule } from '#modules/RenderModule.tsx'
import { DragHandle } from '../arrange/DragHandle.tsx'
import { DropPlace } from '../arrange/DropPlace.tsx'
import { Beside } from '../beside/Beside.tsx'
import { ModuleHints } from '../hints/ModuleHints.tsx'
import { EmptyTexts } from '../inline/EmptyText.tsx'
import { ShowingNote } from '../showing/ShowingNote.tsx'
import { placeOf } from '../state/document.ts'
import { useEditorState, useNaming, useText, useWorkspace } from '../ui/context.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { AddItem } from './AddItem.tsx'
import { AddPlace } from './AddPlace.tsx'
import styles from './ModuleFrame.module.css'
import { ModuleNotice } from './ModuleNotice.tsx'
import { ModuleState } from './ModuleState.tsx'
import { useModuleMenu } from './use-module-menu.ts'

/**
 * A module and, over it, what an editor can do with it. Everything but the module itself is laid over the page, so
 * that the page stays as it is.
 */
export const ModuleFrame = memo(function ModuleFrame({ record }: { record: ModuleRecord }) {
  const { editor, open } = useWorkspace()
  const text = useText()
  const name = useNaming()(record)
  const openMenu = useModuleMenu()
  const edit = editor.editOf(record.kind)
  const isSprout = useEditorState(({ sprout }) => sprout?.record.id === record.id)
  return (
    <>
      {!isSprout && <DropPlace before={record.id} />}
      <div className={styles.frame} data-frame>
        {/* biome wants a fieldset for a group; this is a row of buttons. */}
        <div className={styles.tools} {...{ role: 'group', 'aria-label': name }}>
          {!isSprout && <DragHandle id={record.id} name={name} />}
          <span className={styles.kind}>{edit?.messages[editor.speaks].name ?? record.kind}</span>
          {!isSprout && <ModuleState record={record} />}
          {!isSprout && <ModuleHints module={record.id} />}
          {edit && !isSprout && <IconButton icon="edit" label={text.editOf(name)} onClick={() => open({ type: 'edit', module: record.id })} />}
          {!isSprout && <IconButton icon="more" label={text.moreOf(name)} aria-haspopup="menu" onClick={(event) => openMenu(record.id, event.currentTarget)} />}
        </div>
      </div>
      {!isSprout && <AddPlace label={text.addBefore(name)} place={() => placeOf(editor.store.get().history.doc, record.id)} />}
      <ShowingNote model="module" id={record.id} />
      {!isSprout && <ModuleNotice record={record} name={name} />}
      <EmptyTexts name={name} isOffered={!isSprout}>
        <RenderModule record={record} />
      </EmptyTexts>
      {edit && !isSprout && <Beside record={record} edit={edit} />}
      {edit?.children && <DropPlace list={record.id} />}
      {edit?.children && <AddItem list={record} kind={edit.children} />}
    </>
  )
})
