import { MoveDialog, MoveSectionDialog } from '../arrange/MoveDialog.tsx'
import { type OpenDialogState, useWorkspace } from '../ui/context.tsx'
import { loadLater } from '../ui/load-later.tsx'
import { ModuleDialog } from './ModuleDialog.tsx'

// Rarely opened dialogs.
const BinDialog = loadLater(() => import('../bin/BinDialog.tsx'))
const ConflictDialog = loadLater(() => import('./ConflictDialog.tsx'))
const DocumentDialog = loadLater(() => import('../document/DocumentDialog.tsx'))
const HintsDialog = loadLater(() => import('../hints/HintsDialog.tsx'))
const KeysDialog = loadLater(() => import('./KeysDialog.tsx'))
const MovePageDialog = loadLater(() => import('../tree/MovePageDialog.tsx'))
const NewPageDialog = loadLater(() => import('../tree/NewPageDialog.tsx'))
const PageSettingsDialog = loadLater(() => import('../settings/PageSettingsDialog.tsx'))
const PicturesDialog = loadLater(() => import('../pictures/PicturesDialog.tsx'))
const PublishDialog = loadLater(() => import('../publish/PublishDialog.tsx'))
const PreviewDialog = loadLater(() => import('../preview/PreviewDialog.tsx'))
const PreviewLinksDialog = loadLater(() => import('../preview/PreviewLinksDialog.tsx'))
const TimedDialog = loadLater(() => import('../visibility/TimedDialog.tsx'))
const RecordClashDialog = loadLater(() => import('../records/RecordClashDialog.tsx'))
const VersionsDialog = loadLater(() => import('../versions/VersionsDialog.tsx'))
const VisibilityDialog = loadLater(() => import('../visibility/VisibilityDialog.tsx'))

export function OpenDialog({ dialog }: { dialog: OpenDialogState | null }) {
  const { editor, open } = useWorkspace()
  // A restored form of an earlier visit opens after the previous one.
  const close = () => open(editor.store.get().forms.at(-1)?.target ?? null)
  switch (dialog?.type) {
    case undefined:
      return null
    case 'edit':
    case 'new':
      return <ModuleDialog key={JSON.stringify(dialog)} target={dialog} close={close} />
    case 'bin':
      return <BinDialog close={close} />
    case 'hints':
      return <HintsDialog close={close} />
    case 'timed':
      return <TimedDialog close={close} />
    case 'showing':
      return <VisibilityDialog key={`${dialog.model} ${dialog.id}`} timed={dialog} close={close} />
    case 'versions':
      return <VersionsDialog close={close} />
    case 'move_page':
      return <MovePageDialog close={close} />
    case 'new_page':
      return <NewPageDialog parent={dialog.parent} slug={dialog.slug} close={close} />
    case 'preview':
      return <PreviewDialog close={close} />
    case 'preview_links':
      return <PreviewLinksDialog close={close} />
    case 'page_settings':
      return <PageSettingsDialog close={close} />
    case 'keys':
      return <KeysDialog close={close} />
    case 'publish':
      return <PublishDialog close={close} />
    case 'pictures':
      return <PicturesDialog {...dialog} close={close} />
    case 'document':
      return <DocumentDialog source={dialog.source} place={dialog.place} close={close} />
    case 'move':
      return <MoveDialog module={dialog.module} close={close} />
    case 'move_section':
      return <MoveSectionDialog section={dialog.section} close={close} />
    case 'record_conflict':
      return <RecordClashDialog close={close} />
    case 'conflict':
      return <ConflictDialog module={dialog.module} close={close} />
  }
}
