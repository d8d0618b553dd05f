import { boolean, index, integer, table, text, timestamp, uniqueIndex } from '../columns.ts'

/** better-auth's own tables, under its names. */
export const user = table(
  'user',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    role: text().notNull().default('editor'),
    /** Names separated by commas; ignored for admins. */
    areas: text().notNull().default('concerts,school,press,site'),
    twoFactorEnabled: boolean().notNull().default(false),
    /** Pages that this person writes on stay drafts until they are published. */
    collects: boolean().notNull().default(false),
    /** Language of the editor and the back office; null: the page's, or German. */
    language: text(),
    /** Both languages of a page are edited side by side. */
    sideBySide: boolean().notNull().default(false),
    /** Finished first steps, separated by commas; null once put away. */
    firstSteps: text(),
    createdAt: timestamp().notNull(),
    updatedAt: timestamp().notNull(),
  },
  (t) => [uniqueIndex('user_email').on(t.email)],
)

const userId = () =>
  text()
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })

export const session = table(
  'session',
  {
    id: text().primaryKey(),
    expiresAt: timestamp().notNull(),
    token: text().notNull(),
    createdAt: timestamp().notNull(),
    updatedAt: timestamp().notNull(),
    ipAddress: text(),
    userAgent: text(),
    userId: userId(),
  },
  (t) => [uniqueIndex('session_token').on(t.token), index('session_user').on(t.userId)],
)

export const account = table(
  'account',
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: userId(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: timestamp(),
    refreshTokenExpiresAt: timestamp(),
    scope: text(),
    password: text(),
    createdAt: timestamp().notNull(),
    updatedAt: timestamp().notNull(),
  },
  (t) => [index('account_user').on(t.userId)],
)

export const verification = table(
  'verification',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestamp().notNull(),
    createdAt: timestamp().notNull(),
    updatedAt: timestamp().notNull(),
  },
  (t) => [
    index('verification_identifier').on(t.identifier),
    index('verification_value').on(t.value),
    index('verification_expires').on(t.expiresAt),
  ],
)

/** Links to set the first password. At most one per account is open. */
export const invitation = table(
  'invitation',
  {
    id: text().primaryKey(),
    userId: userId(),
    /** A database reader cannot use the link. */
    tokenHash: text().notNull(),
    createdAt: timestamp().notNull(),
    expiresAt: timestamp().notNull(),
    usedAt: timestamp(),
    revokedAt: timestamp(),
  },
  (t) => [
    uniqueIndex('invitation_token').on(t.tokenHash),
    index('invitation_user').on(t.userId),
    index('invitation_expires').on(t.expiresAt),
  ],
)

/** The secret is encrypted with the installation's. */
export const twoFactor = table(
  'two_factor',
  {
    id: text().primaryKey(),
    userId: userId(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    /** A first code has shown that the app has the secret. */
    verified: boolean().notNull().default(false),
    /** The 30-second step of the last used code: this and older ones are refused. */
    lastStep: integer().notNull().default(0),
    confirmedAt: timestamp(),
    /** The library's lockout: wrong codes in a row, and its end. */
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: timestamp(),
  },
  (t) => [uniqueIndex('two_factor_user').on(t.userId)],
)
