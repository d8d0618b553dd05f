import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Paths of the product's code, relative to the project; no tests. */
export const sourceFiles = ['admin', 'content', 'contract', 'model', 'modules', 'server', 'site']
  .flatMap(filesIn)
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))

/** Paths of all code and style sheets in a folder, relative to the project. */
export function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
}

/** The names that a file imports, also by `import()`. */
export function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:from\s+|import\s*\(?\s*)'([^']+)'/g)].map(([, name = '']) => name)
}

/** The names that loading a file loads too: no types; globs as their patterns. */
export function loadedNames(text: string): string[] {
  const statements = text.matchAll(/^(?:import|export) (?!type )[^'\n{]*(?:\{([^}]*)\})?[^'\n]*from '([^']+)'/gm)
  const names = [...statements]
    .filter(([, members]) => members?.split(',').some((member) => !/^\s*(type |$)/.test(member)) ?? true)
    .map(([, , name = '']) => name)
  const globs = [...text.matchAll(/import\.meta\.glob[^(]*\(\s*'([^']+)',\s*\{\s*eager: true/g)]
  return [...names, ...globs.map(([, pattern = '']) => pattern)]
}

/** Keeps the line breaks, so that line numbers stay those of the file. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
}

/** The cycles of a graph, each as `a → b → a`. */
export function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (node: string, path: readonly string[]) => {
    if (path.includes(node)) circles.push([...path.slice(path.indexOf(node)), node].join(' → '))
    if (path.includes(node) || done.has(node)) return
    for (const next of graph.get(node) ?? []) visit(next, [...path, node])
    done.add(node)
  }
  for (const node of graph.keys()) visit(node, [])
  return circles
}
