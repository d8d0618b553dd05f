import { list, sameInBoth, t } from '#server/seed/content/text.ts'
import { headline, image, link, page, quote, text } from './parts.ts'
import type { PageSeed } from './types.ts'

export const orchestraPeoplePages: PageSeed[] = [
  page({
    key: 'musikerinnen',
    parent_id: 'orchester',
    slug: t('musikerinnen-und-musiker', 'musicians'),
    title: t('Musikerinnen & Musiker', 'Musicians'),
    headline: t('Wer hier spielt', 'Who plays here'),
    meta_description: t(
      'Die Mitglieder der Südwestphilharmonie nach Instrumenten.',
      'The members of the Südwestphilharmonie by section.',
    ),
    in_menu: true,
    sections: [
      {
        layout: 4,
        columns: [
          [
            headline(t('Streicher', 'Strings'), { headline_level: 3 }),
            text(
              [
                list([
                  'Friederike Althaus, 1. Konzertmeisterin',
                  'Bela Sommerfeld, 2. Konzertmeister',
                  'Ruth Ambach, Stimmführerin 2. Violinen',
                  'Piet van Aken, Solo-Viola',
                  'Marie Josefine Holl, Solo-Violoncello',
                  'Jakub Nowicki, Kontrabass',
                ]),
              ],
              [
                list([
                  'Friederike Althaus, first concertmaster',
                  'Bela Sommerfeld, second concertmaster',
                  'Ruth Ambach, principal second violin',
                  'Piet van Aken, principal viola',
                  'Marie Josefine Holl, principal cello',
                  'Jakub Nowicki, double bass',
                ]),
              ],
            ),
          ],
          [
            headline(t('Holzbläser', 'Woodwind'), { headline_level: 3 }),
            text(
              [
                list([
                  'Annelie Strobl, Solo-Flöte',
                  'Amélie Garnier, Solo-Oboe',
                  'Yuto Shirakawa, Solo-Klarinette',
                  'Conrad Eisele, Solo-Fagott',
                ]),
              ],
              [
                list([
                  'Annelie Strobl, principal flute',
                  'Amélie Garnier, principal oboe',
                  'Yuto Shirakawa, principal clarinet',
                  'Conrad Eisele, principal bassoon',
                ]),
              ],
            ),
          ],
          [
            headline(t('Blech und Schlagwerk', 'Brass and percussion'), { headline_level: 3 }),
            text(
              [
                list([
                  'Vera Lenz, Solo-Horn',
                  'Selma Burkart, stv. Solo-Horn',
                  'Hannes Obrist, Solo-Trompete',
                  'Dagny Moe, Posaune',
                  'Ferdinand Kuhn, Pauke',
                ]),
              ],
              [
                list([
                  'Vera Lenz, principal horn',
                  'Selma Burkart, associate principal horn',
                  'Hannes Obrist, principal trumpet',
                  'Dagny Moe, trombone',
                  'Ferdinand Kuhn, timpani',
                ]),
              ],
            ),
          ],
        ],
      },
      {
        layout: 2,
        columns: [
          [image('vertical', 'page-musikerinnen-pult', t('Zwei an einem Pult', 'Two at one desk'))],
          [
            {
              kind: 'video',
              video_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
              image: 'page-musikerinnen-video',
              length: '3:45',
              title: t('Ein Probentag in vier Minuten', 'A rehearsal day in four minutes'),
              content: t(
                'Vom ersten Stuhl bis zum letzten Ton: Kamera auf dem Paukenpodest.',
                'From the first chair to the last note: a camera on the timpani riser.',
              ),
            },
          ],
        ],
      },
    ],
  }),
  page({
    key: 'chefdirigent',
    parent_id: 'orchester',
    slug: t('chefdirigent', 'chief-conductor'),
    title: t('Chefdirigent', 'Chief conductor'),
    headline: sameInBoth('Tamás Erdélyi'),
    meta_description: t(
      'Tamás Erdélyi, Chefdirigent der Südwestphilharmonie.',
      'Tamás Erdélyi, Chief Conductor of the Südwestphilharmonie.',
    ),
    in_menu: true,
    sections: [
      {
        layout: 2,
        columns: [
          [
            image(
              'vertical',
              'page-chefdirigent-haende',
              t('Ohne Stab: zwei Hände, ein Atem', 'No baton: two hands, one breath'),
            ),
          ],
          [
            headline(t('Proben heißt zuhören', 'Rehearsing means listening'), {
              preline: t('Im Gespräch', 'In conversation'),
            }),
            text(
              [
                '<strong>Was hört man hier, was man anderswo nicht hört?</strong><br>Die Leute. In Stettbach sagt mir die Metzgerin, dass das Scherzo zu schnell war. Sie hatte recht.',
                '<strong>Warum Louise Farrenc?</strong><br>Weil ihre dritte Sinfonie besser ist als vieles, was wir jedes Jahr spielen. Mehr Gründe braucht es nicht.',
              ],
              [
                '<strong>What do you hear here that you hear nowhere else?</strong><br>The people. In Stettbach the butcher tells me that the scherzo was too fast. She was right.',
                '<strong>Why Louise Farrenc?</strong><br>Because her Third Symphony is better than much of what we play every year. No more reasons are needed.',
              ],
            ),
            quote(
              t(
                'Der Stab zeigt nur, wo die Eins ist. Das weiß das Orchester auch so.',
                'A baton only shows where the downbeat is. The orchestra knows that anyway.',
              ),
              sameInBoth('Tamás Erdélyi'),
            ),
          ],
        ],
      },
      {
        layout: 0,
        columns: [
          [
            headline(t('Seine Hörstücke', 'His listening list'), { headline_level: 3, anchor: 'hoeren' }),
            { kind: 'audio', embed: 'https://open.spotify.com/embed/playlist/37i9dQZF1DWWEJlAGA9gs0' },
            link(t('Zur Biografie', 'Read the biography'), 'person:tamas-erdelyi'),
          ],
        ],
      },
    ],
  }),
  page({
    key: 'mitarbeiter',
    parent_id: 'orchester',
    content_type: 'persons',
    title: sameInBoth('Team'),
    headline: t('Menschen im Haus', 'The people in the house'),
    meta_description: t(
      'Alle Mitarbeiterinnen, Lehrkräfte und Solisten des Hauses.',
      'All staff, teachers and soloists of the house.',
    ),
    in_menu: true,
    in_footer: true,
  }),
]
