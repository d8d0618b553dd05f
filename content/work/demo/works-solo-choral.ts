import { same, t } from '#server/seed/content/text.ts'
import type { WorkSeed } from '#server/seed/content/types.ts'
import { work } from './work.ts'

export const soloAndChoralWorks: WorkSeed[] = [
  work('mozart-oboenkonzert', 'mozart', t('Konzert für Oboe und Orchester C-Dur KV 314', 'Oboe Concerto in C major, K. 314'), 20, [
    'Allegro aperto',
    'Adagio non troppo',
    'Rondo. Allegretto',
  ]),
  work('sibelius-violinkonzert', 'sibelius', t('Konzert für Violine und Orchester d-Moll op. 47', 'Violin Concerto in D minor, Op. 47'), 32, [
    'Allegro moderato',
    'Adagio di molto',
    'Allegro, ma non tanto',
  ]),
  work('elgar-cellokonzert', 'elgar', t('Konzert für Violoncello und Orchester e-Moll op. 85', 'Cello Concerto in E minor, Op. 85'), 28, [
    'Adagio – Moderato',
    'Lento – Allegro molto',
    'Adagio',
    'Allegro',
  ]),
  work('schumann-cellokonzert', 'schumann', t('Konzert für Violoncello und Orchester a-Moll op. 129', 'Cello Concerto in A minor, Op. 129'), 24, [
    'Nicht zu schnell',
    'Langsam',
    'Sehr lebhaft',
  ]),
  work('mendelssohn-violinkonzert', 'mendelssohn', t('Konzert für Violine und Orchester e-Moll op. 64', 'Violin Concerto in E minor, Op. 64'), 27, [
    'Allegro molto appassionato',
    'Andante',
    'Allegretto non troppo – Allegro molto vivace',
  ]),
  work('gershwin-rhapsody', 'gershwin', same('Rhapsody in Blue'), 17),
  work('bach-brandenburg-5', 'bach', t('Brandenburgisches Konzert Nr. 5 D-Dur BWV 1050', 'Brandenburg Concerto No. 5 in D major, BWV 1050'), 21, [
    'Allegro',
    'Affettuoso',
    'Allegro',
  ]),
  work('bach-suite-3', 'bach', t('Orchestersuite Nr. 3 D-Dur BWV 1068', 'Orchestral Suite No. 3 in D major, BWV 1068'), 20, [
    'Ouverture',
    'Air',
    'Gavotte I – Gavotte II',
    'Bourrée',
    'Gigue',
  ]),
  work('bach-magnificat', 'bach', same('Magnificat BWV 243'), 28, [
    'Magnificat anima mea',
    'Et exsultavit',
    'Quia respexit',
    'Omnes generationes',
    'Quia fecit mihi magna',
    'Et misericordia',
    'Fecit potentiam',
    'Deposuit potentes',
    'Esurientes',
    'Suscepit Israel',
    'Sicut locutus est',
    'Gloria Patri',
  ]),
  work('brahms-requiem', 'brahms', t('„Ein deutsches Requiem“ op. 45', '“A German Requiem”, Op. 45'), 70, [
    'Selig sind, die da Leid tragen',
    'Denn alles Fleisch, es ist wie Gras',
    'Herr, lehre doch mich',
    'Wie lieblich sind deine Wohnungen',
    'Ihr habt nun Traurigkeit',
    'Denn wir haben hie keine bleibende Statt',
    'Selig sind die Toten',
  ]),
  work('paert-cantus', 'paert', same('Cantus in Memory of Benjamin Britten'), 7),
]
