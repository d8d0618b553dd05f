import ManageSearchIcon from '@mui/icons-material/ManageSearch'
import { required } from 'react-admin'
import { defineResource } from '#admin/define-resource.tsx'
import { LineInput } from '#admin/inputs/LineInput.tsx'

const synonyms = defineResource({
  name: 'synonyms',
  menu: { group: 'technical', place: 3 },
  icon: ManageSearchIcon,
  list: {
    nameSource: 'words',
    sort: { field: 'words', order: 'ASC' },
    columns: [],
  },
  inputs: <LineInput source="words" validate={required()} helperText="partitur.help.synonyms" />,
})

export default synonyms
