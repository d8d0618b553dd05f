import { auditActionWords, pageChangeWords } from '#contract/admin/audit-log-words.ts'
import type {
  missingPaths as germanMissingPaths,
  system as germanSystem,
  timed as germanTimed,
  translations as germanTranslations,
} from '../de/operations.ts'

/** Attention items by resource, as the `attention` of its schema names them, with their number. */
export const attention = {
  visitors: 'From visitors',
  title: 'What needs attention',
  none: 'Everything is in order at the moment. Lovely!',
  more: 'and %{smart_count} more |||| and %{smart_count} more',
  /** Items of any resource. */
  dead_links:
    '%{name}: %{smart_count} record with a link that leads nowhere |||| %{name}: %{smart_count} records with a link that leads nowhere',
  collected:
    '%{name}: %{smart_count} page with collected changes |||| %{name}: %{smart_count} pages with collected changes',
  deadHere: 'Leads nowhere, for two nights at least:',
  'event-dates': {
    tickets: '%{smart_count} coming date without a ticket link |||| %{smart_count} coming dates without a ticket link',
    picture: '%{smart_count} coming date without a picture |||| %{smart_count} coming dates without a picture',
    programme: '%{smart_count} coming date without a programme |||| %{smart_count} coming dates without a programme',
    english: '%{smart_count} coming date without English |||| %{smart_count} coming dates without English',
  },
  pages: {
    hidden: '%{smart_count} page is in a menu and offline |||| %{smart_count} pages are in a menu and offline',
    forgotten:
      '%{smart_count} page has been a draft for over a month |||| %{smart_count} pages have been drafts for over a month',
  },
  productions: {
    forgotten:
      '%{smart_count} concert has been a draft for over a month |||| %{smart_count} concerts have been drafts for over a month',
  },
  'course-requests': { unanswered: '%{smart_count} request is still new |||| %{smart_count} requests are still new' },
  courses: {
    forgotten:
      '%{smart_count} course has been a draft for over a month |||| %{smart_count} courses have been drafts for over a month',
  },
  news: {
    waiting: '%{smart_count} article is yet to appear |||| %{smart_count} articles are yet to appear',
    forgotten:
      '%{smart_count} article has been a draft for over a month |||| %{smart_count} articles have been drafts for over a month',
  },
  images: {
    alt: '%{smart_count} picture without alternative text |||| %{smart_count} pictures without alternative text',
    credit: '%{smart_count} picture without a credit |||| %{smart_count} pictures without a credit',
    rights: 'Rights to %{smart_count} picture end soon |||| Rights to %{smart_count} pictures end soon',
  },
  'press-pictures': {
    rights: 'Rights to %{smart_count} press picture end soon |||| Rights to %{smart_count} press pictures end soon',
  },
  settings: { statement: 'The accessibility statement was checked more than a year ago' },
  system: {
    backup_none:
      'There is no tried backup yet. Whoever runs the server makes one with “npm run backup -- FOLDER”, or every night with BACKUP_DIR',
    backup_old: 'The last tried backup is older than two days',
    backup_failed: 'The last backup has failed',
    backup_untried: 'The last backup was not restored as a trial',
    certificate_ending: "The website's certificate ends in less than two weeks",
    certificate_expired: "The website's certificate has ended",
    certificate_name: "The website's certificate is for another name",
    certificate_untrusted: "No browser trusts the website's certificate",
  },
}

export const releases = {
  nameHint: 'For editors only, for example “Season 2027/28”.',
  moveHint: 'Another time moves everything in it.',
  outSince: 'Public from',
  out: 'public',
  planned: 'planned',
  pages: 'Pages that go out',
  pagesHint:
    'Pages are put in while they are edited: “Publish” in the bar, then “With a release”. Everything goes out at the same instant.',
  pagesOut: 'This went out at the same instant.',
  records: 'What goes online',
  recordsHint:
    'Concerts, courses, people, news and whatever else is still offline. It goes online at the same instant.',
  recordsOut: 'This went online at the same instant.',
  edit: 'Edit',
  editOf: 'Edit: %{record}',
  put: 'Put in',
  putKind: 'What',
  putWhich: 'Offline, type to search',
  noneOffline: 'None of these is offline.',
  recordPut: 'Put in. Until then it stays offline.',
  recordLeft: 'Taken out. It stays offline.',
  asOf: 'as of %{when}',
  language: { de: 'German', en: 'English' },
  leave: 'Take out',
  leaveOf: 'Take out %{what}',
  removed: 'Taken out. The draft stays.',
}

export const timed: typeof germanTimed = {
  title: 'Shown for a limited time',
  intro: 'Sections and modules that are not always shown. First what changes next.',
  empty: 'Everything on the website is always shown.',
  section: 'Section %{section}',
  inSection: 'in section %{section}',
  edit: 'Edit page',
  editOf: 'Edit page: “%{page}”',
  more: 'Show more',
}

export const previewLinks = {
  title: 'Preview links',
  intro:
    'Links that show a page without an account, also while it is offline. They are made on the page itself, under “This page”.',
  empty: 'There are no preview links.',
  good: 'Good until %{until}',
  over: 'Over since %{until}',
  revoked: 'Revoked',
  by: 'made by %{who}',
  revoke: 'Revoke',
  revokeOf: 'Revoke: %{page} %{note}',
}

