import { same, t } from '#server/seed/content/text.ts'
import type { Text, WorkSeed } from '#server/seed/content/types.ts'

const symphonicWorks: WorkSeed[] = [
  work('hensel-ouvertuere', 'hensel', t('Ouvertüre C-Dur', 'Overture in C major'), 11),
  work('beethoven-7', 'beethoven', t('Sinfonie Nr. 7 A-Dur op. 92', 'Symphony No. 7 in A major, Op. 92'), 38, [
    'Poco sostenuto – Vivace',
    'Allegretto',
    'Presto – Assai meno presto',
    'Allegro con brio',
  ]),
  work('brahms-4', 'brahms', t('Sinfonie Nr. 4 e-Moll op. 98', 'Symphony No. 4 in E minor, Op. 98'), 40, [
    'Allegro non troppo',
    'Andante moderato',
    'Allegro giocoso',
    'Allegro energico e passionato',
  ]),
  work('mozart-41', 'mozart', t('Sinfonie Nr. 41 C-Dur KV 551 „Jupiter“', 'Symphony No. 41 in C major, K. 551 “Jupiter”'), 33, [
    'Allegro vivace',
    'Andante cantabile',
    'Menuetto. Allegretto – Trio',
    'Molto allegro',
  ]),
  work('schubert-unvollendete', 'schubert', t('Sinfonie h-Moll D 759 „Unvollendete“', 'Symphony in B minor, D 759 “Unfinished”'), 25, [
    'Allegro moderato',
    'Andante con moto',
  ]),
  work('mendelssohn-hebriden', 'mendelssohn', t('„Die Hebriden“. Konzertouvertüre op. 26', '“The Hebrides”. Concert overture, Op. 26'), 10),
  work('farrenc-3', 'farrenc', t('Sinfonie Nr. 3 g-Moll op. 36', 'Symphony No. 3 in G minor, Op. 36'), 33, [
    'Adagio – Allegro',
    'Adagio cantabile',
    'Scherzo. Vivace',
    'Finale. Allegro',
  ]),
  work('dvorak-8', 'dvorak', t('Sinfonie Nr. 8 G-Dur op. 88', 'Symphony No. 8 in G major, Op. 88'), 36, [
    'Allegro con brio',
    'Adagio',
    'Allegretto grazioso',
    'Allegro ma non troppo',
  ]),
  work('smetana-moldau', 'smetana', t('„Die Moldau“ aus „Mein Vaterland“', '“Vltava” from “Má vlast”'), 12),
  work('sibelius-2', 'sibelius', t('Sinfonie Nr. 2 D-Dur op. 43', 'Symphony No. 2 in D major, Op. 43'), 44, [
    'Allegretto',
    'Tempo andante, ma rubato',
    'Vivacissimo',
    'Finale. Allegro moderato',
  ]),
  work('grieg-peer-gynt', 'grieg', t('Peer-Gynt-Suite Nr. 1 op. 46', 'Peer Gynt Suite No. 1, Op. 46'), 15, [
    'Morgenstimmung',
    'Åses Tod',
    'Anitras Tanz',
    'In der Halle des Bergkönigs',
  ]),
  work('debussy-faune', 'debussy', same('Prélude à l’après-midi d’un faune'), 10),
  work('ravel-tombeau', 'ravel', same('Le Tombeau de Couperin'), 17, ['Prélude', 'Forlane', 'Menuet', 'Rigaudon']),
  work('ravel-ma-mere', 'ravel', t('„Ma mère l’Oye“. Suite', '“Ma mère l’Oye”. Suite'), 16, [
    'Pavane de la Belle au bois dormant',
    'Petit Poucet',
    'Laideronnette, impératrice des pagodes',
    'Les entretiens de la Belle et de la Bête',
    'Le jardin féerique',
  ]),
  work('boulanger-matin', 'boulanger', same('D’un matin de printemps'), 5),
  work('strawinsky-pulcinella', 'strawinsky', t('„Pulcinella“. Suite', '“Pulcinella”. Suite'), 24, [
    'Sinfonia',
    'Serenata',
    'Scherzino – Allegro – Andantino',
    'Tarantella',
    'Toccata',
    'Gavotta con due variazioni',
    'Vivo',
    'Minuetto – Finale',
  ]),
  work('prokofjew-1', 'prokofjew', t('Sinfonie Nr. 1 D-Dur op. 25 „Symphonie classique“', 'Symphony No. 1 in D major, Op. 25 “Classical”'), 15, [
    'Allegro',
    'Larghetto',
    'Gavotta. Non troppo allegro',
    'Finale. Molto vivace',
  ]),
  work('prokofjew-peter', 'prokofjew', t('„Peter und der Wolf“ op. 67', '“Peter and the Wolf”, Op. 67'), 27),
  work('saint-saens-karneval', 'saint-saens', t('„Der Karneval der Tiere“', '“The Carnival of the Animals”'), 24, [
    'Introduction et marche royale du lion',
    'Poules et coqs',
    'Hémiones',
    'Tortues',
    'L’éléphant',
    'Kangourous',
    'Aquarium',
    'Personnages à longues oreilles',
    'Le coucou au fond des bois',
    'Volière',
    'Pianistes',
    'Fossiles',
    'Le cygne',
    'Finale',
  ]),
  work('copland-appalachian', 'copland', t('„Appalachian Spring“. Suite', '“Appalachian Spring”. Suite'), 25),
  work('bernstein-tanz', 'bernstein', t('Sinfonische Tänze aus „West Side Story“', 'Symphonic Dances from “West Side Story”'), 23),
  work('clyne-midnight', 'clyne', same('This Midnight Hour'), 12),
  work('britten-guide', 'britten', t('„The Young Person’s Guide to the Orchestra“ op. 34', '“The Young Person’s Guide to the Orchestra”, Op. 34'), 17),
]

