import { Box, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import { MarkedText } from '#modules/fields/MarkedText.tsx'
import { fieldMessages } from '#modules/fields/messages.ts'
import { bothTexts, comparedTexts, isOnlyMarkup, paragraphsOf } from '#modules/fields/two-texts.ts'
import { currentLanguage } from '../i18n/language.ts'
import { rowsOf } from '../records.ts'
import type { Clash, Side } from './merge.ts'
import { RowWords } from './RowWords.tsx'
import { ValueWords } from './ValueWords.tsx'

type ClashChoiceProps = { clash: Clash; by: string; side: Side | null; choose: (side: Side) => void }

/** One field that both changed: which of the two values holds. */
export function ClashChoice({ clash, by, side, choose }: ClashChoiceProps) {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const id = useId()
  const label = translate(`resources.${resource}.fields.${clash.field}`, { _: clash.field })
  const locale = currentLanguage()
  const texts = textsOf(clash)
  const compared = texts && comparedTexts(texts.mine, texts.theirs)
  const words = (value: unknown) => {
    if (clash.isOrder) return <OrderWords rows={value} />
    if (isRow(clash) && value === undefined) return translate('partitur.conflict.removed')
    return isRow(clash) ? <RowWords row={Object(value)} /> : <ValueWords field={clash.field} value={value} />
  }
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
      <FormLabel id={id} sx={{ fontWeight: 600, color: 'text.primary' }}>
        {label}
        {clash.isOrder && ` · ${translate('partitur.conflict.order')}`}
        {clash.language && ` (${translate(`partitur.language.${clash.language}`)})`}
        {clash.row && !isRow(clash) && (
          <>
            {' · '}
            <RowWords row={clash.row} />
          </>
        )}
      </FormLabel>
      {compared && isOnlyMarkup(compared) && <FormHelperText>{fieldMessages[locale].onlyMarkup}</FormHelperText>}
      <RadioGroup aria-labelledby={id} value={side} onChange={(event) => choose(event.target.value as Side)}>
        <Choice side="mine" who={translate('partitur.conflict.mine')}>
          {compared ? <MarkedText paragraphs={compared.mine} locale={locale} /> : words(clash.mine)}
        </Choice>
        <Choice side="theirs" who={by}>
          {compared ? <MarkedText paragraphs={compared.theirs} locale={locale} /> : words(clash.theirs)}
        </Choice>
        {texts && texts.mine !== '' && texts.theirs !== '' && (
          <Choice side="both" who={translate('partitur.conflict.both')}>
            <MarkedText paragraphs={paragraphsOf(bothTexts(texts.mine, texts.theirs))} locale={locale} />
          </Choice>
        )}
      </RadioGroup>
    </Box>
  )
}

function OrderWords({ rows }: { rows: unknown }) {
  return (
    <Box component="span" sx={{ display: 'block' }}>
      {rowsOf({ rows }, 'rows').map((row, index) => (
        // Rows without an id are new, and intervals have nothing else that tells them apart.
        <Box component="span" key={index} sx={{ display: 'block' }}>
          {index + 1}. <RowWords row={row} />
        </Box>
      ))}
    </Box>
  )
}

function Choice({ side, who, children }: { side: Side; who: string; children: ReactNode }) {
  return (
    <FormControlLabel
      value={side}
      control={<Radio />}
      sx={{ alignItems: 'flex-start' }}
      label={
        <Box component="span" sx={{ display: 'block', py: 1, overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {who}:{' '}
          </Box>
          {children}
        </Box>
      }
    />
  )
}

/** Of texts the words are compared; what is one of few is not made of words. */
function textsOf({ language, mine, theirs }: Clash): { mine: string; theirs: string } | null {
  return language && typeof mine === 'string' && typeof theirs === 'string' ? { mine, theirs } : null
}

/** The clash is about a whole row, which one of the two removed. */
function isRow({ row, path }: Clash): boolean {
  return row !== undefined && path.split('.').length === 2
}
