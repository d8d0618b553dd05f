import type * as german from '../de/accounts.ts'

/** The dialog that asks for the password again. */
export const session = {
  title: 'Please sign in again',
  text: 'Your session has ended. What you typed stays here.',
  stale: 'Changing accounts is confirmed by the password. After that it goes on by itself.',
}

export const sessions = {
  title: 'Where I am logged in',
  intro: 'If you do not know one of these places, sign it out and change your password.',
  since: 'logged in since',
  lastUsed: 'last used',
  here: 'This browser',
  unknown: 'Unknown browser',
  end: 'Sign out',
  endOf: 'Sign out: %{name}',
  endOthers: 'Sign out everywhere else',
  ended: 'Signed out',
}

/** Login in two steps. */
export const factor = {
  title: 'Two-step login',
  intro:
    'After the password the login asks for a code that an app on your phone shows. Whoever knows your password does not get in with it alone.',
  firstText: 'Your organisation requires it of everyone who manages accounts. Set it up now, then you go on.',
  start: 'Set up',
  stepScan: '1. Scan with the app',
  apps: 'For example with Google Authenticator, 2FAS, Aegis or the passwords of your phone.',
  qr: 'QR code for the app. The same stands below as text.',
  byHand: 'Or type this key into the app:',
  copySecret: 'Copy the key',
  openApp: 'Open on this device',
  stepCode: '2. Enter the code that the app shows now',
  code: 'Code from the app',
  recoveryCode: 'Recovery code',
  confirm: 'Turn on',
  codesTitle: 'Your recovery codes',
  codesText: 'With one of them you log in when you do not have the phone. Each works once.',
  codesOnce: 'The codes are shown only now. Do not keep them on the phone.',
  fileTitle: 'Recovery codes for the login. Each works once.',
  fileName: 'recovery-codes.txt',
  print: 'Print',
  download: 'Download',
  saved: 'I have kept the codes',
  done: 'Done',
  isOn: 'On since',
  isOff: 'Two-step login is off.',
  codesLeft: 'One recovery code left. |||| %{smart_count} recovery codes left.',
  fewCodes: 'Take new ones soon.',
  required: 'Your organisation requires it of everyone who manages accounts; it cannot be turned off.',
  renew: 'New recovery codes',
  renewTitle: 'Make new recovery codes?',
  renewNow: 'Make',
  renewText: 'The codes you have will no longer work.',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off two-step login?',
  turnOffText: 'Then the password is enough to log in again.',
  enterCode: 'Enter the code that the app on your phone shows.',
  enterRecoveryCode: 'Enter one of the codes that you kept when you set it up.',
  useRecovery: 'I do not have the phone',
  useApp: 'Use the code from the app',
  trust: 'Trust this device for 30 days',
  trustHelp: 'It will not be asked for the code any more. Not on computers that others use.',
  back: 'Back',
  remove: 'Remove the second step',
  removeTitle: 'Remove the second step of %{name}?',
  removeNow: 'Remove',
  removeText:
    'For a lost phone: the account is signed out everywhere, and the password is enough until it is set up anew. Ask the person yourself first.',
  removed: 'Removed. The account is signed out everywhere.',
}

/** Invitations to an account. */
export const invitation = {
  invite: 'Invite',
  intro: 'The person chooses the password, by a link that is sent to them.',
  dialogTitle: 'Invitation for %{name}',
  mailed: 'The invitation goes to %{email} by e-mail. You can also pass the link on yourself.',
  byHand: 'No mail service is set up. Pass this link on yourself.',
  once: 'It is valid until %{day} and once. It will not be shown again.',
  link: 'Link of the invitation',
  open: 'Invited on %{at}. The link is valid until %{until}.',
  expired: 'The invitation has expired. Until a new link is sent nobody can log in.',
  withdrawn: 'The invitation is withdrawn. Until a new link is sent nobody can log in.',
  accepted: 'Invitation of %{at} accepted on %{accepted}.',
  again: 'Invite again',
  revoke: 'Withdraw',
  revoked: 'The invitation is withdrawn.',
  short: {
    active: 'active',
    invited: 'invited until %{until}',
    expired: 'invitation expired',
    withdrawn: 'invitation withdrawn',
  },
  title: 'Welcome',
  text: 'An account was made for you. Choose a password to log in with from now on.',
  name: 'Your name',
  email: 'Your e-mail address to log in with',
  password: 'Password',
  repeat: 'Password, once more',
  accept: 'Set up the account',
  refusedTitle: 'This link is not valid',
}

export const account: typeof german.account = {
  current: 'Current password',
  next: 'New password',
  repeat: 'Repeat the new password',
  different: 'The two passwords differ.',
  changed: 'Your password has been changed.',
  resetTitle: 'Set a new password',
  resetDone: 'Your new password is set. You can sign in now.',
  forgotten: 'Forgotten your password?',
  forgottenAddress: 'Enter your e-mail address above and press “Forgotten your password?” again.',
  forgottenSent:
    'If there is an account with the address %{email}, a link is on its way there. It is valid for 24 hours. If nothing arrives, please ask whoever runs the website.',
  forgottenNoMail:
    'This website sends no e-mail. Whoever manages the accounts can give you a link for a new password, under “Accounts”.',
  noCookies: 'Your browser blocks cookies. Nobody can log in without them; please allow them for this website.',
  toLogin: 'Go to sign-in',
  linkSent:
    'The link is going out by e-mail now and is valid for 24 hours; if the mail server does not answer, it is tried again.',
  linkCopy: 'No mail service is set up. Pass this link on yourself; it is valid for a short time only.',
  signedOut: 'The account is signed out everywhere.',
  copied: 'Copied',
}
