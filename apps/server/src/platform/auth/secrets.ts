/** The installation's secret and the keys that come from it (rules/system#configuration). */
import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createHash,
  createHmac,
  createPrivateKey,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import type { Keys } from '../deps.ts';

type SecretConfig = Pick<Config, 'secret' | 'dataDir'>;

/** The least length of SECRET, in characters. */
const shortestSecret = 32;

const secretPath = ({ dataDir }: SecretConfig) => join(dataDir, 'secret');

/**
 * Writes a temporary file and renames it once complete, so that a full disk leaves no empty secret. If two
 * processes race, the first file stays.
 */
async function makeSecret(path: string): Promise<void> {
  const unfinished = `${path}.${process.pid}`;
  try {
    await writeFile(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    await link(unfinished, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/**
 * The secret that the installation generated for itself, generating it if needed; null if the environment
 * gives one. Throws ConfigError for an empty file.
 */
export async function readOwnSecret(config: SecretConfig): Promise<string | null> {
  if (config.secret) return null;
  await mkdir(config.dataDir, { recursive: true });
  const path = secretPath(config);
  if (!existsSync(path)) await makeSecret(path);
  const secret = await readFile(path, 'utf8');
  if (secret.length >= shortestSecret) return secret;
  throw new ConfigError(
    `The file ${path} holds no secret. Restore it from a backup; or delete it to have a new one made, which ends every session and link.`,
  );
}

/** Makes a restored installation's secret its own; one from the environment takes precedence. */
export async function keepSecret(config: SecretConfig, secret: string): Promise<void> {
  if (config.secret) return;
  await mkdir(config.dataDir, { recursive: true });
  await writeFile(secretPath(config), secret, { mode: 0o600 });
}

/** The PKCS #8 header of an Ed25519 key (RFC 8410, section 7), before its 32 bytes. */
const ed25519Head = Buffer.from('302e020100300506032b657004220420', 'hex');

const signingKey = (seed: Uint8Array) =>
  createPrivateKey({ key: Buffer.concat([ed25519Head, seed]), format: 'der', type: 'pkcs8' });

/** The order of the curve P-256 (SEC 2, section 2.4.2). */
const p256Order = 0xffffffff_00000000_ffffffff_ffffffff_bce6faad_a7179e84_f3b9cac2_fc632551n;

/** A pair of keys of P-256 from random bytes, 64 bits more than the key has (FIPS 186-5, appendix A.2.1). */
function p256Pair(random: Uint8Array): Keys['push'] {
  const scalar = (BigInt(`0x${Buffer.from(random).toString('hex')}`) % (p256Order - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

/** One key for each purpose, so that a signature made for one is never valid for another. */
export async function readKeys(config: SecretConfig): Promise<Keys> {
  const secret = config.secret ?? (await readOwnSecret(config)) ?? '';
  const key = (purpose: string, bytes = 32) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `briefcast ${purpose}`, bytes));
  return {
    tokens: key('session tokens'),
    adminTokens: key('admin tokens'),
    unsubscribe: key('unsubscribe links'),
    calendars: key('calendar addresses'),
    confirmations: key('e-mail confirmations'),
    // A key object, created once: creating one from bytes for each use takes longer than the use.
    links: createSecretKey(key('file links')),
    reports: createSecretKey(key('report links')),
    twoFactor: createSecretKey(key('two-factor secrets')),
    bankDetails: createSecretKey(key('bank details')),
    webhooks: createSecretKey(key('webhook secrets')),
    postalAddresses: createSecretKey(key('postal addresses')),
    answers: createSecretKey(key('kept answers')),
    counted: createSecretKey(key('counted accounts and networks')),
    signing: signingKey(key('signatures of logs and certificates')),
    push: p256Pair(key('push services', 40)),
  };
}

/** A random text of 256 bits, for links whose holder is authorised by knowing them. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** The hash under which such a text is stored. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * A keyed hash of something that only has to be recognised. The key is needed because the request may hold a
 * password, and a plain hash of that could be guessed.
 */
export const fingerprintOf = (key: KeyObject, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Encrypts a text so that the database alone does not reveal it; `place` binds it to where it is stored. */
export function seal(key: KeyObject, text: string, place: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(place));
  const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64');
}

/** Decrypts what was sealed for this place; throws for anything else. */
export function openSealed(key: KeyObject, sealed: string, place: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return opening.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
}
