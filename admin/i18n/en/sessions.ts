/** Asked for the password again. */
export const session = {
  title: 'Please sign in again',
  text: 'Your session has ended. What you typed stays here.',
  stale: 'Changing accounts is confirmed by the password. After that it goes on by itself.',
}

export const sessions = {
  title: 'Where I am logged in',
  intro: 'If you do not know one of these places, sign it out and change your password.',
  since: 'logged in since',
  seen: 'last used',
  here: 'This browser',
  unknown: 'Unknown browser',
  end: 'Sign out',
  endOf: 'Sign out: %{name}',
  endOthers: 'Sign out everywhere else',
  ended: 'Signed out',
}
