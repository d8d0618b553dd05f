import { AutocompleteInput, ReferenceInput, SelectInput } from 'react-admin'
import { initialChoices } from '../inputs/Pick.tsx'
import { recordName } from '../records.ts'

export const onlineFilter = (
  <SelectInput
    key="is_online"
    source="is_online"
    label="partitur.state.online"
    choices={[
      { id: 'true', name: 'partitur.state.online' },
      { id: 'false', name: 'partitur.state.offline' },
    ]}
  />
)

/** A state for the quick search: hidden from visitors. */
export const offlineOnly = [{ title: 'partitur.state.offline', filter: { is_online: 'false' } }]

export const missingEnglishFilter = yesNoFilter('missing_en')
export const collectedFilter = yesNoFilter('collected')
export const deadLinksFilter = yesNoFilter('dead_links')

export function yesNoFilter(source: string, alwaysOn = false) {
  return (
    <SelectInput
      key={source}
      source={source}
      alwaysOn={alwaysOn}
      choices={[
        { id: 'true', name: 'ra.boolean.true' },
        { id: 'false', name: 'ra.boolean.false' },
      ]}
    />
  )
}

export function referenceFilter(source: string, reference: string) {
  return (
    <ReferenceInput key={source} source={source} reference={reference} {...initialChoices}>
      <AutocompleteInput
        optionText={(record) => recordName(reference, record)}
        filterToQuery={(q: string) => ({ q })}
        sx={{ minWidth: 220 }}
      />
    </ReferenceInput>
  )
}
