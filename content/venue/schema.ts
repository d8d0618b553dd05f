import { z } from 'zod'
import {
  externalId,
  line,
  online,
  optionalBoth,
  optionalReference,
  optionalRich,
  requiredLine,
  slugs,
  webAddress,
} from '#contract/admin/fields.ts'
import { text, yesNo } from '#contract/admin/filters.ts'
import type { TypeSchemas } from '../define-schema.ts'

const stated = () => z.boolean().nullable().default(null)

/** Facts about access, of a hall or of one date. Null: not stated. */
export const accessShape = {
  wheelchair_places: z.int().min(0).max(10_000).nullable().default(null),
  wheelchair_note: optionalBoth(),
  companion_ticket: stated(),
  companion_ticket_note: optionalBoth(),
  step_free: stated(),
  step_free_note: optionalBoth(),
  lift: stated(),
  lift_note: optionalBoth(),
  accessible_toilet: stated(),
  accessible_toilet_note: optionalBoth(),
  hearing_loop: stated(),
  hearing_loop_note: optionalBoth(),
  quiet_place: stated(),
  quiet_place_note: optionalBoth(),
  sign_language: stated(),
  sign_language_note: optionalBoth(),
  relaxed: stated(),
  relaxed_note: optionalBoth(),
  assistance_dogs: stated(),
  assistance_dogs_note: optionalBoth(),
  nearest_stop: optionalBoth(),
}

export default {
  venues: {
    areas: ['concerts'],
    body: z.object({
      name: requiredLine(),
      ...slugs(),
      street: line(),
      postcode: line(20),
      city: line(),
      country: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^([A-Z]{2})?$/, 'country_form')
        .default(''),
      google_maps: webAddress(),
      description: optionalRich(),
      access: optionalRich(),
      ...accessShape,
      image_id: optionalReference(),
      ...online(),
      external_id: externalId(),
    }),
    filters: { city: text(), is_online: yesNo(), external_id: text() },
  },
} satisfies TypeSchemas
