export const nextSeason = {
  button: 'New season',
  again: 'In a new season',
  title: 'A season from an earlier one',
  intro:
    'Each concert is copied with its programme, performers, texts and pictures, on the same weekday and at the same time of day. Status, ticket links and notes of the old dates do not come along. Everything is offline until you put it online.',
  from: 'From the season',
  weeks: 'So many weeks later',
  take: 'Take over %{name}',
  start: 'New start: %{name}',
  none: 'There are no dates here.',
  make: 'Create %{smart_count} concert |||| Create %{smart_count} concerts',
  withDates: 'with %{smart_count} date |||| with %{smart_count} dates',
  made: '%{smart_count} concert is created, offline. |||| %{smart_count} concerts are created, offline.',
  undone: 'The new concerts are in the bin.',
  stale: 'Something has changed meanwhile. Nothing was created; this is how it stands now.',
  list: 'To the concerts that are offline',
  clash: {
    hall: 'Hall taken: %{words}',
    person: 'Plays already: %{words}',
    closed: 'Closed: %{words}',
    skipped: 'There is no such hour: the clock jumps ahead.',
  },
}
