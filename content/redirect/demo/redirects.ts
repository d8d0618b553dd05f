/** Paths of the former website, still in bookmarks and on posters. */
export const redirects = [
  { old_path: '/spielplan.html', new_path: '/de#konzerte' },
  { old_path: '/abo.php', new_path: '/de/abonnements' },
  { old_path: '/musikschule/unterricht.html', new_path: '/de/kurse' },
]
