const shapes = [
  [
    { source: 'own', category: '' },
    { source: 'house', category: 'Karten' },
  ],
]

export default shapes
