import { t } from '#server/seed/content/text.ts'
import type { InstrumentSeed } from '#server/seed/content/types.ts'

export const instruments: InstrumentSeed[] = [
  { key: 'violine', groupKey: 'streicher', name: t('Violine', 'Violin') },
  { key: 'viola', groupKey: 'streicher', name: t('Viola', 'Viola') },
  { key: 'violoncello', groupKey: 'streicher', name: t('Violoncello', 'Cello') },
  { key: 'kontrabass', groupKey: 'streicher', name: t('Kontrabass', 'Double bass') },
  { key: 'blockfloete', groupKey: 'holzblaeser', name: t('Blockflöte', 'Recorder') },
  { key: 'querfloete', groupKey: 'holzblaeser', name: t('Querflöte', 'Flute') },
  { key: 'oboe', groupKey: 'holzblaeser', name: t('Oboe', 'Oboe') },
  { key: 'klarinette', groupKey: 'holzblaeser', name: t('Klarinette', 'Clarinet') },
  { key: 'fagott', groupKey: 'holzblaeser', name: t('Fagott', 'Bassoon') },
  { key: 'saxophon', groupKey: 'holzblaeser', name: t('Saxophon', 'Saxophone') },
  { key: 'trompete', groupKey: 'blechblaeser', name: t('Trompete', 'Trumpet') },
  { key: 'horn', groupKey: 'blechblaeser', name: t('Horn', 'French horn') },
  { key: 'posaune', groupKey: 'blechblaeser', name: t('Posaune', 'Trombone') },
  { key: 'tuba', groupKey: 'blechblaeser', name: t('Tuba', 'Tuba') },
  { key: 'klavier', groupKey: 'tasten-zupf', name: t('Klavier', 'Piano') },
  { key: 'akkordeon', groupKey: 'tasten-zupf', name: t('Akkordeon', 'Accordion') },
  { key: 'gitarre', groupKey: 'tasten-zupf', name: t('Gitarre', 'Guitar') },
  { key: 'harfe', groupKey: 'tasten-zupf', name: t('Harfe', 'Harp') },
  { key: 'gesang', groupKey: 'stimme-schlagwerk', name: t('Gesang', 'Voice') },
  { key: 'schlagzeug', groupKey: 'stimme-schlagwerk', name: t('Schlagzeug', 'Percussion') },
]
