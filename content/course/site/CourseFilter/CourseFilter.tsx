import { useState } from 'react'
import { Form, useLocation } from 'react-router'
import type { IdName } from '#contract/common.ts'
import { type ActiveFilter, ActiveFilters } from '#site/components/ActiveFilters/ActiveFilters.tsx'
import { Arrow } from '#site/components/Arrow.tsx'
import button from '#site/components/Button/Button.module.css'
import { useWords } from '#site/i18n/words.ts'
import { filterSearch, isFiltered, removeFromFilter, toggleFilter } from '#site/lists/filter.ts'
import { useChosenFilter } from '#site/lists/use-chosen-filter.ts'
import { words } from '../../words.ts'
import { type CourseFilter as Chosen, emptyCourseFilter } from '../course-filter.ts'
import { Choices } from './Choices.tsx'
import styles from './CourseFilter.module.css'

export type CourseLookups = {
  parentGroups: IdName[]
  ageGroups: IdName[]
  locations: IdName[]
  instrumentGroups: (IdName & { instruments: IdName[] })[]
}

type CourseFilterProps = { filter: Chosen; lookups: CourseLookups; count: number; isLoading: boolean }

/** The filter panel. `<details>`, so that it opens, and a form, so that it filters, without script too. */
export function CourseFilter({ filter: inAddress, lookups, count, isLoading }: CourseFilterProps) {
  const { list: text } = useWords(words)
  const { pathname } = useLocation()
  const [filter, choose] = useChosenFilter(inAddress)
  const [filterOpen, setFilterOpen] = useState(false)
  const toggle = (name: keyof Chosen & string) => (value: string) => choose(toggleFilter(filter, name, value))
  return (
    <>
      <details className={styles.panel} open={filterOpen} onToggle={(event) => setFilterOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          {text.filter}
          <Arrow className={styles.arrow} />
        </summary>
        <Form method="get" className={styles.form}>
          <Choices
            legend={text.group}
            name="parent_group"
            options={lookups.parentGroups}
            chosen={[filter.parent_group]}
            anyLabel={text.any}
            onChoose={toggle('parent_group')}
          />
          <Choices
            legend={text.age}
            name="age_group"
            options={lookups.ageGroups}
            chosen={[filter.age_group]}
            anyLabel={text.any}
            onChoose={toggle('age_group')}
          />
          <Choices
            legend={text.location}
            name="dates__location"
            options={lookups.locations}
            chosen={[filter.dates__location]}
            anyLabel={text.any}
            onChoose={toggle('dates__location')}
          />
          <fieldset className={styles.instruments}>
            <legend className={styles.legend}>{text.instruments}</legend>
            <div className={styles.groups}>
              {lookups.instrumentGroups.map((group) => (
                <Choices
                  key={group.id}
                  legend={group.name}
                  name="instruments"
                  options={group.instruments}
                  chosen={filter.instruments}
                  many
                  onChoose={toggle('instruments')}
                />
              ))}
            </div>
          </fieldset>
          <noscript>
            <button type="submit" className={button.button}>
              {text.apply}
            </button>
          </noscript>
          <p className={styles.done}>
            <button type="button" className={button.button} onClick={() => setFilterOpen(false)}>
              {isLoading ? text.apply : `${text.apply} (${count})`}
            </button>
            {isFiltered(filter) && (
              <button type="button" className={button.quiet} onClick={() => choose(emptyCourseFilter)}>
                {text.reset}
              </button>
            )}
          </p>
        </Form>
      </details>
      <ActiveFilters title={text.active} filters={activeFilters(filter, lookups)} removeLabel={text.remove} reset={{ label: text.reset, to: pathname }} />
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
      .map((value) => ({
        key: `${name}-${value}`,
        label: options.find((option) => String(option.id) === value)?.name ?? value,
        without: filterSearch(removeFromFilter(filter, name, value)) || '?',
      })),
  )
}
