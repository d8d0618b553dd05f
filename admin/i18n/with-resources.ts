import type { Locale } from '#config'
import type { ResourceMessages } from '#content/define.ts'
import { resourceMessages } from '#content/messages.ts'

type Labels = Record<string, string>
type Parts = { resourceNames: Labels; fieldLabels: Labels; ownFieldLabels: Record<string, Labels> }

const rowFields = ['dates', 'programme', 'people']

/** Every resource knows every label, also in its rows; its own come first. */
export function withResources(
  locale: Locale,
  { resourceNames, fieldLabels, ownFieldLabels }: Parts,
): Record<string, { name: string; fields: Readonly<Labels> }> {
  const inRows = Object.fromEntries(rowFields.flatMap((row) => Object.entries(fieldLabels).map(([field, label]) => [`${row}.${field}`, label])))
  const content = Object.entries(resourceMessages).map(([name, words]): [string, { name: string; fields: Readonly<Labels> }] => [
    name,
    { name: words.name[locale].join(' |||| '), fields: { ...fieldLabels, ...words.fields?.[locale], ...inRows } },
  ])
  const others = Object.entries(resourceNames).map(([name, title]) => [name, { name: title, fields: { ...fieldLabels, ...ownFieldLabels[name] } }])
  return Object.fromEntries([...content, ...others])
}

/** The back office's own words and what the content types call their choices and screens. */
export function withChoices<T extends { contentType: Labels }>(locale: Locale, words: T) {
  const types: ResourceMessages[] = Object.values(resourceMessages)
  const screens = types.map((type) => type.screens?.[locale])
  const choices = types.map((type) => type.choices?.[locale])
  return { ...words, ...Object.assign({}, ...choices), contentType: Object.assign({}, words.contentType, ...screens) }
}