const soloAndChoralWorks: WorkSeed[] = [
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

const chamberWorks: WorkSeed[] = [
  work('mozart-gran-partita', 'mozart', t('Serenade B-Dur KV 361 „Gran Partita“', 'Serenade in B-flat major, K. 361 “Gran Partita”'), 50, [
    'Largo – Molto allegro',
    'Menuetto',
    'Adagio',
    'Menuetto. Allegretto',
    'Romance. Adagio',
    'Tema con variazioni',
    'Finale. Molto allegro',
  ]),
  work('dvorak-blaeserserenade', 'dvorak', t('Serenade für Bläser d-Moll op. 44', 'Serenade for Winds in D minor, Op. 44'), 24, [
    'Moderato, quasi marcia',
    'Minuetto. Tempo di minuetto',
    'Andante con moto',
    'Finale. Allegro molto',
  ]),
  work('haydn-kaiserquartett', 'haydn', t('Streichquartett C-Dur op. 76 Nr. 3 „Kaiserquartett“', 'String Quartet in C major, Op. 76 No. 3 “Emperor”'), 26, [
    'Allegro',
    'Poco adagio, cantabile',
    'Menuetto. Allegro',
    'Finale. Presto',
  ]),
  work('brahms-klarinettenquintett', 'brahms', t('Klarinettenquintett h-Moll op. 115', 'Clarinet Quintet in B minor, Op. 115'), 38, [
    'Allegro',
    'Adagio',
    'Andantino',
    'Con moto',
  ]),
  work('schubert-forelle', 'schubert', t('Klavierquintett A-Dur D 667 „Forellenquintett“', 'Piano Quintet in A major, D 667 “Trout”'), 38, [
    'Allegro vivace',
    'Andante',
    'Scherzo. Presto',
    'Andantino – Allegretto',
    'Allegro giusto',
  ]),
  work('schumann-clara-trio', 'schumann-clara', t('Klaviertrio g-Moll op. 17', 'Piano Trio in G minor, Op. 17'), 28, [
    'Allegro moderato',
    'Scherzo. Tempo di Menuetto',
    'Andante',
    'Allegretto',
  ]),
  work('elgar-serenade', 'elgar', t('Serenade für Streichorchester e-Moll op. 20', 'Serenade for Strings in E minor, Op. 20'), 13, [
    'Allegro piacevole',
    'Larghetto',
    'Allegretto',
  ]),
  work(
    'piazzolla-jahreszeiten',
    'piazzolla',
    t('„Las cuatro estaciones porteñas“ für Violine und Streicher', '“Las cuatro estaciones porteñas” for violin and strings'),
    27,
    ['Otoño porteño', 'Invierno porteño', 'Primavera porteña', 'Verano porteño'],
  ),
  work('tschaikowsky-serenade', 'tschaikowsky', t('Serenade für Streichorchester C-Dur op. 48', 'Serenade for Strings in C major, Op. 48'), 30, [
    'Pezzo in forma di sonatina',
    'Valse',
    'Élégie',
    'Finale. Tema russo',
  ]),
]

export const works: WorkSeed[] = [...symphonicWorks, ...soloAndChoralWorks, ...chamberWorks]

function work(key: string, composerKey: string, title: Text, minutes: number, movements: string[] = []): WorkSeed {
  return { key, composerKey, title, minutes, movements }
}
