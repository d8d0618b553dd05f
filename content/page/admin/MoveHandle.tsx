import type { DraggableSyntheticListeners } from '@dnd-kit/core'
import DragIndicatorIcon from '@mui/icons-material/DragIndicator'
import { IconButton, Menu, MenuItem } from '@mui/material'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { Direction } from '#contract/page-tree.ts'

type MoveHandleProps = {
  title: string
  step: (direction: Direction) => void
  handleRef: (element: HTMLElement | null) => void
  listeners: DraggableSyntheticListeners
}

const directionOf: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'indent',
  ArrowLeft: 'outdent',
}
const directions: readonly Direction[] = ['up', 'down', 'indent', 'outdent']

/** Dragged by the pointer; pressed, it offers the same moves as a menu; Alt and an arrow make one at once. */
export function MoveHandle({ title, step, handleRef, listeners }: MoveHandleProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLElement | null>(null)

  function press(event: KeyboardEvent) {
    const direction = event.altKey ? directionOf[event.key] : undefined
    if (!direction) return
    event.preventDefault()
    step(direction)
  }

  return (
    <>
      <IconButton
        {...listeners}
        ref={(element: HTMLElement | null) => {
          anchor.current = element
          handleRef(element)
        }}
        aria-label={translate('partitur.tree.handle', { title })}
        aria-haspopup="menu"
        onKeyDown={press}
        onClick={() => setOpen(true)}
        sx={{ cursor: 'grab', touchAction: 'none' }}
      >
        <DragIndicatorIcon />
      </IconButton>
      <Menu open={isOpen} anchorEl={anchor.current} onClose={() => setOpen(false)}>
        {directions.map((direction) => (
          <MenuItem
            key={direction}
            onClick={() => {
              setOpen(false)
              step(direction)
            }}
          >
            {translate(`partitur.tree.${direction}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
