import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { website } from '#config'
import { withoutTrailingSlashes } from '#contract/links/trailing-slashes.ts'
import { fieldErrorText } from './api/field-texts.ts'
import { parseTerminalLocale } from './commands/terminal-locale.ts'
import { issueCode } from './http/issue-code.ts'

/** The terminal's language: the first of these POSIX variables that is set, else empty. */
export const systemLanguage = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || ''

/** An empty variable counts as not set. */
const unlessEmpty = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)
const optionalText = unlessEmpty(z.string().optional())
const webAddress = unlessEmpty(
  z
    .url({ protocol: /^https?$/ })
    .transform((url) => withoutTrailingSlashes(url))
    .optional(),
)

const envSchema = z.object({
  NODE_ENV: z.string().default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: optionalText.refine((url) => url === undefined || /^(file:|postgres(ql)?:\/\/)/.test(url), {
    error: () => inTerminal('nimmt file:… oder postgres://…', 'takes file:… or postgres://…'),
  }),
  MEDIA_URL: optionalText.refine((url) => url === undefined || /^(file:.|s3:\/\/[a-z0-9][a-z0-9.-]+)/.test(url), {
    error: () => inTerminal('nimmt file:… oder s3://bucket/ordner', 'takes file:… or s3://bucket/folder'),
  }),
  AWS_ENDPOINT_URL: webAddress,
  AWS_REGION: unlessEmpty(z.string().default('us-east-1')),
  AWS_ACCESS_KEY_ID: optionalText,
  AWS_SECRET_ACCESS_KEY: optionalText,
  S3_PATH_STYLE: unlessEmpty(z.enum(['0', '1']).optional()),
  LISTEN_URL: optionalText.refine((url) => url === undefined || /^postgres(ql)?:\/\//.test(url), {
    error: () => inTerminal('nimmt postgres://…', 'takes postgres://…'),
  }),
  ORIGIN: webAddress.refine((url) => url === undefined || new URL(url).origin === url, {
    error: () => inTerminal('nimmt eine Adresse ohne Pfad', 'takes an address without a path'),
  }),
  BACKEND_URL: webAddress,
  SESSION_SECRET: optionalText.refine((secret) => secret === undefined || secret.length >= 32, {
    error: () => inTerminal('braucht mindestens 32 Zeichen', 'needs at least 32 characters'),
  }),
  ADMIN_EMAIL: unlessEmpty(z.email().optional()),
  // The length is checked on creating an account: an existing installation may start with any old value.
  ADMIN_PASSWORD: optionalText,
  SMTP_URL: optionalText.refine((url) => url === undefined || /^smtps?:\/\//.test(url), {
    error: () => inTerminal('nimmt smtp://… oder smtps://…', 'takes smtp://… or smtps://…'),
  }),
  SESSION_MAX_HOURS: z.coerce.number().int().min(1).max(8760).default(336),
  SESSION_IDLE_HOURS: z.coerce.number().int().min(1).max(8760).default(72),
  SECURITY_CONTACT: optionalText.refine(
    (contact) =>
      contact === undefined ||
      z
        .email()
        .or(z.url({ protocol: /^https$/ }))
        .safeParse(contact).success,
    { error: () => inTerminal('nimmt eine E-Mail-Adresse oder https://…', 'takes an e-mail address or https://…') },
  ),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SEED: z.enum(['demo', 'none']).default('demo'),
  CACHE_MB: z.coerce.number().int().min(0).max(65_536).default(32),
  PICTURE_CACHE_MB: z.coerce.number().int().min(100).max(10_000_000).default(4096),
  WORKERS: z.preprocess(
    (value) => (value === 'auto' ? availableParallelism() : value),
    z.coerce.number().int().min(1).max(64).default(1),
  ),
  METRICS_PORT: unlessEmpty(z.coerce.number().int().min(0).max(65_535).optional()),
  METRICS_TOKEN: optionalText.refine((token) => token === undefined || token.length >= 16, {
    error: () => inTerminal('braucht mindestens 16 Zeichen', 'needs at least 16 characters'),
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress,
  OTEL_SERVICE_NAME: unlessEmpty(z.string().default('partitur')),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  VERSIONING: z.enum(['0', '1']).default(website.versioning ? '1' : '0'),
  LINK_CHECK: z.enum(['0', '1']).default('0'),
  BACKUP_DIR: optionalText.transform((folder) => folder && resolve(folder)),
  BACKUP_HOUR: z.coerce.number().int().min(0).max(23).default(2),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(14),
  BACKUP_MEDIA: z.enum(['0', '1']).default('1'),
  BACKUP_KEY: optionalText.refine((key) => key === undefined || /^age1(pq1)?[02-9ac-hj-np-z]{50,}$/.test(key), {
    error: () => inTerminal('nimmt den öffentlichen Schlüssel von age, age1…', 'takes the public key of age, age1…'),
  }),
  REQUESTS_PER_ADDRESS: z.coerce.number().int().min(1).max(10_000).default(5),
  REQUESTS_OPEN_DAYS: z.coerce.number().int().min(30).max(3650).default(730),
  REQUESTS_CLOSED_DAYS: z.coerce.number().int().min(1).max(3650).default(90),
  TRUST_PROXY: z.enum(['0', '1']).default('0'),
})

