import { List, ListItem, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { Link, useCreatePath, useRecordContext, useTranslate } from 'react-admin'
import { usageSchema } from '../../api/answers.ts'
import { callApi } from '../../api/call.ts'

/** Every place that shows the picture, with its page on the site and its record here. */
export function Usage() {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const record = useRecordContext()
  const { data: [image] = [] } = useQuery({
    queryKey: ['images', 'usage', record?.id],
    queryFn: async ({ signal }) => usageSchema.parse(await callApi(`/api/admin/images/usage/?id=${record?.id}`, { signal })),
    enabled: record !== undefined,
  })
  const places = image?.places ?? []
  if (places.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{translate('partitur.media.unused')}</Typography>
  return (
    <List dense disablePadding>
      {places.map(({ resource, id, title, url }) => (
        <ListItem key={`${resource}-${id}-${url}`} disableGutters sx={{ gap: 2, flexWrap: 'wrap' }}>
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
