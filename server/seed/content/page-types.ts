import type { FaqSeed, Text, Variant } from './types.ts'

type Anchored = { anchor?: string }

export type HeadlineSeed = Anchored & {
  kind: 'headline'
  headline_level: 2 | 3 | 4 | 5 | 6
  preline: Text
  content: Text
  subline: Text
}

export type TextSeed = Anchored & { kind: 'text'; content: Text }

export type LinkSeed = Anchored & {
  kind: 'link'
  content: Text
  link: string
  extra_class: ''
  open_new_window: boolean
}

export type ImageModuleSeed = Anchored & {
  kind: 'image'
  alias: 'vertical' | 'horizontal'
  image: string
  link: string
  description: Text
}

type VideoFields = { video_url: string; image: string; length: string; title: Text; content: Text }

export type VideoSeed = Anchored & VideoFields & { kind: 'video'; video_file_mp4: string | null }

export type QuoteSeed = Anchored & { kind: 'quote'; content: Text; author: Text }

export type FaqItemSeed = { kind: 'faqitem'; content: Text; text: Text }

export type FaqModuleSeed = Anchored & { kind: 'faq'; source?: 'own' | 'house'; category?: FaqSeed['category']; children: FaqItemSeed[] }

export type TeaserFields = {
  image: string
  link: string
  link_text: Text
  preline: Text
  headline: Text
  subline: Text
  text: Text
}

export type FullTeaserSeed = Anchored & TeaserFields & { kind: 'fullteaser' }

export type TeaserItemSeed = TeaserFields & { kind: 'teaseritem' }

export type TeaserListSeed = Anchored & {
  kind: 'teaserlist'
  extra_class: 'standard'
  children: TeaserItemSeed[]
}

export type ImageItemSeed = {
  kind: 'imageitem'
  image: string
  link: string
  title: Text
  description: Text
}

export type ImageListSeed = Anchored & {
  kind: 'imagelist'
  extra_class: ''
  children: ImageItemSeed[]
}

export type VideoItemSeed = VideoFields & { kind: 'videoitem' }

export type VideoListSeed = Anchored & {
  kind: 'videolist'
  extra_class: ''
  children: VideoItemSeed[]
}

export type AudioSeed = Anchored & { kind: 'audio'; embed: string }

export type ViewerSeed = Anchored & { kind: 'viewer'; embed: string; media_type: '' }

export type SocialMediaSeed = Anchored & { kind: 'socialmedia'; embed: string; media_type: '' }

export type ModuleSeed =
  | HeadlineSeed
  | TextSeed
  | LinkSeed
  | ImageModuleSeed
  | VideoSeed
  | QuoteSeed
  | FaqModuleSeed
  | FullTeaserSeed
  | TeaserListSeed
  | ImageListSeed
  | VideoListSeed
  | AudioSeed
  | ViewerSeed
  | SocialMediaSeed

export type SectionSeed = {
  slug?: string
  layout: 0 | 1 | 2 | 3 | 4 | 5
  columns: ModuleSeed[][]
}

export type PageSeed = {
  key: string
  parentKey: string | null
  content_type: 'home' | 'courses' | 'persons' | 'news' | 'page' | 'link'
  variant: Variant | null
  slug: Text | null
  link: Text | null
  title: Text
  headline: Text
  meta_description: Text
  in_menu: boolean
  in_footer: boolean
  in_secondary: boolean
  is_clickable: boolean
  is_online: boolean
  sections: SectionSeed[]
}
