import ArticleIcon from '@mui/icons-material/Article'
import { BooleanInput, TabbedForm } from 'react-admin'
import { Reference } from '../columns/Reference.tsx'
import { State } from '../columns/State.tsx'
import { Thumb } from '../columns/Thumb.tsx'
import { When } from '../columns/When.tsx'
import { BothInput } from '../inputs/BothInput.tsx'
import { BothRichInput } from '../inputs/BothRichInput.tsx'
import { OnlineInput, Row, SlugInputs } from '../inputs/fields.tsx'
import { HouseTimeInput } from '../inputs/HouseTimeInput.tsx'
import { PickOne } from '../inputs/Pick.tsx'
import { PictureInput } from '../inputs/PictureInput.tsx'
import { BulkActions } from '../lists/BulkActions.tsx'
import { missingEnglishFilter, onlineFilter, referenceFilter, yesNoFilter } from '../lists/filters.tsx'
import { defineResource } from './define-resource.tsx'
import { NamedInputs } from './named.tsx'

const inputs = [
  <TabbedForm.Tab key="text" label="partitur.section.texts">
    <BothInput source="title" required />
    <Row>
      <HouseTimeInput source="date" required helperText="partitur.help.articleDate" />
      <PickOne source="category_id" reference="categories" create={<NamedInputs />} />
    </Row>
    <OnlineInput />
    <BothInput source="intro" multiline maxLength={1000} />
    <BothRichInput source="body" />
  </TabbedForm.Tab>,
  <TabbedForm.Tab key="details" label="partitur.section.details">
    <PictureInput />
    <BooleanInput source="on_home" helperText={false} />
    <SlugInputs />
  </TabbedForm.Tab>,
]

export const news = defineResource({
  name: 'news',
  icon: ArticleIcon,
  list: {
    nameSource: 'title',
    sort: { field: 'date', order: 'DESC' },
    filters: [referenceFilter('category_id', 'categories'), onlineFilter, yesNoFilter('on_home'), missingEnglishFilter],
    picture: (record) => <Thumb imageId={record.image_id} />,
    secondary: (record) => <When iso={record.date} hasTime={false} />,
    columns: [
      { source: 'date', sortable: true, render: (record) => <When iso={record.date} hasTime={false} /> },
      { source: 'category_id', render: () => <Reference source="category_id" reference="categories" /> },
      { source: 'state', render: (record) => <State record={record} from={record.date} /> },
    ],
    bulk: <BulkActions canGoOnline />,
  },
  tabs: true,
  canDuplicate: true,
  inputs,
})
