export const exports = {
  title: 'Exportieren',
  all: '%{smart_count} Zeile, ohne Filter |||| %{smart_count} Zeilen, ohne Filter',
  filtered: '%{smart_count} Zeile, gefiltert: %{filters} |||| %{smart_count} Zeilen, gefiltert: %{filters}',
  past: { true: 'Vergangene', false: 'Kommende' },
  csv: 'Für Excel (CSV)',
  jsonl: 'Für Programme (JSON Lines)',
  html: 'Zum Drucken',
}
