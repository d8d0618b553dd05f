import type { ModuleDemo } from '#modules/define-edit.ts'

const demoModules = import.meta.glob<ModuleDemo>('../../../modules/*/demo.ts', { eager: true, import: 'demo' })
const demos = new Map(Object.values(demoModules).map((demo) => [demo.kind, demo]))

/** The German demo record of a kind, as an editor would send it, with this picture. */
export function demoFields(kind: string, image: number): Record<string, unknown> {
  const demo = demos.get(kind)
  if (!demo) throw new Error(`no demo of ${kind}`)
  const fields = demo.fields.de as Record<string, unknown>
  return 'image' in fields ? { ...fields, image } : { ...fields }
}
