/** Beside the words of the frame, because the dialog they stand in is loaded by itself and shares no chunk with the screens. */
export const words = {
  de: {
    title: 'Kalender abonnieren',
    hint: 'Ihr Kalender fragt von selbst nach: Verlegte und abgesagte Termine stehen bald auch dort richtig.',
    device: 'Kalender dieses Geräts',
    download: 'Nur herunterladen (.ics)',
    newWindow: 'öffnet ein neues Fenster',
    address: 'Adresse für andere Kalender',
    copy: 'Adresse kopieren',
    copied: 'Kopiert',
    close: 'Schließen',
  },
  en: {
    title: 'Subscribe to the calendar',
    hint: 'Your calendar asks by itself: dates that are moved or cancelled will soon be right there too.',
    device: 'The calendar on this device',
    download: 'Download only (.ics)',
    newWindow: 'opens a new window',
    address: 'Address for other calendars',
    copy: 'Copy the address',
    copied: 'Copied',
    close: 'Close',
  },
} as const
