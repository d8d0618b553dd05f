/** What the kind stored by each number of steps, as it stood in a database. */
export default [[{}, { source: 'own' }, { source: 'house' }, { source: 'house', category: 'Karten' }]]
