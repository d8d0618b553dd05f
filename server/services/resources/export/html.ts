import type { Locale } from '#config'
import { escapeMarkup } from '#server/services/texts/escape-markup.ts'

type Start = { locale: Locale; title: string; day: string; count: number; headings: readonly string[] }

/** Repeats the table head on every sheet and keeps rows together. */
const style = `@page{size:A4 landscape;margin:12mm}body{font:11px/1.35 system-ui,sans-serif;margin:1rem;color:#111}h1{font-size:18px;margin:0}
p{margin:.25rem 0 1rem}div{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #999;padding:3px 8px 3px 0;text-align:left;
vertical-align:top;white-space:pre-line;overflow-wrap:break-word;hyphens:auto}th{border-bottom-width:2px}thead{display:table-header-group}tr{break-inside:avoid}
@media print{body{margin:0;font-size:9px}div{overflow:visible}}`

export function htmlStart({ locale, title, day, count, headings }: Start): string {
  const cells = headings.map((head) => `<th scope="col">${escapeMarkup(head)}</th>`).join('')
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeMarkup(title)} ${day}</title><style>${style}</style></head>
<body><main><h1>${escapeMarkup(title)}</h1><p>${day} · ${count}</p><div role="region" aria-label="${escapeMarkup(title)}" tabindex="0"><table><thead><tr>${cells}</tr></thead><tbody>
`
}

export function htmlRow(cells: readonly string[]): string {
  return `<tr>${cells.map((cell) => `<td>${escapeMarkup(cell)}</td>`).join('')}</tr>\n`
}

export const htmlEnd = '</tbody></table></div></main></body></html>\n'
