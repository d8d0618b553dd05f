export const exports = {
  title: 'Export',
  all: '%{smart_count} row, no filter |||| %{smart_count} rows, no filter',
  filtered: '%{smart_count} row, filtered by: %{filters} |||| %{smart_count} rows, filtered by: %{filters}',
  past: { true: 'Past', false: 'Coming' },
  csv: 'For Excel (CSV)',
  jsonl: 'For programs (JSON Lines)',
  html: 'To print',
}
