import type { TypeMessages } from '#model/define-type.ts'

export default {
  'price-lists': {
    name: { de: ['Preisliste', 'Preislisten'], en: ['Price list', 'Price lists'] },
    fields: {
      de: {
        categories: 'Kategorien',
        price: 'Preis (Euro)',
        price_reduced: 'Ermäßigt (Euro)',
        reductions: 'Wer ermäßigte Karten bekommt',
      },
      en: {
        categories: 'Categories',
        price: 'Price (euro)',
        price_reduced: 'Reduced (euro)',
        reductions: 'Who gets reduced tickets',
      },
    },
  },
} satisfies TypeMessages
