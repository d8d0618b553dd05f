import AddIcon from '@mui/icons-material/Add'
import { Box, Button, Typography } from '@mui/material'
import { ArrayInput, required, SimpleFormIterator, useArrayInput, useTranslate } from 'react-admin'
import { Row } from '#admin/inputs/fields.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { MoveRow, RemoveRow } from '#admin/inputs/RowButtons.tsx'
import { PriceInput } from '../../production/prices/admin/PriceInput.tsx'
import { MAX_PRICE_CATEGORIES } from '../fields.ts'

const blank = { name: { de: '', en: '' }, price: null, price_reduced: null }

/** Price categories of a hall, the dearest first. */
export function CategoriesInput() {
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
