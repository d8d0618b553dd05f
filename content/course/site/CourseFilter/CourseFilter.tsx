import { useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import type { Locale } from '#config'
import type { IdName } from '#contract/common.ts'
import { type ActiveFilter, ActiveFilters } from '#site/components/ActiveFilters/ActiveFilters.tsx'
import { Arrow } from '#site/components/Arrow.tsx'
import button from '#site/components/Button/Button.module.css'
import { Collapsible } from '#site/components/Collapsible/Collapsible.tsx'
import { NameList } from '#site/components/NameList.tsx'
import { useWords } from '#site/i18n/words.ts'
import { filterSearch, isFiltered, removeFromFilter, toggleFilter } from '#site/lists/filter.ts'
import { useOptimisticFilter } from '#site/lists/use-optimistic-filter.ts'
import { words } from '../../words.ts'
import { type CourseFilter as Chosen, emptyCourseFilter } from '../course-filter.ts'
import { availableChoices, type CourseFacets } from '../facets.ts'
import styles from './CourseFilter.module.css'

export type CourseLookups = {
  parentGroups: IdName[]
  ageGroups: IdName[]
  locations: IdName[]
  instrumentGroups: (IdName & { instruments: IdName[] })[]
}

type CourseFilterProps = {
  filter: Chosen
  lookups: CourseLookups
  offers: CourseFacets[]
  count: number
  isLoading: boolean
}

/** `<details>` and a form, so that it opens and filters without script. */
export function CourseFilter({ filter: inAddress, lookups, offers, count, isLoading }: CourseFilterProps) {
  const { list: text } = useWords(words)
  const { pathname } = useLocation()
  const [filter, setFilter] = useOptimisticFilter(inAddress)
  const [filterOpen, setFilterOpen] = useState(false)
  const summary = useRef<HTMLElement>(null)
  // Both buttons disappear on click, so the focus has to move.
  const close = () => {
    setFilterOpen(false)
    summary.current?.focus()
  }
  const reset = () => {
    setFilter(emptyCourseFilter)
    summary.current?.focus({ preventScroll: true })
  }
  const toChoices = (name: keyof CourseFacets, options: IdName[]) => ({
    name,
    options,
    selected: [filter[name]].flat(),
    leading: availableChoices(offers, filter, name),
    onChoose: (value: string) => setFilter(toggleFilter(filter, name, value)),
  })
  return (
    <>
      <details className={styles.panel} open={filterOpen} onToggle={(event) => setFilterOpen(event.currentTarget.open)}>
        <summary ref={summary} className={styles.summary}>
          {text.filter}
          <Arrow className={styles.arrow} />
        </summary>
        <Form method="get" className={styles.form}>
          <FoldedChoices
            {...toChoices('parent_group', lookups.parentGroups)}
            legend={text.group}
            anyLabel={text.any}
            isOpen
          />
          <FoldedChoices {...toChoices('age_group', lookups.ageGroups)} legend={text.age} anyLabel={text.any} />
          <FoldedChoices
            {...toChoices('dates__location', lookups.locations)}
            legend={text.location}
            anyLabel={text.any}
          />
          <Collapsible title={text.instruments} isOpen={filter.instruments.length > 0} className={styles.instruments}>
            <div className={styles.groups}>
              {lookups.instrumentGroups.map((group) => (
                <Choices
                  key={group.id}
                  {...toChoices('instruments', group.instruments)}
                  legend={group.name}
                  legendLang={group.lang}
                  multiple
                />
              ))}
            </div>
          </Collapsible>
          <noscript>
            <button type="submit" className={button.button}>
              {text.apply}
            </button>
          </noscript>
          <p className={styles.actions}>
            <button type="button" className={button.button} onClick={close}>
              {isLoading ? text.apply : text.show(count)}
            </button>
            {isFiltered(filter) && (
              <button type="button" className={button.quiet} onClick={reset}>
                {text.reset}
              </button>
            )}
          </p>
        </Form>
      </details>
      <ActiveFilters
        title={text.active}
        filters={activeFilters(filter, lookups)}
        removeLabel={text.remove}
        reset={{ label: text.reset, to: pathname }}
      />
    </>
  )
}

function activeFilters(filter: Chosen, lookups: CourseLookups): ActiveFilter[] {
  const names: Record<keyof typeof emptyCourseFilter & string, IdName[]> = {
    parent_group: lookups.parentGroups,
    age_group: lookups.ageGroups,
    dates__location: lookups.locations,
    instruments: lookups.instrumentGroups.flatMap((group) => group.instruments),
  }
  return Object.entries(names).flatMap(([name, options]) =>
    [filter[name] ?? '']
      .flat()
      .filter((value) => value !== '')
      .map((value) => {
        const { name: label, lang } = options.find((option) => String(option.id) === value) ?? { name: undefined }
        return {
          key: `${name}-${value}`,
          label,
          lang,
          without: filterSearch(removeFromFilter(filter, name, value)) || '?',
        }
      }),
  )
}

type ChoicesProps = {
  legend: string
  legendLang?: Locale | undefined
  name: string
  options: IdName[]
  selected: readonly string[]
  /** Choices that lead to a course; the others are dimmed. */
  leading: ReadonlySet<string>
  /** Label of "no choice"; without it several can be chosen. */
  anyLabel?: string
  multiple?: boolean
  onChoose: (value: string) => void
}

/** Radio buttons, or checkboxes where several can be chosen. */
function Choices({
  legend,
  legendLang,
  name,
  options,
  selected,
  leading,
  anyLabel,
  multiple = false,
  onChoose,
}: ChoicesProps) {
  const allOptions = [
    ...(anyLabel ? [{ value: '', label: anyLabel, lang: undefined }] : []),
    ...options.map(({ id, name: label, lang }) => ({ value: String(id), label, lang })),
  ]
  return (
    <fieldset>
      <legend lang={legendLang} className={multiple ? styles.legend : 'visually-hidden'}>
        {legend}
      </legend>
      <div className={styles.choices}>
        {allOptions.map(({ value, label, lang }) => (
          <label
            key={value}
            className={styles.choice}
            data-dim={value !== '' && !leading.has(value) && !selected.includes(value)}
          >
            <input
              type={multiple ? 'checkbox' : 'radio'}
              name={name}
              value={value}
              checked={selected.includes(value)}
              onChange={() => onChoose(value)}
            />
            <span lang={lang}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function FoldedChoices({ isOpen = false, ...choices }: ChoicesProps & { isOpen?: boolean }) {
  const selectedOptions = choices.options.filter(({ id }) => choices.selected.includes(String(id)))
  const title = (
    <>
      {choices.legend}
      {selectedOptions.length > 0 && '\u00a0· '}
      <NameList names={selectedOptions} />
    </>
  )
  return (
    <Collapsible title={title} isOpen={isOpen || selectedOptions.length > 0} className={styles.fold}>
      <Choices {...choices} />
    </Collapsible>
  )
}
