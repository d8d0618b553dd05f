import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { Layout, type LayoutProps, useGetIdentity, useTranslate } from 'react-admin'
import { isPopup } from '../popup/popup.ts'
import { SetUpFirst } from '../second-factor/SetUpFirst.tsx'
import { SessionDialog } from '../sign-in/SessionDialog.tsx'
import { LeaveDialog } from '../unsaved/LeaveDialog.tsx'
import { useRefuseStrayFiles } from '../uploads/use-file-drop.ts'
import { AdminBar } from './AdminBar.tsx'
import { AdminMenu } from './AdminMenu.tsx'
import { useCleanPastes } from './use-clean-pastes.ts'

export function AdminLayout({ children }: LayoutProps) {
  useRefuseStrayFiles()
  useCleanPastes()
  const { identity, isPending } = useGetIdentity()
  if (isPending) return null
  if (identity?.needsSecondFactor) return <SetUpFirst />
  if (isPopup()) return <PopupFrame>{children}</PopupFrame>
  return (
    <Layout
      appBar={AdminBar}
      menu={AdminMenu}
      appBarAlwaysOn
      sx={{
        minWidth: 0,
        '& .RaLayout-appFrame': { marginTop: { xs: '56px', md: '56px' } },
        '& .RaLayout-content': { minWidth: 0, px: { xs: 1.5, md: 3 }, pt: 1, pb: 8 },
      }}
    >
      {children}
      <SessionDialog />
      <LeaveDialog />
    </Layout>
  )
}

/** What a popup needs and no more: no menu, no account. */
function PopupFrame({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box component="main" aria-label={translate('partitur.app.popupTitle')} sx={{ p: { xs: 1.5, md: 2 }, minHeight: '100vh', width: '100%' }}>
      {children}
      <SessionDialog />
      <LeaveDialog />
    </Box>
  )
}
