import { expect, test } from 'vitest'
import type { ModuleSchema } from '../define.tsx'

type Rows = {
  /** A record the schema takes. */
  valid: Record<string, unknown>
  accepts: [why: string, change: Record<string, unknown>][]
  /** `undefined` leaves the field out. */
  rejects: [why: string, change: Record<string, unknown>, field: string][]
}

/** The accept and reject table of a kind; each row changes one thing of a valid record. */
export function testSchema(schema: ModuleSchema, { valid, accepts, rejects }: Rows): void {
  test.each<Rows['accepts'][number]>([['a complete record', {}], ...accepts])(`${schema.kind} accepts %s`, (_, change) => {
    expect(schema.fields.safeParse({ ...valid, ...change }).error).toBeUndefined()
  })

  test.each(rejects)(`${schema.kind} rejects %s`, (_, change, field) => {
    const issues = schema.fields.safeParse({ ...valid, ...change }).error?.issues ?? []
    expect(issues.map((issue) => issue.path.join('.'))).toEqual([field])
  })

  test(`${schema.kind} names only its own fields as localised or rich`, () => {
    expect(Object.keys(schema.fields.shape)).toEqual(expect.arrayContaining([...schema.localised, ...schema.richText]))
  })
}
