/**
 * Files in an S3-compatible store (rules/files#storage). An object appears when its upload is completed, never before.
 */

import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  ListPartsCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { hourMs } from '@briefcast/contract/kit/days';
import { StorageFull } from './free-space.ts';
import { assertStorageKey, isStorageKey } from './keys.ts';
import { readS3Address } from './s3-address.ts';
import { s3DirectDownloads } from './s3-direct.ts';
import { type Storage, StoredFileMissing } from './storage.ts';
import { lackingPermission, PermissionMissing, type StorePermission } from './store-permission.ts';

/** The protocol allows 10,000 parts: enough for 80 GB, with two parts in memory at a time. */
const partBytes = 8 * 1024 * 1024;
const partsInFlight = 2;

const isNamed = (error: unknown, names: string[]) =>
  error instanceof S3ServiceException && names.includes(error.name);

/** Maps a missing object to StoredFileMissing with its key; any other error stays what it is. */
const missing = (key: string) => (error: unknown) => {
  throw isNamed(error, ['NoSuchKey', 'NotFound']) ? new StoredFileMissing(key, { cause: error }) : error;
};

/** How long an upload may be without a new part before it counts as abandoned by a killed process. */
const abandonedMilliseconds = hourMs;

/** Whether the store reports that it is full, or that the bucket's quota is used up. */
const isFull = (error: unknown) =>
  isNamed(error, [
    'QuotaExceeded',
    'QuotaExceededException',
    'XMinioStorageFull',
    'XMinioAdminBucketQuotaExceeded',
  ]) ||
  (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 507);

/** Maps a refusal for want of a right to an error that names it; keys that are wrong are another matter. */
const lacking = (right: StorePermission) => (error: unknown) => {
  throw isNamed(error, ['AccessDenied', 'AccessDeniedException'])
    ? new PermissionMissing(right, { cause: error })
    : error;
};

/** Counts the bytes of a source, and keeps its error, which the upload would replace by its own. */
function observe(source: Readable) {
  const seen: { bytes: number; failure: unknown } = { bytes: 0, failure: null };
  async function* pass() {
    try {
      for await (const chunk of source) {
        seen.bytes += chunk.length;
        yield chunk;
      }
    } catch (error) {
      seen.failure = error;
      throw error;
    }
  }
  return { seen, Body: Readable.from(pass(), { objectMode: false }) };
}

/** A store at the address of STORAGE_URL. Throws ConfigError for an incomplete address. */
export function s3Storage(storageUrl: string): Storage & { close(): void } {
  const { bucket: Bucket, prefix, region, endpoint, credentials, downloads } = readS3Address(storageUrl);
  const client = new S3Client({
    region,
    forcePathStyle: endpoint !== null,
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
    // Not all compatible stores support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const objectOf = (key: string) => {
    assertStorageKey(key);
    return { Bucket, Key: `${prefix}${key}` };
  };

  /** When the last part of an incomplete upload arrived. */
  async function lastPartAt(Key: string, UploadId: string | undefined, initiated: Date): Promise<Date> {
    let latest = initiated;
    let PartNumberMarker: string | undefined;
    do {
      const page = await client
        .send(
          new ListPartsCommand({ Bucket, Key, UploadId, ...(PartNumberMarker ? { PartNumberMarker } : {}) }),
        )
        .catch(lacking('s3:ListMultipartUploadParts'));
      for (const { LastModified } of page.Parts ?? [])
        if (LastModified && LastModified > latest) latest = LastModified;
      PartNumberMarker = page.IsTruncated ? page.NextPartNumberMarker : undefined;
    } while (PartNumberMarker);
    return latest;
  }

  return {
    async write(key, source) {
      const { seen, Body } = observe(source);
      const upload = new Upload({
        client,
        params: { ...objectOf(key), Body },
        partSize: partBytes,
        queueSize: partsInFlight,
      });
      try {
        await upload.done();
        return seen.bytes;
      } catch (error) {
        source.destroy();
        if (isFull(error)) throw new StorageFull('The store is full', { cause: error });
        throw seen.failure ?? error;
      }
    },

    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client
        .send(new GetObjectCommand({ ...objectOf(key), ...(Range ? { Range } : {}) }))
        .catch(missing(key));
      if (Body instanceof Readable) return Body;
      throw new Error('The store answered no bytes');
    },

    async size(key) {
      const { ContentLength = 0 } = await client
        .send(new HeadObjectCommand(objectOf(key)))
        .catch(missing(key));
      return ContentLength;
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand(objectOf(key))).catch(lacking('s3:DeleteObject'));
    },

    async *list(olderThan) {
      let ContinuationToken: string | undefined;
      do {
        const page = await client
          .send(
            new ListObjectsV2Command({
              Bucket,
              Prefix: prefix,
              ...(ContinuationToken ? { ContinuationToken } : {}),
            }),
          )
          .catch(lacking('s3:ListBucket'));
        for (const { Key = '', LastModified } of page.Contents ?? []) {
          const key = Key.slice(prefix.length);
          if (isStorageKey(key) && LastModified && LastModified < olderThan) yield key;
        }
        ContinuationToken = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (ContinuationToken);
    },

    async discardUnfinished(now) {
      const olderThan = new Date(now.getTime() - abandonedMilliseconds);
      try {
        const { Uploads = [] } = await client
          .send(new ListMultipartUploadsCommand({ Bucket, Prefix: prefix }))
          .catch(lacking('s3:ListBucketMultipartUploads'));
        for (const { Key = '', UploadId, Initiated } of Uploads) {
          if (!isStorageKey(Key.slice(prefix.length)) || !Initiated || Initiated >= olderThan) continue;
          if ((await lastPartAt(Key, UploadId, Initiated)) >= olderThan) continue;
          await client
            .send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
            .catch(lacking('s3:AbortMultipartUpload'));
        }
      } catch (error) {
        // Some stores cannot list them; those have their own clean-up of unfinished uploads.
        if (!isNamed(error, ['NotImplemented', 'MethodNotAllowed', 'NoSuchUpload'])) throw error;
      }
    },

    async check() {
      const within = { abortSignal: AbortSignal.timeout(5000) };
      try {
        await client.send(new HeadBucketCommand({ Bucket }), within);
      } catch (error) {
        if (!(error instanceof S3ServiceException) || error.$metadata.httpStatusCode !== 403) throw error;
        // An answer without a body does not tell keys that are wrong from keys that may not list, which files do without.
        await lackingPermission(() =>
          client
            .send(new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 }), within)
            .catch(lacking('s3:ListBucket')),
        );
      }
    },

    ...(downloads === 'redirect' ? { direct: s3DirectDownloads(client, objectOf) } : {}),

    close: () => client.destroy(),
  };
}
