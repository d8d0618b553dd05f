/** Texts of about `size` bytes with superlinear parsing time. */
export function longTexts(size: number): Record<string, string> {
  const filled = (unit: string) => unit.repeat(Math.ceil(size / Buffer.byteLength(unit)))
  return {
    'one letter': filled('a'),
    slashes: `${filled('/')}x`,
    segments: filled('a/'),
    dots: `${filled('.')}x`,
    'percent signs': filled('%25'),
    'broken percent signs': filled('%ff'),
    'escaped slashes': filled('%2f'),
    'words of one letter': filled('a+'),
    'long words': filled(`${'donaudampfschiff'.repeat(16)}+`),
    marks: filled('%CC%88'),
    hyphens: `${filled('-')}x`,
    commas: filled('1,'),
    digits: filled('9'),
    endings: filled('.data'),
    addresses: filled('a@'),
    quotes: filled('%22(%22'),
  }
}

/** Queries of about `size` bytes with many names, or one repeated. */
export function longQueries(size: number, names: readonly string[]): Record<string, string> {
  const count = Math.floor(size / 8)
  const values = Object.entries(longTexts(size / Math.max(1, names.length)))
  return {
    'many names': Array.from({ length: count }, (_, index) => `n${index}=1`).join('&'),
    'one name many times': `${names[0] ?? 'n'}=1&`.repeat(count / 2),
    'no values': '&'.repeat(size),
    ...Object.fromEntries(
      values.map(([shape, text]) => [shape, [...names, 'n'].map((name) => `${name}=${text}`).join('&')]),
    ),
  }
}

/** Headers of about `size` bytes in all. */
export function longHeaders(size: number): Record<string, Record<string, string>> {
  const filled = (unit: string) => unit.repeat(Math.ceil(size / unit.length))
  return {
    'many headers': Object.fromEntries(
      Array.from({ length: Math.floor(size / 16) }, (_, index) => [`x-${index}`, 'aaaa']),
    ),
    cookies: { cookie: filled('a=1; ') },
    'a cookie without end': { cookie: `partitur.session_token=${filled('a')}` },
    'cookies of sessions': { cookie: filled('partitur.session_token=a.b; ') },
    languages: { 'accept-language': filled('de;q=0.1, ') },
    encodings: { 'accept-encoding': filled('br;q=0, ') },
    tags: { 'if-none-match': filled('W/"a", ') },
    'blanks in tags': { 'if-none-match': filled(' ') },
    referrer: { referer: `https://${filled('a.')}` },
    dates: { 'if-modified-since': filled('1') },
  }
}

/** JSON bodies of about `size` bytes. */
export function longJson(size: number): Record<string, string> {
  const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`
  const filled = (unit: string, length = size) => unit.repeat(Math.ceil(length / unit.length))
  return {
    'deep arrays': nested(size / 2 - 1),
    'deep arrays that end in U+0000': `[${filled(`${nested(2500)},`, size - 6100)}"\\u0000"]`,
    'arrays of 2,500 levels': `[${filled(`${nested(2500)},`, size - 5002)}1]`,
    'deep objects': `${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`,
    'many values': `[${filled('1,', size - 2)}1]`,
    'many objects': `[${filled('{},', size - 4)}{}]`,
    'many names': `{${Array.from({ length: Math.floor(size / 12) }, (_, index) => `"n${index}":1`).join(',')}}`,
    'one name many times': `{${filled('"name":1,', size - 12)}"name":1}`,
    'one letter': JSON.stringify(filled('a')),
    escapes: `"${filled('\\u0000')}"`,
    'not closed': filled('{"a":['),
    blanks: `${filled(' ')}1`,
  }
}

/** Rich texts of about `size` bytes. */
export function longMarkup(size: number): Record<string, string> {
  const filled = (unit: string) => unit.repeat(Math.ceil(size / unit.length))
  const nested = (tag: string) => `<${tag}>`.repeat(size / (tag.length + 2))
  return {
    'nested tags': nested('b'),
    'nested tags that are closed': `${'<b>'.repeat(size / 7)}a${'</b>'.repeat(size / 7)}`,
    'nested lists': filled('<ul><li>'),
    'nested unknown tags': nested('unknown'),
    'tags that nobody opened': filled('</p>'),
    'open brackets': filled('<'),
    'open comments': filled('<!--'),
    'open scripts': filled('<script>'),
    attributes: `<p ${filled('a=1 ')}>`,
    styles: `<p style="${filled('text-align:left;')}">`,
    'a style without end': `<p style="${filled('(')}">`,
    links: filled('<a href="https://a.example">a</a>'),
    entities: filled('&amp;'),
    'broken entities': filled('&'),
    blanks: filled(' '),
    'soft hyphens': filled('\u00ad'),
  }
}

/** Multipart bodies with the boundary `x`, of about `size` bytes. */
export function longMultipart(size: number): Record<string, string> {
  const filled = (unit: string) => `${unit.repeat(size / unit.length)}--x--`
  return {
    'many parts': filled('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'),
    'many boundaries': filled('--x\r\n'),
    'line ends': filled('\r\n'),
    hyphens: filled('-'),
  }
}
