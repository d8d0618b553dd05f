/** What the calendars of schools and authorities call the days, in the words of the file, and in English. */
const names: readonly (readonly [word: string, english: string])[] = [
  ['Weihnachtsferien', 'Christmas holidays'],
  ['Winterferien', 'Winter half-term'],
  ['Faschingsferien', 'Carnival half-term'],
  ['Osterferien', 'Easter holidays'],
  ['Pfingstferien', 'Whitsun half-term'],
  ['Sommerferien', 'Summer holidays'],
  ['Herbstferien', 'Autumn half-term'],
  ['Neujahr', 'New Year’s Day'],
  ['Heilige Drei Könige', 'Epiphany'],
  ['Rosenmontag', 'Carnival Monday'],
  ['Faschingsdienstag', 'Shrove Tuesday'],
  ['Gründonnerstag', 'Maundy Thursday'],
  ['Karfreitag', 'Good Friday'],
  ['Ostersonntag', 'Easter Sunday'],
  ['Ostermontag', 'Easter Monday'],
  ['Tag der Arbeit', 'Labour Day'],
  ['Maifeiertag', 'Labour Day'],
  ['Christi Himmelfahrt', 'Ascension Day'],
  ['Pfingstsonntag', 'Whit Sunday'],
  ['Pfingstmontag', 'Whit Monday'],
  ['Fronleichnam', 'Corpus Christi'],
  ['Mariä Himmelfahrt', 'Assumption Day'],
  ['Tag der Deutschen Einheit', 'Day of German Unity'],
  ['Reformationstag', 'Reformation Day'],
  ['Allerheiligen', 'All Saints’ Day'],
  ['Buß- und Bettag', 'Day of Repentance and Prayer'],
  ['Heiligabend', 'Christmas Eve'],
  ['1. Weihnacht', 'Christmas Day'],
  ['2. Weihnacht', 'Boxing Day'],
  ['Silvester', 'New Year’s Eve'],
]

/** Empty where the days are called something that is not known here: English then shows German. */
export function englishNameOf(german: string): string {
  const said = german.toLocaleLowerCase('de')
  return names.find(([word]) => said.includes(word.toLocaleLowerCase('de')))?.[1] ?? ''
}
