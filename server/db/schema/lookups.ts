import { boolean, id, index, integer, localised, table, text, uniqueIndex } from '../columns.ts'
import { images } from './media.ts'

const named = { id: id, name: localised, order: () => integer().notNull().default(0), version: () => integer().notNull().default(1) }

export const eventTypes = table('event_types', { id: named.id(), name: named.name(), order: named.order(), version: named.version() })
export const subscriptions = table('subscriptions', { id: named.id(), name: named.name(), order: named.order(), version: named.version() })
export const parentGroups = table('parent_groups', { id: named.id(), name: named.name(), order: named.order(), version: named.version() })
export const ageGroups = table('age_groups', { id: named.id(), name: named.name(), order: named.order(), version: named.version() })
export const instrumentGroups = table('instrument_groups', { id: named.id(), name: named.name(), order: named.order(), version: named.version() })
export const categories = table('categories', { id: named.id(), name: named.name(), order: named.order(), version: named.version() })

export const instruments = table(
  'instruments',
  {
    id: id(),
    name: localised(),
    group_id: integer()
      .notNull()
      .references(() => instrumentGroups.id),
    order: integer().notNull().default(0),
    version: integer().notNull().default(1),
  },
  (t) => [index('instruments_group').on(t.group_id)],
)

export const locations = table('locations', {
  id: id(),
  name: localised(),
  address: text().notNull().default(''),
  city: text().notNull().default(''),
  order: integer().notNull().default(0),
  version: integer().notNull().default(1),
})

export const colors = table(
  'colors',
  {
    id: id(),
    key: text().notNull(),
    name: localised(),
    /** `#rrggbb` */
    value: text().notNull(),
    order: integer().notNull().default(0),
    version: integer().notNull().default(1),
  },
  (t) => [uniqueIndex('colors_key').on(t.key)],
)

export const faqs = table('faqs', {
  id: id(),
  question: localised(),
  answer: localised(),
  order: integer().notNull().default(0),
  is_online: boolean().notNull().default(true),
  version: integer().notNull().default(1),
})

const stage = {
  variant: () => text().notNull().$type<'orchestra' | 'school'>(),
  image: () => integer().references(() => images.id),
}

function stageColumns() {
  return {
    id: id(),
    variant: stage.variant(),
    preline: localised(),
    headline: localised(),
    subline: localised(),
    text: localised(),
    link: text().notNull().default(''),
    link_text: localised(),
    image_id: stage.image(),
    order: integer().notNull().default(0),
    is_online: boolean().notNull().default(true),
    version: integer().notNull().default(1),
  }
}

export const heroes = table('heroes', stageColumns(), (t) => [index('heroes_variant').on(t.variant, t.order)])
export const teasers = table('teasers', stageColumns(), (t) => [index('teasers_variant').on(t.variant, t.order)])
