import { List, ListItem } from '@mui/material'
import { Link, useCreatePath, useTranslate } from 'react-admin'
import type { UsedBy } from '#contract/errors.ts'

/** Places that use something, each with its record here and its page on the site. */
export function Places({ places }: { places: readonly UsedBy[] }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  return (
    <List dense disablePadding>
      {places.map(({ resource, id, title, url }) => (
        <ListItem key={`${resource}-${id}-${url}`} disableGutters sx={{ columnGap: 2, flexWrap: 'wrap', overflowWrap: 'anywhere' }}>
          <span>{translate(`resources.${resource}.name`, { smart_count: 1, _: resource })}</span>
          <Link to={createPath({ resource, type: 'edit', id })} color="inherit">
            {title}
          </Link>
          {url && <a href={url}>{translate('partitur.action.showOnSite')}</a>}
        </ListItem>
      ))}
    </List>
  )
}
