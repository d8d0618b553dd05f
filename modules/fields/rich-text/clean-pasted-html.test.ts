// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cleanPastedHtml } from './clean-pasted-html.ts'
import { formatLeftOut } from './omitted-parts.ts'

/** One list paragraph as Word 2019 writes it, with its marker as text. */
function wordItem(text: string, { level = 1, marker }: { level?: number; marker: string }): string {
  return `<p class=MsoListParagraphCxSpMiddle style='margin-left:${36 * level}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-fareast-font-family:Calibri;mso-bidi-font-family:Calibri'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`
}

function wordHtml(body: string): string {
  return `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {color:red} --></style></head><body lang=DE><!--StartFragment-->${body}<!--EndFragment--></body></html>`
}

const cell = (text: string) =>
  `<td width=201 valign=top style='width:150.9pt;border:solid windowtext 1.0pt'><p class=MsoNormal style='margin-bottom:0cm'>${text}<o:p></o:p></p></td>`

test.each([
  [
    'styled bold of Word, without empty paragraphs',
    wordHtml(
      `<p class=MsoNormal><b><span style='color:#1F497D'>Wichtig</span></b><o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>`,
    ),
    '<p><b>Wichtig</b></p>',
  ],
  [
    'bullets of Word',
    wordHtml(wordItem('Erstens', { marker: '·' }) + wordItem('Zweitens', { marker: '·' })),
    '<ul><li><p>Erstens</p></li><li><p>Zweitens</p></li></ul>',
  ],
  [
    'numbered lists of Word',
    wordHtml(wordItem('Erstens', { marker: '1.' }) + wordItem('Zweitens', { marker: '2.' })),
    '<ol><li><p>Erstens</p></li><li><p>Zweitens</p></li></ol>',
  ],
  [
    'nested lists of Word in order',
    wordHtml(
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
    'the hollow bullet of Word is no number',
    wordHtml(wordItem('Oboe', { marker: '·' }) + wordItem('Horn', { marker: 'o', level: 2 })),
    '<ul><li><p>Oboe</p><ul><li><p>Horn</p></li></ul></li></ul>',
  ],
  [
    'a paragraph between two lists of Word separates them',
    wordHtml(
      `${wordItem('Eins', { marker: '1.' })}<p class=MsoNormal>Dazwischen</p>${wordItem('Punkt', { marker: '·' })}`,
    ),
    '<ol><li><p>Eins</p></li></ol><p>Dazwischen</p><ul><li><p>Punkt</p></li></ul>',
  ],
  [
    'a table of Word becomes one paragraph per row',
    wordHtml(
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
    'empty cells are preserved',
    '<table><tr><td>Kategorie</td><td>Voll</td><td>Ermäßigt</td></tr><tr><td>Reihe B</td><td></td><td>8,00 €</td></tr><tr><td></td><td>x</td><td>&nbsp;</td></tr><tr><td></td><td></td><td></td></tr></table>',
    '<p>Kategorie | Voll | Ermäßigt</p><p>Reihe B | – | 8,00 €</p><p>– | x | –</p>',
  ],
  [
    'spanning cells repeat in rows and columns',
    '<table><tr><td colspan=3>Preise 2027</td></tr><tr><td rowspan=2>Parkett</td><td>Voll</td><td>20 €</td></tr><tr><td>Ermäßigt</td><td>10 €</td></tr><tr><td>Rang</td><td colspan=2>8 €</td></tr></table>',
    '<p>Preise 2027</p><p>Parkett | Voll | 20 €</p><p>Parkett | Ermäßigt | 10 €</p><p>Rang | 8 € | 8 €</p>',
  ],
  [
    'bold of Word and of spreadsheet cells',
    `<p><b style='mso-bidi-font-weight:normal'>14 Uhr</b></p><table><tr><td style="font-weight:bold">Parkett</td><td>8 €</td></tr></table>`,
    '<p><b>14 Uhr</b></p><p><strong>Parkett</strong> | 8 €</p>',
  ],
  [
    'numbering of Word continues after a paragraph',
    wordHtml(
      `${wordItem('Eins', { marker: '1.' })}${wordItem('Zwei', { marker: '2.' })}<p class=MsoNormal>Dazwischen</p>${wordItem('Drei', { marker: '3.' })}${wordItem('Vier', { marker: '4.' })}`,
    ),
    '<ol><li><p>Eins</p></li><li><p>Zwei</p></li></ol><p>Dazwischen</p><ol start="3"><li><p>Drei</p></li><li><p>Vier</p></li></ol>',
  ],
  [
    'lettered lists of Word are numbered, also past i',
    wordHtml(
      wordItem('Acht', { marker: 'h)' }) + wordItem('Neun', { marker: 'i)' }) + wordItem('Elf', { marker: 'k)' }),
    ),
    '<ol start="8"><li><p>Acht</p></li><li><p>Neun</p></li></ol><ol start="11"><li><p>Elf</p></li></ol>',
  ],
  [
    'an item with an explicit number starts a list',
    '<ol start="3"><li>drei</li><li value="7">sieben</li><li>acht</li></ol>',
    '<ol start="3"><li>drei</li></ol><ol start="7"><li>sieben</li><li>acht</li></ol>',
  ],
  [
    'paragraphs between blank ones become verse lines',
    wordHtml(
      '<p class=MsoNormal>Zeile 1</p><p class=MsoNormal>Zeile 2</p><p class=MsoNormal>&nbsp;</p><p class=MsoNormal>Zeile 3</p>',
    ),
    '<p>Zeile 1<br>Zeile 2</p><p>Zeile 3</p>',
  ],
  [
    'lines of a mail',
    '<div>Zeile 1</div><div>Zeile 2</div><div><br></div><div>Zeile 3</div>',
    '<p>Zeile 1<br>Zeile 2</p><p>Zeile 3</p>',
  ],
  [
    'paragraphs too long for verses stay paragraphs',
    `<p>${'lang '.repeat(30)}</p><p>kurz</p><p>&nbsp;</p><p>Ende</p>`,
    `<p>${'lang '.repeat(30)}</p><p>kurz</p><p>Ende</p>`,
  ],
  [
    'no blank line before a list of Google Docs',
    '<p>Vorher</p><br><ul><li>eins</li></ul><br>',
    '<p>Vorher</p><ul><li>eins</li></ul>',
  ],
  [
    'a list of prices copied from the site',
    '<ul class="prices"><li><span>Kategorie A<span class="visually-hidden">:</span></span><span>214 €</span></li><li><span>Kategorie B<span>:</span></span><span>168 €</span></li></ul>',
    '<ul><li>Kategorie A: 214 €</li><li>Kategorie B: 168 €</li></ul>',
  ],
  ['a time in two runs of Word', '<p><span>Beginn 19:</span><span>30 Uhr</span></p>', '<p>Beginn 19:30 Uhr</p>'],
  [
    'superscript numbers',
    '<p>20 m<sup>2</sup> und H<sub>2</sub>O, 1<sup>er</sup></p>',
    '<p>20 m² und H₂O, 1<sup>er</sup></p>',
  ],
  [
    'internal links become text, phone numbers become links',
    '<p><a href="#_Toc12">Inhalt</a> <a href="tel:+49 7221 932791">anrufen</a> <a href="https://example.org">Seite</a> <a name="x">Marke</a></p>',
    '<p>Inhalt <a href="tel:+497221932791">anrufen</a> <a href="https://example.org">Seite</a> Marke</p>',
  ],
  [
    'a copy from the site is unchanged',
    '<p data-pm-slice="1 1 []">Mit <a href="#karten">Anker</a></p><p></p><ol start="3"><li><p>drei</p></li></ol>',
    '<p data-pm-slice="1 1 []">Mit <a href="#karten">Anker</a></p><p></p><ol start="3"><li><p>drei</p></li></ol>',
  ],
  [
    'several lines in a cell',
    '<table><tr><td><p>Mo</p><p>Di</p></td><td>10<br>12</td><td><ul><li>a</li><li>b</li></ul></td></tr></table>',
    '<p>Mo Di | 10 12 | a b</p>',
  ],
  [
    'a table in a table',
    '<table><tr><td>außen</td><td><table><tr><td>innen</td><td>auch</td></tr></table></td></tr></table>',
    '<p>außen | innen | auch</p>',
  ],
  [
    'bold of Google Docs where it is bold',
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><p dir="ltr" style="line-height:1.38;margin-top:0pt;text-align:center"><span style="font-size:11pt;font-family:Arial;font-weight:700;">Fett</span><span style="font-weight:400;font-style:italic"> kursiv</span></p></b>',
    '<p dir="ltr" style="text-align: center;"><strong>Fett</strong><em> kursiv</em></p>',
  ],
  [
    'nested lists of Google Docs beside their item',
    '<b id="docs-internal-guid-2"><ul><li aria-level="1"><p role="presentation"><span>Eins</span></p></li><ol><li aria-level="2"><p role="presentation"><span>darunter</span></p></li></ol><li aria-level="1"><p role="presentation"><span>Zwei</span></p></li></ul></b>',
    '<ul><li aria-level="1"><p role="presentation">Eins</p><ol><li aria-level="2"><p role="presentation">darunter</p></li></ol></li><li aria-level="1"><p role="presentation">Zwei</p></li></ul>',
  ],
  ['a heading is a paragraph', '<h2 style="margin:0">Titel</h2><p>Text</p>', '<p>Titel</p><p>Text</p>'],
])('pasted HTML is cleaned up: %s', (_, pastedHtml, clean) => {
  expect(cleanPastedHtml(pastedHtml).html).toBe(clean)
})

test.each([
  [
    'comments of Word',
    ['comments'],
    `<p class=MsoNormal>Die Solistin<span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[AM1]</a></span></span> spielt.</p><div style='mso-element:comment-list'><hr><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><span class=MsoCommentReference><a href="#_msoanchor_1" class=msocomoff>[AM1]</a></span><p class=MsoCommentText>Honorar noch offen</p></div></div></div>`,
    'Die Solistin spielt.',
  ],
  [
    'comments of Google Docs',
    ['comments'],
    '<p><span>Karten</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>intern</span></p></div>',
    'Karten',
  ],
  [
    'tracked deletions',
    ['deleted'],
    `<p>Beginn <del cite="mailto:x" datetime="2027">19 Uhr</del><ins cite="mailto:x">20 Uhr</ins></p>`,
    'Beginn 20 Uhr',
  ],
  [
    'struck text',
    ['deleted'],
    '<p><s>Anna Alt</s> <strike>Bea</strike><span style="text-decoration:line-through underline">Cora</span>Dora</p>',
    'Dora',
  ],
  [
    'text struck by a class',
    ['deleted'],
    '<style><!-- .xl66{color:red;\n text-decoration:line-through;} --></style><table><tr><td class=xl66>12 €</td><td>14 €</td></tr></table>',
    '14 €',
  ],
  ['text moved in Word', ['deleted'], '<p>Neu<span class=MsoMoveFrom>Alt</span></p>', 'Neu'],
  [
    'hidden text',
    ['hidden'],
    `<p>Offen<span style='display:none;mso-hide:all'> Intern</span><span style='mso-hide: all'>auch</span></p>`,
    'Offen',
  ],
  [
    'zero-size text',
    ['hidden'],
    `<style>.x{font-size:0pt}</style><p>Offen<span style='font-size:0'> Intern</span><b class=x>auch</b><i style="opacity:0.0">nicht</i></p>`,
    'Offen',
  ],
  [
    'no texts of a zero-size wrapper',
    [],
    `<div style="font-size:0px"><p style="font-size:11pt">Programm</p></div><p style="font-size:0.8em">Pause</p>`,
    'Programm\nPause',
  ],
  [
    'footnotes of Word',
    ['footnotes'],
    `<p>Text<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a></p><div style='mso-element:footnote-list'><div style='mso-element: footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1">[1]</a> Quelle</p></div></div>`,
    'Text',
  ],
  [
    'footnotes of LibreOffice',
    ['footnotes'],
    '<p>Text<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><div id="sdfootnote1"><p><a class="sdfootnotesym" href="#sdfootnote1anc">1</a>Quelle</p></div>',
    'Text',
  ],
  [
    'images',
    ['picture'],
    wordHtml(
      `<p class=MsoNormal>Vorher<img width=200 src="file:///C:/clip_image001.png"></p><p><img src="data:image/png;base64,AAAA"></p>`,
    ),
    'Vorher',
  ],
  [
    'no commented texts',
    [],
    `<p>Vor <a style='mso-comment-reference:AM_1'>den Worten</a> <ins>neu</ins></p>`,
    'Vor den Worten neu',
  ],
])('%s are dropped and reported', (_, kinds, pastedHtml, remainingText) => {
  const cleaned = cleanPastedHtml(pastedHtml)
  expect(cleaned.text).toBe(remainingText)
  expect(cleaned.html).not.toMatch(/<a /)
  expect([...cleaned.droppedKinds]).toEqual(kinds)
})

test('one notice names everything dropped', () => {
  expect(formatLeftOut(new Set(['comments', 'footnotes']), 'de')).toBe('Nicht übernommen: Kommentare, Fußnoten.')
  expect(formatLeftOut(new Set(['deleted', 'picture']), 'en')).toMatch(/^Left out: deleted text\. Pictures cannot/)
  expect(formatLeftOut(new Set(), 'de')).toBeNull()
})
