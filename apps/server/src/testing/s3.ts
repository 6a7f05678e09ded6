/**
 * A real S3-compatible server on this machine, with one bucket. It checks the signatures of requests about objects,
 * but takes those without any, and knows neither ListParts nor AbortMultipartUpload.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver, { type Context } from '@20minutes/s3rver';

export interface TestStore {
  /** STORAGE_URL of a place in the store, such as `bucket/prefix`, with what follows the region. */
  url(place?: string, more?: string): string;
  origin: string;
  /** Folder of its objects. */
  directory: string;
  close(): Promise<void>;
}

/** Address and folder of its objects, and a hook before each request; by default on a loopback port of its own. */
interface StorePlace {
  address?: string;
  port?: number;
  directory?: string;
  /** Whether the request goes on to the store; otherwise it has been answered. */
  before?: (context: Context) => boolean;
}

export async function startTestStore({
  address = '127.0.0.1',
  port: wantedPort = 0,
  directory: wantedDirectory,
  before = () => true,
}: StorePlace = {}): Promise<TestStore> {
  const directory = wantedDirectory ?? (await mkdtemp(join(tmpdir(), 'briefcast-s3-')));
  const server = new S3rver({
    address,
    port: wantedPort,
    silent: true,
    directory,
    configureBuckets: [{ name: 'bucket', configs: [] }],
  });
  // Its own signature is wrong for a bucket's path, whose last slash it forgets, and for ! ' ( ) * in a query, which it
  // does not escape: those requests are let pass.
  server.middleware.unshift((context, next) => {
    if (/^\/[^/]+\/$/.test(context.path) || /%2[1789A]/i.test(context.querystring)) {
      context.app = Object.assign(Object.create(context.app), { allowMismatchedSignatures: true });
    }
    return next();
  });
  server.middleware.unshift(async (context, next) => {
    if (!before(context)) return;
    // It would list every object to say that the bucket is there, which with a few thousand takes all of its time.
    if (context.method === 'HEAD' && /^\/bucket\/?$/.test(context.path)) context.status = 200;
    else await next();
  });
  const { port } = await server.run();
  const host = `${address}:${port}`;
  return {
    url: (place = 'bucket', more = '') => `s3+http://S3RVER:S3RVER@${host}/${place}?region=us-east-1${more}`,
    origin: `http://${host}`,
    directory,
    async close() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
