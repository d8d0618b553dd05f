import { t } from '#server/seed/content/text.ts'
import type { WorkSeed } from '#server/seed/content/types.ts'
import { work } from './work.ts'

export const chamberWorks: WorkSeed[] = [
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
