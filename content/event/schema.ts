import { z } from 'zod'
import type { TypeSchemas } from '#contract/admin/define-schema.ts'
import {
  dateTime,
  externalId,
  onlineFields,
  optionalBothLines,
  optionalLocalisedRichText,
  optionalLocalisedText,
  optionalMonth,
  optionalReference,
  priceInCents,
  reference,
  references,
  requiredLocalisedText,
  slugs,
  textLine,
  timestampField,
  webAddress,
} from '#contract/admin/fields.ts'
import { booleanFilter, idsFilter, monthFilter, textFilter } from '#contract/admin/filters.ts'
import { localisedSchema } from '#contract/common.ts'
import { performerParts } from '#contract/performer-parts.ts'
import { accessShape } from '../venue/schema.ts'
import { dateScheduleSchema, ticketStateSchema } from './endpoints.ts'

/** A choir and orchestra with all their names. */
export const MAX_PERFORMERS = 500

/** Facts that a date should have before it is advertised. */
export const dateGaps = ['tickets', 'picture', 'programme', 'english'] as const
export const dateGapSchema = z.enum(dateGaps)
export type DateGap = z.output<typeof dateGapSchema>

/** Before the start of a date; a longer wait would be another event. */
const minutesBefore = () => z.int().min(0).max(300).nullable().default(null)

const eventDateShape = {
  venue_id: reference(),
  date_start: dateTime(),
  date_end: dateTime(),
  ticket_link: webAddress(),
  tickets_from: dateTime().nullable().default(null),
  price_from: priceInCents(),
  price_to: priceInCents(),
  price_list_id: optionalReference(),
  doors_minutes: minutesBefore(),
  introduction_minutes: minutesBefore(),
  introduction_place: optionalLocalisedText(120),
  status: dateScheduleSchema.default('scheduled'),
  tickets: ticketStateSchema.default('available'),
  status_note: optionalBothLines(),
  moved_from_start: dateTime().nullable().default(null),
  moved_from_venue_id: optionalReference(),
  ...accessShape,
  external_id: externalId(),
}

export function arePricesOrdered({
  price_from,
  price_to,
}: {
  price_from?: number | null
  price_to?: number | null
}): boolean {
  return price_from == null || price_to == null || price_from <= price_to
}

const eventDateBody = z
  .object({ id: z.int().positive().optional(), ...eventDateShape })
  .refine((date) => Date.parse(date.date_end) > Date.parse(date.date_start), {
    path: ['date_end'],
    error: 'after_start',
  })
  .refine((date) => arePricesOrdered(date), { path: ['price_to'], error: 'price_order' })

const inOrder = { id: z.int(), production_id: z.int(), order: z.int() }

export default {
  productions: {
    areas: ['concerts'],
    body: z.object({
      name: requiredLocalisedText(),
      name_subline: optionalLocalisedText(),
      ...slugs(),
      description: optionalLocalisedRichText(),
      additional_info: optionalBothLines(1000),
      color_key: textLine(60),
      image_id: optionalReference(),
      type_id: reference(),
      ...onlineFields(),
      for_children: z.boolean().default(false),
      age_from: z.int().min(0).max(99).nullable().default(null),
      announced_month: optionalMonth(),
      subscriptions: references(),
      dates: z.array(eventDateBody).max(200).default([]),
      programme: z
        .array(
          z.object({
            id: z.int().positive().optional(),
            work_id: optionalReference(),
            minutes: z.int().min(1).max(180).nullable().default(null),
            note: optionalBothLines(1000),
          }),
        )
        .max(100)
        .default([]),
      people: z
        .array(
          z.object({
            id: z.int().positive().optional(),
            person_id: reference(),
            part: z.enum(performerParts),
            instrument: optionalLocalisedText(),
            /** A work of the programme; otherwise the performer belongs to the whole evening. */
            work_id: optionalReference(),
          }),
        )
        .max(MAX_PERFORMERS)
        .default([]),
      external_id: externalId(),
    }),
    filters: {
      past: booleanFilter(),
      type_id: idsFilter(),
      venue_id: idsFilter(),
      person_id: idsFilter(),
      work_id: idsFilter(),
      composer_id: idsFilter(),
      is_online: booleanFilter(),
      for_children: booleanFilter(),
      forgotten: booleanFilter(),
      external_id: textFilter(),
    },
    attention: { forgotten: { forgotten: 'true' } },
    rows: {
      dates: { id: z.int(), production_id: z.int(), version: z.int(), updated_at: timestampField().nullable() },
      programme: inOrder,
      people: inOrder,
    },
  },
  'event-dates': {
    areas: ['concerts'],
    body: z.object({ production_id: reference(), ...eventDateShape }),
    filters: {
      month: monthFilter(),
      venue_id: idsFilter(),
      status: dateScheduleSchema,
      tickets: ticketStateSchema,
      type_id: idsFilter(),
      person_id: idsFilter(),
      work_id: idsFilter(),
      composer_id: idsFilter(),
      lacks: dateGapSchema,
      past: booleanFilter(),
      production_id: idsFilter(),
      external_id: textFilter(),
    },
    attention: Object.fromEntries(dateGaps.map((lack) => [lack, { lacks: lack, past: 'false' }])),
    answers: { name: localisedSchema, hall: z.string(), lacks: z.array(dateGapSchema), urls: localisedSchema },
  },
} satisfies TypeSchemas
