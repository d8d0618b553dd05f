export const find = {
  title: 'Search everything',
  placeholder: 'Person, work, hall, town, page …',
  keys: 'Ctrl K',
  found: 'Found',
  screens: 'Go to',
  create: 'New: %{item}',
  all: 'Show all %{items} with “%{words}”',
  hidden: 'Not public',
  nothing: 'Nothing found. Perhaps it is called something else, or a word is too many?',
  more: 'Type at least two letters.',
  searching: 'Searching …',
  count: '%{smart_count} entry |||| %{smart_count} entries',
}
