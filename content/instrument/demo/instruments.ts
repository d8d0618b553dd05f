import { t } from '#server/seed/content/text.ts'
import type { DemoRecord } from '#server/seed/define-seed.ts'
import type instrument from '../fields.ts'

export const instruments: DemoRecord<typeof instrument>[] = [
  { key: 'violine', group_id: 'streicher', name: t('Violine', 'Violin') },
  { key: 'viola', group_id: 'streicher', name: t('Viola', 'Viola') },
  { key: 'violoncello', group_id: 'streicher', name: t('Violoncello', 'Cello') },
  { key: 'kontrabass', group_id: 'streicher', name: t('Kontrabass', 'Double bass') },
  { key: 'blockfloete', group_id: 'holzblaeser', name: t('Blockflöte', 'Recorder') },
  { key: 'querfloete', group_id: 'holzblaeser', name: t('Querflöte', 'Flute') },
  { key: 'oboe', group_id: 'holzblaeser', name: t('Oboe', 'Oboe') },
  { key: 'klarinette', group_id: 'holzblaeser', name: t('Klarinette', 'Clarinet') },
  { key: 'fagott', group_id: 'holzblaeser', name: t('Fagott', 'Bassoon') },
  { key: 'saxophon', group_id: 'holzblaeser', name: t('Saxophon', 'Saxophone') },
  { key: 'trompete', group_id: 'blechblaeser', name: t('Trompete', 'Trumpet') },
  { key: 'horn', group_id: 'blechblaeser', name: t('Horn', 'French horn') },
  { key: 'posaune', group_id: 'blechblaeser', name: t('Posaune', 'Trombone') },
  { key: 'tuba', group_id: 'blechblaeser', name: t('Tuba', 'Tuba') },
  { key: 'klavier', group_id: 'tasten-zupf', name: t('Klavier', 'Piano') },
  { key: 'akkordeon', group_id: 'tasten-zupf', name: t('Akkordeon', 'Accordion') },
  { key: 'gitarre', group_id: 'tasten-zupf', name: t('Gitarre', 'Guitar') },
  { key: 'harfe', group_id: 'tasten-zupf', name: t('Harfe', 'Harp') },
  { key: 'gesang', group_id: 'stimme-schlagwerk', name: t('Gesang', 'Voice') },
  { key: 'schlagzeug', group_id: 'stimme-schlagwerk', name: t('Schlagzeug', 'Percussion') },
]
