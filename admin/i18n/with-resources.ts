import type { Locale } from '#config'
import { childRowShapes } from '#contract/admin/schemas.ts'
import type { ResourceMessages } from '#model/define-type.ts'
import { fieldLabels } from '#model/field-labels.ts'
import { resourceMessages } from '#model/messages.ts'
import { resourceNames } from '#model/types.ts'

type Labels = Record<string, string>
type Words = {
  name: string
  fields: Readonly<Labels>
  help?: Readonly<Labels>
  choices?: Readonly<Record<string, Readonly<Labels>>>
}
type Parts = { others: Labels; ownFieldLabels: Record<string, Labels> }

/** Adds the shared field labels to every resource, its own taking precedence; also for child rows. */
export function withResources(locale: Locale, { others: otherNames, ownFieldLabels }: Parts): Record<string, Words> {
  const content = resourceNames.map((name): [string, Words] => {
    const words: ResourceMessages = resourceMessages[name]
    const own = { ...fieldLabels[locale], ...words.fields?.[locale] }
    const inRows = Object.keys(childRowShapes(name)).flatMap((rows) =>
      Object.entries(own).map(([field, label]) => [`${rows}.${field}`, label]),
    )
    return [
      name,
      {
        name: words.name[locale].join(' |||| '),
        fields: { ...own, ...Object.fromEntries(inRows) },
        help: words.help?.[locale] ?? {},
        choices: words.choices?.[locale] ?? {},
      },
    ]
  })
  const others = Object.entries(otherNames).map(([name, title]) => [
    name,
    { name: title, fields: { ...fieldLabels[locale], ...ownFieldLabels[name] } },
  ])
  return Object.fromEntries([...content, ...others])
}

/** The back office's own texts, with the screen names of content types. */
export function withScreens<T extends { contentType: Labels }>(locale: Locale, words: T) {
  const screens = Object.values<ResourceMessages>(resourceMessages).map((type) => type.screens?.[locale])
  return { ...words, contentType: Object.assign({}, words.contentType, ...screens) }
}
