/** Reads STORAGE_URL, the address of an S3-compatible store. */
import { ConfigError } from '../config.ts';

export interface S3Address {
  bucket: string;
  /** In front of every key; empty, or ending in a slash. */
  prefix: string;
  region: string;
  /** Null means Amazon's own. */
  endpoint: string | null;
  /** Null means the usual places of the environment. */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** Whether browsers are sent to the store itself; it has to be reachable from where they are. */
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
 * `s3+https://key:secret@host:port/bucket/prefix?region=auto` (or `s3+http://`) for any compatible store,
 * `s3://key:secret@bucket/prefix?region=eu-west-1` for Amazon's. With `&downloads=redirect` browsers fetch files
 * from the store itself. Throws ConfigError where the bucket is missing or the way of downloads is none.
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
