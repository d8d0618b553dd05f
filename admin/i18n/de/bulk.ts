export const bulkOnline = {
  on: {
    title: '%{smart_count} Eintrag online stellen |||| %{smart_count} Einträge online stellen',
    text: 'Besucher sehen das dann sofort: |||| Besucher sehen diese %{smart_count} Einträge dann sofort:',
    rest: 'Ein gewählter Eintrag ist schon online. |||| %{smart_count} gewählte Einträge sind schon online.',
    none: 'Alle gewählten Einträge sind schon online.',
    done: '%{smart_count} Eintrag online gestellt |||| %{smart_count} Einträge online gestellt',
  },
  off: {
    title: '%{smart_count} Eintrag offline stellen |||| %{smart_count} Einträge offline stellen',
    text: 'Besucher sehen das dann nicht mehr: |||| Besucher sehen diese %{smart_count} Einträge dann nicht mehr:',
    rest: 'Ein gewählter Eintrag ist schon offline. |||| %{smart_count} gewählte Einträge sind schon offline.',
    none: 'Alle gewählten Einträge sind schon offline.',
    done: '%{smart_count} Eintrag offline gestellt |||| %{smart_count} Einträge offline gestellt',
  },
}

export const bulkStatus = {
  ask: '„%{status}“ für %{dates} von %{concerts} setzen?',
  dates: 'einen kommenden Termin |||| %{smart_count} kommende Termine',
  concerts: 'einem Konzert |||| %{smart_count}\u00a0Konzerten',
  none: 'Keines der gewählten Konzerte hat einen kommenden Termin.',
  apply: '%{smart_count} Termin ändern |||| %{smart_count} Termine ändern',
  done: '%{smart_count} Termin geändert |||| %{smart_count} Termine geändert',
}
