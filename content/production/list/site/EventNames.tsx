import { fallbackLang } from '#site/components/fallback-lang.ts'
import { titleScale } from '#site/format/title-scale.ts'
import { useLocale } from '#site/locale.ts'
import type { EventDate } from '../../endpoints.ts'

type EventNamesProps = {
  event: Pick<EventDate['event'], 'id' | 'name' | 'name_subline' | 'type' | 'fallback'>
  classes: { type?: string | undefined; name?: string | undefined; subline?: string | undefined }
}

export function EventNames({ event, classes }: EventNamesProps) {
  const locale = useLocale()
  return (
    <>
      <p className={classes.type} lang={event.type.lang}>
        {event.type.name}
      </p>
      <h1
        className={classes.name}
        {...titleScale(event.name, 'poster')}
        {...fallbackLang(event, 'name', locale)}
        data-own={`name.${locale}`}
      >
        {event.name}
      </h1>
      <p
        className={classes.subline}
        hidden={!event.name_subline}
        {...fallbackLang(event, 'name_subline', locale)}
        data-own={`name_subline.${locale}`}
      >
        {event.name_subline}
      </p>
    </>
  )
}
