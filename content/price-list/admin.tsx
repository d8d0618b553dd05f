import AddIcon from '@mui/icons-material/Add'
import SellIcon from '@mui/icons-material/Sell'
import { Box, Button, Typography } from '@mui/material'
import { ArrayInput, required, SimpleFormIterator, useArrayInput, useTranslate } from 'react-admin'
import { defineAdmin } from '#admin/define-resource.tsx'
import { useLanguage } from '#admin/i18n/use-language.ts'
import { Row } from '#admin/inputs/fields.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { MoveRow, RemoveRow } from '#admin/inputs/RowButtons.tsx'
import { getRows, localText } from '#admin/records.ts'
import { formatPriceRange } from '#contract/texts/price-text.ts'
import { PriceInput } from '../production/prices/admin/PriceInput.tsx'
import priceList, { MAX_PRICE_CATEGORIES } from './fields.ts'

export default defineAdmin(priceList, {
  icon: SellIcon,
  menu: { group: 'programme', order: 7 },
  list: {
    secondary: (record) => <PriceRange record={record} />,
    columns: { categories: (record) => <PriceRange record={record} /> },
  },
  elements: { categories: <CategoriesInput /> },
})

/** `Kategorie A 47 €, Kategorie B 36 €`. */
function PriceRange({ record }: { record: Record<string, unknown> }) {
  const locale = useLanguage()
  return getRows(record, 'categories')
    .flatMap(({ name, price }) =>
      typeof price === 'number'
        ? [`${localText(name)} ${formatPriceRange({ price_from: price, price_to: price }, locale)}`]
        : [],
    )
    .join(', ')
}

const blank = { name: { de: '', en: '' }, price: null, price_reduced: null }

/** Price categories of a hall, the dearest first. */
function CategoriesInput() {
  const translate = useTranslate()
  return (
    <>
      <Typography component="h2" variant="h6" sx={{ mb: 0.5 }}>
        {translate('resources.price-lists.fields.categories')}
      </Typography>
      <ArrayInput
        source="categories"
        label={false}
        helperText="resources.price-lists.help.categories"
        validate={required()}
        defaultValue={[blank]}
      >
        <SimpleFormIterator
          disableClear
          removeButton={<RemoveRow />}
          reOrderButtons={<MoveRow />}
          addButton={<AddCategory />}
          getItemLabel={(index) => `${index + 1}.`}
          sx={{
            '& .RaSimpleFormIterator-line': { py: 1 },
            '& .RaSimpleFormIterator-action': { visibility: 'visible' },
          }}
        >
          <LocalisedInput source="name" required />
          <Row>
            <PriceInput source="price" required />
            <PriceInput source="price_reduced" />
          </Row>
        </SimpleFormIterator>
      </ArrayInput>
    </>
  )
}

function AddCategory() {
  const translate = useTranslate()
  const { append, fields } = useArrayInput()
  return (
    <Box sx={{ py: 1 }}>
      <Button
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={fields.length >= MAX_PRICE_CATEGORIES}
        onClick={() => append(blank)}
      >
        {translate('partitur.evening.addCategory')}
      </Button>
    </Box>
  )
}
