export const releases = {
  nameHint: 'Nur für die Redaktion, zum Beispiel „Saison 2027/28“.',
  moveHint: 'Ein anderer Zeitpunkt verschiebt alles, was darin ist.',
  outSince: 'Öffentlich ab',
  out: 'öffentlich',
  planned: 'geplant',
  pages: 'Was hinausgeht',
  pagesHint:
    'Seiten kommen beim Bearbeiten hinein: „Veröffentlichen“ in der Leiste, dann „Mit einer Veröffentlichung“. Alles geht im selben Augenblick hinaus.',
  pagesOut: 'Das ist im selben Augenblick hinausgegangen.',
  asOf: 'Stand vom %{when}',
  language: { de: 'Deutsch', en: 'Englisch' },
  leave: 'Herausnehmen',
  leaveOf: '%{what} herausnehmen',
  left: 'Herausgenommen. Der Entwurf bleibt.',
}
