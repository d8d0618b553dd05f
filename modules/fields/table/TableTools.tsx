import type { Editor } from '@tiptap/core'
import { useContext } from 'react'
import type { Locale } from '#config'
import styles from '../fields.module.css'
import { Icon } from '../icons.tsx'
import { FormServicesContext } from '../services.tsx'
import { canAddColumn, canAddRow, hasSeveralCells } from './cell-keys.ts'
import { tableWords } from './words.ts'

type Action = Exclude<keyof (typeof tableWords)['de'], 'table' | 'rows' | 'columns' | 'cells' | 'headers'>

const groups = {
  rows: ['rowAbove', 'rowBelow', 'deleteRow'],
  columns: ['columnBefore', 'columnAfter', 'deleteColumn'],
  cells: ['merge', 'split'],
  headers: ['headerRow', 'headerColumn'],
} as const

/** Opens the menu of rows, columns, joined cells and headers. */
export function TableTools({ editor, locale }: { editor: Editor; locale: Locale }) {
  const words = tableWords[locale]
  const { openMenu } = useContext(FormServicesContext)
  if (!openMenu) return null

  function getItems() {
    const actions = tableActions(editor)
    return (['rows', 'columns', 'cells', 'headers'] as const).flatMap((group) =>
      groups[group].map((action: Action) => {
        const { run, isDisabled = false, isOn = false } = actions[action]
        return {
          id: action,
          group: words[group],
          label: isOn ? `${words[action]} ✓` : words[action],
          disabled: isDisabled,
          run() {
            editor.view.focus()
            run()
          },
        }
      }),
    )
  }

  return (
    <button
      type="button"
      aria-label={words.table}
      aria-haspopup="menu"
      className={styles.tool}
      onClick={({ currentTarget }) => openMenu({ anchor: currentTarget, label: words.table, items: getItems() })}
    >
      <Icon name="table" />
    </button>
  )
}

type TableAction = { run: () => void; isDisabled?: boolean; isOn?: boolean }

function tableActions(editor: Editor): Record<Action, TableAction> {
  const { state, commands } = editor
  const { headerRow, headerColumn } = { headerRow: false, headerColumn: false, ...state.doc.firstChild?.attrs }
  const [isFullDown, isFullAcross] = [!canAddRow(state), !canAddColumn(state)]
  return {
    rowAbove: { run: commands.addRowBefore, isDisabled: isFullDown },
    rowBelow: { run: commands.addRowAfter, isDisabled: isFullDown },
    deleteRow: { run: commands.deleteRow, isDisabled: !editor.can().deleteRow() },
    columnBefore: { run: commands.addColumnBefore, isDisabled: isFullAcross },
    columnAfter: { run: commands.addColumnAfter, isDisabled: isFullAcross },
    deleteColumn: { run: commands.deleteColumn, isDisabled: !editor.can().deleteColumn() },
    merge: { run: commands.mergeCells, isDisabled: !hasSeveralCells(state) },
    split: { run: commands.splitCell, isDisabled: !editor.can().splitCell() },
    headerRow: { run: () => commands.updateAttributes('table', { headerRow: !headerRow }), isOn: headerRow },
    headerColumn: {
      run: () => commands.updateAttributes('table', { headerColumn: !headerColumn }),
      isOn: headerColumn,
    },
  }
}
