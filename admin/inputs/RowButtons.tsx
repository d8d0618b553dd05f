import ArrowDownIcon from '@mui/icons-material/ArrowCircleDown'
import ArrowUpIcon from '@mui/icons-material/ArrowCircleUp'
import RemoveIcon from '@mui/icons-material/RemoveCircleOutlineOutlined'
import type { MouseEvent } from 'react'
import { IconButtonWithTooltip, useSimpleFormIteratorItem } from 'react-admin'
import { flushSync } from 'react-dom'

const focusable = 'input:not([disabled]), button:not([disabled])'

/** Removes a row; the focus moves to its successor, or to the add button. */
export function useRemoveRow(): (button: HTMLElement) => void {
  const { index, total, remove } = useSimpleFormIteratorItem()
  return (button) => {
    const list = button.closest('ul')
    flushSync(() => remove())
    const row = list?.children[Math.min(index, (total ?? 1) - 2)]
    const next =
      row?.querySelector<HTMLElement>('[data-row="remove"]') ??
      list?.parentElement?.querySelector<HTMLElement>(focusable)
    next?.focus()
  }
}

export function RemoveRow() {
  const remove = useRemoveRow()
  return (
    <IconButtonWithTooltip
      label="ra.action.remove"
      size="small"
      color="warning"
      data-row="remove"
      onClick={({ currentTarget }: MouseEvent<HTMLElement>) => remove(currentTarget)}
    >
      <RemoveIcon fontSize="small" />
    </IconButtonWithTooltip>
  )
}

/** Moves a row up and down with its focus. */
export function MoveRow() {
  const { index, total, reOrder } = useSimpleFormIteratorItem()
  const mover = (direction: 'up' | 'down', to: number) => (event: MouseEvent<HTMLElement>) => {
    const list = event.currentTarget.closest('ul')
    flushSync(() => reOrder(to))
    const button = (name: string) =>
      list?.children[to]?.querySelector<HTMLElement>(`[data-row="${name}"]:not([disabled])`)
    ;(button(direction) ?? button(direction === 'up' ? 'down' : 'up'))?.focus()
  }
  return (
    <span>
      <IconButtonWithTooltip
        label="ra.action.move_up"
        size="small"
        data-row="up"
        disabled={index <= 0}
        onClick={mover('up', index - 1)}
      >
        <ArrowUpIcon fontSize="small" />
      </IconButtonWithTooltip>
      <IconButtonWithTooltip
        label="ra.action.move_down"
        size="small"
        data-row="down"
        disabled={index >= (total ?? 0) - 1}
        onClick={mover('down', index + 1)}
      >
        <ArrowDownIcon fontSize="small" />
      </IconButtonWithTooltip>
    </span>
  )
}
