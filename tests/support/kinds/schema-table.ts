import { expect, test } from 'vitest'
import type { ModuleSchema } from '#modules/define.tsx'
import { checkedSchema } from '#modules/schemas.ts'

type Rows = {
  /** A record the schema accepts. */
  valid: Record<string, unknown>
  accepts: [why: string, change: Record<string, unknown>][]
  /** `undefined` omits the field. */
  rejects: [why: string, change: Record<string, unknown>, field: string][]
}

/** Tests a kind's schema; each row changes one field of a valid record. */
export function testSchema(kind: ModuleSchema, { valid, accepts, rejects }: Rows): void {
  const schema = checkedSchema(kind)

  test.each<Rows['accepts'][number]>([['a complete record', {}], ...accepts])(
    `${schema.kind} accepts %s`,
    (_, change) => {
      expect(schema.fields.safeParse({ ...valid, ...change }).error).toBeUndefined()
    },
  )

  test.each(rejects)(`${schema.kind} rejects %s`, (_, change, field) => {
    const issues = schema.fields.safeParse({ ...valid, ...change }).error?.issues ?? []
    expect(issues.map((issue) => issue.path.join('.'))).toEqual([field])
  })
}
