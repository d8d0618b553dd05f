import { useQuery } from '@tanstack/react-query'
import { useAuthProvider, useResourceDefinitions, useTranslate } from 'react-admin'
import type { Screen } from './choices.ts'

/** The lists that whoever is logged in may open, in the order of the menu, and what can be made in them. */
export function useScreens(): Screen[] {
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
  return allowed.flatMap((name) => {
    const definition = definitions[name]
    if (!definition?.hasList) return []
    const singular = translate(`resources.${name}.name`, { smart_count: 1 })
    const title = translate(`resources.${name}.name`, { smart_count: 2 })
    return [{ name, title, canCreate: definition.hasCreate === true, createTitle: translate('partitur.find.create', { item: singular }) }]
  })
}
