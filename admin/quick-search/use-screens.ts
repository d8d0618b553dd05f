import { useCanAccessResources, useCreatePath, useResourceDefinitions, useTranslate } from 'react-admin'
import { contentResources } from '../content.ts'
import type { Screen } from './find-screens.ts'

/** Screens that every account may open. */
const ownScreens = ['help', 'profile', 'password', 'second-factor', 'sessions'] as const

/** The screens that the account may open: lists in menu order, new records, commands, and lists by state. */
export function useScreens(): Screen[] {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const definitions = Object.values(useResourceDefinitions())
  const { canAccess: may = {} } = useCanAccessResources({
    resources: definitions.map(({ name }) => name),
    action: 'list',
  })
  const resources = definitions.filter(({ name, hasList }) => hasList && may[name])
  const content = contentResources.filter(({ name }) => resources.some((each) => each.name === name))
  const nameOf = (resource: string, smart_count: number) => translate(`resources.${resource}.name`, { smart_count })
  const synonymsOf = (screen: string) => translate(`partitur.find.words.${screen}`, { _: '' })
  return [
    ...resources.map(({ name }) => ({
      title: nameOf(name, 2),
      to: createPath({ resource: name, type: 'list' }),
      synonyms: synonymsOf(name),
      isMain: true,
    })),
    ...ownScreens.map((name) => ({
      title: translate(`partitur.find.commands.${name}`),
      to: `/admin/${name}`,
      synonyms: synonymsOf(name),
      isMain: true,
    })),
    ...resources
      .filter(({ hasCreate }) => hasCreate)
      .map(({ name }) => ({
        title: translate('partitur.find.create', { item: nameOf(name, 1) }),
        to: createPath({ resource: name, type: 'create' }),
        synonyms: translate('partitur.find.createWords'),
      })),
    ...content.flatMap(({ name, foundScreens = [] }) => [
      ...foundScreens.map(({ title, path }) => ({ title: translate(title), to: `/admin/${name}/${path}` })),
      { title: translate('partitur.import.of', { many: nameOf(name, 2) }), to: `/admin/import/${name}` },
    ]),
    ...content.flatMap(({ name, foundStates = [] }) =>
      foundStates.map(({ title, filter }) => ({
        title: `${nameOf(name, 2)}: ${translate(title)}`,
        to: filteredList(name, filter),
        state: translate(title),
      })),
    ),
  ]
}

/** The path of a list, filtered as when it is opened from the quick search. */
export function filteredList(resource: string, filter: Record<string, string>): string {
  const listFilter = contentResources.find(({ name }) => name === resource)?.foundIn
  return `/admin/${resource}?filter=${encodeURIComponent(JSON.stringify({ ...listFilter, ...filter }))}`
}
