import { createReadStream, createWriteStream } from 'node:fs'
import { access, readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Decrypter, Encrypter } from 'age-encryption'
import { terminalError } from '#server/commands/terminal-text.ts'
import { fsyncPath } from './fsync-path.ts'

/** `identity` exists for this backup only and stays in memory, to decrypt the files for the test restore. */
export type BackupCipher = { recipient: string; identity: string; encrypter: Encrypter }

/** Loaded lazily: a serving process does not need its 17 MB. */
const loadAge = () => import('age-encryption')

export const ENCRYPTED_EXTENSION = '.age'

/** Throws an Error in one line for an invalid recipient. */
export async function createBackupCipher(recipient: string): Promise<BackupCipher> {
  const { Encrypter, generateHybridIdentity, generateX25519Identity, identityToRecipient } = await loadAge()
  // A second recipient of a weaker kind would weaken the whole file.
  const identity = await (recipient.startsWith('age1pq1') ? generateHybridIdentity : generateX25519Identity)()
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(recipient)
  } catch {
    throw terminalError(
      'BACKUP_KEY ist kein Empfänger von age: Ein Zeichen fehlt oder ist falsch',
      'BACKUP_KEY is not an age recipient: a character is missing or wrong',
    )
  }
  encrypter.addRecipient(await identityToRecipient(identity))
  return { recipient, identity, encrypter }
}

/** In chunks of 64 KiB, so a film needs no more memory than a picture. */
export async function encryptFile(from: Readable, to: string, { encrypter }: BackupCipher): Promise<void> {
  const sealed = await encrypter.encrypt(Readable.toWeb(from) as ReadableStream<Uint8Array>)
  await pipeline(Readable.from(sealed), createWriteStream(to, { mode: 0o600 }))
  await fsyncPath(to)
}

/** Streams the decrypted content. Throws when no identity fits or the file is damaged. */
export async function openEncrypted(file: string, identities: readonly string[]): Promise<Readable> {
  const decrypter = await loadDecrypter(identities)
  return Readable.from(await decrypter.decrypt(getStream(file)))
}

export async function decryptFile(from: string, to: string, identities: readonly string[]): Promise<void> {
  await pipeline(await openEncrypted(from, identities), createWriteStream(to, { flags: 'wx', mode: 0o600 }))
  await fsyncPath(to)
}

/** Whether one of `identities` fits; does not read the content. Throws for a missing file. */
export async function canDecrypt(file: string, identities: readonly string[]): Promise<boolean> {
  await access(file)
  const decrypted = await openEncrypted(file, identities).catch(() => null)
  decrypted?.destroy()
  return decrypted !== null
}

/** The format of `age-keygen`: identities one per line, and comments. Throws an Error in one line without any. */
export async function readIdentities(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => null)
  if (text === null) throw terminalError(`${file} lässt sich nicht lesen`, `${file} cannot be read`)
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const identities = lines.filter((line) => line !== '' && !line.startsWith('#'))
  try {
    if (identities.length > 0 && (await loadDecrypter(identities))) return identities
  } catch {
    // Reported below without any of its content.
  }
  throw terminalError(
    `in ${file} steht kein Schlüssel von age (AGE-SECRET-KEY-…)`,
    `${file} contains no age identity (AGE-SECRET-KEY-…)`,
  )
}

async function loadDecrypter(identities: readonly string[]): Promise<Decrypter> {
  const { Decrypter } = await loadAge()
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  return decrypter
}

function getStream(file: string): ReadableStream<Uint8Array> {
  return Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>
}
