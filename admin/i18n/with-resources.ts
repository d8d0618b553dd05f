import type { Locale } from '#config'
import type { ResourceMessages } from '#model/define-type.ts'
import { resourceMessages } from '#model/messages.ts'
import { systemFieldLabels } from '#model/messages-of.ts'
import { rowFields } from '#model/records.ts'
import { resourceNames } from '#model/types.ts'

type Labels = Record<string, string>
type ResourceTexts = {
  name: string
  fields: Readonly<Labels>
  help?: Readonly<Labels>
  choices?: Readonly<Record<string, Readonly<Labels>>>
}
type NameParts = { others: Labels; ownFieldLabels: Record<string, Labels> }

/** The texts of every resource; the labels of its fields also for its child rows. */
export function withResources(
  locale: Locale,
  { others: otherNames, ownFieldLabels }: NameParts,
): Record<string, ResourceTexts> {
  const content = resourceNames.map((name): [string, ResourceTexts] => {
    const texts: ResourceMessages = resourceMessages[name]
    const ownLabels = texts.fields?.[locale] ?? {}
    const inRows = Object.keys(rowFields(name)).flatMap((rows) =>
      Object.entries(ownLabels).map(([field, label]) => [`${rows}.${field}`, label]),
    )
    return [
      name,
      {
        name: texts.name[locale].join(' |||| '),
        fields: { ...ownLabels, ...Object.fromEntries(inRows) },
        help: texts.help?.[locale] ?? {},
        choices: texts.choices?.[locale] ?? {},
      },
    ]
  })
  const otherEntries = Object.entries(otherNames).map(([name, title]) => [
    name,
    { name: title, fields: { ...systemFieldLabels[locale], ...ownFieldLabels[name] } },
  ])
  return Object.fromEntries([...content, ...otherEntries])
}

/** The back office's own texts, with the screen names of content types. */
export function withScreens<T extends { contentType: Labels }>(locale: Locale, words: T) {
  const screens = Object.values<ResourceMessages>(resourceMessages).map((type) => type.screens?.[locale])
  return { ...words, contentType: Object.assign({}, words.contentType, ...screens) }
}
