/**
 * What `npm test` runs of the tests that take long; all others are `npm run test:rest`. Journeys: where words could be lost or
 * somebody be turned away, one of each part of the house. PostgreSQL: what speaks SQL of its own.
 */
export const firstTests = {
  postgres: ['server/db/', 'server/search/', 'server/page-cache/', 'content/event/', 'content/page/'],
  journeys: [
    'tests/torture/kill.test.ts',
    ...[
      'smoke',
      'site-search',
      'site-requests',
      'editor-drafts',
      'editor-safety',
      'editor-two-people',
      'editor-typing',
      'admin-conflict',
      'admin-save',
      'bundle',
      'first-visit',
    ].map((name) => `tests/e2e/${name}.test.ts`),
  ],
}