export const redirects = {
  many: 'Many at once',
  help: 'On each line the old address and the new one, separated by tab, semicolon, comma or blanks. Every line is tried before anything is added.',
  lines: 'Old and new addresses',
  file: 'From a file (CSV, text)',
  tooLarge: 'This file is too large. Up to 500 redirects are possible at once.',
  try: 'Check',
  works: '%{smart_count} of %{all} work. |||| %{smart_count} of %{all} work.',
  line: 'Line %{line}:',
  alreadyExists: 'This redirect exists already.',
  add: 'Add %{smart_count} |||| Add %{smart_count}',
  added: '%{smart_count} redirect added |||| %{smart_count} redirects added',
}

export const missingPaths: typeof germanMissingPaths = {
  intro:
    'Addresses that visitors asked for in the last 90 days and that do not exist. Who it was is not kept: only the address, how often, when last, and from which website.',
  all: 'Everything',
  visitors: 'Visits to pages',
  probes: 'Probing for weaknesses',
  times: '%{smart_count} time |||| %{smart_count} times',
  last: 'last %{when}',
  from: 'from %{host}',
  redirect: 'Redirect',
  redirectOf: 'Redirect: %{path}',
  here: 'Redirect here',
  dismiss: 'Hide',
  dismissOf: 'Hide: %{path}',
  dismissed: 'Hidden until somebody asks for the address again',
  title: 'Redirect an address',
  whereTo: '%{path} will lead to:',
  proposals: 'Proposals',
  noProposal: 'No page fits the words of this address.',
  redirected: '%{path} is redirected now',
  report: 'Not found',
}

export const log = {
  intro:
    'What was created, changed and deleted in the last 400 days, and who logged in. What visitors write is not in here.',
  empty: 'Nothing is noted here.',
  atRecord: 'Log',
  system: 'The system',
  nobody: 'Not logged in',
  to: ' became ',
  added: 'added',
  removed: 'removed',
  act: auditActionWords.en,
  page: pageChangeWords.en,
}

export const system: typeof germanSystem = {
  title: 'System',
  failed: 'The status could not be loaded.',
  software: 'Software',
  version: 'Version',
  started: 'Running since',
  processes: 'Processes',
  clock: 'Clock of the server',
  clockOff: 'The clock differs from that of your device by %{seconds} seconds.',
  storage: 'Data',
  database: 'Database',
  databaseSize: 'Size of the database',
  disk: 'Space on the disk',
  of: '%{free} free of %{total}',
  backup: 'Backup',
  backupAt: 'Last tried',
  backupResult: 'Result',
  backupStates: {
    good: 'restored as a trial and compared: all the same',
    untried: 'written, but not restored as a trial',
    failed: 'failed',
    old: 'restored and compared, but older than two days',
  },
  backupHolds: 'Holds',
  backupHoldsOf: '%{rows} rows, %{media} pictures and files',
  backupRestored: 'Last good one',
  backupPlan: 'By itself',
  backupPlanAt: 'every day from %{hour}:00 on, the last %{kept} are kept',
  noBackupPlan: 'not set up (BACKUP_DIR)',
  certificate: 'Public address',
  address: 'Address',
  certificateResult: 'Certificate',
  certificateStates: {
    good: 'valid',
    ending: 'ends in less than two weeks',
    expired: 'has ended',
    name: 'is for another name',
    untrusted: 'is trusted by no browser',
    unreachable: 'cannot be reached from this machine; “npm run doctor” says why',
    unseen: 'not looked at yet; that is done in the first minutes after the start',
    none: 'none, the address begins with http (ORIGIN)',
  },
  certificateEnds: 'Valid until',
  certificateEnded: 'Was valid until',
  certificateSeen: 'Looked at',
  memory: 'Memory',
  process: 'This process',
  machine: 'Machine',
  pages: 'Pages in memory',
  pagesSize: '%{bytes} of %{most}',
  answers: 'Answers since the start',
  answersOf: '%{hit} from memory, %{miss} made anew, %{stale} older ones because nothing else was possible',
  mail: 'Mails',
  noMail: 'No mail server is set (SMTP_URL).',
  mails: 'Mails waiting',
  mailsOf: '%{waiting} – in 30 days %{failed} not taken, %{unsure} uncertain',
  test: 'Send me a test',
  sent: 'The mail server has taken the mail to %{to}. Look whether it arrives.',
  refused: 'The mail server has not taken it: %{problem}',
}

export const translations: typeof germanTranslations = {
  title: 'Translations',
  all: 'All',
  filter: { resource: 'Kind', record: 'Page or entry', state: 'State', order: 'Order' },
  order: { page: 'By page', newest: 'Last changed first', oldest: 'Oldest first' },
  state: { missing: 'English missing', older: 'German is newer' },
  count: '%{smart_count} text is open. |||| %{smart_count} texts are open.',
  more: 'There are %{count} in all.',
  none: 'Everything is translated here.',
  record: 'To the entry',
  list: 'To the list',
  changed: 'What has changed in the German',
  now: 'German now',
  before: 'German when the English was written',
  unknown: 'No version has the German of that time any more.',
  table: 'Translate a table on the page itself, with two languages side by side.',
  save: 'Save and go on',
  fits: 'English still fits',
  previous: 'Back',
  next: 'Next',
  keys: 'Ctrl+Enter saves and opens the next text, Alt+↓ and Alt+↑ change without saving.',
  at_once: 'This text belongs to an entry: it is not collected, but public as soon as you save it.',
  saved: 'Translation saved',
  conflict: 'Somebody has changed this text meanwhile. Your English is still here; check it and save again.',
}
