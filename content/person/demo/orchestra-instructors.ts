import { t } from '#server/seed/content/text.ts'
import type { PersonSeed } from '#server/seed/content/types.ts'
import { person } from './person.ts'

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
      'Principal clarinet, clarinet and saxophone teacher',
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
