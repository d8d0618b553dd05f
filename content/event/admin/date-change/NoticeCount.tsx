import { Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { call } from '#admin/api/call.ts'
import * as adminAddresses from '#contract/addresses/admin.ts'
import type { countNotices } from '#contract/date-notices.ts'

/** How many visitors get a mail of what is saved here; nothing where none can be sent. */
export function NoticeCount({ id }: { id: number }) {
  const translate = useTranslate()
  const { data } = useQuery({
    queryKey: ['notices', id],
    queryFn: ({ signal }) => call<typeof countNotices>(adminAddresses.countNotices, { params: { id } }, signal),
  })
  if (!data?.offered) return null
  const text = data.count === 0 ? translate('partitur.dateChange.noNotices') : translate('partitur.dateChange.notices', { smart_count: data.count })
  return <Typography sx={{ color: 'text.secondary', mb: 2 }}>{text}</Typography>
}
