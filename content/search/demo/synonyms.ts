/** Of this house alone; what every house begins with comes with the database. */
export const synonyms = ['SWP, Südwestphilharmonie', 'Foyer, Pausenhalle']
