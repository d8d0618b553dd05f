import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useContext } from 'react'
import { Button, Menu, MenuItem, MenuSection, MenuTrigger, Popover, Separator } from 'react-aria-components'
import type { Locale } from '#config'
import styles from '../fields.module.css'
import { Icon } from '../icons.tsx'
import { FormServicesContext } from '../services.tsx'
import { canAddColumn, canAddRow, hasSeveralCells } from './cell-keys.ts'
import tableStyles from './table.module.css'
import { tableWords } from './words.ts'

const { tool = '' } = styles
const { popover = '', menu = '', item = '', separator = '' } = tableStyles

/** Rows, columns, heads and joined cells, in a menu of the text's toolbar. */
export function TableTools({ editor, locale }: { editor: Editor; locale: Locale }) {
  const words = tableWords[locale]
  const { popoverClass = '' } = useContext(FormServicesContext)
  const state = useEditorState({
    editor,
    selector: ({ editor: { state, isDestroyed } }) => {
      const table = state.doc.firstChild
      return {
        isFull: { row: isDestroyed || !canAddRow(state), column: isDestroyed || !canAddColumn(state) },
        headerRow: table?.attrs.headerRow === true,
        headerColumn: table?.attrs.headerColumn === true,
        isSeveral: hasSeveralCells(state),
      }
    },
  })
  const { commands } = editor
  const actions = {
    rowAbove: () => commands.addRowBefore(),
    rowBelow: () => commands.addRowAfter(),
    deleteRow: () => commands.deleteRow(),
    columnBefore: () => commands.addColumnBefore(),
    columnAfter: () => commands.addColumnAfter(),
    deleteColumn: () => commands.deleteColumn(),
    merge: () => commands.mergeCells(),
    split: () => commands.splitCell(),
    headerRow: () => commands.updateAttributes('table', { headerRow: !state.headerRow }),
    headerColumn: () => commands.updateAttributes('table', { headerColumn: !state.headerColumn }),
  }
  type Action = keyof typeof actions
  const disabledKeys = (Object.keys(actions) as Action[]).filter((action) => isDisabled(action))

  function isDisabled(action: Action): boolean {
    if (action === 'rowAbove' || action === 'rowBelow') return state.isFull.row
    if (action === 'columnBefore' || action === 'columnAfter') return state.isFull.column
    if (action === 'merge') return !state.isSeveral
    return action === 'split' && !editor.can().splitCell()
  }

  function run(action: Action) {
    // After the menu has returned the focus to its button.
    queueMicrotask(() => {
      editor.view.focus()
      actions[action]()
    })
  }

  const items = (names: readonly Action[]) =>
    names.map((name) => (
      <MenuItem key={name} id={name} className={item}>
        {words[name]}
      </MenuItem>
    ))

  return (
    <MenuTrigger>
      <Button aria-label={words.table} className={tool}>
        <Icon name="table" />
      </Button>
      <Popover className={`${popover} ${popoverClass}`} placement="bottom start" data-editor-tool data-link-tool>
        <Menu
          className={menu}
          aria-label={words.table}
          disabledKeys={disabledKeys}
          onAction={(key) => run(key as Action)}
        >
          {items(['rowAbove', 'rowBelow', 'deleteRow'])}
          <Separator className={separator} />
          {items(['columnBefore', 'columnAfter', 'deleteColumn'])}
          <Separator className={separator} />
          {items(['merge', 'split'])}
          <Separator className={separator} />
          <MenuSection
            aria-label={words.headers}
            selectionMode="multiple"
            selectedKeys={(['headerRow', 'headerColumn'] as const).filter((name) => state[name])}
          >
            {items(['headerRow', 'headerColumn'])}
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
