import { Box, Button, TextField, Typography } from '@mui/material'
import { useGetOne, useTranslate } from 'react-admin'
import type { NameAnswer, UnknownName } from '#contract/admin/resources/import.ts'
import { RecordAutocomplete } from '../inputs/RecordAutocomplete.tsx'
import type { CompleteChoices, ImportPreview } from './use-import.ts'

type NameAnswersProps = { preview: ImportPreview; choose: (change: Partial<CompleteChoices>) => void }
type Named = Pick<UnknownName, 'resource' | 'name'>

const isSameName = (one: Named, other: Named) => one.resource === other.resource && one.name === other.name

/** Names of the file that no record has: each is created, left out, or the same as a record. */
export function NameAnswers({ preview: { response, choices }, choose }: NameAnswersProps) {
  const translate = useTranslate()
  const { names } = response
  if (names.length === 0) return null
  const answerOf = (name: Named) => choices.answers.find((each) => isSameName(each, name))
  const setAnswers = (answers: readonly NameAnswer[]) =>
    choose({
      answers: [...choices.answers.filter((each) => !answers.some((answer) => isSameName(each, answer))), ...answers],
    })
  const clear = (name: Named) => choose({ answers: choices.answers.filter((each) => !isSameName(each, name)) })
  const groups = [...new Set(names.map(({ resource }) => resource))]
  return (
    <Box component="section" sx={{ mb: 3 }} aria-labelledby="import-names">
      <Typography variant="subtitle1" component="h3" id="import-names" sx={{ fontWeight: 600 }}>
        {translate('partitur.import.names')}
      </Typography>
      {groups.map((resource) => {
        const inGroup = names.filter((each) => each.resource === resource)
        const creatable = inGroup.filter((each) => each.isCreatable && !answerOf(each))
        return (
          <Box key={resource} sx={{ mt: 1 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'baseline' }}>
              <Typography component="h4" sx={{ color: 'text.secondary' }}>
                {translate(`resources.${resource}.name`, { smart_count: 2 })}
              </Typography>
              {creatable.length > 1 && (
                <Button
                  size="small"
                  onClick={() =>
                    setAnswers(creatable.map(({ name }) => ({ resource, name, action: 'create' as const })))
                  }
                >
                  {translate('partitur.import.createAll', { smart_count: creatable.length })}
                </Button>
              )}
            </Box>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {inGroup.map((name) => (
                <NameRow
                  key={name.name}
                  name={name}
                  answer={answerOf(name)}
                  setAnswer={(answer) => (answer ? setAnswers([answer]) : clear(name))}
                />
              ))}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}

type NameRowProps = {
  name: UnknownName
  answer: NameAnswer | undefined
  setAnswer: (answer: NameAnswer | null) => void
}

function NameRow({ name: { resource, name, line, count, isCreatable, similar }, answer, setAnswer }: NameRowProps) {
  const translate = useTranslate()
  const isOther = answer?.action === 'same' && !similar.some(({ id }) => id === answer.id)
  const value =
    answer === undefined ? '' : answer.action === 'same' ? (isOther ? 'other' : `${answer.id}`) : answer.action
  function change(next: string) {
    if (next === '') return setAnswer(null)
    if (next === 'create' || next === 'skip') return setAnswer({ resource, name, action: next })
    setAnswer({ resource, name, action: 'same', ...(next === 'other' ? {} : { id: Number(next) }) })
  }
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1fr minmax(260px, 1fr)' },
        gap: 1,
        py: 1.5,
        alignItems: 'center',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('partitur.import.where', { smart_count: count, line })}
          {!isCreatable && ` · ${translate('partitur.import.notCreatable')}`}
        </Typography>
      </Box>
      <Box>
        <TextField
          select
          fullWidth
          size="small"
          label={translate('partitur.import.answerFor', { name })}
          value={value}
          onChange={({ target }) => change(target.value)}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        >
          <option value="">{translate('partitur.import.pleaseChoose')}</option>
          {isCreatable && <option value="create">{translate('partitur.import.create')}</option>}
          <option value="skip">{translate('partitur.import.skip')}</option>
          <optgroup label={translate('partitur.import.sameAs')}>
            {similar.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
            <option value="other">{translate('partitur.import.other')}</option>
          </optgroup>
        </TextField>
        {isOther && (
          <RecordPicker
            resource={resource}
            id={answer.id}
            choose={(id) => setAnswer({ resource, name, action: 'same', id })}
          />
        )}
      </Box>
    </Box>
  )
}

type RecordPickerProps = { resource: string; id: number | undefined; choose: (id: number) => void }

/** Any record of a list, by typing. */
function RecordPicker({ resource, id, choose }: RecordPickerProps) {
  const translate = useTranslate()
  const { data: selected } = useGetOne(resource, { id }, { enabled: id !== undefined })
  return (
    <Box sx={{ mt: 1.5 }}>
      <RecordAutocomplete
        resource={resource}
        label={translate('partitur.import.otherRecord')}
        value={id === undefined ? null : (selected ?? null)}
        choose={(record) => record && choose(Number(record.id))}
      />
    </Box>
  )
}
