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
