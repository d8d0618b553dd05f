import { wellKnownComposers } from '#contract/events/well-known-composers.ts'
import type { DemoRecord } from '#server/seed/define-seed.ts'
import type { composer as declaration } from '../fields.ts'

export const composers: DemoRecord<typeof declaration>[] = [
  composer('bach', 'Johann Sebastian Bach', 'Bach, Johann Sebastian', 1685, 1750, 'Johann_Sebastian_Bach'),
  composer('beethoven', 'Ludwig van Beethoven', 'Beethoven, Ludwig van', 1770, 1827, 'Ludwig_van_Beethoven'),
  composer('bernstein', 'Leonard Bernstein', 'Bernstein, Leonard', 1918, 1990),
  composer('boulanger', 'Lili Boulanger', 'Boulanger, Lili', 1893, 1918),
  composer('brahms', 'Johannes Brahms', 'Brahms, Johannes', 1833, 1897, 'Johannes_Brahms'),
  composer('britten', 'Benjamin Britten', 'Britten, Benjamin', 1913, 1976),
  composer('clyne', 'Anna Clyne', 'Clyne, Anna', 1980, null),
  composer('copland', 'Aaron Copland', 'Copland, Aaron', 1900, 1990),
  composer('debussy', 'Claude Debussy', 'Debussy, Claude', 1862, 1918, 'Claude_Debussy'),
  composer('dvorak', 'Antonín Dvořák', 'Dvořák, Antonín', 1841, 1904),
  composer('elgar', 'Edward Elgar', 'Elgar, Edward', 1857, 1934),
  composer('farrenc', 'Louise Farrenc', 'Farrenc, Louise', 1804, 1875, 'Louise_Farrenc'),
  composer('gershwin', 'George Gershwin', 'Gershwin, George', 1898, 1937),
  composer('grieg', 'Edvard Grieg', 'Grieg, Edvard', 1843, 1907),
  composer('haydn', 'Joseph Haydn', 'Haydn, Joseph', 1732, 1809, 'Joseph_Haydn'),
  composer('hensel', 'Fanny Hensel', 'Hensel, Fanny', 1805, 1847, 'Fanny_Hensel'),
  composer(
    'mendelssohn',
    'Felix Mendelssohn Bartholdy',
    'Mendelssohn Bartholdy, Felix',
    1809,
    1847,
    'Felix_Mendelssohn_Bartholdy',
  ),
  composer('mozart', 'Wolfgang Amadeus Mozart', 'Mozart, Wolfgang Amadeus', 1756, 1791, 'Wolfgang_Amadeus_Mozart'),
  composer('paert', 'Arvo Pärt', 'Pärt, Arvo', 1935, null),
  composer('piazzolla', 'Astor Piazzolla', 'Piazzolla, Astor', 1921, 1992),
  composer('prokofjew', 'Sergej Prokofjew', 'Prokofjew, Sergej', 1891, 1953),
  composer('ravel', 'Maurice Ravel', 'Ravel, Maurice', 1875, 1937, 'Maurice_Ravel'),
  composer('saint-saens', 'Camille Saint-Saëns', 'Saint-Saëns, Camille', 1835, 1921),
  composer('schubert', 'Franz Schubert', 'Schubert, Franz', 1797, 1828, 'Franz_Schubert'),
  composer('schumann-clara', 'Clara Schumann', 'Schumann, Clara', 1819, 1896, 'Clara_Schumann'),
  composer('schumann', 'Robert Schumann', 'Schumann, Robert', 1810, 1856, 'Robert_Schumann'),
  composer('sibelius', 'Jean Sibelius', 'Sibelius, Jean', 1865, 1957, 'Jean_Sibelius'),
  composer('smetana', 'Bedřich Smetana', 'Smetana, Bedřich', 1824, 1884),
  composer('strawinsky', 'Igor Strawinsky', 'Strawinsky, Igor', 1882, 1971),
  composer('tschaikowsky', 'Pjotr Iljitsch Tschaikowsky', 'Tschaikowsky, Pjotr Iljitsch', 1840, 1893),
]

function composer(
  key: string,
  name: string,
  sort_name: string,
  born: number,
  died: number | null,
  article = '',
): DemoRecord<typeof declaration> {
  const {
    name_en = '',
    sort_name_en = '',
    spellings = [],
  } = wellKnownComposers.find((wellKnown) => wellKnown.name === name) ?? {}
  return {
    key,
    name,
    sort_name,
    name_en,
    sort_name_en,
    spellings,
    born,
    died,
    same_as: article && `https://de.wikipedia.org/wiki/${article}`,
  }
}
