import type { timed as german } from '../de/timed.ts'

export const timed: typeof german = {
  title: 'Shown for a limited time',
  intro: 'Sections and modules that are not always shown. First what changes next.',
  empty: 'Everything on the website is always shown.',
  section: 'Section %{section}',
  inSection: 'in section %{section}',
  edit: 'Edit page',
  editOf: 'Edit page: “%{page}”',
  more: 'Show more',
}
