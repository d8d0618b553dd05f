import SettingsIcon from '@mui/icons-material/Settings'
import { AccessDenied, Edit, SimpleForm, TextInput, useCanAccess, useNotify, useTranslate } from 'react-admin'
import { variants } from '#config'
import { FormToolbar } from '../forms/FormToolbar.tsx'
import { Row } from '../inputs/fields.tsx'
import { LineInput } from '../inputs/LineInput.tsx'
import { linesOf, textOfLines } from '../inputs/lines.ts'
import { Section } from '../inputs/Section.tsx'

const networks = ['facebook', 'instagram', 'youtube'] as const
const contactFields = ['name', 'street', 'postcode', 'city', 'phone', 'email'] as const

export const settings = { name: 'settings', icon: SettingsIcon, list: SettingsPage }

function SettingsPage() {
  const { canAccess, isPending } = useCanAccess({ resource: 'settings', action: 'list' })
  if (isPending) return null
  return canAccess ? <SettingsForm /> : <AccessDenied />
}

/** The settings of the house: one record, no list. */
function SettingsForm() {
  const translate = useTranslate()
  const notify = useNotify()
  const variantLabel = (label: string, variant: string) => `${translate(label)} (${translate(`partitur.variant.${variant}`)})`
  return (
    <Edit
      id="house"
      resource="settings"
      title={translate('resources.settings.name', { smart_count: 1 })}
      mutationMode="pessimistic"
      redirect={false}
      actions={false}
      mutationOptions={{ onSuccess: () => notify('partitur.settings.saved', { type: 'info' }) }}
    >
      <SimpleForm noValidate toolbar={<FormToolbar />}>
        <Section title="partitur.section.hosts" help="partitur.help.hosts">
          <Row>
            {variants.map((variant) => (
              <TextInput
                key={variant}
                source={`hosts.${variant}`}
                label={variantLabel('partitur.settings.hosts', variant)}
                multiline
                minRows={2}
                format={textOfLines}
                parse={linesOf}
                helperText={false}
              />
            ))}
          </Row>
        </Section>
        <Section title="partitur.section.social">
          {variants.map((variant) => (
            <Row key={variant} columns={3}>
              {networks.map((network) => (
                <LineInput
                  key={network}
                  source={`social.${variant}.${network}`}
                  label={variantLabel(`partitur.settings.${network}`, variant)}
                  type="url"
                  helperText={false}
                />
              ))}
            </Row>
          ))}
        </Section>
        <Section title="partitur.section.tracking">
          <Row>
            <LineInput source="tag_manager_id" label="partitur.settings.tagManager" helperText="partitur.help.tagManager" />
            <TextInput
              source="consent_services"
              label="partitur.settings.consentServices"
              multiline
              minRows={2}
              format={textOfLines}
              parse={linesOf}
              helperText="partitur.help.consentServices"
            />
          </Row>
        </Section>
        <Section title="partitur.section.contact">
          <Row>
            {contactFields.map((field) => (
              <LineInput key={field} source={`contact.${field}`} label={`resources.settings.fields.${field}`} helperText={false} />
            ))}
          </Row>
        </Section>
      </SimpleForm>
    </Edit>
  )
}
