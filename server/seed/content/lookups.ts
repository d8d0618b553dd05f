import { same, t } from './text.ts'
import type { ColorSeed, CourseLocationSeed, InstrumentSeed, Lookup } from './types.ts'

export const eventTypes: Lookup[] = [
  { key: 'sinfoniekonzert', name: t('Sinfoniekonzert', 'Symphony concert') },
  { key: 'kammerkonzert', name: t('Kammerkonzert', 'Chamber concert') },
  { key: 'familienkonzert', name: t('Familienkonzert', 'Family concert') },
  { key: 'gespraechskonzert', name: t('Gesprächskonzert', 'Concert talk') },
  { key: 'chorkonzert', name: t('Chorkonzert', 'Choral concert') },
  { key: 'sonderkonzert', name: t('Sonderkonzert', 'Special concert') },
]

export const subscriptions: Lookup[] = [
  { key: 'grosses-abo', name: t('Großes Abo', 'Grand Subscription') },
  { key: 'abo-neckarlauf', name: t('Abo Neckarlauf', 'Neckarlauf Subscription') },
  { key: 'kammermusik-abo', name: t('Kammermusik-Abo', 'Chamber Music Subscription') },
  { key: 'familien-abo', name: t('Familien-Abo', 'Family Subscription') },
  { key: 'wahl-abo', name: t('Wahl-Abo', 'Choose-Your-Own Subscription') },
  { key: 'junges-abo', name: t('Junges Abo', 'Young Subscription') },
]

export const colors: ColorSeed[] = [
  { key: 'zinnober', name: t('Zinnober', 'Vermilion'), value: '#c4321e' },
  { key: 'nachtblau', name: t('Nachtblau', 'Midnight blue'), value: '#1d3f72' },
  { key: 'tannengruen', name: t('Tannengrün', 'Fir green'), value: '#1f6a4d' },
  { key: 'aubergine', name: same('Aubergine'), value: '#6b2a5a' },
  { key: 'petrol', name: t('Petrol', 'Teal'), value: '#0f6673' },
  { key: 'ocker', name: t('Ocker', 'Ochre'), value: '#dd9a1f' },
  { key: 'sonnengelb', name: t('Sonnengelb', 'Sun yellow'), value: '#f4c531' },
  { key: 'lindgruen', name: t('Lindgrün', 'Lime green'), value: '#8db33f' },
]

export const parentGroups: Lookup[] = [
  { key: 'fruehe-musik', name: t('Frühe Musik', 'Early Years') },
  { key: 'instrument-gesang', name: t('Instrument & Gesang', 'Instrument & Voice') },
  { key: 'ensembles', name: same('Ensembles') },
  { key: 'erwachsene', name: t('Erwachsene', 'Adults') },
]

export const ageGroups: Lookup[] = [
  { key: 'bis-4', name: t('0 bis 4 Jahre', '0 to 4 years') },
  { key: '4-bis-6', name: t('4 bis 6 Jahre', '4 to 6 years') },
  { key: '6-bis-10', name: t('6 bis 10 Jahre', '6 to 10 years') },
  { key: '10-bis-18', name: t('10 bis 18 Jahre', '10 to 18 years') },
  { key: 'ab-18', name: t('Ab 18 Jahren', '18 years and over') },
]

export const instrumentGroups: Lookup[] = [
  { key: 'streicher', name: t('Streichinstrumente', 'Strings') },
  { key: 'holzblaeser', name: t('Holzblasinstrumente', 'Woodwind') },
  { key: 'blechblaeser', name: t('Blechblasinstrumente', 'Brass') },
  { key: 'tasten-zupf', name: t('Tasten- und Zupfinstrumente', 'Keyboard and plucked') },
  { key: 'stimme-schlagwerk', name: t('Stimme und Schlagwerk', 'Voice and percussion') },
]

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

export const courseLocations: CourseLocationSeed[] = [
  {
    key: 'weberei',
    name: t('Musikschule in der Alten Weberei', 'Music School at the Old Weaving Mill'),
    address: 'Spulergasse 3',
    postcode: '72999',
    city: 'Hohenwang',
  },
  {
    key: 'faerberhaus',
    name: t('Färberhaus', 'Dyers’ House'),
    address: 'Am Färbersteg 8',
    postcode: '72999',
    city: 'Hohenwang',
  },
  {
    key: 'schule-neckarlauf',
    name: t('Uferschule Neckarlauf', 'Riverside School Neckarlauf'),
    address: 'Uferstraße 21',
    postcode: '72998',
    city: 'Neckarlauf',
  },
  {
    key: 'pfarrhaus-talbronn',
    name: t('Altes Pfarrhaus Talbronn', 'Old Rectory Talbronn'),
    address: 'Klosterhof 2',
    postcode: '72997',
    city: 'Talbronn',
  },
  {
    key: 'bahnhof-marbruck',
    name: t('Kulturbahnhof Marbruck', 'Culture Station Marbruck'),
    address: 'Bahnhofplatz 1',
    postcode: '72996',
    city: 'Marbruck',
  },
]

export const newsCategories: Lookup[] = [
  { key: 'orchester', name: t('Orchester', 'Orchestra') },
  { key: 'musikschule', name: t('Musikschule', 'Music school') },
  { key: 'haus', name: t('Haus & Menschen', 'House & people') },
  { key: 'unterwegs', name: t('Unterwegs', 'On the road') },
  { key: 'mitmachen', name: t('Mitmachen', 'Take part') },
]
