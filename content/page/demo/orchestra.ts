import { sameInBoth, t } from '#server/seed/content/text.ts'
import { headline, image, imageItem, MORE, NONE, page, quote, teaserlist, text } from './parts.ts'
import type { PageSeed } from './types.ts'

export const orchestraPages: PageSeed[] = [
  page({
    key: 'orchester',
    variant: 'orchestra',
    slug: t('orchester', 'orchestra'),
    title: t('Orchester', 'Orchestra'),
    headline: t('62 Menschen und ein A', '62 people and one A'),
    meta_description: t(
      'Die Südwestphilharmonie: Menschen, Geschichte und Haltung eines Regionalorchesters.',
      'The Südwestphilharmonie: the people, history and outlook of a regional orchestra.',
    ),
    in_menu: true,
    sections: [
      {
        layout: 1,
        columns: [
          [
            headline(t('Gewebt, nicht gestapelt', 'Woven, not stacked'), { preline: t('Wer wir sind', 'Who we are') }),
            text(
              [
                'Die Südwestphilharmonie ist das Orchester von sechs Städten. Sie gehören ihr gemeinsam, so wie sie ihnen gehört: Jede entsendet zwei Menschen in den Beirat, jede hört mindestens sieben Programme im Jahr.',
                'Wir spielen, was wir für wichtig halten, und erklären, warum. Ein Drittel jeder Saison ist Musik, die hier noch nie erklungen ist.',
              ],
              [
                'The Südwestphilharmonie is the orchestra of six towns. They belong to it as it belongs to them: each sends two people to the advisory board and hears at least seven programmes a year.',
                'We play what we think matters, and say why. A third of every season is music never heard here before.',
              ],
            ),
          ],
          [
            image(
              'vertical',
              'page-orchester-gewebe',
              t(
                'Das Gewebe im Signet des Orchesters: 62 Kettfäden.',
                'The weave in the orchestra’s emblem: 62 warp threads.',
              ),
            ),
          ],
        ],
      },
      {
        layout: 0,
        columns: [
          [
            teaserlist([
              {
                image: 'page-orchester-geschichte',
                link: 'page:geschichte',
                link_text: MORE,
                preline: t('Seit 1924', 'Since 1924'),
                headline: t('Geschichte', 'History'),
                subline: NONE,
                text: t(
                  'Vom Feierabendorchester der Weberei zur Philharmonie der Region.',
                  'From the mill’s after-work band to the philharmonic of the region.',
                ),
              },
              {
                image: 'page-orchester-dirigent',
                link: 'page:chefdirigent',
                link_text: MORE,
                preline: t('Am Pult', 'On the podium'),
                headline: sameInBoth('Tamás Erdélyi'),
                subline: NONE,
                text: t(
                  'Der Chefdirigent über Atem, Uhrwerke und Louise Farrenc.',
                  'The Chief Conductor on breath, clockwork and Louise Farrenc.',
                ),
              },
            ]),
          ],
        ],
      },
    ],
  }),
  page({
    key: 'geschichte',
    parent_id: 'orchester',
    slug: t('geschichte', 'history'),
    title: t('Geschichte', 'History'),
    headline: t('Hundert Jahre nach Schichtende', 'A hundred years after the shift'),
    meta_description: t(
      'Von der Weberei zur Philharmonie: die Geschichte des Orchesters seit 1924.',
      'From weaving mill to philharmonic: the story of the orchestra since 1924.',
    ),
    in_menu: true,
    sections: [
      {
        layout: 0,
        columns: [
          [
            headline(t('1924: elf Geigen und ein Meister', '1924: eleven violins and a foreman'), {
              subline: t('Wie aus Feierabend ein Orchester wurde', 'How an evening off became an orchestra'),
            }),
            text(
              [
                'Am 9. Mai 1924 trafen sich nach der Spätschicht neunzehn Weberinnen und Weber mit elf Geigen, vier Klarinetten, zwei Hörnern, einem Bass und einer Pauke. Dirigent war der Webmeister Gottlieb Rau, weil er als Einziger Partitur lesen konnte: Er hielt sie für eine Patrone, den Plan eines Musters.',
              ],
              [
                'On 9 May 1924, after the late shift, nineteen weavers met with eleven violins, four clarinets, two horns, one bass and one timpani. The conductor was the foreman Gottlieb Rau, the only one who could read a score: he took it for a point paper, the plan of a pattern.',
              ],
            ),
          ],
        ],
      },
      {
        layout: 5,
        columns: [
          [image('vertical', 'page-geschichte-spulen', t('Spulen aus dem Garnlager', 'Bobbins from the yarn store'))],
          [
            text(
              [
                '1951 wurde aus dem Werksorchester das „Kreisorchester Hohenwang“, 1968 kamen die ersten festen Stellen, 1979 schloss die Weberei. Drei Jahre lang probte das Orchester in einer leeren Halle ohne Heizung, in Mänteln, und gründete dort seine Musikschule.',
                'Seit 1983 tragen sechs Städte das Orchester gemeinsam; seither heißt es Südwestphilharmonie.',
              ],
              [
                'In 1951 the works band became the “Hohenwang District Orchestra”, in 1968 came the first permanent posts, and in 1979 the mill closed. For three years the orchestra rehearsed in an empty hall without heating, in overcoats, and founded its music school there.',
                'Since 1983 six towns have supported the orchestra together; it has been called Südwestphilharmonie ever since.',
              ],
            ),
          ],
          [image('vertical', 'page-geschichte-sheddach', t('Das Sheddach von 1911', 'The saw-tooth roof of 1911'))],
        ],
      },
      {
        layout: 0,
        columns: [
          [
            quote(
              t(
                'Ein Takt ist auch nur ein Schuss, der zur rechten Zeit durch die Kette geht.',
                'A bar is only a weft that passes through the warp at the right time.',
              ),
              t('Gottlieb Rau, Webmeister und erster Dirigent', 'Gottlieb Rau, foreman and first conductor'),
            ),
            {
              kind: 'imagelist',
              children: [
                imageItem(
                  'page-geschichte-1924',
                  sameInBoth('1924'),
                  t('Plakat des ersten Konzerts, nachgezeichnet', 'Poster of the first concert, redrawn'),
                ),
                imageItem(
                  'page-geschichte-1951',
                  sameInBoth('1951'),
                  t('Programmheft des Kreisorchesters, nachgezeichnet', 'Programme of the District Orchestra, redrawn'),
                ),
                imageItem(
                  'page-geschichte-1983',
                  sameInBoth('1983'),
                  t('Sechs Städte, sechs Farben', 'Six towns, six colours'),
                ),
                imageItem(
                  'page-geschichte-2011',
                  sameInBoth('2011'),
                  t('Eröffnung des Saals in der Weberei', 'Opening of the concert hall at the mill'),
                ),
              ],
            },
          ],
        ],
      },
    ],
  }),
]
