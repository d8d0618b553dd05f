import type { DraggableSyntheticListeners } from '@dnd-kit/core'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import ChevronRightIcon from '@mui/icons-material/ChevronRight'
import DragIndicatorIcon from '@mui/icons-material/DragIndicator'
import ExpandMoreIcon from '@mui/icons-material/ExpandMore'
import { Box, Chip, IconButton, Menu, MenuItem, Typography } from '@mui/material'
import { type KeyboardEvent, useRef, useState } from 'react'
import { type RaRecord, useTranslate } from 'react-admin'
import { VisibilityChips } from '#admin/columns/VisibilityChips.tsx'
import { currentLanguage } from '#admin/i18n/language.ts'
import { recordOfLink } from '#admin/inputs/links.ts'
import { useLinkedRecord } from '#admin/inputs/use-linked-record.ts'
import { RecordLink } from '#admin/lists/RecordLink.tsx'
import { localText, recordName } from '#admin/records.ts'
import { pageUrl } from '#contract/links/urls.ts'
import type { PageMoveDirection, PageTreeRow } from '#contract/page/page-tree.ts'

export const INDENT_PX = 28

type PageRowProps = {
  row: PageTreeRow
  record: RaRecord
  shift: number
  isClosed: boolean
  canMove: boolean
  step: (id: number, direction: PageMoveDirection) => void
  toggle: (id: number) => void
}

const menus = { in_menu: 'menu', in_footer: 'footer', in_secondary: 'secondary' } as const

export function PageRow({ row, record, shift, isClosed, canMove, step, toggle }: PageRowProps) {
  const translate = useTranslate()
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: row.id,
    disabled: !canMove,
  })
  const title = recordName('pages', record)
  const language = currentLanguage()
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform && { ...transform, x: 0 }), transition }}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        gap: 1,
        minHeight: 48,
        py: 0.5,
        pl: `${Math.max(0, row.depth + shift) * INDENT_PX}px`,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: isDragging ? 'action.selected' : 'background.default',
        position: 'relative',
        zIndex: isDragging ? 1 : 'auto',
      }}
    >
      {canMove && (
        <MoveHandle
          title={title}
          step={(direction) => step(row.id, direction)}
          handleRef={setActivatorNodeRef}
          listeners={listeners}
        />
      )}
      <IconButton
        size="small"
        onClick={() => toggle(row.id)}
        aria-expanded={!isClosed}
        aria-label={`${translate(isClosed ? 'ra.action.expand' : 'partitur.tree.collapse')}: ${title}`}
        sx={{ visibility: row.hasChildren ? 'visible' : 'hidden' }}
      >
        {isClosed ? <ChevronRightIcon /> : <ExpandMoreIcon />}
      </IconButton>
      <Box sx={{ flex: 1, minWidth: 120 }}>
        <RecordLink record={record} />
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {record.content_type === 'link' ? (
            <Target link={localText(record.link)} />
          ) : (
            pageUrl(language, localText(record[`path_${language}`]))
          )}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap', ml: 'auto' }}>
        {Object.entries(menus).map(
          ([field, name]) =>
            record[field] === true && (
              <Chip key={field} size="small" variant="outlined" label={translate(`partitur.tree.${name}`)} />
            ),
        )}
      </Box>
      <Box sx={{ width: { sm: 150 } }}>
        <VisibilityChips record={record} />
      </Box>
    </Box>
  )
}

function Target({ link }: { link: string }) {
  const target = recordOfLink(link)
  return target ? <TargetName {...target} /> : link
}

function TargetName(target: { resource: string; id: number }) {
  const { words } = useLinkedRecord(target)
  return `→ ${words}`
}

type MoveHandleProps = {
  title: string
  step: (direction: PageMoveDirection) => void
  handleRef: (element: HTMLElement | null) => void
  listeners: DraggableSyntheticListeners
}

const directionOf: Record<string, PageMoveDirection> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'indent',
  ArrowLeft: 'outdent',
}
const directions: readonly PageMoveDirection[] = ['up', 'down', 'indent', 'outdent']

/** Drag by pointer; a click opens the same moves as a menu; Alt and an arrow key move at once. */
function MoveHandle({ title, step, handleRef, listeners }: MoveHandleProps) {
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
