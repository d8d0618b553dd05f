export const exports = {
  title: 'Exportieren',
  csv: 'Für Excel (CSV)',
  jsonl: 'Für Programme (JSON Lines)',
  html: 'Zum Drucken',
}
