/** For the demo only; general ones come with the migrations. */
export const synonyms = ['SWP, Südwestphilharmonie', 'Foyer, Pausenhalle']
