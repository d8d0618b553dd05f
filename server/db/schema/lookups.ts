import { boolean, findable, id, index, integer, localised, table, text, uniqueIndex, versioned } from '../columns.ts'
import { images } from './media.ts'

function namedColumns() {
  return { id: id(), ...findable(), name: localised(), order: integer().notNull().default(0), ...versioned() }
}

export const eventTypes = table('event_types', namedColumns())
export const subscriptions = table('subscriptions', namedColumns())
export const parentGroups = table('parent_groups', namedColumns())
export const ageGroups = table('age_groups', namedColumns())
export const instrumentGroups = table('instrument_groups', namedColumns())
export const categories = table('categories', namedColumns())

export const instruments = table(
  'instruments',
  {
    id: id(),
    ...findable(),
    name: localised(),
    group_id: integer()
      .notNull()
      .references(() => instrumentGroups.id),
    order: integer().notNull().default(0),
    ...versioned(),
  },
  (t) => [index('instruments_group').on(t.group_id)],
)

export const locations = table('locations', {
  id: id(),
  ...findable(),
  name: localised(),
  address: text().notNull().default(''),
  city: text().notNull().default(''),
  order: integer().notNull().default(0),
  ...versioned(),
})

export const colors = table(
  'colors',
  {
    id: id(),
    ...findable(),
    key: text().notNull(),
    name: localised(),
    /** `#rrggbb` */
    value: text().notNull(),
    order: integer().notNull().default(0),
    ...versioned(),
  },
  (t) => [uniqueIndex('colors_key').on(t.key)],
)

export const faqs = table('faqs', {
  id: id(),
  ...findable(),
  question: localised(),
  answer: localised(),
  /** A word of the back office that visitors never read; empty without one. */
  category: text().notNull().default(''),
  order: integer().notNull().default(0),
  is_online: boolean().notNull().default(true),
  ...versioned(),
})

function stageColumns() {
  return {
    id: id(),
    ...findable(),
    variant: text().notNull().$type<'orchestra' | 'school'>(),
    preline: localised(),
    headline: localised(),
    subline: localised(),
    text: localised(),
    link: text().notNull().default(''),
    link_text: localised(),
    image_id: integer().references(() => images.id),
    order: integer().notNull().default(0),
    is_online: boolean().notNull().default(true),
    ...versioned(),
  }
}

export const heroes = table('heroes', stageColumns(), (t) => [index('heroes_variant').on(t.variant, t.order)])
export const teasers = table('teasers', stageColumns(), (t) => [index('teasers_variant').on(t.variant, t.order)])
