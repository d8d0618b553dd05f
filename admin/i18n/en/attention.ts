/** By resource and finding: what its schema calls `attention`, with how many there are. */
export const attention = {
  visitors: 'From visitors',
  title: 'What needs attention',
  none: 'Everything is in order at the moment. Lovely!',
  more: 'and %{smart_count} more |||| and %{smart_count} more',
  /** Of any resource. */
  dead_links:
    '%{name}: %{smart_count} record with a link that leads nowhere |||| %{name}: %{smart_count} records with a link that leads nowhere',
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
