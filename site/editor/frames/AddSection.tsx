import { columnLayouts } from '#config'
import { pasteSection } from '../clipboard/commands.ts'
import { useClipboard } from '../clipboard/use-clipboard.ts'
import { newSection } from '../state/new-records.ts'
import { Button } from '../ui/Button.tsx'
import { useEditorState, useText, useWorkspace } from '../ui/context.tsx'
import { Icon } from '../ui/icons.tsx'
import styles from './AddSection.module.css'

/** At the end of the page: a new section with one of the six layouts, or the copied one. */
export function AddSection() {
  const workspace = useWorkspace()
  const text = useText()
  const count = useEditorState(({ history }) => history.doc.sections.length)
  const { clip, name } = useClipboard()
  const { editor } = workspace

  function add(layout: number) {
    editor.act([{ type: 'insert_section', index: count, section: newSection(editor.owner, { layout }) }], {
      verb: 'added',
    })
  }

  return (
    <section className={styles.root} aria-label={text.addSection}>
      <p className={styles.prompt}>{count === 0 ? text.firstSection : text.nextSection}</p>
      <div className={styles.layouts}>
        {columnLayouts.map(({ name, spans }, layout) => (
          <button
            key={name}
            type="button"
            className={styles.layout}
            onClick={() => add(layout)}
            title={text.layoutNames[layout]}
          >
            <span className={styles.picture} aria-hidden="true">
              {[...spans].map((span, column) => (
                <span key={`${name}-${column + 1}`} style={{ flexGrow: span }} />
              ))}
            </span>
            <span>{fractions(spans)}</span>
            <span className="visually-hidden"> – {text.layoutNames[layout]}</span>
          </button>
        ))}
      </div>
      {clip?.type === 'section' && (
        <Button onClick={() => pasteSection(workspace, count)}>
          <Icon name="paste" />
          {text.pasteHere(name)}
        </Button>
      )}
    </section>
  )
}

const signs: Readonly<Record<number, string>> = { 3: '¼', 4: '⅓', 6: '½', 8: '⅔', 12: '1' }

/** The columns of a layout as `fr` tracks. */
export function fractions(spans: readonly number[]): string {
  return spans.map((span) => signs[span] ?? `${span}/12`).join(' + ')
}
