import DownloadIcon from '@mui/icons-material/Download'
import { ListSubheader, Menu, MenuItem } from '@mui/material'
import { useState } from 'react'
import { Button, type SortPayload, useListContext, useTranslate, useTranslateLabel } from 'react-admin'
import { resourceAddresses } from '#contract/addresses/resource.ts'
import { exportFormats } from '#contract/admin/resources/export.ts'
import { listQuery } from '../api/list-query.ts'
import { currentLanguage } from '../i18n/language.ts'

/** Exports or prints the whole list with its filter and order. */
export function ExportButton() {
  const { resource, filterValues, sort, total } = useListContext()
  return <ListExportMenu resource={resource} filter={filterValues} sort={sort} total={total} />
}

type ListExportMenuProps = {
  resource: string
  filter: Record<string, unknown>
  sort?: SortPayload
  total?: number | undefined
}

/** The same for a list without react-admin's list context. */
export function ListExportMenu({ resource, filter, sort, total }: ListExportMenuProps) {
  const translate = useTranslate()
  const labelOf = useTranslateLabel()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)

  const filters = Object.entries(filter).flatMap(([source, value]) => {
    if (value === undefined || value === '') return []
    if (source === 'q') return [translate('partitur.export.search', { words: String(value) })]
    if (source === 'past') return [translate(`partitur.export.past.${String(value)}`)]
    const label = String(labelOf({ source, resource }))
    return [String(value) === 'false' ? `${label}: ${translate('ra.boolean.false')}` : label]
  })

  function addressOf(format: (typeof exportFormats)[number]): string {
    const { page: _page, page_size: _size, ...query } = listQuery({ filter, ...(sort ? { sort } : {}) })
    const params: Record<string, unknown> = { ...query, format, lang: currentLanguage() }
    const definedParams = Object.entries(params).filter(([, value]) => value !== undefined && value !== '')
    return `${resourceAddresses(resource).export.path}?${new URLSearchParams(definedParams.map(([name, value]) => [name, String(value)]))}`
  }

  return (
    <>
      <Button
        label="ra.action.export"
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
      >
        <DownloadIcon />
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {total !== undefined && (
          <ListSubheader role="presentation" sx={{ lineHeight: 1.4, py: 1, maxWidth: 320 }}>
            {translate(filters.length === 0 ? 'partitur.export.all' : 'partitur.export.filtered', {
              smart_count: total,
              filters: filters.join(', '),
            })}
          </ListSubheader>
        )}
        {exportFormats.map((format) => (
          <MenuItem
            key={format}
            component="a"
            href={addressOf(format)}
            {...(format === 'html' ? { target: '_blank', rel: 'noreferrer' } : { download: true })}
            onClick={() => setAnchor(null)}
          >
            {translate(`partitur.export.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
