import type { ModuleSchema } from './define.tsx'
import { moduleKinds } from './kinds.ts'

type StoredData = Record<string, unknown>

/** Beside the fields, whose names hold no such sign: by how many steps the data was made. Without it by none. */
const SHAPE = '$shape'

/**
 * Stored data as the kind stores it now, whichever program wrote it: the steps that are missing, in their order. Nothing is
 * written by it; the next write of the module stores the shape of now. What is of a newer program is left as it is.
 */
export function migrateData({ steps = [] }: Pick<ModuleSchema, 'steps'>, stored: StoredData): StoredData {
  const pending = steps.slice(countStepsTaken(stored))
  if (pending.length === 0) return stored
  return { ...pending.reduce<StoredData>((data, step) => step(data), withoutShapeStamp(stored)), [SHAPE]: steps.length }
}

/** The same by the name of the kind; data of a kind that there is no more stays as it is. */
export function migrateKindData(kind: string, stored: StoredData): StoredData {
  return migrateData(moduleKinds.get(kind) ?? {}, stored)
}

/** Marks data with the current shape before it is stored, for kinds that have had another one. */
export function stampShape({ steps = [] }: Pick<ModuleSchema, 'steps'>, data: StoredData): StoredData {
  return steps.length === 0 ? data : { ...data, [SHAPE]: steps.length }
}

export function withoutShapeStamp({ [SHAPE]: _shape, ...fields }: StoredData): StoredData {
  return fields
}

function countStepsTaken({ [SHAPE]: shape }: StoredData): number {
  return typeof shape === 'number' ? shape : 0
}
