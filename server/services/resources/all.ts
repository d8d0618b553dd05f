import type { ResourceName } from '#model/define-type.ts'
import type { ResourceDefinition } from './definition.ts'

const found = import.meta.glob<ResourceDefinition | readonly ResourceDefinition[]>('../../../content/*/resource.ts', {
  eager: true,
  import: 'default',
})

export const resources: readonly ResourceDefinition[] = Object.values(found).flat()

export function requireResource(name: ResourceName): ResourceDefinition {
  const definition = resources.find((resource) => resource.name === name)
  if (!definition) throw new Error(`no resource ${name}`)
  return definition
}
