import SettingsIcon from '@mui/icons-material/Settings'
import { useQuery } from '@tanstack/react-query'
import {
  AccessDenied,
  BooleanInput,
  CheckboxGroupInput,
  Edit,
  type RaRecord,
  SelectInput,
  TextInput,
  useCanAccess,
  useNotify,
  useTranslate,
} from 'react-admin'
import { variants } from '#config'
import { conformityLevels } from '#contract/admin/settings.ts'
import { toolbarKinds } from '#contract/page/toolbar.ts'
import { inLocale } from '#model/define-record.ts'
import { RecordForm } from '../forms/RecordForm.tsx'
import { useSaving } from '../forms/use-form-patches.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { Row } from '../inputs/fields.tsx'
import { LineInput } from '../inputs/LineInput.tsx'
import { LocalisedInput } from '../inputs/LocalisedInput.tsx'
import { joinLines, splitLines } from '../inputs/lines.ts'
import { Section } from '../inputs/Section.tsx'

const networks = ['facebook', 'instagram', 'youtube'] as const
const contactFields = ['name', 'street', 'postcode', 'city', 'phone', 'email'] as const

const roles = ['editor', 'admin'] as const
const conformityChoices = conformityLevels.map((id) => ({ id, name: `partitur.settings.conformities.${id}` }))

export const settings = { name: 'settings', icon: SettingsIcon, list: SettingsPage }

function SettingsPage() {
  const { canAccess, isPending } = useCanAccess({ resource: 'settings', action: 'list' })
  if (isPending) return null
  return canAccess ? <SettingsForm /> : <AccessDenied />
}

/** On demand: they are the forms of the page editor, of which only the names of kinds are shown here. */
const loadModuleEditors = async () => (await import('#modules/editors.ts')).moduleEditors

/** The settings: one record, no list. */
function SettingsForm() {
  const translate = useTranslate()
  const notify = useNotify()
  const locale = useLanguage()
  const { data: editors, isPending } = useQuery({ queryKey: ['module-editors'], queryFn: loadModuleEditors })
  const { saving, onMutate, transform, onAnswer } = useSaving()
  const variantLabel = (label: string, variant: string) =>
    `${translate(label)} (${translate(`partitur.variant.${variant}`)})`

  function onSuccess(record: RaRecord) {
    onAnswer(record)
    notify('partitur.settings.saved', { type: 'info' })
  }
  if (isPending) return null
  const kindChoices = toolbarKinds.map((id) => {
    const label = editors?.get(id)?.label
    return { id, name: label ? inLocale(label, locale) : id }
  })
  return (
    <Edit
      id="settings"
      resource="settings"
      title={translate('resources.settings.name', { smart_count: 1 })}
      mutationMode="pessimistic"
      redirect={false}
      actions={false}
      transform={transform}
      mutationOptions={{ onMutate, onSuccess }}
    >
      <RecordForm tabs={false} canDelete={false} saving={saving}>
        <Section title="partitur.section.hosts" help="partitur.help.hosts">
          <Row>
            {variants.map((variant) => (
              <TextInput
                key={variant}
                source={`hosts.${variant}`}
                label={variantLabel('partitur.settings.hosts', variant)}
                multiline
                minRows={2}
                format={joinLines}
                parse={splitLines}
                helperText={false}
              />
            ))}
          </Row>
        </Section>
        <Section title="partitur.section.toolbars" help="partitur.help.toolbars">
          {roles.map((role) => (
            <CheckboxGroupInput
              key={role}
              source={`toolbars.${role}`}
              label={`partitur.settings.toolbars.${role}`}
              choices={kindChoices}
              translateChoice={false}
              helperText={false}
            />
          ))}
        </Section>
        <Section title="partitur.section.writing">
          <BooleanInput
            source="new_accounts_collect"
            label="partitur.settings.newAccountsCollect"
            helperText="partitur.help.newAccountsCollect"
          />
        </Section>
        <Section title="partitur.section.security">
          <BooleanInput
            source="second_factor_for_admins"
            label="partitur.settings.factorForAdmins"
            helperText="partitur.help.factorForAdmins"
          />
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
            <LineInput
              source="tag_manager_id"
              label="partitur.settings.tagManager"
              helperText="partitur.help.tagManager"
            />
            <TextInput
              source="consent_services"
              label="partitur.settings.consentServices"
              multiline
              minRows={2}
              format={joinLines}
              parse={splitLines}
              helperText="partitur.help.consentServices"
            />
          </Row>
        </Section>
        <Section title="partitur.section.accessibility" help="partitur.help.accessibility">
          <Row>
            <SelectInput
              source="accessibility.conformity"
              label="partitur.settings.conformity"
              choices={conformityChoices}
              emptyText="partitur.access.unsaid"
              parse={(value) => value || null}
              helperText={false}
            />
            <LineInput
              source="accessibility.tested_on"
              type="date"
              label="partitur.settings.testedOn"
              helperText={false}
            />
          </Row>
          <LocalisedInput source="accessibility.method" multiline maxLength={1000} />
          <LocalisedInput source="accessibility.arbitration" multiline maxLength={1000} />
          <LineInput
            source="accessibility.arbitration_link"
            label="partitur.settings.arbitrationLink"
            type="url"
            helperText={false}
          />
        </Section>
        <Section title="partitur.section.contact">
          <Row>
            {contactFields.map((field) => (
              <LineInput
                key={field}
                source={`contact.${field}`}
                label={`resources.settings.fields.${field}`}
                helperText={false}
              />
            ))}
          </Row>
        </Section>
      </RecordForm>
    </Edit>
  )
}
