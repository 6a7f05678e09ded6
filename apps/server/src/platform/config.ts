/** Configuration by environment, read and checked once at start (rules/system#configuration). */
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { limits } from './http/limits/table.ts';
import { howToMake, isHardToGuess } from './weak-secrets.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** A process has ten seconds to end; the rest is for requests in flight. */
const longestDrainSeconds = 5;
const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
const { uploads } = limits;

const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const urlOf = (protocols: string[], example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address such as ${example}`,
  });

const publicExample = 'https://briefcast.example';
const storageExample = 's3+https://key:secret@host/bucket?region=auto';
const mailExample = 'smtp://user:password@host:587';
const paymentsExample = 'stripe://sk_live_KEY:whsec_SECRET@api.stripe.com';

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,12}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`));

const isHost = (value: string) => ipaddr.isValid(value) || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/iu.test(value);

/** Links in mails and the paths of pages begin at the root of it. */
const isOrigin = (value: string) => {
  if (!URL.canParse(value)) return false;
  const { pathname, search, hash, username, password } = new URL(value);
  return `${search}${hash}${username}${password}` === '' && /^\/*$/u.test(pathname);
};

/** A user without a password, or a password without a user, opens nothing. */
const isWholeLogin = (value: string) => {
  if (!URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return (username === '') === (password === '');
};

const isSender = (value: string) =>
  /^(?:[^<>@]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u.test(value.trim());

const proxiesByName = ['loopback', 'linklocal', 'uniquelocal'];

/** On, off, a number of hops, or the addresses, networks and named networks of proxies between commas. */
const isTrust = (value: string) =>
  /^(?:on|off|true|false|\d{1,3})$/u.test(value) ||
  value.split(',').every((one) => {
    const proxy = one.trim();
    return proxiesByName.includes(proxy) || ipaddr.isValid(proxy) || ipaddr.isValidCIDR(proxy);
  });

const Environment = z.object({
  PORT: optional(wholeNumber(0, 65_535)),
  HOST: optional(
    z
      .string()
      .refine(isHost, { error: 'must be a name or an address without a port, such as 0.0.0.0 or ::' }),
  ),
  PUBLIC_URL: optional(
    urlOf(['http:', 'https:'], publicExample).refine(isOrigin, {
      error: `must end after the host, as in ${publicExample}`,
    }),
  ),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(urlOf(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/briefcast')),
  STORAGE_URL: optional(
    urlOf(['s3:', 's3+http:', 's3+https:'], storageExample).refine(isWholeLogin, {
      error: `must have both key and secret, as in ${storageExample}`,
    }),
  ),
  MAIL_URL: optional(
    urlOf(['smtp:', 'smtps:'], mailExample).refine(isWholeLogin, {
      error: `must have both user and password, as in ${mailExample}`,
    }),
  ),
  MAIL_FROM: optional(
    z.string().refine(isSender, { error: 'must be an address, such as Briefcast <hello@briefcast.example>' }),
  ),
  PAYMENTS_URL: optional(
    urlOf(['stripe:', 'stripe+http:'], paymentsExample).refine(
      (value) => {
        const { username, password } = URL.canParse(value) ? new URL(value) : { username: '', password: '' };
        return username !== '' && password !== '';
      },
      { error: `must name the secret key and the webhook's secret, as in ${paymentsExample}` },
    ),
  ),
  ADMIN_PASSWORD: optional(
    z
      .string()
      .min(8, 'must have at least 8 characters')
      .refine(isHardToGuess, `is easy to guess. Make one: ${howToMake.password}`),
  ),
  SECRET: optional(
    z
      .string()
      .min(32, 'must have at least 32 characters')
      .refine(isHardToGuess, `is easy to guess. Make one: ${howToMake.secret}`),
  ),
  METRICS_TOKEN: optional(
    z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters, none of them a space')
      .refine(isHardToGuess, `is easy to guess. Make one: ${howToMake.secret}`),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(urlOf(['http:', 'https:'], 'http://collector:4318')),
  RATE_LIMITS: optional(z.enum(['on', 'off'], 'must be on or off')),
  TRUST_PROXY: optional(
    z
      .string()
      .refine(isTrust, { error: 'must be on, off, a number of hops, or addresses such as 10.0.0.0/8' }),
  ),
  LOG_LEVEL: optional(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`)),
  MAX_DOCUMENT_MB: optional(wholeNumber(1, 10_000)),
  MAX_VIDEO_MB: optional(wholeNumber(1, 100_000)),
  UPLOAD_LEAST_KB_PER_SECOND: optional(wholeNumber(0, 10_000)),
  UPLOADS_PER_ADDRESS: optional(wholeNumber(1, 100_000)),
  MAX_CONNECTIONS: optional(wholeNumber(10, 1_000_000)),
  MAILS_PER_HOUR: optional(wholeNumber(1, 10_000)),
  QUOTA_ACCOUNT_MB: optional(wholeNumber(1, 100_000_000)),
  QUOTA_ACCOUNT_MEDIA: optional(wholeNumber(1, 1_000_000)),
  QUOTA_DEAL_MB: optional(wholeNumber(1, 100_000_000)),
  QUOTA_DEAL_FILES: optional(wholeNumber(1, 1_000_000)),
  DISK_RESERVE_MB: optional(wholeNumber(0, 1_000_000_000)),
  DRAIN_SECONDS: optional(wholeNumber(0, longestDrainSeconds)),
  DIRECTORY_IN_MEMORY: optional(wholeNumber(0, 10_000_000)),
  MAX_STREAMS: optional(wholeNumber(100, 1_000_000)),
  MEDIA_WORKERS: optional(wholeNumber(1, 64)),
});

export interface Config {
  port: number;
  host: string;
  /** Without a trailing slash; links in mails start with it. */
  publicUrl: string;
  /** An absolute path. */
  dataDir: string;
  databaseUrl: string | null;
  storageUrl: string | null;
  mailUrl: string | null;
  mailFrom: string;
  /** The address of Stripe, with the secret key and the secret of its webhook in it. */
  paymentsUrl: string | null;
  adminPassword: string | null;
  secret: string | null;
  rateLimits: boolean;
  /** Opens /metrics to whoever sends this as a bearer token, from anywhere. */
  metricsToken: string | null;
  /** Where traces are collected; null for none. */
  tracesUrl: string | null;
  /** Which proxies' forwarded addresses are trusted: all, a number of hops, or named proxies. */
  trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  logLevel: (typeof logLevels)[number];
  /** In bytes. */
  maxDocumentBytes: number;
  maxVideoBytes: number;
  /** How many bytes an upload has to bring per second, averaged over a minute; 0 for no minimum. */
  uploadLeastBytesPerSecond: number;
  /** How many uploads one address may send to a process at once, while rate limits are on. */
  uploadsPerAddress: number;
  /** How many connections a process accepts; more are closed at once. */
  maxConnections: number;
  /** At most this many mails about news go to one person within any hour; the rest is told in one mail. */
  mailsPerHour: number;
  /** What one account may store in bytes, over its profile and every deal. */
  quotaAccountBytes: number;
  /** How many pictures and videos of one account may be stored, used or not. */
  quotaAccountMedia: number;
  /** What may be stored in one deal in bytes, by both sides together. */
  quotaDealBytes: number;
  quotaDealFiles: number;
  /** Files are accepted only while more bytes than this are free on their disk. */
  diskReserveBytes: number;
  /** How long a process that was told to stop goes on serving, while it reports that it is not ready. */
  drainMilliseconds: number;
  /** Up to this many published creators are kept in memory; with more the database answers. */
  directoryInMemory: number;
  /** How many live streams a process may have open; one network may have a quarter of them. */
  maxStreams: number;
  /** How many pictures, and how many films, are processed at once; null: by the number of processors. */
  mediaWorkers: number | null;
}

/** An invalid environment, with one line for each wrong variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

function trustProxyOf(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || value === 'false' || value === 'off') return false;
  if (value === 'true' || value === 'on') return true;
  return /^\d+$/.test(value) ? (_address, hop) => hop < Number(value) : value;
}

/** The host in an address of this server; that of this machine where it listens on all. */
function reachedAt(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

/** Host of the sender: the one that people know, or one that receives nothing while no address is public. */
const mailHostOf = (publicUrl = publicExample) =>
  publicUrl.startsWith('https:') ? new URL(publicUrl).hostname : new URL(publicExample).hostname;

const inBytes = (count: number | undefined, unit: number) => count && count * unit;

/** Reads the configuration; throws ConfigError that names every wrong variable. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = Environment.safeParse(environment);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(`The configuration is not usable:\n- ${lines.join('\n- ')}`);
  }
  const env = parsed.data;
  const host = env.HOST ?? '127.0.0.1';
  const port = env.PORT ?? 3000;
  return {
    port,
    host,
    publicUrl: (env.PUBLIC_URL ?? `http://${reachedAt(host)}:${port}`).replace(/\/+$/, ''),
    dataDir: resolve(env.DATA_DIR ?? './data'),
    databaseUrl: env.DATABASE_URL ?? null,
    storageUrl: env.STORAGE_URL ?? null,
    mailUrl: env.MAIL_URL ?? null,
    mailFrom: env.MAIL_FROM ?? `Briefcast <hello@${mailHostOf(env.PUBLIC_URL)}>`,
    paymentsUrl: env.PAYMENTS_URL ?? null,
    adminPassword: env.ADMIN_PASSWORD ?? null,
    secret: env.SECRET ?? null,
    rateLimits: env.RATE_LIMITS !== 'off',
    metricsToken: env.METRICS_TOKEN ?? null,
    tracesUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    trustProxy: trustProxyOf(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL ?? 'info',
    maxDocumentBytes: inBytes(env.MAX_DOCUMENT_MB, megabyte) ?? uploads.file.documentBytes,
    maxVideoBytes: inBytes(env.MAX_VIDEO_MB, megabyte) ?? uploads.file.videoBytes,
    uploadLeastBytesPerSecond:
      inBytes(env.UPLOAD_LEAST_KB_PER_SECOND, kilobyte) ?? uploads.pace.leastBytesPerSecond,
    uploadsPerAddress: env.UPLOADS_PER_ADDRESS ?? uploads.ofAddress.atOnce,
    maxConnections: env.MAX_CONNECTIONS ?? limits.connections.most,
    mailsPerHour: env.MAILS_PER_HOUR ?? limits.mails.newsAnHour,
    quotaAccountBytes: (env.QUOTA_ACCOUNT_MB ?? 20 * 1024) * megabyte,
    quotaAccountMedia: env.QUOTA_ACCOUNT_MEDIA ?? 500,
    quotaDealBytes: (env.QUOTA_DEAL_MB ?? 10 * 1024) * megabyte,
    quotaDealFiles: env.QUOTA_DEAL_FILES ?? 500,
    diskReserveBytes: (env.DISK_RESERVE_MB ?? 512) * megabyte,
    directoryInMemory: env.DIRECTORY_IN_MEMORY ?? 300_000,
    maxStreams: env.MAX_STREAMS ?? limits.streams.ofProcess.most,
    mediaWorkers: env.MEDIA_WORKERS ?? null,
    // With the embedded database there is no other process that could take over.
    drainMilliseconds: (env.DRAIN_SECONDS ?? (env.DATABASE_URL ? 3 : 0)) * 1000,
  };
}
