import ArticleIcon from '@mui/icons-material/Article'
import { BooleanInput } from 'react-admin'
import { Reference } from '#admin/columns/Reference.tsx'
import { Thumb } from '#admin/columns/Thumb.tsx'
import { Timestamp } from '#admin/columns/Timestamp.tsx'
import { stateColumn } from '#admin/columns/VisibilityChips.tsx'
import { defineResource } from '#admin/define-resource.tsx'
import { quickForm } from '#admin/forms/FormParts.tsx'
import { FormTab } from '#admin/forms/FormTab.tsx'
import { Row, SlugInputs } from '#admin/inputs/fields.tsx'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { LocalisedRichInput } from '#admin/inputs/LocalisedRichInput.tsx'
import { LocalTimeInput } from '#admin/inputs/LocalTimeInput.tsx'
import { OnlineInput } from '#admin/inputs/OnlineInput.tsx'
import { ReferencePicker } from '#admin/inputs/Pick.tsx'
import { PictureInput } from '#admin/inputs/PictureInput.tsx'
import { BulkActions } from '#admin/lists/BulkActions.tsx'
import { onlineFilter, referenceFilter, yesNoFilter } from '#admin/lists/filters.tsx'

const inputs = [
  <FormTab key="text" label="partitur.section.texts">
    <LocalisedInput source="title" required />
    <Row>
      <LocalTimeInput source="date" required helperText="partitur.help.articleDate" />
      <ReferencePicker source="category_id" reference="categories" create={quickForm('categories')} />
    </Row>
    <OnlineInput />
    <LocalisedInput source="intro" multiline maxLength={1000} />
    <LocalisedRichInput source="body" />
  </FormTab>,
  <FormTab key="details" label="partitur.section.details">
    <PictureInput />
    <BooleanInput source="on_home" helperText={false} />
    <SlugInputs />
  </FormTab>,
]

const news = defineResource({
  name: 'news',
  menu: { group: 'content', place: 2 },
  icon: ArticleIcon,
  list: {
    nameSource: 'title',
    sort: { field: 'date', order: 'DESC' },
    filters: [
      referenceFilter('category_id', 'categories'),
      onlineFilter,
      yesNoFilter('on_home'),
      yesNoFilter('waiting'),
      yesNoFilter('forgotten'),
    ],
    picture: (record) => <Thumb imageId={record.image_id} />,
    secondary: (record) => <Timestamp iso={record.date} hasTime={false} />,
    columns: [
      { source: 'date', sortable: true, render: (record) => <Timestamp iso={record.date} hasTime={false} /> },
      { source: 'category_id', render: () => <Reference source="category_id" reference="categories" /> },
      stateColumn,
    ],
    bulk: <BulkActions canGoOnline />,
  },
  tabs: true,
  inputs,
})

export default news
