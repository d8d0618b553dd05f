import type { ResourceName } from '#model/define-type.ts'
import { recordTypes } from '#model/records.ts'
import type { ResourceDefinition, RulesByResource } from './definition.ts'
import { definitionOf } from './definition-of.ts'

const foundRules = import.meta.glob<RulesByResource>('../../../content/*/rules.ts', { eager: true, import: 'default' })
const rules: RulesByResource = Object.assign({}, ...Object.values(foundRules))

export const resources: readonly ResourceDefinition[] = recordTypes.map((type) =>
  definitionOf(type, rules[type.resource]),
)

export function requireResource(name: ResourceName): ResourceDefinition {
  const definition = resources.find((resource) => resource.name === name)
  if (!definition) throw new Error(`no resource ${name}`)
  return definition
}
