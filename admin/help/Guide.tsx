import { Box } from '@mui/material'
import Markdown from 'markdown-to-jsx/react'
import { useEffect } from 'react'
import guide from '#docs/editing.md?raw'

const pictures = import.meta.glob<string>('/docs/images/editing-*.jpg', {
  eager: true,
  query: '?url',
  import: 'default',
})
const pictureUrls = new Map(Object.entries(pictures).map(([path, url]) => [path.replace(/^.*\//, ''), url]))

const chapters = [...guide.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title)

const options = {
  slugify: headingId,
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: null,
  overrides: { img: Picture },
}

/** A chunk of its own with the text and its renderer, loaded by the help page only. */
export default function Guide() {
  useEffect(() => {
    document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  }, [])
  return (
    <Box
      lang="de"
      sx={{
        lineHeight: 1.6,
        overflowWrap: 'break-word',
        '& h1': { display: 'none' },
        '& p, & ul, & ol': { my: 1.5 },
        '& ul, & ol': { pl: 3 },
        '& h2, & h3': { scrollMarginTop: '5rem', mt: 5, mb: 1.5, lineHeight: 1.25 },
        '& img': { maxWidth: '100%', height: 'auto', border: 1, borderColor: 'divider' },
        '& table': { display: 'block', overflowX: 'auto', borderCollapse: 'collapse', my: 2 },
        '& th, & td': { borderBottom: 1, borderColor: 'divider', p: 1, textAlign: 'start', verticalAlign: 'top' },
        '& li': { mb: 0.75 },
      }}
    >
      <Box component="nav" aria-label="Inhalt" sx={{ columnWidth: '14rem', '& a': { display: 'block', py: 0.5 } }}>
        {chapters.map((title) => (
          <a key={title} href={`#${headingId(title)}`}>
            {title}
          </a>
        ))}
      </Box>
      <Markdown options={options}>{guide}</Markdown>
    </Box>
  )
}

function Picture({ src = '', alt = '' }: { src?: string; alt?: string }) {
  return <img src={pictureUrls.get(src.replace(/^.*\//, ''))} alt={alt} loading="lazy" />
}

/** The same ids as on code hosts, so that links within a document work in both. */
export function headingId(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-')
}
