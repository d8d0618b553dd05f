/** A command of a content type, named like its file in `content/<type>/commands/`. */
export type TypeCommand = (args: string[]) => Promise<void>

/** Reads a file of foreign records, named like its file in `content/<type>/imports/`. */
export type TypeImport = (options: { file: string; dryRun: boolean; shiftDays: number }) => Promise<void>

/** The loader of the file with this name. */
export function findByFileName<T>(loaders: Readonly<Record<string, () => Promise<T>>>, name: string) {
  return Object.entries(loaders).find(([path]) => path.endsWith(`/${name}.server.ts`))?.[1]
}
