import { defineDemo } from '../define-edit.ts'
import type schema from './schema.ts'

export const demo = defineDemo<typeof schema>({
  kind: 'table',
  fields: {
    de: {
      caption: 'Eintrittspreise im Großen Saal',
      content:
        '<tr><th scope="col"><p>Kategorie</p></th><th scope="col"><p style="text-align:right">Normal</p></th><th scope="col"><p style="text-align:right">Ermäßigt</p></th></tr>' +
        '<tr><th scope="row"><p>A, Parkett vorn</p></th><td><p style="text-align:right">38 €</p></td><td><p style="text-align:right">19 €</p></td></tr>' +
        '<tr><th scope="row"><p>B, Parkett hinten</p></th><td><p style="text-align:right">29 €</p></td><td><p style="text-align:right">14,50 €</p></td></tr>' +
        '<tr><th scope="row"><p>C, Empore</p></th><td><p style="text-align:right">18 €</p></td><td><p></p></td></tr>',
    },
    en: {
      caption: 'Ticket prices in the Great Hall',
      content:
        '<tr><th scope="col"><p>Category</p></th><th scope="col"><p style="text-align:right">Regular</p></th><th scope="col"><p style="text-align:right">Reduced</p></th></tr>' +
        '<tr><th scope="row"><p>A, front stalls</p></th><td><p style="text-align:right">€38</p></td><td><p style="text-align:right">€19</p></td></tr>' +
        '<tr><th scope="row"><p>B, rear stalls</p></th><td><p style="text-align:right">€29</p></td><td><p style="text-align:right">€14.50</p></td></tr>' +
        '<tr><th scope="row"><p>C, gallery</p></th><td><p style="text-align:right">€18</p></td><td><p></p></td></tr>',
    },
  },
})
