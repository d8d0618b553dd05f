import { t } from './text.ts'
import type { Text } from './types.ts'

export const PORTRAIT = 'portrait'

const TEXTS: Record<string, Text> = {
  [PORTRAIT]: t('Abstraktes Porträt aus Bögen und Farbflächen', 'Abstract portrait of arcs and colour fields'),
  suns: t('Scheiben, die über fünf Notenlinien aufgehen', 'Discs rising over five staff lines'),
  aurora: t('Vorhänge aus Nordlicht über dunklen Hügeln', 'Curtains of northern light over dark hills'),
  washes: t('Durchscheinende Farbstreifen wie Pinselproben', 'Translucent bars of colour like brush tests'),
  fields: t('Felder, die auf eine tiefe Sonne zulaufen', 'Fields running towards a low sun'),
  violin: t(
    'Ausschnitt einer Geige mit F-Löchern und vier Saiten',
    'Close-up of a violin with f-holes and four strings',
  ),
  water: t('Ein Fisch schwimmt durch schuppiges Wasser', 'A fish swimming through scale-like water'),
  reeds: t('Dreizehn Pfeifen mit Klappen, dicht an dicht', 'Thirteen pipes with keys, side by side'),
  threads: t('Gespannte Fäden, die eine Kurve bilden', 'Taut threads forming a curve'),
  arches: t(
    'Ineinander gestellte Rundbögen mit einem Licht in der Mitte',
    'Nested arches with a light at their centre',
  ),
  fanfare: t('Drei Trompeten, aus deren Trichtern Bögen klingen', 'Three trumpets with arcs sounding from their bells'),
  unfinished: t(
    'Eine Scheibe, der ein Viertel fehlt, und abbrechende Notenlinien',
    'A disc missing a quarter, and staff lines breaking off',
  ),
  orbit: t('Ein Planet mit Ringen und fünf Monden', 'A planet with rings and five moons'),
  skyline: t('Nächtliche Hochhäuser aus Klaviertasten', 'A night skyline of piano keys'),
  forest: t('Ein Wolf im Wald aus Dreiecken vor großem Mond', 'A wolf in a forest of triangles before a large moon'),
  parade: t(
    'Löwe, Elefant, Schildkröte und Schwan aus Halbkreisen',
    'Lion, elephant, tortoise and swan made of half discs',
  ),
  tiles: t('Bausteine aus Viertelkreisen, Streifen und Punkten', 'Building blocks of quarter discs, stripes and dots'),
  sea: t('Wellen vor einer Felsenküste', 'Waves before a rocky coast'),
  quartet: t('Fünf Streichinstrumente im Kreis, von oben', 'Five string instruments in a circle, from above'),
  weave: t('Gewebe aus farbigen Bändern', 'A weave of coloured bands'),
  pulse: t('Wellenform eines Taktes aus Balken', 'The wave form of a bar of music'),
  ribbon: t('Rollende Notenlinien mit großen Notenköpfen', 'Rolling staff lines with large note heads'),
  drums: t('Trommeln und Schlägel von oben', 'Drums and mallets from above'),
  score: t('Grafische Partitur aus Keilen, Punkten und Linien', 'A graphic score of wedges, dots and lines'),
  bobbins: t('Garnspulen in Reihen', 'Rows of bobbins'),
  gesture: t('Zwei aufsteigende Schwünge aus je fünf Linien', 'Two rising sweeps of five lines each'),
  keyboard: t('Klaviertasten im Halbkreis', 'Piano keys in a half circle'),
  signature: t('Ein Taktstock schreibt fünf Schleifen', 'A baton writing five loops'),
  bus: t(
    'Ein Bus wie eine Eintrittskarte, mit Noten an den Fenstern',
    'A bus like a concert ticket, with notes at its windows',
  ),
  record: t(
    'Eine Schallplatte unter der Nadel, daneben drei Monde',
    'A record under the needle, beside it three moons',
  ),
  brochure: t('Die Seiten eines Saisonhefts, aufgefächert', 'The pages of a season brochure, fanned out'),
  counter: t('Vier Schalter, hinter jedem eine Note', 'Four counters, a note behind each'),
  seats: t('Stuhlreihen; ein Stuhl ist neu', 'Rows of seats, one of them new'),
  'open-horn': t('Ein Horn, von vorn in den Trichter gesehen', 'A horn, seen into its bell'),
  rosettes: t('Neun Preisschleifen, zwei davon gleich hoch', 'Nine rosettes, two of them at one height'),
  'five-doors': t('Fünf offene Türen, hinter jeder ein Instrument', 'Five open doors, an instrument behind each'),
  'bobbin-harp': t('Eine Harfe, auf deren Saiten Garnspulen stecken', 'A harp with bobbins on its strings'),
  'shared-desk': t('Ein großer und ein kleiner Stuhl an einem Pult', 'A large and a small chair at one stand'),
  'new-dot': t('Ein Fluss aus Notenlinien, Orte und eine neue Nadel', 'A river of staff lines, towns and a new pin'),
  attic: t('Ein Cello auf dem Dachboden, im Licht der Luke', 'A cello in the attic, in the light of the hatch'),
  tally: t('Ein Notenständer und 31 Striche', 'A music stand and 31 strokes'),
  garden: t('Drei große Blumen auf einem Hügel', 'Three large flowers on a hill'),
  pebbles: t('Kieselsteine und ein Regenbogen aus Klang', 'Pebbles and a rainbow of sound'),
  carousel: t('Ein Karussell mit sechs Feldern', 'A carousel with six fields'),
  chorus: t('Singende Kinder in drei Reihen', 'Singing children in three rows'),
  loops: t('Ein Faden schlingt sich um bunte Kreise', 'A thread looping around coloured circles'),
  guitars: t('Drei runde Gitarren', 'Three rounded guitars'),
  band: t('Lautsprecher und bunte Pegel', 'A loudspeaker and coloured levels'),
  recorders: t('Sechs Blockflöten, von klein bis groß', 'Six recorders, from small to large'),
  oboe: t('Eine Oboe und eine Ente auf dem Wasser', 'An oboe, and a duck on the water'),
  sizes: t('Fünf Geigen in wachsender Größe', 'Five violins of growing size'),
  cello: t('Ein Cello mit langem Bogen', 'A cello with a long bow'),
  brass: t('Drei Schalltrichter, durch ein Rohr verbunden', 'Three bells joined by one tube'),
  marimba: t('Klangstäbe einer Marimba mit zwei Schlägeln', 'The bars of a marimba with two mallets'),
  espresso: t('Eine Tasse Espresso auf Klaviertasten', 'A cup of espresso on piano keys'),
  evening: t('Sechs Singende unter dem Mond', 'Six singers under the moon'),
  bellows: t('Ein aufgezogenes Akkordeon und ein Kreis von Tanzenden', 'An open accordion and a ring of dancers'),
  'venue-weberei': t('Ziegelbau mit Sheddach und Schornstein', 'Brick mill with a saw-tooth roof and chimney'),
  'venue-stadthalle': t('Halle mit gefaltetem Dach am Fluss', 'Hall with a folded roof beside the river'),
  'venue-abbey': t('Barockkirche mit zwei Zwiebeltürmen', 'Baroque church with two onion domes'),
  'venue-kursaal': t(
    'Jugendstilsaal mit Rundbogen und zwei Flügeln',
    'Art Nouveau hall with a round arch and two wings',
  ),
  'venue-castle': t('Schloss mit zwei Türmen auf einem Hügel', 'Castle with two towers on a hill'),
  'venue-winepress': t('Fachwerkhalle vor Weinbergen', 'Timber-framed hall before vineyards'),
}

/** One sentence: the record's name, then the motif. */
export function describeMotif(name: string, subject: Text | null): Text {
  const { de, en } = getText(name)
  if (!subject) return { de: `Grafik: ${de}`, en: `Graphic: ${en}` }
  return { de: `${subject.de}. ${de}`, en: `${subject.en}. ${en}` }
}

function getText(name: string): Text {
  const text = TEXTS[name]
  if (!text) throw new Error(`The motif "${name}" has no description`)
  return text
}
