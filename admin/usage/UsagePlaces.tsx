import { Box, List, ListItem } from '@mui/material'
import { Link, useCreatePath, useTranslate } from 'react-admin'
import type { UsagePlace } from '#contract/errors.ts'

/** Usages, each linked to its record and its page. */
export function UsagePlaces({ places }: { places: readonly UsagePlace[] }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  return (
    <List dense disablePadding>
      {places.map(({ resource, id, title, url, in_bin }) => (
        <ListItem key={`${resource}-${id}-${url}`} disableGutters sx={{ display: 'block', overflowWrap: 'anywhere' }}>
          <Link
            to={
              in_bin === 'whole'
                ? createPath({ resource: 'bin', type: 'list' })
                : createPath({ resource, type: 'edit', id })
            }
            color="inherit"
            sx={{ fontWeight: 600 }}
          >
            {title || id}
          </Link>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {translate(`resources.${resource}.name`, { smart_count: 1, _: resource })}
            {in_bin && ` · ${translate(`partitur.usage.inBin.${in_bin}`)}`}
            {url && (
              <>
                {' · '}
                <a href={url}>{translate('partitur.action.showOnSite')}</a>
              </>
            )}
          </Box>
        </ListItem>
      ))}
    </List>
  )
}
