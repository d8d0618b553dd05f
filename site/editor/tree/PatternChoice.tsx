import type { PagePattern } from '#contract/page/pages.ts'
import { useWorkspace } from '../ui/context.tsx'
import styles from './tree.module.css'
import { treeWords } from './words.ts'

const [WIDTH, GAP, ROW] = [120, 4, 14]

type PatternChoiceProps = { patterns: readonly PagePattern[]; value: string; change: (pattern: string) => void }

/** Patterns with thumbnails of their sections and columns. */
export function PatternChoice({ patterns, value, change }: PatternChoiceProps) {
  const { locale } = useWorkspace().editor
  return (
    <fieldset className={styles.patterns}>
      <legend>{treeWords[locale].pattern}</legend>
      {patterns.map((pattern) => (
        <label key={pattern.id} className={styles.pattern}>
          <Sketch pattern={pattern} />
          <span className={styles.name}>
            <input
              type="radio"
              name="pattern"
              value={pattern.id}
              checked={pattern.id === value}
              onChange={() => change(pattern.id)}
            />
            {pattern.name[locale]}
          </span>
          <span className={styles.description}>{pattern.about[locale]}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** A bar for each module, a dashed box for text to be written. */
function Sketch({ pattern: { sections } }: { pattern: PagePattern }) {
  let top = GAP
  const cells = sections.flatMap(({ columns }, section) => {
    const rows = Math.max(1, ...columns.map(({ kinds }) => kinds.length))
    let left = GAP
    const boxes = columns.flatMap(({ span, kinds }, column) => {
      const width = ((WIDTH - GAP) * span) / 12 - GAP
      const x = left
      left += width + GAP
      const blocks = kinds.map((kind, index) => (
        <rect
          key={`${section} ${column} ${index} ${kind}`}
          x={x}
          y={top + index * ROW}
          width={width}
          height={ROW - 4}
          rx="2"
        />
      ))
      const free = kinds.length < rows || kinds.length === 0
      const emptySlot = (
        <rect
          key={`${section} ${column} free`}
          x={x}
          y={top + kinds.length * ROW}
          width={width}
          height={ROW - 4}
          rx="2"
          data-free=""
        />
      )
      return free ? [...blocks, emptySlot] : blocks
    })
    top += rows * ROW + GAP
    return boxes
  })
  return (
    <svg className={styles.sketch} viewBox={`0 0 ${WIDTH} 100`} aria-hidden="true">
      {cells}
    </svg>
  )
}
