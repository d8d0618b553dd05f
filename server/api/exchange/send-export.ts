import { Readable } from 'node:stream'
import type { z } from 'zod'
import type { listQuery } from '#contract/admin/resources/endpoints.ts'
import { type ExportFormat, exportMedia, type exportQueryShape } from '#contract/admin/resources/export.ts'
import type { Filters } from '#server/services/resources/listing/list-query.ts'

type List = z.output<typeof listQuery>
export type ExportQuery = Pick<List, 'ordering' | 'search'> &
  Filters & { [K in keyof typeof exportQueryShape]: z.output<(typeof exportQueryShape)[K]> }

/** A download or a page to print; the next part is made when the previous one was sent. */
export function sendExport(
  format: ExportFormat,
  { fileName, parts }: { fileName: string; parts: AsyncIterable<string> },
): Response {
  const disposition = format === 'html' ? 'inline' : 'attachment'
  const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
  return new Response(Readable.toWeb(Readable.from(encoded(parts))) as ReadableStream, {
    headers: {
      'content-type': exportMedia[format],
      'content-disposition': `${disposition}; filename="${fileName}"`,
      ...(format === 'html' ? { 'content-security-policy': policy } : {}),
    },
  })
}

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const part of parts) yield encoder.encode(part)
}
