import type { Words } from './words.ts'

/** Actions on one or many records of a list. */
export const recordWords = {
  selection: {
    all: ['Alle %{smart_count} dieser Suche auswählen', 'Select all %{smart_count} of this search'],
    ofSearch: [
      '1 dieser Suche ausgewählt |||| %{smart_count} dieser Suche ausgewählt',
      '1 of this search selected |||| %{smart_count} of this search selected',
    ],
    tooMany: [
      'Höchstens %{max} auf einmal: Bitte suchen Sie enger.',
      'At most %{max} at once: please narrow the search.',
    ],
  },
  bulkOnline: {
    on: {
      title: [
        '%{smart_count} Eintrag online stellen |||| %{smart_count} Einträge online stellen',
        'Put %{smart_count} entry online |||| Put %{smart_count} entries online',
      ],
      text: [
        'Besucher sehen das dann sofort: |||| Besucher sehen diese %{smart_count} Einträge dann sofort:',
        'Visitors will see it at once: |||| Visitors will see these %{smart_count} entries at once:',
      ],
      rest: [
        'Ein gewählter Eintrag ist schon online. |||| %{smart_count} gewählte Einträge sind schon online.',
        'One chosen entry is online already. |||| %{smart_count} chosen entries are online already.',
      ],
      none: ['Alle gewählten Einträge sind schon online.', 'All chosen entries are online already.'],
      done: [
        '%{smart_count} Eintrag online gestellt |||| %{smart_count} Einträge online gestellt',
        '%{smart_count} entry put online |||| %{smart_count} entries put online',
      ],
    },
    off: {
      title: [
        '%{smart_count} Eintrag offline stellen |||| %{smart_count} Einträge offline stellen',
        'Take %{smart_count} entry offline |||| Take %{smart_count} entries offline',
      ],
      text: [
        'Besucher sehen das dann nicht mehr: |||| Besucher sehen diese %{smart_count} Einträge dann nicht mehr:',
        'Visitors will no longer see it: |||| Visitors will no longer see these %{smart_count} entries:',
      ],
      rest: [
        'Ein gewählter Eintrag ist schon offline. |||| %{smart_count} gewählte Einträge sind schon offline.',
        'One chosen entry is offline already. |||| %{smart_count} chosen entries are offline already.',
      ],
      none: ['Alle gewählten Einträge sind schon offline.', 'All chosen entries are offline already.'],
      done: [
        '%{smart_count} Eintrag offline gestellt |||| %{smart_count} Einträge offline gestellt',
        '%{smart_count} entry taken offline |||| %{smart_count} entries taken offline',
      ],
    },
  },
  bulkStatus: {
    question: ['„%{status}“ für %{dates} von %{concerts} setzen?', 'Set “%{status}” for %{dates} of %{concerts}?'],
    dates: [
      'einen kommenden Termin |||| %{smart_count} kommende Termine',
      'one upcoming date |||| %{smart_count} upcoming dates',
    ],
    concerts: ['einem Konzert |||| %{smart_count}\u00a0Konzerten', 'one concert |||| %{smart_count} concerts'],
    none: [
      'Keines der gewählten Konzerte hat einen kommenden Termin.',
      'None of the selected concerts has an upcoming date.',
    ],
    apply: [
      '%{smart_count} Termin ändern |||| %{smart_count} Termine ändern',
      'Change %{smart_count} date |||| Change %{smart_count} dates',
    ],
    done: [
      '%{smart_count} Termin geändert |||| %{smart_count} Termine geändert',
      '%{smart_count} date changed |||| %{smart_count} dates changed',
    ],
  },
  merge: {
    button: ['Zusammenführen', 'Merge'],
    here: ['Zusammenführen mit …', 'Merge with …'],
    other: [
      'Welcher Eintrag ist derselbe wie „%{name}“? Im nächsten Schritt wählen Sie, welcher bleibt und welche Angaben gelten.',
      'Which record is the same as “%{name}”? In the next step you choose which one stays and which values it has.',
    ],
    search: ['Anderer Eintrag', 'Other record'],
    compare: ['Vergleichen', 'Compare'],
    chooseTwo: ['Zusammenführen: zwei wählen', 'Merge: choose two'],
    title: ['Zwei Einträge zusammenführen', 'Merge two records'],
    whichStays: ['Welcher Eintrag bleibt?', 'Which record stays?'],
    number: ['Nummer %{id}', 'Number %{id}'],
    uses: [
      'kommt an einer Stelle vor |||| kommt an %{smart_count} Stellen vor',
      'used in one place |||| used in %{smart_count} places',
    ],
    many: ['ein Eintrag |||| %{smart_count} Einträge', 'one record |||| %{smart_count} records'],
    pointsTo: [
      'Was auf „%{drop}“ zeigt und dann auf „%{keep}“ zeigt',
      'What points to “%{drop}” and will point to “%{keep}”',
    ],
    consequences: [
      'Danach zeigt alles auf „%{keep}“: Programme, Mitwirkende, Kurse, Links und die alte Adresse. „%{drop}“ liegt 30 Tage im Papierkorb, mit den Modulen seiner Seite. Holen Sie den Eintrag von dort zurück, steht er wieder für sich allein: Was jetzt umzieht, bleibt bei „%{keep}“.',
      'Afterwards everything points to “%{keep}”: programmes, performers, courses, links and the old address. “%{drop}” stays in the bin for 30 days, with the modules of its page. If you bring it back from there, it stands by itself again: what moves now stays with “%{keep}”.',
    ],
    done: ['„%{drop}“ ist jetzt „%{keep}“.', '“%{drop}” is now “%{keep}”.'],
  },
  bin: {
    intro: [
      'Was in der Verwaltung gelöscht wurde, bleibt hier 30 Tage. Es kommt mit allem zurück, was dazugehört: in beiden Sprachen, mit Abschnitten, Terminen und Bildern.',
      'What was deleted in the back office stays here for 30 days. It comes back with all that belongs to it: in both languages, with sections, dates and pictures.',
    ],
    empty: ['Nichts gelöscht in den letzten 30 Tagen.', 'Nothing was deleted in the last 30 days.'],
    stays: [
      'Es bleibt 30 Tage im Papierkorb und lässt sich von dort zurückholen. |||| Sie bleiben 30 Tage im Papierkorb und lassen sich von dort zurückholen.',
      'It stays in the bin for 30 days and can be brought back from there. |||| They stay in the bin for 30 days and can be brought back from there.',
    ],
    deleted: ['Gelöscht von %{who} am %{when} Uhr', 'Deleted by %{who} on %{when}'],
    days: ['noch heute |||| noch %{smart_count} Tage', 'today only |||| %{smart_count} days left'],
    restore: ['Zurückholen', 'Bring back'],
    restoreOf: ['„%{name}“ zurückholen', 'Bring back “%{name}”'],
    restored: ['„%{name}“ ist wieder da.', '“%{name}” is back.'],
    restoredWithout: [
      '„%{name}“ ist wieder da, aber ohne etwas, das es nicht mehr gibt: %{what}. Bitte prüfen Sie das.',
      '“%{name}” is back, but without something that no longer exists: %{what}. Please check this.',
    ],
    conflict: [
      'Das ist inzwischen anders vergeben. Womit soll es zurückkommen?',
      'This has been given to something else meanwhile. What shall it come back with?',
    ],
    needs: [
      'Dafür fehlt etwas, das auch gelöscht wurde. Holen Sie zuerst das zurück:',
      'Something it needs was deleted too. Bring this back first:',
    ],
    forGood: ['Endgültig löschen', 'Delete for good'],
    forGoodOf: ['„%{name}“ endgültig löschen', 'Delete “%{name}” for good'],
    forGoodText: ['Danach lässt es sich nicht mehr zurückholen.', 'It cannot be brought back after that.'],
  },
  usage: {
    unused: ['Das wird nirgends verwendet.', 'This is not used anywhere.'],
    inBin: {
      part: ['nur noch im Papierkorb dieser Seite', 'only in the bin of this page'],
      whole: ['im Papierkorb', 'in the bin'],
    },
    oneUsed: [
      'Das wird hier noch verwendet und kann deshalb nicht gelöscht werden:',
      'This is still in use here and cannot be deleted:',
    ],
    someUsed: [
      '%{used} von %{all} werden noch verwendet und bleiben:',
      '%{used} of %{all} are still in use and will be kept:',
    ],
    goes: [
      'Das wird gelöscht: |||| Diese %{smart_count} Einträge werden gelöscht:',
      'This will be deleted: |||| These %{smart_count} entries will be deleted:',
    ],
    forGood: [
      'Das wird für immer gelöscht und lässt sich nicht zurückholen. |||| Sie werden für immer gelöscht und lassen sich nicht zurückholen.',
      'It is deleted for good and cannot be brought back. |||| They are deleted for good and cannot be brought back.',
    ],
    deleteMany: [
      '%{smart_count} Eintrag löschen |||| %{smart_count} Einträge löschen',
      'Delete %{smart_count} entry |||| Delete %{smart_count} entries',
    ],
    deleteFree: [
      '%{smart_count} löschen |||| %{smart_count} löschen',
      'Delete %{smart_count} |||| Delete %{smart_count}',
    ],
  },
  media: {
    drop: [
      'Bilder hierher ziehen oder auswählen. Mehrere gehen auf einmal.',
      'Drop pictures here or choose them. Several at once are fine.',
    ],
    dropFiles: ['Dateien hierher ziehen oder auswählen.', 'Drop files here or choose them.'],
    dropNow: ['Loslassen zum Hochladen', 'Release to upload'],
    uploading: ['%{done} von %{total} hochgeladen', '%{done} of %{total} uploaded'],
    done: ['Fertig', 'Done'],
    known: ['War schon da', 'Was there already'],
    waiting: ['Wartet', 'Waiting'],
    noAlt: ['Ohne Alternativtext', 'No alternative text'],
    decorative: ['Schmuckbild', 'Decorative'],
    replaced: ['Die Datei ist ersetzt.', 'The file has been replaced.'],
    previews: ['So wird das Bild zugeschnitten', 'How the picture is cropped'],
    vertical: ['Hoch 400 × 500', 'Vertical 400 × 500'],
    horizontal: ['Quer 1240 × 700', 'Horizontal 1240 × 700'],
    square: ['Quadrat', 'Square'],
    focalPoint: [
      'Bildmittelpunkt: %{x} % von links, %{y} % von oben',
      'Focal point: %{x} % from the left, %{y} % from the top',
    ],
    choose: ['Bild aus der Mediathek wählen', 'Choose a picture from the media library'],
    progress: ['Fortschritt', 'Progress'],
    clear: ['Liste ausblenden', 'Hide the list'],
    select: ['Auswählen: %{name}', 'Select: %{name}'],
    change: ['Angaben ändern', 'Change details'],
    details: [
      'Angaben zum neuen Bild |||| Angaben zu den %{smart_count} neuen Bildern',
      'Details of the new picture |||| Details of the %{smart_count} new pictures',
    ],
    changeTitle: [
      'Angaben zu %{smart_count} Bild |||| Angaben zu %{smart_count} Bildern',
      'Details of %{smart_count} picture |||| Details of %{smart_count} pictures',
    ],
    forAll: ['Für alle gewählten Bilder', 'For all selected pictures'],
    unchanged: ['Leer: bleibt, wie es ist.', 'Empty: stays as it is.'],
    addTags: ['Schlagwörter hinzufügen', 'Add tags'],
    removeTags: ['Schlagwörter entfernen', 'Remove tags'],
    each: ['Was zeigt jedes Bild?', 'What does each picture show?'],
    changed: [
      '%{smart_count} Bild geändert |||| %{smart_count} Bilder geändert',
      '%{smart_count} picture changed |||| %{smart_count} pictures changed',
    ],
    nothing: ['Es ist nichts angegeben.', 'Nothing has been entered.'],
    rightsOver: ['Rechte beendet', 'Rights have ended'],
  },
  poster: {
    title: ['Plakatadresse', 'Poster address'],
    help: [
      'Für Plakate, Flyer und Programmhefte: Sie führt am Abend zum Konzert, danach zum nächsten Termin oder zur Seite der Produktion, und nie ins Leere.',
      'For posters, flyers and programmes: it leads to the concert until the evening is over, then to the next date or the page of the production, and never to a dead end.',
    ],
    afterSaving: [
      'Die Plakatadresse steht hier, sobald gespeichert ist.',
      'The poster address stands here once it is saved.',
    ],
    svg: ['QR-Code als SVG', 'QR code as SVG'],
    pdf: ['QR-Code als PDF', 'QR code as PDF'],
    tagged: {
      de: ['Text für den Satz (InDesign, Deutsch)', 'Text for typesetting (InDesign, German)'],
      en: ['Text für den Satz (InDesign, Englisch)', 'Text for typesetting (InDesign, English)'],
    },
    notVisited: ['Noch nicht aufgerufen', 'Not followed yet'],
    visits: [
      'Einmal aufgerufen |||| %{smart_count}-mal aufgerufen',
      'Followed once |||| Followed %{smart_count} times',
    ],
    day: ['%{day}: %{visits}', '%{day}: %{visits}'],
    labels: ['Etiketten drucken', 'Print labels'],
    labelsHelp: [
      '21 Etiketten auf einem Bogen A4, je 70 × 42,4 mm. Drucken Sie in Originalgröße, ohne Ränder.',
      '21 labels on a sheet of A4, 70 × 42.4 mm each. Print in original size, without margins.',
    ],
    none: ['Zu dieser Auswahl gibt es keine Plakatadressen.', 'There are no poster addresses for this choice.'],
  },
} satisfies Words
