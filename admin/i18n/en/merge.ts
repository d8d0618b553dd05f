import type { merge as german } from '../de/merge.ts'

export const merge: typeof german = {
  button: 'Merge',
  here: 'Merge with …',
  other: 'Which record is the same as “%{name}”? In the next step you choose which one stays and which values it has.',
  search: 'Other record',
  compare: 'Compare',
  chooseTwo: 'Merge: choose two',
  title: 'Merge two records',
  whichStays: 'Which record stays?',
  number: 'Number %{id}',
  uses: 'used in one place |||| used in %{smart_count} places',
  many: 'one record |||| %{smart_count} records',
  pointsTo: 'What points to “%{drop}” and will point to “%{keep}”',
  what: 'Afterwards everything points to “%{keep}”: programmes, performers, courses, links and the old address. “%{drop}” stays in the bin for 30 days, with the modules of its page. If you bring it back from there, it stands by itself again: what moves now stays with “%{keep}”.',
  done: '“%{drop}” is now “%{keep}”.',
}
