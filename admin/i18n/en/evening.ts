export const evening = {
  addCategory: 'Add a category',
  category: 'Category %{place}',
  noCategories: 'No category yet.',
  namesHelp: 'What the office calls it; visitors read only categories and prices.',
  pricesFollow: 'The cheapest and the dearest ticket come from the price list.',
  used: 'A change to a price list holds for every date that names it. For the next season, make a new one.',
  at: 'that is %{time}',
  endByProgramme: 'End by the programme: %{time}',
  endsTooEarly: 'With its intervals the programme lasts until %{time}. The date ends before.',
  notAnnounced: 'Not announced',
  announced: 'Announced for %{month}',
  announcedHelp:
    'As long as the date is not fixed: the concert stands at the end of this month in the season, and in no calendar. The first date ends the announcement.',
  intervalMinutes: 'Length of the interval in minutes',
}
