import type { TypeAddresses } from '../define-address.ts'

export default {
  files: {
    locate: async (_reader, rows) => rows.map((row) => [row.id, `/files/${row.id}/${encodeURIComponent(String(row.name))}?v=${row.hash}`]),
    // Files are found where they are linked.
    listed: async () => [],
  },
} satisfies TypeAddresses
