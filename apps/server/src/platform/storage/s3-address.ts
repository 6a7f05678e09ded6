/** Reads STORAGE_URL, the address of an S3-compatible store. */
import { ConfigError } from '../config.ts';

export interface S3Address {
  bucket: string;
  /** Prepended to every key; empty, or ending in a slash. */
  prefix: string;
  region: string;
  /** Null means Amazon S3. */
  endpoint: string | null;
  /** Null means the SDK's default sources, such as environment variables. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** Whether browsers are redirected to the store; then it has to be reachable for them. */
  downloads: Downloads;
}

const ways = ['stream', 'redirect'] as const;
type Downloads = (typeof ways)[number];

function readDownloads(url: URL): Downloads {
  const given = url.searchParams.get('downloads') ?? 'stream';
  const known = ways.find((way) => way === given);
  if (!known) throw new ConfigError(`STORAGE_URL has downloads=${given}; it can be ${ways.join(' or ')}`);
  return known;
}

/**
 * Parses `s3+https://key:secret@host:port/bucket/prefix?region=auto` (or `s3+http://`) for any compatible
 * store, `s3://key:secret@bucket/prefix?region=eu-west-1` for Amazon's. With `&downloads=redirect` browsers
 * fetch files from the store itself. Throws ConfigError if the bucket is missing or the value of `downloads`
 * is unknown.
 */
export function readS3Address(address: string): S3Address {
  const url = new URL(address);
  const path = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const isAmazon = url.protocol === 's3:';
  const bucket = isAmazon ? url.hostname : path.shift();
  if (!bucket) {
    throw new ConfigError(
      'STORAGE_URL must name a bucket, such as s3+https://key:secret@host/bucket?region=auto',
    );
  }
  return {
    bucket,
    prefix: path.length > 0 ? `${path.join('/')}/` : '',
    region: url.searchParams.get('region') ?? 'us-east-1',
    endpoint: isAmazon ? null : `${url.protocol.slice('s3+'.length)}//${url.host}`,
    credentials: url.username
      ? { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) }
      : null,
    downloads: readDownloads(url),
  };
}
