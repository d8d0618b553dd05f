import { boolean, index, table, text, timestamp, uniqueIndex } from '../columns.ts'

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
    /** By their names, with commas; an admin has all of them whatever stands here. */
    areas: text().notNull().default('concerts,school,press,site'),
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
  (t) => [index('verification_identifier').on(t.identifier)],
)
