import { lazy, Suspense } from 'react'
import { MoveDialog } from '../arrange/MoveDialog.tsx'
import { MoveSectionDialog } from '../arrange/MoveSectionDialog.tsx'
import { type OpenDialogState, useWorkspace } from '../ui/context.tsx'
import { ModuleDialog } from './ModuleDialog.tsx'

// Rarely opened dialogs.
const BinDialog = lazy(() => import('../bin/BinDialog.tsx'))
const ConflictDialog = lazy(() => import('./ConflictDialog.tsx'))
const DocumentDialog = lazy(() => import('../document/DocumentDialog.tsx'))
const HintsDialog = lazy(() => import('../hints/HintsDialog.tsx'))
const KeysDialog = lazy(() => import('./KeysDialog.tsx'))
const MovePageDialog = lazy(() => import('../tree/MovePageDialog.tsx'))
const NewPageDialog = lazy(() => import('../tree/NewPageDialog.tsx'))
const PageSettingsDialog = lazy(() => import('../settings/PageSettingsDialog.tsx'))
const PicturesDialog = lazy(() => import('../pictures/PicturesDialog.tsx'))
const PublishDialog = lazy(() => import('../publish/PublishDialog.tsx'))
const PreviewDialog = lazy(() => import('../preview/PreviewDialog.tsx'))
const PreviewLinksDialog = lazy(() => import('../preview/PreviewLinksDialog.tsx'))
const TimedDialog = lazy(() => import('../visibility/TimedDialog.tsx'))
const RecordClashDialog = lazy(() => import('../records/RecordClashDialog.tsx'))
const VersionsDialog = lazy(() => import('../versions/VersionsDialog.tsx'))
const VisibilityDialog = lazy(() => import('../visibility/VisibilityDialog.tsx'))

export function OpenDialog({ dialog }: { dialog: OpenDialogState | null }) {
  return (
    <Suspense>
      <Dialog dialog={dialog} />
    </Suspense>
  )
}

function Dialog({ dialog }: { dialog: OpenDialogState | null }) {
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
