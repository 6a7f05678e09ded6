/** Signed URLs at which browsers fetch bytes from an S3-compatible store directly. */
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { newStorageKey } from './keys.ts';
import type { DirectDownloads } from './storage.ts';

const windowSeconds = 3600;

/** Signs URLs for the objects that `objectOf` names. */
export function s3DirectDownloads(
  client: S3Client,
  objectOf: (key: string) => { Bucket: string; Key: string },
): DirectDownloads {
  const addressOf: DirectDownloads['addressOf'] = (key, { mimeType, disposition, cacheControl }) => {
    const command = new GetObjectCommand({
      ...objectOf(key),
      ResponseContentType: mimeType,
      ResponseContentDisposition: disposition,
      ResponseCacheControl: cacheControl,
    });
    // Signed as of the full hour: within it the URL stays the same, so browsers can use their cache.
    const window = Math.floor(Date.now() / 1000 / windowSeconds);
    const signingDate = new Date(window * windowSeconds * 1000);
    return getSignedUrl(client, command, { expiresIn: 2 * windowSeconds, signingDate });
  };
  return {
    addressOf,
    // Only the client knows the host of its objects: Amazon's begin with the bucket.
    origin: async () => {
      const anything = { mimeType: 'image/webp', disposition: 'inline', cacheControl: 'no-store' };
      return new URL(await addressOf(newStorageKey(), anything)).origin;
    },
  };
}
