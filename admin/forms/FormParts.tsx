import { type ComponentProps, type ReactElement, useState } from 'react'
import { BooleanInput, NumberInput, required, SelectInput, TabbedForm, useRecordContext } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { authorityCatalogues } from '#contract/links/identifiers.ts'
import { type FormPart, inLocale, type RecordType } from '#model/define-record.ts'
import type { ResourceName } from '#model/define-type.ts'
import type { Label, ShapeOf } from '#model/fields.ts'
import { requireRecordType } from '#model/records.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { ColorInput } from '../inputs/ColorInput.tsx'
import { Row, SlugInputs } from '../inputs/fields.tsx'
import { LineInput } from '../inputs/LineInput.tsx'
import { LinkInput, LocalisedLinkInput } from '../inputs/LinkInput.tsx'
import { LocalisedInput } from '../inputs/LocalisedInput.tsx'
import { LocalisedRichInput } from '../inputs/LocalisedRichInput.tsx'
import { LocalTimeInput } from '../inputs/LocalTimeInput.tsx'
import { joinLines, splitLines } from '../inputs/lines.ts'
import { OnlineInput } from '../inputs/OnlineInput.tsx'
import { ReferenceListPicker, ReferencePicker } from '../inputs/Pick.tsx'
import { PictureInput } from '../inputs/PictureInput.tsx'
import { Section } from '../inputs/Section.tsx'
import { requireElement, specialElement } from './special-elements.ts'

/** The inputs of a declared form. */
export function FormParts({ type, parts = type.form ?? [] }: { type: RecordType; parts?: readonly FormPart[] }) {
  return parts.map((part) => <FormPartView key={keyOf(part)} type={type} part={part} />)
}

function FormPartView({ type, part }: { type: RecordType; part: FormPart }) {
  if (typeof part === 'string') return specialElement(type.resource, part) ?? <FieldInput type={type} name={part} />
  if ('element' in part) return requireElement(type.resource, part.element)
  if (!('heading' in part))
    return (
      <Row columns={part.length}>
        <FormParts type={type} parts={part} />
      </Row>
    )
  return (
    <Section title={<Words label={part.heading} />} {...(part.help ? { help: <Words label={part.help} /> } : {})}>
      <FormParts type={type} parts={part.parts} />
    </Section>
  )
}

/** The tabs of a declared form, as a tabbed form takes them. */
export function formTabs(type: RecordType): ReactElement[] {
  return (type.form ?? []).map((part) => {
    if (typeof part !== 'object' || !('heading' in part))
      throw new Error(`the form of ${type.resource} has a part outside its tabs`)
    return (
      <FormTab key={keyOf(part)} label={<Words label={part.heading} />}>
        <FormParts type={type} parts={part.parts} />
      </FormTab>
    )
  })
}

function keyOf(part: FormPart): string {
  if (typeof part === 'string') return part
  if ('element' in part) return part.element
  return 'heading' in part ? part.heading[0] : part.join()
}

const lineTypes: Readonly<Record<string, string>> = {
  'web-address': 'url',
  email: 'email',
  phone: 'tel',
  day: 'date',
  month: 'month',
}

/** The input of a declared field. */
function FieldInput({ type, name }: { type: RecordType; name: string }) {
  const shape = type.fields[name]
  if (!shape) throw new Error(`${type.resource} has no field ${name}`)
  const help = shape.help ? `resources.${type.resource}.help.${name}` : undefined
  const helperText = help ?? (false as const)
  const line = { source: name, helperText, ...(shape.required ? { validate: required() } : {}) }
  switch (shape.type) {
    case 'text':
      if (shape.localised) {
        const { required, multiline, max } = shape
        return <LocalisedInput source={name} {...{ required, multiline, help }} maxLength={max} />
      }
      return <LineInput {...line} {...(shape.multiline ? { multiline: true, minRows: 3 } : {})} />
    case 'text-list':
      return <LineInput {...line} multiline minRows={3} format={joinLines} parse={splitLines} />
    case 'rich-text':
      return <LocalisedRichInput source={name} />
    case 'slug':
      return <SlugInputs />
    case 'catalogue-id':
      return <IdentifierInputs />
    case 'link':
      return shape.localised ? <LocalisedLinkInput source={name} /> : <LinkInput source={name} />
    case 'color':
      return <ColorInput />
    case 'choice':
      return (
        <SelectInput
          source={name}
          choices={choicesOf(type.resource, name, shape)}
          helperText={helperText}
          {...(shape.initial === null ? { parse: (value: unknown) => value || null } : { isRequired: true })}
        />
      )
    case 'number':
      return <IntegerInput {...{ name, shape, helperText }} />
    case 'boolean':
      return name === 'is_online' ? <OnlineInput /> : <BooleanInput source={name} helperText={helperText} />
    case 'instant':
      return <LocalTimeInput source={name} required={shape.required} helperText={help} />
    case 'reference':
      if (shape.to === 'images') return <PictureInput source={name} fit={shape.fit} />
      return (
        <ReferencePicker
          source={name}
          reference={shape.to}
          required={shape.required === true}
          create={quickForm(shape.to)}
        />
      )
    case 'references':
      return (
        <ReferenceListPicker
          source={name}
          reference={shape.to}
          create={quickForm(shape.to)}
          createWith={shape.createWith}
        />
      )
    default:
      return <LineInput {...line} type={lineTypes[shape.type] ?? 'text'} />
  }
}

export function choicesOf(resource: string, name: string, { options }: { options: object }) {
  return Object.keys(options).map((id) => ({ id, name: `resources.${resource}.choices.${name}.${id}` }))
}

type NumberProps = { name: string; shape: ShapeOf<'number'>; helperText: string | false }

/** An emptied input is the initial value. */
function IntegerInput({ name, shape: { min, max, initial }, helperText }: NumberProps) {
  return (
    <NumberInput
      source={name}
      helperText={helperText}
      sx={{ maxWidth: 220 }}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
      {...(initial === undefined ? {} : { parse: (text: string) => (text === '' ? initial : Number(text)) })}
    />
  )
}

/** The inputs of a record that is created from a picker; undefined where that is not possible. */
export function quickForm(resource: ResourceName): ReactElement | undefined {
  const type = requireRecordType(resource)
  return type.quickForm && <FormParts type={type} parts={type.quickForm} />
}

/**
 * Renders a tab on first use: unopened fields keep the record's values. New records, whose inputs set defaults, and
 * refused forms render all tabs.
 */
function FormTab({ children, ...props }: ComponentProps<typeof TabbedForm.Tab>) {
  const record = useRecordContext()
  const { errors } = useFormState()
  const [isDrawn, setDrawn] = useState(false)
  const isWanted =
    props.intent === 'content' && (!props.hidden || record?.id === undefined || Object.keys(errors).length > 0)
  if (isWanted && !isDrawn) setDrawn(true)
  return <TabbedForm.Tab {...props}>{isDrawn && children}</TabbedForm.Tab>
}

/** A text of a declaration in the language of the back office. */
function Words({ label }: { label: Label }) {
  const locale = useLanguage()
  return inLocale(label, locale)
}

/** Optional identifiers in public catalogues. */
function IdentifierInputs() {
  return (
    <Section title="partitur.section.identifiers">
      <Row columns={3}>
        {authorityCatalogues.map((catalogue) => (
          <LineInput key={catalogue} source={catalogue} helperText={`partitur.help.${catalogue}`} />
        ))}
      </Row>
    </Section>
  )
}
