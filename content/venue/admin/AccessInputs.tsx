import { Box } from '@mui/material'
import { NullableBooleanInput, NumberInput, useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { LocalisedInput } from '#admin/inputs/LocalisedInput.tsx'
import { type AccessFact, accessFacts } from '../endpoints.ts'

/** Facts of performances only, never of halls. */
const ofPerformances: readonly AccessFact[] = ['sign_language', 'relaxed']

/** Accessibility of a hall, or of one date, where empty means "as in the hall". */
export function AccessInputs({ subject }: { subject: 'venue' | 'date' }) {
  const facts = accessFacts.filter((fact) => subject === 'date' || !ofPerformances.includes(fact))
  return (
    <>
      {facts.map((fact) => (
        <FactInputs key={fact} fact={fact} unsaid={`partitur.access.${subject === 'date' ? 'asInHall' : 'unsaid'}`} />
      ))}
      <LocalisedInput source="nearest_stop" />
    </>
  )
}

/** The note appears with a stated fact. */
function FactInputs({ fact, unsaid }: { fact: AccessFact; unsaid: string }) {
  const source = fact === 'wheelchair' ? 'wheelchair_places' : fact
  const fieldValue: unknown = useWatch({ name: useWrappedSource(source) })
  const isSaid = fieldValue !== null && fieldValue !== undefined && fieldValue !== ''
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '18rem 1fr' }, columnGap: 2, width: '100%' }}>
      {fact === 'wheelchair' ? (
        <NumberInput
          source={source}
          min={0}
          helperText={
            unsaid === 'partitur.access.asInHall' ? 'partitur.access.emptyAsInHall' : 'partitur.access.emptyUnsaid'
          }
        />
      ) : (
        <NullableBooleanInput
          source={source}
          nullLabel={unsaid}
          trueLabel="ra.message.yes"
          falseLabel="ra.message.no"
          helperText={false}
          // Shows "as in the hall" for the empty choice.
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        />
      )}
      {isSaid && <LocalisedInput source={`${fact}_note`} />}
    </Box>
  )
}
