// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cleanPasted } from './clean-pasted.ts'

/** One list paragraph as Word 2019 writes it, with its marker as text. */
function wordItem(words: string, { level = 1, marker }: { level?: number; marker: string }): string {
  return `<p class=MsoListParagraphCxSpMiddle style='margin-left:${36 * level}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-fareast-font-family:Calibri;mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`
}

function word(body: string): string {
  return `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {color:red} --></style></head><body lang=DE><!--StartFragment-->${body}<!--EndFragment--></body></html>`
}

const cell = (words: string) =>
  `<td width=201 valign=top style='width:150.9pt;border:solid windowtext 1.0pt'><p class=MsoNormal style='margin-bottom:0cm'>${words}<o:p></o:p></p></td>`

test.each([
  [
    'bold of Word in its style, and no empty paragraph',
    word(`<p class=MsoNormal><b><span style='color:#1F497D'>Wichtig</span></b><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>`),
    '<p><b>Wichtig</b></p>',
  ],
  [
    'bullets of Word',
    word(wordItem('Erstens', { marker: '·' }) + wordItem('Zweitens', { marker: '·' })),
    '<ul><li><p>Erstens</p></li><li><p>Zweitens</p></li></ul>',
  ],
  [
    'numbers of Word stay numbers',
    word(wordItem('Erstens', { marker: '1.' }) + wordItem('Zweitens', { marker: '2.' })),
    '<ol><li><p>Erstens</p></li><li><p>Zweitens</p></li></ol>',
  ],
  [
    'levels of Word stay levels, in their order',
    word(
      [
        wordItem('Anmeldung', { marker: '1.' }),
        wordItem('online', { marker: 'a)', level: 2 }),
        wordItem('schriftlich', { marker: 'b)', level: 2 }),
        wordItem('mit Unterschrift', { marker: '§', level: 3 }),
        wordItem('Probe', { marker: '2.' }),
      ].join(''),
    ),
    '<ol><li><p>Anmeldung</p><ol><li><p>online</p></li><li><p>schriftlich</p><ul><li><p>mit Unterschrift</p></li></ul></li></ol></li><li><p>Probe</p></li></ol>',
  ],
  [
    'Word’s hollow bullet is no number',
    word(wordItem('Oboe', { marker: '·' }) + wordItem('Horn', { marker: 'o', level: 2 })),
    '<ul><li><p>Oboe</p><ul><li><p>Horn</p></li></ul></li></ul>',
  ],
  [
    'a paragraph between two lists of Word keeps them apart',
    word(`${wordItem('Eins', { marker: '1.' })}<p class=MsoNormal>Dazwischen</p>${wordItem('Punkt', { marker: '·' })}`),
    '<ol><li><p>Eins</p></li></ol><p>Dazwischen</p><ul><li><p>Punkt</p></li></ul>',
  ],
  [
    'a table of Word is one paragraph a row, its cells apart',
    word(
      `<table class=MsoTableGrid border=1><tr style='mso-yfti-irow:0'>${cell('<b>Tag</b>')}${cell('<b>Zeit</b>')}</tr><tr>${cell('Montag')}${cell('10–12 Uhr')}</tr><tr>${cell('&nbsp;')}${cell('&nbsp;')}</tr></table>`,
    ),
    '<p><b>Tag</b> | <b>Zeit</b></p><p>Montag | 10–12 Uhr</p>',
  ],
  [
    'a table of Excel',
    '<table border=0 style="border-collapse:collapse"><colgroup><col width=80></colgroup><tbody><tr height=20><td class=xl65>Reihe 1</td><td>48 €</td><td></td></tr></tbody></table>',
    '<p>Reihe 1 | 48 €</p>',
  ],
  [
    'several lines in a cell',
    '<table><tr><td><p>Mo</p><p>Di</p></td><td>10<br>12</td><td><ul><li>a</li><li>b</li></ul></td></tr></table>',
    '<p>Mo Di | 10 12 | a b</p>',
  ],
  ['a table in a table', '<table><tr><td>außen</td><td><table><tr><td>innen</td><td>auch</td></tr></table></td></tr></table>', '<p>außen | innen | auch</p>'],
  [
    'bold of Google Docs where it is bold',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><p dir="ltr" style="line-height:1.38;margin-top:0pt;text-align:center"><span style="font-size:11pt;font-family:Arial;font-weight:700;">Fett</span><span style="font-weight:400;font-style:italic"> kursiv</span></p></b>',
    '<p dir="ltr" style="text-align: center;"><strong>Fett</strong><em> kursiv</em></p>',
  ],
  [
    'levels of Google Docs, whose deeper list stands beside its item',
    '<b id="docs-internal-guid-2"><ul><li aria-level="1"><p role="presentation"><span>Eins</span></p></li><ol><li aria-level="2"><p role="presentation"><span>darunter</span></p></li></ol><li aria-level="1"><p role="presentation"><span>Zwei</span></p></li></ul></b>',
    '<ul><li aria-level="1"><p role="presentation">Eins</p><ol><li aria-level="2"><p role="presentation">darunter</p></li></ol></li><li aria-level="1"><p role="presentation">Zwei</p></li></ul>',
  ],
  ['a heading is a paragraph', '<h2 style="margin:0">Titel</h2><p>Text</p>', '<p>Titel</p><p>Text</p>'],
])('%s', (_, pasted, clean) => {
  expect(cleanPasted(pasted).html).toBe(clean)
})

test('a picture goes, and whoever pasted it can be told', () => {
  const pasted = word(`<p class=MsoNormal>Vorher<img width=200 src="file:///C:/Users/x/clip_image001.png"></p><p><img src="data:image/png;base64,AAAA"></p>`)
  expect(cleanPasted(pasted)).toEqual({ html: '<p>Vorher</p>', hasPicture: true })
  expect(cleanPasted('<p>ohne</p>').hasPicture).toBe(false)
})
