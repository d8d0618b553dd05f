import { t } from '#server/seed/content/text.ts'
import type { PersonSeed } from './person.ts'
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

const instructorAndSoloist = { is_instructor: true, is_soloist: true }

export const orchestraInstructors: PersonSeed[] = [
  person('amelie-garnier', instructorAndSoloist, {
    name: ['Amélie', 'Garnier'],
    role: t('Solo-Oboistin, Lehrerin für Oboe', 'Principal oboe, oboe teacher'),
    instruments: ['oboe'],
    de: [
      'Amélie Garnier gibt dem Orchester seit neun Jahren das A. Sie kommt aus Nancy, studierte in Lyon und Karlsruhe und baut ihre Rohre selbst, auch die ihrer Schülerinnen und Schüler.',
      'Ihre Oboenklasse in Hohenwang ist die größte der Region: vierzehn Kinder, drei Erwachsene und ein pensionierter Förster.',
      'Anfängern verspricht sie, dass die Ente nach sechs Wochen auszieht.',
    ],
    en: [
      'Amélie Garnier has given the orchestra its A for nine years. She comes from Nancy, studied in Lyon and Karlsruhe and makes her own reeds, and those of her pupils.',
      'Her oboe class in Hohenwang is the largest in the region: fourteen children, three adults and a retired forester.',
      'She promises beginners that the duck moves out after six weeks.',
    ],
  }),
  person('yuto-shirakawa', instructorAndSoloist, {
    name: ['Yuto', 'Shirakawa'],
    role: t(
      'Solo-Klarinettist, Lehrer für Klarinette und Saxophon',
      'Principal clarinet, teaches clarinet and saxophone',
    ),
    instruments: ['klarinette', 'saxophon'],
    de: [
      'Yuto Shirakawa wurde in Sapporo geboren und kam für ein Semester nach Deutschland, das nun achtzehn Jahre dauert. Er ist Solo-Klarinettist und Gründer des Bläserquintetts „Schuss & Kette“.',
      'Im Unterricht lässt er erst singen, dann spielen. Wer will, lernt bei ihm nebenbei, Mundstücke zu schleifen.',
    ],
    en: [
      'Yuto Shirakawa was born in Sapporo and came to Germany for one semester that has now lasted eighteen years. He is principal clarinet and founder of the wind quintet “Warp & Weft”.',
      'In lessons he has pupils sing first and play second. Those who like can learn to shape mouthpieces along the way.',
    ],
  }),
  person('friederike-althaus', instructorAndSoloist, {
    name: ['Friederike', 'Althaus'],
    role: t('Erste Konzertmeisterin, Lehrerin für Violine', 'First Concertmaster, violin teacher'),
    instruments: ['violine', 'viola'],
    de: [
      'Friederike Althaus führt das Orchester seit zwölf Jahren vom ersten Pult, oft auch ohne Dirigenten. Streicherprogramme leitet sie im Stehen.',
      'Sie studierte in Detmold und Amsterdam. Ihre Liebe zu Piazzolla stammt aus einem Jahr in Buenos Aires, in dem sie vor allem getanzt habe.',
    ],
    en: [
      'Friederike Althaus has led the orchestra from the first desk for twelve years, often without a conductor. String programmes she directs standing up.',
      'She studied in Detmold and Amsterdam. Her love of Piazzolla dates from a year in Buenos Aires spent, she says, mostly dancing.',
    ],
  }),
  person('gesine-haubold', instructorAndSoloist, {
    name: ['Gesine', 'Haubold'],
    role: t(
      'Leiterin des Philharmonischen Chors, Lehrerin für Gesang',
      'Director of the Philharmonic Choir, voice teacher',
    ),
    instruments: ['gesang'],
    de: [
      'Gesine Haubold hat den Philharmonischen Chor vor zehn Jahren mit vierundzwanzig Stimmen übernommen. Heute sind es neunzig, vom Bäckerlehrling bis zur Amtsrichterin.',
      'Sie war Kruzianer-Schwester, wie sie sagt: zu Hause in Dresden sang immer jemand. An der Musikschule unterrichtet sie Gesang und leitet die Singschule.',
      'Im Magnificat steht sie selbst am Pult.',
    ],
    en: [
      'Gesine Haubold took over the Philharmonic Choir ten years ago with twenty-four voices. Today there are ninety, from the baker’s apprentice to the district judge.',
      'She grew up in Dresden, where at home someone was always singing. At the music school she teaches voice and runs the singing school.',
      'She herself conducts the Magnificat.',
    ],
  }),
]