export const settingNames = Object.keys(envSchema.shape)

type Env = ReturnType<typeof readEnv>
/** Without an endpoint Amazon's own. `pathStyle` puts the bucket into the path instead of the host. */
export type S3Settings = {
  endpoint: string | undefined
  region: string
  accessKeyId: string
  secretAccessKey: string
  pathStyle: boolean
}

/** Checks every variable at once; throws an Error whose message names each wrong one. */
export function readEnv(source: Record<string, string | undefined>) {
  const result = envSchema
    .refine(hasKeyForS3, {
      path: ['MEDIA_URL'],
      error: () =>
        inTerminal(
          's3://… braucht AWS_ACCESS_KEY_ID und AWS_SECRET_ACCESS_KEY',
          's3://… needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
        ),
    })
    .safeParse(source, { error: issueCode })
  if (!result.success) {
    const lines = result.error.issues.map(
      (issue) =>
        `  ${issue.path.join('.')}: ${fieldErrorText(issue.message, parseTerminalLocale(process.argv, systemLanguage)) ?? issue.message}`,
    )
    throw new Error(
      `${inTerminal('Diese Einstellungen stimmen nicht', 'These settings are wrong')}:\n${lines.join('\n')}`,
    )
  }
  const {
    DATA_DIR,
    DATABASE_URL,
    MEDIA_URL,
    LISTEN_URL,
    VERSIONING,
    AWS_ENDPOINT_URL: endpoint,
    ...settings
  } = result.data
  const dataDir = resolve(DATA_DIR)
  const databaseUrl = DATABASE_URL ?? `file:${dataDir}/partitur.db`
  const dialect = databaseUrl.startsWith('file:') ? ('sqlite' as const) : ('postgres' as const)
  // A pooler that shares connections would lose notifications and locks.
  const listenUrl = dialect === 'postgres' ? LISTEN_URL : undefined
  const mediaUrl = MEDIA_URL ?? `file:${join(dataDir, 'media')}`
  return {
    ...settings,
    dataDir,
    databaseUrl,
    mediaUrl,
    s3: s3Settings({ endpoint, ...settings }),
    listenUrl,
    dialect,
    versioning: VERSIONING === '1',
  }
}

function hasKeyForS3({ MEDIA_URL, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY }: z.output<typeof envSchema>): boolean {
  return !MEDIA_URL?.startsWith('s3:') || Boolean(AWS_ACCESS_KEY_ID && AWS_SECRET_ACCESS_KEY)
}

type S3Variables = Pick<
  z.output<typeof envSchema>,
  'AWS_REGION' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'S3_PATH_STYLE'
> & {
  endpoint: string | undefined
}

/** Null without both parts of the key. Self-hosted stores rarely have a host per bucket. */
function s3Settings(variables: S3Variables): S3Settings | null {
  const {
    endpoint,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    S3_PATH_STYLE: style,
  } = variables
  if (!accessKeyId || !secretAccessKey) return null
  return {
    endpoint,
    region,
    accessKeyId,
    secretAccessKey,
    pathStyle: style === undefined ? endpoint !== undefined : style === '1',
  }
}

function readOrStop(): Env {
  try {
    return readEnv(process.env)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exit(1)
  }
}

/** The only reader of process.env. Decides the dialect and whether drafts are on. */
export const env: Env = readOrStop()

/** For a child process: its own environment plus `more`. */
export function childEnvironment(more: Record<string, string>): NodeJS.ProcessEnv {
  return { ...process.env, ...more }
}

/** `terminalText` cannot be imported: it depends on this file. */
function inTerminal(de: string, en: string): string {
  return parseTerminalLocale(process.argv, systemLanguage) === 'de' ? de : en
}
