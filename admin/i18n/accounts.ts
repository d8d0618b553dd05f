import type { Words } from './words.ts'

/** Login, accounts and what they may do. */
export const accountWords = {
  /** The dialog that asks for the password again. */
  session: {
    title: ['Bitte noch einmal anmelden', 'Please sign in again'],
    text: [
      'Ihre Sitzung ist abgelaufen. Was Sie eingegeben haben, bleibt hier stehen.',
      'Your session has ended. What you typed stays here.',
    ],
    stale: [
      'Wer Konten ändert, bestätigt das mit dem Passwort. Danach geht es von selbst weiter.',
      'Changing accounts is confirmed by the password. After that it goes on by itself.',
    ],
  },
  sessions: {
    title: ['Wo ich angemeldet bin', 'Where I am logged in'],
    intro: [
      'Kennen Sie einen dieser Orte nicht, melden Sie ihn ab und ändern Sie Ihr Passwort.',
      'If you do not know one of these places, sign it out and change your password.',
    ],
    since: ['angemeldet seit', 'logged in since'],
    lastUsed: ['zuletzt benutzt', 'last used'],
    here: ['Dieser Browser', 'This browser'],
    unknown: ['Unbekannter Browser', 'Unknown browser'],
    endOf: ['Abmelden: %{name}', 'Sign out: %{name}'],
    endOthers: ['Überall sonst abmelden', 'Sign out everywhere else'],
    ended: ['Abgemeldet', 'Signed out'],
  },
  factor: {
    title: ['Anmeldung in zwei Schritten', 'Two-step login'],
    intro: [
      'Nach dem Passwort fragt die Anmeldung nach einem Code, den eine App auf Ihrem Telefon zeigt. Wer Ihr Passwort kennt, kommt damit allein nicht mehr herein.',
      'After the password the login asks for a code that an app on your phone shows. Whoever knows your password does not get in with it alone.',
    ],
    firstText: [
      'Ihr Haus verlangt sie von allen, die Konten verwalten. Richten Sie sie jetzt ein, danach geht es weiter.',
      'Your organisation requires it of everyone who manages accounts. Set it up now, then you go on.',
    ],
    start: ['Einrichten', 'Set up'],
    stepScan: ['1. Mit der App scannen', '1. Scan with the app'],
    apps: [
      'Zum Beispiel mit Google Authenticator, 2FAS, Aegis oder den Passwörtern Ihres Telefons.',
      'For example with Google Authenticator, 2FAS, Aegis or the passwords of your phone.',
    ],
    qr: [
      'QR-Code für die App. Das Gleiche steht darunter als Text.',
      'QR code for the app. The same stands below as text.',
    ],
    byHand: ['Oder diesen Schlüssel in die App eintippen:', 'Or type this key into the app:'],
    copySecret: ['Schlüssel kopieren', 'Copy the key'],
    openApp: ['Auf diesem Gerät öffnen', 'Open on this device'],
    stepCode: ['2. Den Code eingeben, den die App jetzt zeigt', '2. Enter the code that the app shows now'],
    code: ['Code aus der App', 'Code from the app'],
    recoveryCode: ['Wiederherstellungscode', 'Recovery code'],
    confirm: ['Einschalten', 'Turn on'],
    codesTitle: ['Ihre Wiederherstellungscodes', 'Your recovery codes'],
    codesText: [
      'Mit einem von ihnen melden Sie sich an, wenn Sie das Telefon nicht haben. Jeder gilt einmal.',
      'With one of them you log in when you do not have the phone. Each works once.',
    ],
    codesOnce: [
      'Die Codes werden nur jetzt gezeigt. Bewahren Sie sie nicht auf dem Telefon auf.',
      'The codes are shown only now. Do not keep them on the phone.',
    ],
    fileTitle: [
      'Wiederherstellungscodes für die Anmeldung. Jeder gilt einmal.',
      'Recovery codes for the login. Each works once.',
    ],
    fileName: ['wiederherstellungscodes.txt', 'recovery-codes.txt'],
    download: ['Herunterladen', 'Download'],
    saved: ['Ich habe die Codes aufbewahrt', 'I have kept the codes'],
    done: ['Fertig', 'Done'],
    isOn: ['Eingeschaltet seit', 'On since'],
    isOff: ['Die Anmeldung in zwei Schritten ist ausgeschaltet.', 'Two-step login is off.'],
    codesLeft: [
      'Noch ein Wiederherstellungscode. |||| Noch %{smart_count} Wiederherstellungscodes.',
      'One recovery code left. |||| %{smart_count} recovery codes left.',
    ],
    fewCodes: ['Lassen Sie sich bald neue geben.', 'Take new ones soon.'],
    required: [
      'Ihr Haus verlangt sie von allen, die Konten verwalten; sie kann nicht ausgeschaltet werden.',
      'Your organisation requires it of everyone who manages accounts; it cannot be turned off.',
    ],
    renew: ['Neue Wiederherstellungscodes', 'New recovery codes'],
    renewTitle: ['Neue Wiederherstellungscodes erstellen?', 'Make new recovery codes?'],
    renewNow: ['Erstellen', 'Make'],
    renewText: ['Die bisherigen Codes gelten dann nicht mehr.', 'The codes you have will no longer work.'],
    turnOff: ['Ausschalten', 'Turn off'],
    turnOffTitle: ['Anmeldung in zwei Schritten ausschalten?', 'Turn off two-step login?'],
    turnOffText: ['Danach genügt zum Anmelden wieder das Passwort.', 'Then the password is enough to log in again.'],
    enterCode: [
      'Geben Sie den Code ein, den die App auf Ihrem Telefon zeigt.',
      'Enter the code that the app on your phone shows.',
    ],
    enterRecoveryCode: [
      'Geben Sie einen der Codes ein, die Sie beim Einrichten aufbewahrt haben.',
      'Enter one of the codes that you kept when you set it up.',
    ],
    useRecovery: ['Ich habe das Telefon nicht', 'I do not have the phone'],
    useApp: ['Doch den Code aus der App', 'Use the code from the app'],
    trust: ['Diesem Gerät 30 Tage vertrauen', 'Trust this device for 30 days'],
    trustHelp: [
      'Hier wird dann nicht mehr nach dem Code gefragt. Nicht an Computern, die andere benutzen.',
      'It will not be asked for the code any more. Not on computers that others use.',
    ],
    remove: ['Zweiten Schritt entfernen', 'Remove the second step'],
    removeTitle: ['Zweiten Schritt von %{name} entfernen?', 'Remove the second step of %{name}?'],
    removeText: [
      'Für ein verlorenes Telefon: Das Konto wird überall abgemeldet, und bis zum neuen Einrichten genügt das Passwort. Fragen Sie die Person vorher selbst.',
      'For a lost phone: the account is signed out everywhere, and the password is enough until it is set up anew. Ask the person yourself first.',
    ],
    removed: ['Entfernt. Das Konto ist überall abgemeldet.', 'Removed. The account is signed out everywhere.'],
  },
  invitation: {
    invite: ['Einladen', 'Invite'],
    intro: [
      'Die Person wählt ihr Passwort selbst, über einen Link, den sie bekommt.',
      'The person chooses the password, by a link that is sent to them.',
    ],
    dialogTitle: ['Einladung an %{name}', 'Invitation for %{name}'],
    mailed: [
      'Die Einladung geht per E-Mail an %{email}. Sie können den Link auch selbst weitergeben.',
      'The invitation goes to %{email} by e-mail. You can also pass the link on yourself.',
    ],
    byHand: [
      'Es ist kein Mailversand eingerichtet. Geben Sie diesen Link selbst weiter.',
      'No mail service is set up. Pass this link on yourself.',
    ],
    once: [
      'Er gilt bis %{day} und einmal. Später wird er nicht mehr gezeigt.',
      'It is valid until %{day} and once. It will not be shown again.',
    ],
    link: ['Link der Einladung', 'Link of the invitation'],
    open: ['Eingeladen am %{at}. Der Link gilt bis %{until}.', 'Invited on %{at}. The link is valid until %{until}.'],
    expired: [
      'Die Einladung ist abgelaufen. Solange kein neuer Link verschickt ist, kann sich niemand anmelden.',
      'The invitation has expired. Until a new link is sent nobody can log in.',
    ],
    withdrawn: [
      'Die Einladung ist zurückgezogen. Solange kein neuer Link verschickt ist, kann sich niemand anmelden.',
      'The invitation is withdrawn. Until a new link is sent nobody can log in.',
    ],
    accepted: ['Einladung vom %{at} angenommen am %{accepted}.', 'Invitation of %{at} accepted on %{accepted}.'],
    again: ['Neu einladen', 'Invite again'],
    revoke: ['Zurückziehen', 'Withdraw'],
    revoked: ['Die Einladung ist zurückgezogen.', 'The invitation is withdrawn.'],
    short: {
      active: ['aktiv', 'active'],
      invited: ['eingeladen bis %{until}', 'invited until %{until}'],
      expired: ['Einladung abgelaufen', 'invitation expired'],
      withdrawn: ['Einladung zurückgezogen', 'invitation withdrawn'],
    },
    title: ['Willkommen', 'Welcome'],
    text: [
      'Für Sie wurde ein Konto angelegt. Wählen Sie ein Passwort, mit dem Sie sich künftig anmelden.',
      'An account was made for you. Choose a password to log in with from now on.',
    ],
    name: ['Ihr Name', 'Your name'],
    email: ['Ihre E-Mail-Adresse zum Anmelden', 'Your e-mail address to log in with'],
    repeat: ['Passwort, noch einmal', 'Password, once more'],
    accept: ['Konto einrichten', 'Set up the account'],
    refusedTitle: ['Dieser Link gilt nicht', 'This link is not valid'],
  },
  account: {
    current: ['Bisheriges Passwort', 'Current password'],
    next: ['Neues Passwort', 'New password'],
    repeat: ['Neues Passwort, noch einmal', 'Repeat the new password'],
    different: ['Die beiden Passwörter sind verschieden.', 'The two passwords differ.'],
    changed: ['Ihr Passwort ist geändert.', 'Your password has been changed.'],
    profile: ['Name und Sprache', 'Name and language'],
    nameHelp: [
      'So nennen Sie das Protokoll und die Hinweise, wer gerade bearbeitet.',
      'The log and the notes on who is editing call you this.',
    ],
    language: ['Sprache der Verwaltung', 'Language of the back office'],
    profileSaved: ['Gespeichert', 'Saved'],
    resetTitle: ['Neues Passwort setzen', 'Set a new password'],
    resetDone: [
      'Ihr neues Passwort gilt. Sie können sich jetzt anmelden.',
      'Your new password is set. You can sign in now.',
    ],
    forgotten: ['Passwort vergessen?', 'Forgotten your password?'],
    forgottenAddress: [
      'Tragen Sie oben Ihre E-Mail-Adresse ein und drücken Sie noch einmal „Passwort vergessen?“.',
      'Enter your e-mail address above and press “Forgotten your password?” again.',
    ],
    forgottenSent: [
      'Wenn es ein Konto mit der Adresse %{email} gibt, ist ein Link dorthin unterwegs. Er gilt 24 Stunden. Kommt nichts an, wenden Sie sich an die Verwaltung der Website.',
      'If there is an account with the address %{email}, a link is on its way there. It is valid for 24 hours. If nothing arrives, please ask whoever runs the website.',
    ],
    forgottenNoMail: [
      'Diese Website verschickt keine E-Mails. Wer die Konten verwaltet, kann Ihnen unter „Konten“ einen Link für ein neues Passwort geben.',
      'This website sends no e-mail. Whoever manages the accounts can give you a link for a new password, under “Accounts”.',
    ],
    noCookies: [
      'Ihr Browser blockiert Cookies. Ohne sie kann sich niemand anmelden; erlauben Sie sie für diese Website.',
      'Your browser blocks cookies. Nobody can log in without them; please allow them for this website.',
    ],
    toLogin: ['Zur Anmeldung', 'Go to sign-in'],
    linkSent: [
      'Der Link geht jetzt per E-Mail hinaus und gilt 24 Stunden; antwortet der Mailserver nicht, wird es wieder versucht.',
      'The link is going out by e-mail now and is valid for 24 hours; if the mail server does not answer, it is tried again.',
    ],
    linkCopy: [
      'Es ist kein Mailversand eingerichtet. Geben Sie diesen Link selbst weiter; er gilt nur kurze Zeit.',
      'No mail service is set up. Pass this link on yourself; it is valid for a short time only.',
    ],
    signedOut: ['Das Konto ist überall abgemeldet.', 'The account is signed out everywhere.'],
    copied: ['Kopiert', 'Copied'],
  },
  role: {
    editor: ['Redaktion', 'Editor'],
    admin: ['Verwaltung', 'Administrator'],
  },
  area: {
    concerts: ['Konzerte', 'Concerts'],
    school: ['Musikschule', 'Music school'],
    press: ['Presse', 'Press'],
    site: ['Website', 'Website'],
    accounts: ['Konten', 'Accounts'],
  },
} satisfies Words
