import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { ImportChoices } from '#contract/admin/resources/import.ts'
import type { ResourceName } from '#model/define-type.ts'
import { user } from '#server/db/schema/accounts.ts'
import { importChoices } from '#server/db/schema/imports.ts'
import type { Deps } from '../../deps.ts'
import { planFingerprint } from '../../preview-apply.ts'
import { sameWords } from './same-words.ts'

const MAX_CHOICES_PER_ACCOUNT = 50

type Shape = { resource: ResourceName; headings: readonly string[] }

const shapeOf = (headings: readonly string[]) => planFingerprint(headings.map(sameWords))

/** The choices of this account for the last file with these headings. */
export async function findChoices({ db, viewer }: Deps, { resource, headings }: Shape): Promise<ImportChoices> {
  const [row] = await db
    .select({ choices: importChoices.choices })
    .from(importChoices)
    .where(
      and(
        eq(importChoices.user_id, viewer?.id ?? ''),
        eq(importChoices.resource, resource),
        eq(importChoices.shape, shapeOf(headings)),
      ),
    )
  return row?.choices ?? {}
}

/** Created records are found by their names from now on. */
export async function saveChoices(
  { db, viewer, now }: Deps,
  { resource, headings, choices }: Shape & { choices: ImportChoices },
): Promise<void> {
  const [account] = await db
    .select({ id: user.id })
    .from(user)
    .where(eq(user.id, viewer?.id ?? ''))
  // Commands have no account.
  if (!account) return
  const kept = { ...choices, answers: choices.answers?.filter(({ action }) => action !== 'create') ?? [] }
  const values = { choices: kept, used_at: now() }
  await db
    .insert(importChoices)
    .values({ user_id: account.id, resource, shape: shapeOf(headings), ...values })
    .onConflictDoUpdate({ target: [importChoices.user_id, importChoices.resource, importChoices.shape], set: values })
  const rows = await db
    .select({ shape: importChoices.shape })
    .from(importChoices)
    .where(eq(importChoices.user_id, account.id))
    .orderBy(desc(importChoices.used_at), asc(importChoices.shape))
  const old = rows.slice(MAX_CHOICES_PER_ACCOUNT).map(({ shape }) => shape)
  if (old.length > 0)
    await db.delete(importChoices).where(and(eq(importChoices.user_id, account.id), inArray(importChoices.shape, old)))
}
