import TranslateIcon from '@mui/icons-material/Translate'
import { Box, ButtonBase, MenuItem, TextField, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Title, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router'
import type { OpenText } from '#contract/admin/translations.ts'
import { inLocale } from '#model/define-record.ts'
import { fieldLabel } from '#modules/fields/anchor-field.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { confirmLeave } from '../../unsaved/unsaved.ts'
import { TextDesk } from './TextDesk.tsx'
import { countBy, textKey, useOpenTexts } from './use-open-texts.ts'

export const translations = { name: 'translations', icon: TranslateIcon, list: TranslationDesk }

const loadModuleEditors = async () => (await import('#modules/editors.ts')).moduleEditors

const states = ['missing', 'older'] as const
const orders = ['page', 'newest', 'oldest'] as const
type Filter = { resource: string; state: string; record: string; order: (typeof orders)[number] }

/** Every text that lacks English or whose English is older, with one of them open. */
function TranslationDesk() {
  const translate = useTranslate()
  const { data, error } = useOpenTexts()
  const nameText = useTextNames()
  const [search] = useSearchParams()
  const [resource, record] = [search.get('resource') ?? '', search.get('record') ?? '']
  const [filter, setFilter] = useState<Filter>({ resource, state: '', record, order: 'page' })
  const [openKey, setOpenKey] = useState<string | null>(null)
  const texts = filterTexts(data?.texts ?? [], filter)
  const index = texts.findIndex((text) => textKey(text) === openKey)
  const open = texts[index] ?? null

  async function move(to: OpenText | undefined) {
    if (await confirmLeave()) setOpenKey(to ? textKey(to) : null)
  }

  return (
    <Box sx={{ pt: 1 }}>
      <Title title="partitur.translations.title" />
      {error && (
        <Typography role="alert" color="error">
          {errorMessage(error)}
        </Typography>
      )}
      {data && <Filters {...{ filter, setFilter }} all={data.texts} />}
      {data && (
        <Typography role="status" sx={{ my: 1, color: 'text.secondary' }}>
          {texts.length === 0
            ? translate('partitur.translations.none')
            : translate('partitur.translations.count', { smart_count: texts.length })}
          {data.count > data.texts.length && ` ${translate('partitur.translations.more', { count: data.count })}`}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 20rem) minmax(0, 1fr)' }, gap: 3 }}>
        <Box
          sx={{ display: { xs: open ? 'none' : 'block', md: 'block' }, maxHeight: { md: '75vh' }, overflowY: 'auto' }}
        >
          <TextList {...{ texts, openKey, nameText }} choose={(text) => void move(text)} />
        </Box>
        {open && (
          <TextDesk
            key={textKey(open)}
            text={open}
            name={nameText(open)}
            next={() => setOpenKey(nextKey(texts, index))}
            step={(by) => void move(texts[index + by])}
            close={() => void move(undefined)}
          />
        )}
      </Box>
    </Box>
  )
}

function nextKey(texts: readonly OpenText[], index: number): string | null {
  const next = texts[index + 1] ?? texts[index - 1]
  return next ? textKey(next) : null
}

export function filterTexts(texts: readonly OpenText[], { resource, state, record, order }: Filter): OpenText[] {
  const filtered = texts.filter(
    (text) =>
      (resource === '' || text.resource === resource) &&
      (state === '' || text.state === state) &&
      (record === '' || recordKey(text) === record),
  )
  if (order === 'page') return filtered
  const direction = order === 'newest' ? -1 : 1
  return filtered.toSorted((one, other) => direction * one.changed_at.localeCompare(other.changed_at))
}

function recordKey({ resource, record_id }: OpenText): string {
  return `${resource} ${record_id}`
}

type FiltersProps = { filter: Filter; setFilter: (filter: Filter) => void; all: readonly OpenText[] }

/** With the number of open texts beside each type and page. */
function Filters({ filter, setFilter, all }: FiltersProps) {
  const translate = useTranslate()
  const resources = countBy(all, ({ resource }) => resource)
  const ofResource = all.filter(({ resource }) => filter.resource === '' || resource === filter.resource)
  const records = countBy(ofResource, recordKey)
  // Links lead here also where no text is open.
  if (filter.record !== '' && !records.has(filter.record)) records.set(filter.record, 0)
  if (filter.resource !== '' && !resources.has(filter.resource)) resources.set(filter.resource, 0)
  const titles = new Map(ofResource.map((text) => [recordKey(text), text.title]))
  const nameOf = (key: string) => translate(`resources.${key.split(' ')[0]}.name`, { smart_count: 1 })
  const choice = (name: keyof Filter, options: readonly (readonly [value: string, label: string])[]) => (
    <TextField
      select
      label={translate(`partitur.translations.filter.${name}`)}
      value={filter[name]}
      onChange={({ target }) =>
        setFilter({ ...filter, ...(name === 'resource' ? { record: '' } : {}), [name]: target.value })
      }
    >
      {name !== 'order' && <MenuItem value="">{translate('partitur.translations.all')}</MenuItem>}
      {options.map(([value, label]) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, minmax(0, 14rem))' },
        columnGap: 1,
      }}
    >
      {choice(
        'resource',
        [...resources].map(([name, count]) => [
          name,
          `${translate(`resources.${name}.name`, { smart_count: 2 })} (${count})`,
        ]),
      )}
      {choice(
        'record',
        [...records].map(([key, count]) => [key, `${titles.get(key) ?? nameOf(key)} (${count})`]),
      )}
      {choice(
        'state',
        states.map((state) => [state, translate(`partitur.translations.state.${state}`)]),
      )}
      {choice(
        'order',
        orders.map((order) => [order, translate(`partitur.translations.order.${order}`)]),
      )}
    </Box>
  )
}

type TextListProps = {
  texts: readonly OpenText[]
  openKey: string | null
  nameText: (text: OpenText) => string
  choose: (text: OpenText) => void
}

function TextList({ texts, openKey, nameText, choose }: TextListProps) {
  const translate = useTranslate()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {texts.map((text) => {
        const key = textKey(text)
        return (
          <Box component="li" key={key} sx={{ borderBottom: 1, borderColor: 'divider' }}>
            <ButtonBase
              aria-current={key === openKey}
              onClick={() => choose(text)}
              sx={{
                display: 'block',
                width: '100%',
                p: 1,
                font: 'inherit',
                textAlign: 'start',
                overflowWrap: 'anywhere',
                borderLeft: '3px solid transparent',
                '&[aria-current=true]': { bgcolor: 'var(--color-surface-tint)', borderLeftColor: 'secondary.main' },
              }}
            >
              <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {text.title}
              </Box>
              <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}>
                {nameText(text)} · {translate(`partitur.translations.state.${text.state}`)}
              </Box>
              <Box component="span" lang="de" sx={{ display: 'block', fontSize: '0.9375rem' }}>
                {text.excerpt}
              </Box>
            </ButtonBase>
          </Box>
        )
      })}
    </Box>
  )
}

/** `Seite: Überschrift`, or kind and field of a module. */
function useTextNames(): (text: OpenText) => string {
  const translate = useTranslate()
  const locale = useLanguage()
  const { data: editors } = useQuery({ queryKey: ['module-editors'], queryFn: loadModuleEditors })
  return ({ resource, field, module }) => {
    const edit = module && editors?.get(module.kind)
    if (edit) {
      const [kind, label] = [inLocale(edit.label, locale), fieldLabel(edit, { name: field, locale })]
      return kind === label ? kind : `${kind}: ${label}`
    }
    const kind = translate(`resources.${resource}.name`, { smart_count: 1 })
    // The id of a row is no part of its label.
    const label = field.replace(/\.\d+\./, '.')
    return module ? kind : `${kind}: ${translate(`resources.${resource}.fields.${label}`, { _: label })}`
  }
}
