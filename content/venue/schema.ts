import { z } from 'zod'
import type { TypeSchemas } from '#contract/admin/define-schema.ts'
import {
  externalId,
  onlineFields,
  optionalLocalisedRichText,
  optionalLocalisedText,
  optionalReference,
  requiredTextLine,
  slugs,
  textLine,
  webAddress,
} from '#contract/admin/fields.ts'
import { booleanFilter, textFilter } from '#contract/admin/filters.ts'

const stated = () => z.boolean().nullable().default(null)

/** Accessibility of a hall or of one date. Null: not stated. */
export const accessShape = {
  wheelchair_places: z.int().min(0).max(10_000).nullable().default(null),
  wheelchair_note: optionalLocalisedText(),
  companion_ticket: stated(),
  companion_ticket_note: optionalLocalisedText(),
  step_free: stated(),
  step_free_note: optionalLocalisedText(),
  lift: stated(),
  lift_note: optionalLocalisedText(),
  accessible_toilet: stated(),
  accessible_toilet_note: optionalLocalisedText(),
  hearing_loop: stated(),
  hearing_loop_note: optionalLocalisedText(),
  quiet_place: stated(),
  quiet_place_note: optionalLocalisedText(),
  sign_language: stated(),
  sign_language_note: optionalLocalisedText(),
  relaxed: stated(),
  relaxed_note: optionalLocalisedText(),
  assistance_dogs: stated(),
  assistance_dogs_note: optionalLocalisedText(),
  nearest_stop: optionalLocalisedText(),
}

export default {
  venues: {
    areas: ['concerts'],
    body: z.object({
      name: requiredTextLine(),
      ...slugs(),
      street: textLine(),
      postcode: textLine(20),
      city: textLine(),
      country: z
        .string()
        .trim()
        .toUpperCase()
        .regex(/^([A-Z]{2})?$/, 'country_form')
        .default(''),
      google_maps: webAddress(),
      description: optionalLocalisedRichText(),
      access: optionalLocalisedRichText(),
      ...accessShape,
      image_id: optionalReference(),
      ...onlineFields(),
      external_id: externalId(),
    }),
    filters: { city: textFilter(), is_online: booleanFilter(), external_id: textFilter() },
  },
} satisfies TypeSchemas
