import { PAGE_SIZE } from '#config'
import { AppError } from '#contract/errors.ts'

export type ResultPage<T> = { count: number; page: number; pageSize: number; results: T[] }

/** One page of the rows counted, which `read` reads. */
export async function readPage<T>(
  { page, count, pageSize = PAGE_SIZE }: { page: number; count: number; pageSize?: number },
  read: (slice: { limit: number; offset: number }) => T[] | Promise<T[]>,
): Promise<ResultPage<T>> {
  return { count, page, pageSize, results: await read(pageBounds({ page, count, pageSize })) }
}

/** LIMIT and OFFSET; a page beyond the end is `not_found`, page 1 of an empty list is empty. */
export function pageBounds({ page, count, pageSize = PAGE_SIZE }: { page: number; count: number; pageSize?: number }): {
  limit: number
  offset: number
} {
  if (page > Math.max(1, Math.ceil(count / pageSize)))
    throw new AppError('not_found', { message: `page ${page} of ${count} records` })
  return { limit: pageSize, offset: (page - 1) * pageSize }
}
