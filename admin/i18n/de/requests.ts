/** Of the visitors' requests to the school. */
export const requests = {
  deleteOn: 'Erledigte Anfragen werden 90 Tage später von selbst gelöscht, alle anderen spätestens nach zwei Jahren.',
}
