import CheckCircleIcon from '@mui/icons-material/CheckCircle'
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked'
import { Box, Button, Typography } from '@mui/material'
import { type MouseEvent, useId } from 'react'
import { Link, useNotify, useTranslate } from 'react-admin'
import type { FirstStep } from '#contract/admin/accounts/first-steps.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { openQuickSearch } from '../../quick-search/open-quick-search.ts'
import { offeredSteps, type StepLists, useFirstSteps, useStepLists } from './use-first-steps.ts'

/** Five steps for a new account on its overview, until it puts them away. */
export function FirstSteps() {
  const translate = useTranslate()
  const notify = useNotify()
  const id = useId()
  const lists = useStepLists()
  const { done, finish, dismiss } = useFirstSteps()
  if (!done || !lists) return null
  const steps = offeredSteps(lists)
  const doneCount = steps.filter((step) => done.includes(step)).length
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4, p: 2, border: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Typography id={id} variant="h5" component="h2" sx={{ flex: { xs: '1 1 100%', sm: '1 1 auto' } }}>
          {translate('partitur.firstSteps.title')}
        </Typography>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {translate('partitur.firstSteps.count', { done: doneCount, all: steps.length })}
        </Typography>
        <Button
          size="small"
          onClick={() => void dismiss().catch((cause) => notify(errorMessage(cause), { type: 'error' }))}
        >
          {translate('partitur.firstSteps.dismiss')}
        </Button>
      </Box>
      <Box
        component="ol"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: `repeat(${steps.length}, 1fr)` },
          columnGap: 3,
          p: 0,
          m: 0,
          mt: 1,
          listStyle: 'none',
        }}
      >
        {steps.map((step) => (
          <Step key={step} {...{ step, lists, finish }} isDone={done.includes(step)} />
        ))}
      </Box>
    </Box>
  )
}

type StepProps = { step: FirstStep; lists: StepLists; isDone: boolean; finish: (step: FirstStep) => Promise<void> }

function Step({ step, lists, isDone, finish }: StepProps) {
  const translate = useTranslate()
  const Icon = isDone ? CheckCircleIcon : RadioButtonUncheckedIcon
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: { sm: 1 }, minWidth: 0 }}>
      <Icon
        titleAccess={translate(isDone ? 'partitur.firstSteps.done' : 'partitur.firstSteps.open')}
        color={isDone ? 'success' : 'disabled'}
        sx={{ mt: '10px' }}
      />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <StepLink {...{ step, lists, finish }} />
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem', display: { xs: 'none', sm: 'block' } }}>
          {translate(
            step === 'page' && lists.paged !== 'pages'
              ? 'partitur.firstSteps.text.recordPage'
              : `partitur.firstSteps.text.${step}`,
          )}
        </Typography>
      </Box>
    </Box>
  )
}

const linkStyle = { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 } as const

function StepLink({ step, lists: { frequent, paged }, finish }: Omit<StepProps, 'isDone'>) {
  const translate = useTranslate()
  const locale = useLanguage()
  const list = translate(`resources.${frequent}.name`, { smart_count: 2 })
  const text = translate(`partitur.firstSteps.name.${step}`, { list })
  const sitePage = `/${locale}?edit`

  /** The answer must arrive before the page is left. */
  async function leaveForSite(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return void finish('page')
    event.preventDefault()
    await finish('page')
    window.location.assign(sitePage)
  }

  if (step === 'search')
    return (
      <Box
        component="button"
        type="button"
        aria-haspopup="dialog"
        onClick={openQuickSearch}
        sx={{
          p: 0,
          border: 0,
          background: 'none',
          font: 'inherit',
          color: 'inherit',
          ...linkStyle,
          cursor: 'pointer',
          textAlign: 'start',
          textDecoration: 'underline',
        }}
      >
        {text}
      </Box>
    )
  if (step === 'page' && paged === 'pages')
    return (
      <Box
        component="a"
        href={sitePage}
        onClick={(event) => void leaveForSite(event)}
        sx={{ ...linkStyle, color: 'inherit' }}
      >
        {text}
      </Box>
    )
  const screen = step === 'page' ? paged : step === 'list' ? frequent : step
  return (
    <Link to={`/admin/${screen}`} color="inherit" sx={linkStyle} onClick={() => step === 'page' && void finish('page')}>
      {text}
    </Link>
  )
}
