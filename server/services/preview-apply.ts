import { createHash } from 'node:crypto'
import { type Deps, type TxDeps, write } from './deps.ts'

type Work<P, A> = {
  /** May write: rolled back unless confirmed. */
  preview: (deps: TxDeps) => Promise<P>
  isConfirmed: (preview: P) => boolean
  apply: (deps: TxDeps, preview: P) => Promise<A>
}

/**
 * Applies the preview in the same transaction if it is confirmed with its fingerprint. When it has changed since,
 * nothing is applied and the new one is returned.
 */
export async function previewOrApply<P, A>(
  deps: Deps,
  { preview, isConfirmed, apply }: Work<P, A>,
): Promise<{ preview: P; applied: A | null }> {
  let previewed: { preview: P } | undefined
  try {
    return await write(deps, async (inner) => {
      const result = await preview(inner)
      previewed = { preview: result }
      if (!isConfirmed(result)) throw new NotConfirmed()
      return { preview: result, applied: await apply(inner, result) }
    })
  } catch (error) {
    if (!(error instanceof NotConfirmed) || !previewed) throw error
    return { ...previewed, applied: null }
  }
}

export function planFingerprint(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url')
}

class NotConfirmed extends Error {}
