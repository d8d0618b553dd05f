import type {
  FaqItemSeed,
  FaqModuleSeed,
  FullTeaserSeed,
  HeadlineSeed,
  ImageItemSeed,
  ImageModuleSeed,
  LinkSeed,
  QuoteSeed,
  TableSeed,
  TeaserFields,
  TeaserItemSeed,
  TeaserListSeed,
  TextSeed,
} from '#server/seed/content/page-types.ts'
import { rich, rows, t } from '#server/seed/content/text.ts'
import type { Text } from '#server/seed/content/types.ts'
import type { PageSeed } from './types.ts'

type PageInput = Pick<PageSeed, 'key' | 'title' | 'headline' | 'meta_description'> & Partial<PageSeed>

export function page(input: PageInput): PageSeed {
  return {
    parent_id: null,
    content_type: 'page',
    variant: null,
    slug: null,
    link: null,
    in_menu: false,
    in_footer: false,
    in_secondary: false,
    is_clickable: true,
    is_online: true,
    edition: null,
    edition_of_id: null,
    sections: [],
    ...input,
  }
}

export const NONE: Text = t('', '')

export function headline(content: Text, fields: Partial<Omit<HeadlineSeed, 'kind' | 'content'>> = {}): HeadlineSeed {
  return { kind: 'headline', headline_level: 2, preline: NONE, subline: NONE, ...fields, content }
}

export function text(de: string[], en: string[], anchor?: string): TextSeed {
  return { kind: 'text', content: rich(de, en), ...(anchor && { anchor }) }
}

export function table(caption: Text, de: string[][], en: string[][]): TableSeed {
  return { kind: 'table', caption, content: { de: rows(de), en: rows(en) } }
}

export function link(content: Text, target: string): LinkSeed {
  return {
    kind: 'link',
    content,
    link: target,
    extra_class: '',
    open_new_window: target.startsWith('https:'),
  }
}

export function image(
  alias: NonNullable<ImageModuleSeed['alias']>,
  key: string,
  description: Text,
  target = '',
): ImageModuleSeed {
  return { kind: 'image', alias, image: key, link: target, description }
}

export function quote(content: Text, author: Text): QuoteSeed {
  return { kind: 'quote', content, author }
}

export function faqList(anchor: string, children: FaqItemSeed[]): FaqModuleSeed {
  return { kind: 'faq', anchor, children }
}

export function faqItem(question: Text, de: string[], en: string[], anchor?: string): FaqItemSeed {
  return { kind: 'faqitem', content: question, text: rich(de, en), ...(anchor && { anchor }) }
}

export function fullteaser(fields: TeaserFields & Pick<FullTeaserSeed, 'extra_class' | 'color'>): FullTeaserSeed {
  return { kind: 'fullteaser', ...fields }
}

export function teaserlist(children: TeaserFields[]): TeaserListSeed {
  const items = children.map((fields): TeaserItemSeed => ({ kind: 'teaseritem', ...fields }))
  return { kind: 'teaserlist', extra_class: 'standard', children: items }
}

export function imageItem(key: string, title: Text, description: Text): ImageItemSeed {
  return { kind: 'imageitem', image: key, link: '', title, description }
}

export const MORE: Text = t('Mehr erfahren', 'Find out more')
