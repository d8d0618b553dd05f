import { t } from '#server/seed/content/text.ts'
import type { PersonSeed } from '#server/seed/content/types.ts'
import { person } from './person.ts'

const instructor = { is_instructor: true }

export const instructors: PersonSeed[] = [
  person('david-kienzle', instructor, {
    name: ['David', 'Kienzle'],
    role: t('Lehrer für Trompete und Horn', 'Trumpet and horn teacher'),
    instruments: ['trompete', 'horn'],
    de: [
      'David Kienzle bläst seit seinem siebten Lebensjahr im Musikverein Stettbach, den er heute dirigiert. Studiert hat er in Würzburg, mit einem Abstecher zum Alphorn.',
      'Seine Klasse eröffnet jeden Sommer das Schulfest vom Dach der Weberei.',
    ],
    en: [
      'David Kienzle has played in the Stettbach town band since he was seven and now conducts it. He studied in Würzburg, with a detour to the alphorn.',
      'Every summer his class opens the school fête from the roof of the mill.',
    ],
  }),
  person('marlene-fuchsthaler', instructor, {
    name: ['Marlene', 'Fuchsthaler'],
    role: t('Lehrerin für Blockflöte und Querflöte', 'Recorder and flute teacher'),
    instruments: ['blockfloete', 'querfloete'],
    de: [
      'Marlene Fuchsthaler besitzt einundvierzig Blockflöten, vom Garkleinen bis zum zwei Meter hohen Subbass, und lässt alle ausprobieren.',
      'Sie hat in Salzburg Alte Musik studiert und leitet das Consort „Sechs Hölzer“, in dem Lehrende und Schülerinnen nebeneinander spielen.',
    ],
    en: [
      'Marlene Fuchsthaler owns forty-one recorders, from the tiny garklein to a sub-bass two metres tall, and lets people try them all.',
      'She studied early music in Salzburg and leads the consort “Six Woods”, in which teachers and pupils play side by side.',
    ],
  }),
  person('oskar-lindemaier', instructor, {
    name: ['Oskar', 'Lindemaier'],
    role: t('Lehrer für Schlagzeug', 'Percussion teacher'),
    instruments: ['schlagzeug'],
    de: [
      'Oskar Lindemaier war Pauker in Gera und Schlagzeuger in einer Punkband, beides gleichzeitig. Seit 2009 unterrichtet er in Hohenwang Drumset, Marimba und alles, was klingt, wenn man es anschlägt.',
      'Aus den Spulen der Weberei hat er mit seiner Klasse ein Instrument gebaut, das nun im Foyer hängt.',
    ],
    en: [
      'Oskar Lindemaier was timpanist in Gera and drummer in a punk band, both at once. Since 2009 he has taught drum kit, marimba and anything that sounds when struck.',
      'With his class he built an instrument from the bobbins of the mill; it now hangs in the foyer.',
    ],
  }),
  person('sofia-marchetti', instructor, {
    name: ['Sofia', 'Marchetti'],
    role: t('Lehrerin für Klavier, Korrepetition', 'Piano teacher, accompanist'),
    instruments: ['klavier'],
    de: [
      'Sofia Marchetti begleitet Wettbewerbe, Prüfungen und Herzklopfen. Sie kam aus Triest über Wien nach Hohenwang und spricht mit ihren Schülern, wie sie spielt: ohne ein Wort zu viel.',
      'Bei „Gran Caffè“, ihrer Klavierstunde für Erwachsene, steht tatsächlich ein Espresso auf dem Flügel, auf einem Untersetzer.',
    ],
    en: [
      'Sofia Marchetti accompanies competitions, examinations and racing hearts. She came from Trieste by way of Vienna and talks to her pupils as she plays: without a word too many.',
      'At “Gran Caffè”, her piano lesson for adults, there really is an espresso on the grand, on a coaster.',
    ],
  }),
  person('benedikt-ohnmais', instructor, {
    name: ['Benedikt', 'Ohnmais'],
    role: t('Lehrer für Gitarre und Ukulele', 'Guitar and ukulele teacher'),
    instruments: ['gitarre'],
    de: [
      'Benedikt Ohnmais unterrichtet klassische Gitarre, Liedbegleitung und die Kunst des leisen Zusammenspiels. Sein Gitarrenorchester hat achtundzwanzig Mitglieder und keinen Verstärker.',
      'Er hat in Alicante studiert und arrangiert von Dowland bis Radiohead alles selbst.',
    ],
    en: [
      'Benedikt Ohnmais teaches classical guitar, song accompaniment and the art of playing quietly together. His guitar orchestra has twenty-eight members and no amplifier.',
      'He studied in Alicante and makes all his own arrangements, from Dowland to Radiohead.',
    ],
  }),
  person('hanna-wirsing', instructor, {
    name: ['Hanna', 'Wirsing'],
    role: t('Lehrerin für Musikgarten und Violine', 'Teacher for Music Garden and violin'),
    instruments: ['violine', 'gesang'],
    de: [
      'Hanna Wirsing eröffnet jede Stunde mit demselben Lied, seit vierzehn Jahren, und es gibt in Hohenwang Abiturienten, die es auswendig können.',
      'Sie ist Geigerin und Erzieherin. Im Musikgarten sitzen die Kleinsten auf dem Boden und die Eltern auch.',
    ],
    en: [
      'Hanna Wirsing has opened every lesson with the same song for fourteen years, and there are school leavers in Hohenwang who know it by heart.',
      'She is a violinist and a nursery teacher. In Music Garden the youngest sit on the floor, and so do their parents.',
    ],
  }),
  person('jakub-nowicki', instructor, {
    name: ['Jakub', 'Nowicki'],
    role: t('Lehrer für Kontrabass, Jazz und Band', 'Double bass, jazz and band teacher'),
    instruments: ['kontrabass'],
    de: [
      'Jakub Nowicki spielt im Orchester am dritten Pult und danach oft noch bis Mitternacht im Jazzkeller von Marbruck. Für Kinder hat er Bässe in Achtelgröße bauen lassen.',
      'In seinen Bands gilt: Wer ein Stück mitbringt, leitet es auch.',
    ],
    en: [
      'Jakub Nowicki plays at the orchestra’s third desk and afterwards often until midnight in the Marbruck jazz cellar. For children he has had eighth-size basses built.',
      'In his bands, whoever brings a tune along also leads it.',
    ],
  }),
  person('rosalie-dettinger', instructor, {
    name: ['Rosalie', 'Dettinger'],
    role: t('Lehrerin für Akkordeon und Harfe', 'Accordion and harp teacher'),
    instruments: ['akkordeon', 'harfe'],
    de: [
      'Rosalie Dettinger fand zwei Instrumente, die man umarmen muss, und konnte sich nie entscheiden. Sie studierte Akkordeon in Trossingen und Harfe in Bern.',
      'Ihre Volksmusik-Werkstatt sammelt Tänze aus den Dörfern der Region und spielt sie dort, wo sie herkommen: auf dem Platz vor der Kirche.',
    ],
    en: [
      'Rosalie Dettinger found two instruments that have to be embraced and could never choose. She studied accordion in Trossingen and harp in Bern.',
      'Her folk music workshop collects dances from the villages of the region and plays them where they come from: in the square in front of the church.',
    ],
  }),
]
