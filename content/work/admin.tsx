import HistoryEduIcon from '@mui/icons-material/HistoryEdu'
import MusicNoteIcon from '@mui/icons-material/MusicNote'
import { defineAdmin } from '#admin/define-resource.tsx'
import { MergeButton } from '#admin/merge/MergeButton.tsx'
import { DatesOfRecord } from '../production/dates/admin/DatesOfRecord.tsx'
import { ComposerNameInput } from './admin/ComposerNameInput.tsx'
import { composer, work } from './fields.ts'

export default [
  defineAdmin(work, {
    icon: MusicNoteIcon,
    menu: { group: 'programme', order: 3 },
    list: { unsorted: ['composer_id'], bulk: <MergeButton resource="works" /> },
    elements: { dates: <DatesOfRecord field="work_id" /> },
  }),
  defineAdmin(composer, {
    icon: HistoryEduIcon,
    menu: { group: 'programme', order: 4 },
    list: {
      hasState: false,
      secondary: ({ born, died }) => [born, died].filter((year) => typeof year === 'number').join('–'),
      bulk: <MergeButton resource="composers" />,
    },
    elements: { name: <ComposerNameInput />, dates: <DatesOfRecord field="composer_id" /> },
  }),
]
