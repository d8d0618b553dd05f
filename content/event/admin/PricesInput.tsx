import { useTranslate, useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { Row } from '#admin/inputs/fields.tsx'
import { PickOne } from '#admin/inputs/Pick.tsx'
import { PriceListInputs } from '../../price/admin.tsx'
import { PriceInput } from './PriceInput.tsx'

/** What tickets cost: by a price list, or from the cheapest to the dearest where there is none. */
export function PricesInput() {
  const translate = useTranslate()
  const list: unknown = useWatch({ name: useWrappedSource('price_list_id') })
  return (
    <Row columns={3}>
      <PickOne source="price_list_id" reference="price-lists" create={<PriceListInputs />} />
      {typeof list === 'number' ? (
        <p style={{ margin: 0, padding: '0.75rem 0' }}>{translate('partitur.evening.pricesFollow')}</p>
      ) : (
        <>
          <PriceInput source="price_from" />
          <PriceInput source="price_to" />
        </>
      )}
    </Row>
  )
}
