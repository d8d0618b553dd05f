export const redirects = {
  many: 'Many at once',
  help: 'On each line the old address and the new one, separated by tab, semicolon, comma or blanks. Every line is tried before anything is added.',
  lines: 'Old and new addresses',
  file: 'From a file (CSV, text)',
  tooLarge: 'This file is too large. Up to 500 redirects are possible at once.',
  try: 'Check',
  works: '%{smart_count} of %{all} work. |||| %{smart_count} of %{all} work.',
  line: 'Line %{line}:',
  known: 'This redirect exists already.',
  add: 'Add %{smart_count} |||| Add %{smart_count}',
  added: '%{smart_count} redirect added |||| %{smart_count} redirects added',
}
