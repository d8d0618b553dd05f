import type { Words } from './words.ts'

/** Courses and their requests. */
export const courseWords = {
  changeCourses: {
    button: ['Alle ändern', 'Change all'],
    changeTogether: ['Gemeinsam ändern', 'Change together'],
    title: ['Kurse gemeinsam ändern', 'Change courses together'],
    back: ['Zurück zur Kursliste', 'Back to the list of courses'],
    which: [
      'Gilt für %{smart_count} Kurs. |||| Gilt für %{smart_count} Kurse.',
      'Applies to %{smart_count} course. |||| Applies to %{smart_count} courses.',
    ],
    intro: [
      'Was leer bleibt, bleibt in jedem Kurs, wie es ist. Bevor etwas geändert wird, sehen Sie jeden Kurs mit vorher und nachher.',
      'What is left empty stays in every course as it is. Before anything is changed you see each course before and after.',
    ],
    stays: ['bleibt, wie es ist', 'stays as it is'],
    dates: ['Termine und Plätze', 'Dates and places'],
    datesHelp: [
      'Am selben Wochentag und zur selben Uhrzeit; Schließzeiten werden wie immer ausgelassen.',
      'On the same weekday and at the same time of day; closed days are left out as always.',
    ],
    firstDay: ['Erster Tag des neuen Schuljahrs', 'First day of the new school year'],
    firstDayHelp: [
      'Der früheste Termin kommt auf seinen Wochentag ab diesem Tag, alle anderen ebenso viele Wochen später.',
      'The earliest date is held on its weekday from this day on, all others as many weeks later.',
    ],
    weeks: ['Oder um so viele Wochen später', 'Or so many weeks later'],
    lastDay: ['Neuer letzter Tag', 'New last day'],
    location: ['Unterrichtsort', 'Teaching location'],
    locationHelp: [
      'Ohne bisherigen Ort kommen alle Termine an den neuen.',
      'Without an earlier location all dates move to the new one.',
    ],
    locationFrom: ['Termine an diesem Ort', 'Dates at this location'],
    locationTo: ['kommen an diesen', 'move to this one'],
    instructor: ['Lehrkraft', 'Instructor'],
    instructorHelp: [
      'Ohne bisherige Lehrkraft kommt die neue dazu, ohne neue fällt die bisherige weg.',
      'Without an earlier instructor the new one is added, without a new one the earlier one is removed.',
    ],
    instructorFrom: ['Statt dieser Lehrkraft', 'Instead of this instructor'],
    instructorTo: ['unterrichtet diese', 'this one teaches'],
    priceHow: ['Kosten ändern', 'Change the fee'],
    price: {
      replace: ['Einen Teil des Textes ersetzen', 'Replace a part of the text'],
      text: ['Einen neuen Text schreiben', 'Write a new text'],
      from: ['Diesen Text, etwa 42 €', 'This text, such as €42'],
      to: ['ersetzen durch', 'is replaced by'],
    },
    show: ['Zeigen, was sich ändert', 'Show what changes'],
    field: ['Angabe', 'Detail'],
    before: ['Bisher', 'Before'],
    after: ['Künftig', 'After'],
    changing: [
      '%{smart_count} ändert sich |||| %{smart_count} ändern sich',
      '%{smart_count} changes |||| %{smart_count} change',
    ],
    unchanged: [
      '%{smart_count} bleibt, wie er ist |||| %{smart_count} bleiben, wie sie sind',
      '%{smart_count} stays as it is |||| %{smart_count} stay as they are',
    ],
    closed: ['Beginnt an einem geschlossenen Tag: %{words}', 'Begins on a closed day: %{words}'],
    wrong: [
      '%{smart_count} geht so nicht und bleibt |||| %{smart_count} gehen so nicht und bleiben',
      '%{smart_count} is not possible and stays |||| %{smart_count} are not possible and stay',
    ],
    make: [
      '%{smart_count} Kurs ändern |||| %{smart_count} Kurse ändern',
      'Change %{smart_count} course |||| Change %{smart_count} courses',
    ],
    done: [
      '%{smart_count} Kurs ist geändert. |||| %{smart_count} Kurse sind geändert.',
      '%{smart_count} course is changed. |||| %{smart_count} courses are changed.',
    ],
    stale: [
      'Seit der Vorschau hat jemand einen dieser Kurse geändert. Es wurde nichts geändert; hier steht der neue Stand.',
      'Since the preview somebody has changed one of these courses. Nothing was changed; here is how things stand now.',
    ],
    again: ['Noch etwas ändern', 'Change something else'],
  },
  closedDays: {
    read: ['Kalenderdatei einlesen', 'Read a calendar file'],
    tooLarge: [
      'Diese Datei ist zu groß für einen Kalender mit Ferien und Feiertagen.',
      'This file is too large for a calendar of holidays.',
    ],
    title: ['Aus der Kalenderdatei', 'From the calendar file'],
    chooseSource: [
      'Was soll eingetragen werden? An diesen Tagen fallen Kurse aus, die sich wiederholen.',
      'What is to be added? Courses that repeat are not held on these days.',
    ],
    nothing: [
      'In dieser Datei ist nichts, das noch einzutragen wäre.',
      'There is nothing in this file that could be added.',
    ],
    overlaps: ['überschneidet sich mit Tagen, die schon eingetragen sind', 'overlaps days that are entered already'],
    known: ['schon eingetragen', 'there already'],
    over: ['schon vorbei', 'over already'],
    omitted: {
      cancelled: [
        'Ein abgesagter Eintrag bleibt weg. |||| %{smart_count} abgesagte Einträge bleiben weg.',
        'One cancelled entry is left out. |||| %{smart_count} cancelled entries are left out.',
      ],
      repeats: [
        'Ein Eintrag, der sich wiederholt, bleibt weg. Bitte tragen Sie ihn von Hand ein. |||| %{smart_count} Einträge, die sich wiederholen, bleiben weg. Bitte tragen Sie sie von Hand ein.',
        'One entry that repeats is left out. Please enter it by hand. |||| %{smart_count} entries that repeat are left out. Please enter them by hand.',
      ],
      no_days: [
        'Ein Eintrag, der keine ganzen Tage nennt, bleibt weg. |||| %{smart_count} Einträge, die keine ganzen Tage nennen, bleiben weg.',
        'One entry that is not of whole days is left out. |||| %{smart_count} entries that are not of whole days are left out.',
      ],
      too_long: [
        'Ein Eintrag, der länger als vier Monate dauert, bleibt weg. |||| %{smart_count} Einträge, die länger als vier Monate dauern, bleiben weg.',
        'One entry of more than four months is left out. |||| %{smart_count} entries of more than four months are left out.',
      ],
    },
    add: ['%{smart_count} eintragen |||| %{smart_count} eintragen', 'Add %{smart_count} |||| Add %{smart_count}'],
    added: [
      '%{smart_count} Schließzeit eingetragen |||| %{smart_count} Schließzeiten eingetragen',
      '%{smart_count} closure added |||| %{smart_count} closures added',
    ],
    heldOnClosedDay: [
      'An diesem Tag ist geschlossen: %{name}. Der Termin findet trotzdem statt.',
      'The school is closed on this day: %{name}. The date takes place all the same.',
    ],
    beginsLater: [
      'An diesem Tag ist geschlossen: %{name}. Der Unterricht beginnt mit der nächsten Stunde danach.',
      'The school is closed on this day: %{name}. Lessons begin with the next one after it.',
    ],
  },
  replies: {
    title: ['Antworten an die Familie', 'Replies to the family'],
    write: {
      trial: ['Schnupperstunde anbieten', 'Offer a taster lesson'],
      place: ['Platz zusagen', 'Give a place'],
      waiting: ['Auf die Warteliste', 'To the waiting list'],
      question: ['Rückfrage stellen', 'Ask a question'],
    },
    templates: ['Antwort\u00advorlagen', 'Reply templates'],
    templatesHelp: [
      'Mit diesen Texten beginnt jede Antwort; vor dem Senden lässt sie sich ändern. Angaben in geschweiften Klammern füllt die Anfrage. Eine Zeile, deren Angaben nicht bekannt sind, entfällt.',
      'Each reply begins with these texts and can be changed before it is sent. The request fills what is in braces. A line is left out when its facts are unknown.',
    ],
    ours: ['Zurück zum mitgelieferten Text', 'Back to the original text'],
    insert: ['Angaben einfügen (%{language})', 'Insert facts (%{language})'],
    example: ['Beispiel (%{language})', 'Example (%{language})'],
    unknown: ['{%{name}} gibt es nicht.', 'There is no {%{name}}.'],
    to: ['An %{email}', 'To %{email}'],
    subject: ['Betreff', 'Subject'],
    text: ['Text', 'Text'],
    open: ['Füllen Sie zuerst die Stellen mit […] aus.', 'First fill in the places with […].'],
    answersGo: [
      'Antwortet die Familie, kommt das an die E-Mail-Adresse der Kontaktdaten (Einstellungen).',
      'When the family replies, it goes to the e-mail address of the contact details (settings).',
    ],
    state: {
      trial: ['Danach steht die Anfrage auf „beantwortet“.', 'The request is then “answered”.'],
      place: ['Danach steht die Anfrage auf „eingeteilt“.', 'The request is then “placed”.'],
      waiting: ['Danach steht die Anfrage auf der Warteliste.', 'The request is then on the waiting list.'],
      question: ['Danach steht die Anfrage auf „beantwortet“.', 'The request is then “answered”.'],
    },
    mail: {
      failed: ['nicht zugestellt', 'not delivered'],
      unsure: ['vielleicht nicht zugestellt', 'perhaps not delivered'],
    },
    send: ['Senden', 'Send'],
    sent: ['Die Antwort ist unterwegs.', 'The reply is on its way.'],
    none: ['Noch keine Antwort.', 'No reply yet.'],
    noAddress: ['Diese Familie hat keine E-Mail-Adresse angegeben.', 'This family has given no e-mail address.'],
    mailOff: [
      'Diese Website verschickt keine Mails: Der Mailserver ist nicht eingerichtet.',
      'This website sends no mail: the mail server is not set up.',
    ],
  },
  places: {
    free: ['%{count} frei', '%{count} free'],
    freeOf: ['%{count} von %{places} frei', '%{count} of %{places} free'],
    placed: ['%{count} vergeben', '%{count} taken'],
    answered: ['%{count} reserviert', '%{count} reserved'],
    waiting: ['%{count} warten', '%{count} waiting'],
  },
} satisfies Words
