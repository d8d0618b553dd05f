import type { Labels } from '#model/fields.ts'

/** The purpose of each list in one sentence; lists with a longer text of their own have none. */
export const lists: Labels = {
  'event-dates': [
    'Jede Aufführung mit Tag, Saal und Karten: hier ändern Sie, was an einem Termin anders wird.',
    'Each performance with day, hall and tickets: change here what is different about a date.',
  ],
  productions: [
    'Was gespielt wird und wer spielt; ein Konzert kann mehrere Termine haben.',
    'What is played and by whom; a concert can have several dates.',
  ],
  venues: [
    'Säle und andere Orte, an denen gespielt wird, mit Anfahrt und Angaben zum Zugang.',
    'Halls and other places of performance, with directions and access.',
  ],
  works: [
    'Musikstücke, aus denen Sie die Programme zusammenstellen.',
    'Pieces of music from which you put programmes together.',
  ],
  composers: ['Personen, von denen die Werke sind.', 'The people who wrote the works.'],
  'event-types': ['Arten, nach denen Besucher den Spielplan filtern.', 'Kinds by which visitors filter the season.'],
  subscriptions: ['Abonnements, zu denen Konzerte gehören.', 'Subscriptions that concerts belong to.'],
  'price-lists': [
    'Preise nach Kategorien, die mehrere Konzerte gemeinsam haben.',
    'Prices by category that several concerts share.',
  ],
  courses: [
    'Was die Musikschule unterrichtet, mit Zeiten, Lehrkräften und freien Plätzen.',
    'What the music school teaches, with times, teachers and free places.',
  ],
  ensembles: ['Chöre, Orchester und Gruppen der Musikschule.', 'Choirs, orchestras and groups of the music school.'],
  'course-requests': [
    'Was Familien anfragen: hier antworten Sie, teilen ein und führen die Warteliste.',
    'What families ask for: reply here, assign places and keep the waiting list.',
  ],
  'parent-groups': [
    'Bereiche, nach denen die Kurse auf der Website geordnet sind.',
    'Areas by which courses are arranged on the website.',
  ],
  'age-groups': ['Altersstufen, nach denen Familien Kurse suchen.', 'Ages by which families look for courses.'],
  instruments: [
    'Instrumente, die gelehrt werden; jedes hat eine Seite.',
    'Instruments that are taught; each has a page.',
  ],
  'instrument-groups': [
    'Gruppen, nach denen die Instrumente geordnet sind.',
    'Groups by which instruments are arranged.',
  ],
  locations: ['Häuser und Räume, in denen unterrichtet wird.', 'Houses and rooms in which lessons take place.'],
  'closed-days': [
    'Ferien und freie Tage: an ihnen fällt der Unterricht aus.',
    'Holidays and days off: there are no lessons on them.',
  ],
  pages: [
    'Alle Seiten der Website als Baum; ihre Texte bearbeiten Sie auf der Seite selbst.',
    'All pages of the website as a tree; edit their texts on the page itself.',
  ],
  news: ['Meldungen für „Aktuelles“, die neueste zuerst.', 'Articles for the news, the newest first.'],
  people: [
    'Mitwirkende, Lehrkräfte und das Team, mit Bild und Lebenslauf.',
    'Performers, teachers and staff, with picture and biography.',
  ],
  images: [
    'Alle Bilder mit Nachweis, Rechten und Alternativtext.',
    'All pictures with credit, rights and alternative text.',
  ],
  files: [
    'Dokumente zum Herunterladen, zum Beispiel Programmhefte.',
    'Documents to download, such as programme booklets.',
  ],
  faq: [
    'Häufige Fragen und ihre Antworten, die Seiten gemeinsam zeigen.',
    'Frequent questions and their answers, shared by pages.',
  ],
  categories: ['Gruppen für Meldungen und Fragen.', 'Groups of articles and questions.'],
  sponsors: [
    'Förderer und Partner, deren Zeichen am Ende jeder Seite stehen.',
    'Sponsors and partners whose logos stand at the end of each page.',
  ],
  heroes: ['Große Bilder mit Titel, mit denen Seiten beginnen.', 'Large pictures with a title with which pages begin.'],
  teasers: [
    'Kästen mit Bild und Link, die mehrere Seiten gemeinsam zeigen.',
    'Boxes with picture and link that several pages share.',
  ],
  'press-pictures': [
    'Bilder, die Redaktionen herunterladen und drucken dürfen.',
    'Pictures that newsrooms may download and print.',
  ],
  barriers: [
    'Bekannte Hindernisse für die Erklärung zur Barrierefreiheit.',
    'Known barriers for the accessibility statement.',
  ],
  'barrier-reports': ['Hindernisse, die Besucher gemeldet haben.', 'Barriers that visitors have reported.'],
  colors: ['Farben für Konzerte und Seiten.', 'Colours of concerts and pages.'],
  redirects: ['Alte Adressen und wohin sie führen.', 'Old addresses and where they lead.'],
  synonyms: [
    'Wörter, die die Suche der Website gleich behandelt.',
    'Words that the search of the website treats alike.',
  ],
  translations: [
    'Alle Texte, denen Englisch fehlt oder deren Englisch älter ist als das Deutsche.',
    'All texts that lack English, or whose English is older than the German.',
  ],
  releases: [
    'Änderungen, die gemeinsam zu einer Zeit öffentlich werden.',
    'Changes that become public together at one time.',
  ],
  users: ['Wer hier arbeitet und was das Konto darf.', 'Who works here, and what each account may do.'],
  settings: [
    'Adressen, Kontakt und anderes, das für die ganze Website gilt.',
    'Addresses, contact and what else applies to the whole website.',
  ],
  system: [
    'Sicherungen, Speicher, Mail und Zertifikat dieser Website.',
    'Backups, storage, mail and certificate of this website.',
  ],
}
