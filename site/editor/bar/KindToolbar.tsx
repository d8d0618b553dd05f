import { type CSSProperties, useId } from 'react'
import { Button, Toolbar } from 'react-aria-components'
import { useAddMenu, useAddModule } from '../inline/use-add-menu.ts'
import { type ColumnPlace, type EditorDocument, findPlace, isListPlace, type ModulePlace } from '../state/document.ts'
import buttons from '../ui/buttons.module.css'
import { useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Icon } from '../ui/icons.tsx'
import { kindIcon, kindName } from '../words/naming.ts'
import styles from './EditorBar.module.css'
import { useLastFocusedModule } from './use-last-focused-module.ts'

const { kinds = '' } = styles
const { icon: iconClass = '' } = buttons

const MAX_LABELLED_KINDS = 8

/**
 * The module kinds that the installation offers (spec §3); a new module goes after the last focused one, otherwise to
 * the end of the page.
 */
export function KindToolbar() {
  const { editor, toolbar } = useWorkspace()
  const add = useAddModule()
  const text = useText()
  const id = useId()
  const getFocusedModule = useLastFocusedModule()
  const openAddMenu = useAddMenu()
  const isEmpty = useEditorState(({ history }) => history.doc.sections.length === 0)
  const getPlace = (): ModulePlace | null => placeAfter(editor.store.get().history.doc, getFocusedModule())
  // The bar may shrink to one icon per kind.
  const asMany = { '--kinds': toolbar.length } as CSSProperties
  if (isEmpty) return null
  return (
    <>
      <Toolbar
        className={kinds}
        style={asMany}
        data-many={toolbar.length > MAX_LABELLED_KINDS || undefined}
        aria-label={text.kinds}
        aria-describedby={id}
      >
        {toolbar.map((kind) => {
          const { icon } = kindIcon(editor, kind)
          return (
            <Button
              key={kind}
              className={iconClass}
              aria-label={text.addKind(kindName(editor, kind))}
              onPress={() => {
                const place = getPlace()
                if (place) add(kind, place)
              }}
            >
              {icon && <Icon name={icon} />}
              <span className={styles.kind}>{kindName(editor, kind)}</span>
            </Button>
          )
        })}
      </Toolbar>
      <span id={id} hidden>
        {text.addedWhere}
      </span>
      <span className={styles.small}>
        <IconButton
          icon="plus"
          wordy
          label={text.add}
          aria-haspopup="menu"
          onClick={(event) => {
            const place = getPlace()
            if (place) openAddMenu(place, event.currentTarget)
          }}
        />
      </span>
    </>
  )
}

function placeAfter(doc: EditorDocument, focusedModule: number | null): ColumnPlace | null {
  const place = focusedModule === null ? null : findPlace(doc, focusedModule)
  const columnPlace = place && isListPlace(place) ? findPlace(doc, place.list) : place
  if (columnPlace && !isListPlace(columnPlace)) return { ...columnPlace, index: columnPlace.index + 1 }
  const last = doc.sections.at(-1)
  return last ? { section: last.id, column: 0, index: last.columns[0]?.children.length ?? 0 } : null
}
