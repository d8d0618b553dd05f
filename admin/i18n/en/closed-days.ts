export const closedDays = {
  oneDay: 'Empty: the one day alone.',
  read: 'Read a calendar file',
  tooLarge: 'This file is too large for a calendar of holidays.',
  title: 'From the calendar file',
  ask: 'What is to be added? Courses that repeat are not held on these days.',
  nothing: 'There is nothing in this file that could be added.',
  overlaps: 'overlaps days that are entered already',
  known: 'there already',
  over: 'over already',
  leftOut: {
    cancelled: 'One cancelled entry is left out. |||| %{smart_count} cancelled entries are left out.',
    repeats:
      'One entry that repeats is left out. Please enter it by hand. |||| %{smart_count} entries that repeat are left out. Please enter them by hand.',
    no_days:
      'One entry that is not of whole days is left out. |||| %{smart_count} entries that are not of whole days are left out.',
    too_long:
      'One entry of more than four months is left out. |||| %{smart_count} entries of more than four months are left out.',
  },
  add: 'Add %{smart_count} |||| Add %{smart_count}',
  added: '%{smart_count} closure added |||| %{smart_count} closures added',
  heldAnyway: 'The school is closed on this day: %{name}. The date takes place all the same.',
  beginsLater: 'The school is closed on this day: %{name}. Lessons begin with the next one after it.',
}
