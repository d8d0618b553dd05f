/** Texts of about `size` bytes with superlinear parsing time. */
export function longTexts(size: number): Record<string, string> {
  const fill = (unit: string) => unit.repeat(Math.ceil(size / Buffer.byteLength(unit)))
  return {
    'one letter': fill('a'),
    slashes: `${fill('/')}x`,
    segments: fill('a/'),
    dots: `${fill('.')}x`,
    'percent signs': fill('%25'),
    'broken percent signs': fill('%ff'),
    'escaped slashes': fill('%2f'),
    'words of one letter': fill('a+'),
    'long words': fill(`${'donaudampfschiff'.repeat(16)}+`),
    marks: fill('%CC%88'),
    hyphens: `${fill('-')}x`,
    commas: fill('1,'),
    digits: fill('9'),
    endings: fill('.data'),
    addresses: fill('a@'),
    quotes: fill('%22(%22'),
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
  const fill = (unit: string) => unit.repeat(Math.ceil(size / unit.length))
  return {
    'many headers': Object.fromEntries(
      Array.from({ length: Math.floor(size / 16) }, (_, index) => [`x-${index}`, 'aaaa']),
    ),
    cookies: { cookie: fill('a=1; ') },
    'a cookie without end': { cookie: `partitur.session_token=${fill('a')}` },
    'cookies of sessions': { cookie: fill('partitur.session_token=a.b; ') },
    languages: { 'accept-language': fill('de;q=0.1, ') },
    encodings: { 'accept-encoding': fill('br;q=0, ') },
    tags: { 'if-none-match': fill('W/"a", ') },
    'blanks in tags': { 'if-none-match': fill(' ') },
    referrer: { referer: `https://${fill('a.')}` },
    dates: { 'if-modified-since': fill('1') },
  }
}

/** JSON bodies of about `size` bytes. */
export function longJson(size: number): Record<string, string> {
  const nested = (depth: number) => `${'['.repeat(depth)}1${']'.repeat(depth)}`
  const fill = (unit: string, length = size) => unit.repeat(Math.ceil(length / unit.length))
  return {
    'deep arrays': nested(size / 2 - 1),
    'deep arrays that end in U+0000': `[${fill(`${nested(2500)},`, size - 6100)}"\\u0000"]`,
    'arrays of 2,500 levels': `[${fill(`${nested(2500)},`, size - 5002)}1]`,
    'deep objects': `${'{"a":'.repeat(size / 6)}1${'}'.repeat(size / 6)}`,
    'many values': `[${fill('1,', size - 2)}1]`,
    'many objects': `[${fill('{},', size - 4)}{}]`,
    'many names': `{${Array.from({ length: Math.floor(size / 12) }, (_, index) => `"n${index}":1`).join(',')}}`,
    'one name many times': `{${fill('"name":1,', size - 12)}"name":1}`,
    'one letter': JSON.stringify(fill('a')),
    escapes: `"${fill('\\u0000')}"`,
    'not closed': fill('{"a":['),
    blanks: `${fill(' ')}1`,
  }
}

/** Rich texts of about `size` bytes. */
export function longMarkup(size: number): Record<string, string> {
  const fill = (unit: string) => unit.repeat(Math.ceil(size / unit.length))
  const nested = (tag: string) => `<${tag}>`.repeat(size / (tag.length + 2))
  return {
    'nested tags': nested('b'),
    'nested tags that are closed': `${'<b>'.repeat(size / 7)}a${'</b>'.repeat(size / 7)}`,
    'nested lists': fill('<ul><li>'),
    'nested unknown tags': nested('unknown'),
    'tags that nobody opened': fill('</p>'),
    'open brackets': fill('<'),
    'open comments': fill('<!--'),
    'open scripts': fill('<script>'),
    attributes: `<p ${fill('a=1 ')}>`,
    styles: `<p style="${fill('text-align:left;')}">`,
    'a style without end': `<p style="${fill('(')}">`,
    links: fill('<a href="https://a.example">a</a>'),
    entities: fill('&amp;'),
    'broken entities': fill('&'),
    blanks: fill(' '),
    'soft hyphens': fill('\u00ad'),
  }
}

/** Multipart bodies with the boundary `x`, of about `size` bytes. */
export function longMultipart(size: number): Record<string, string> {
  const fill = (unit: string) => `${unit.repeat(size / unit.length)}--x--`
  return {
    'many parts': fill('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'),
    'many boundaries': fill('--x\r\n'),
    'line ends': fill('\r\n'),
    hyphens: fill('-'),
  }
}
