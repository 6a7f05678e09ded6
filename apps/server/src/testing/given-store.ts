/** An S3-compatible store that somebody else runs: PROOF_STORE_URL names it as STORAGE_URL would, and tests use it as it is. */
import {
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { s3Storage } from '../platform/storage/s3.ts';
import { readS3Address } from '../platform/storage/s3-address.ts';

/** The least that a store takes as a part before the last. */
const partBytes = 5 * 1024 * 1024;

/** Opens it at a place of its own below its bucket, and at a bucket that it does not have. */
export function openGivenStore(url: string) {
  const placeOf = (path: (bucket: string) => string) => {
    const address = new URL(url);
    address.pathname = path(address.pathname);
    return address.toString();
  };
  const place = placeOf((bucket) => `${bucket}/tests-${process.pid}`);
  const { bucket: Bucket, prefix: Prefix, region, endpoint, credentials } = readS3Address(place);
  const storage = s3Storage(place);
  const unusable = s3Storage(placeOf((bucket) => `${bucket}-that-is-not-there`));
  const client = new S3Client({
    region,
    forcePathStyle: true,
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  return {
    storage,
    unusable,
    /** Every object, and every upload that was neither completed nor given up. */
    async leftovers(): Promise<string[]> {
      const names: string[] = [];
      for await (const key of storage.list(new Date(Date.now() + 60_000))) names.push(key);
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix }));
      return [...names, ...Uploads.map(({ Key }) => `unfinished ${Key}`)].sort();
    },
    /** Begins to write an object in parts and sends one of them, as a process does that is killed then. */
    async abandon(key: string): Promise<void> {
      const Key = `${Prefix}${key}`;
      const { UploadId } = await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
      const Body = Buffer.alloc(partBytes);
      await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber: 1, Body }));
    },
    async close() {
      for (const each of [storage, unusable]) each.close();
      client.destroy();
    },
  };
}
