export const exports = {
  title: 'Export',
  csv: 'For Excel (CSV)',
  jsonl: 'For programs (JSON Lines)',
  html: 'To print',
}
