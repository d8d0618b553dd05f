import { Box, Typography } from '@mui/material'
import { CanAccess, Title, useGetIdentity, useTranslate } from 'react-admin'
import { RecentChanges } from '#content/event/admin/date-change/RecentChanges.tsx'
import { Attention } from './Attention.tsx'
import { MissingEnglish } from './MissingEnglish.tsx'
import { NextConcerts } from './NextConcerts.tsx'
import { NotOnline } from './NotOnline.tsx'

/** What is coming up and what is unfinished. */
export function Dashboard() {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  return (
    <Box sx={{ py: 2 }}>
      <Title title={translate('ra.page.dashboard')} />
      <Typography variant="h4" component="p" sx={{ mb: 3 }}>
        {translate('partitur.dashboard.welcome')}
        {identity?.fullName && `, ${identity.fullName}`}
      </Typography>
      <Box sx={{ mb: 4, '&:empty': { display: 'none' } }}>
        <Attention of="visitors" />
      </Box>
      <Box
        sx={{
          display: 'grid',
          // A long word breaks rather than widen the screen.
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          gap: 4,
          alignItems: 'start',
          overflowWrap: 'anywhere',
        }}
      >
        <CanAccess resource="event-dates" action="list">
          <div>
            <NextConcerts />
            {/* Below what is touched, which would jump away from under the thumb. */}
            <Box sx={{ mt: 4 }}>
              <RecentChanges />
            </Box>
          </div>
        </CanAccess>
        <Box sx={{ display: 'grid', gap: 4 }}>
          <NotOnline />
          <MissingEnglish />
        </Box>
      </Box>
      <Box sx={{ mt: 4 }}>
        <Attention of="content" />
      </Box>
    </Box>
  )
}
