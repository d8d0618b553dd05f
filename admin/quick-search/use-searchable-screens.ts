import { useQuery } from '@tanstack/react-query'
import { useAuthProvider, useResourceDefinitions, useTranslate } from 'react-admin'
import { contentResources } from '../content.ts'
import type { Screen } from './options.ts'

/** The lists that the account may open, in menu order, and whether it may create records. */
export function useSearchableScreens(): Screen[] {
  const translate = useTranslate()
  const authProvider = useAuthProvider()
  const definitions = useResourceDefinitions()
  const names = Object.keys(definitions)
  const { data: allowed = [] } = useQuery({
    queryKey: ['find', 'screens', ...names],
    queryFn: async () => {
      const may = await Promise.all(names.map((resource) => authProvider?.canAccess?.({ resource, action: 'list' })))
      return names.filter((_, index) => may[index])
    },
  })
  const screens = allowed.flatMap((name): Screen[] => {
    const definition = definitions[name]
    if (!definition?.hasList) return []
    const singular = translate(`resources.${name}.name`, { smart_count: 1 })
    const title = translate(`resources.${name}.name`, { smart_count: 2 })
    const createTitle = translate('partitur.find.create', { item: singular })
    const content = contentResources.find((each) => each.name === name)
    const states = (content?.foundStates ?? []).map((state) => ({ ...state, title: translate(state.title) }))
    const screens = (content?.foundScreens ?? []).map((screen) => ({
      title: translate(screen.title),
      to: `/admin/${name}/${screen.path}`,
    }))
    const imported = content
      ? [{ title: translate('partitur.import.of', { many: title }), to: `/admin/import/${name}` }]
      : []
    return [
      {
        name,
        title,
        words: translate(`partitur.find.words.${name}`, { _: '' }),
        canCreate: definition.hasCreate === true,
        createTitle,
        states,
        commands: [...screens, ...imported],
      },
    ]
  })
  const commands = ownScreens.map((name): Screen => {
    const title = translate(`partitur.find.commands.${name}`)
    return {
      name,
      title,
      words: translate(`partitur.find.words.${name}`, { _: '' }),
      to: `/admin/${name}`,
      canCreate: false,
      createTitle: '',
      states: [],
      commands: [],
    }
  })
  return [...screens, ...commands]
}

/** Screens that every account may open. */
const ownScreens = ['help', 'profile', 'password', 'second-factor', 'sessions'] as const
