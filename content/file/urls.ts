import type { TypeUrlRules } from '#server/services/urls/define-urls.ts'

export default {
  files: {
    /** A file is the same in both languages. */
    locate: async (_reader, rows) =>
      rows.map((row) => {
        const url = `/files/${row.id}/${encodeURIComponent(String(row.name))}?v=${row.hash}`
        return [row.id, { de: url, en: url }]
      }),
    // Not in the sitemap: pages link to files.
    listed: async () => [],
  },
} satisfies TypeUrlRules
