import { expect, test, vi } from 'vitest';
import { PermissionMissing, type StorePermission } from '../../platform/storage/store-permission.ts';
import { useTestServer } from '../../testing/harness.ts';
import { sweep } from './sweep.ts';

const server = useTestServer();
const lost = '0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f';

/** Sweeps a store whose keys lack these rights; returns what was done, and the lines of the log. */
async function sweepWithout(lacking: readonly StorePermission[]) {
  const done: string[] = [];
  const need = (right: StorePermission) => {
    if (lacking.includes(right)) throw new PermissionMissing(right, {});
    done.push(right);
  };
  const { deps } = server.app;
  const storage = {
    ...deps.storage,
    async *list() {
      need('s3:ListBucket');
      yield lost;
    },
    remove: async () => need('s3:DeleteObject'),
    discardUnfinished: async () => need('s3:ListBucketMultipartUploads'),
  };
  const warn = vi.spyOn(deps.log, 'warn');
  await sweep({ ...deps, storage });
  const lines = warn.mock.calls.map(([, line]) => line);
  warn.mockRestore();
  return { done, lines };
}

test('a sweep with all rights says nothing of them', async () => {
  expect(await sweepWithout([])).toEqual({
    done: ['s3:ListBucket', 's3:DeleteObject', 's3:ListBucketMultipartUploads'],
    lines: [],
  });
});

test.each<[StorePermission, StorePermission[]]>([
  ['s3:ListBucket', ['s3:ListBucketMultipartUploads']],
  ['s3:DeleteObject', ['s3:ListBucket', 's3:ListBucketMultipartUploads']],
  ['s3:ListBucketMultipartUploads', ['s3:ListBucket', 's3:DeleteObject']],
])('without %s the rest is swept, and one line names it', async (right, done) => {
  const line = `left-over bytes stay: the keys of the store lack ${right}`;
  expect(await sweepWithout([right])).toEqual({ done, lines: [line] });
});

test('rights that are lacking together stand in one line', async () => {
  const { lines } = await sweepWithout(['s3:ListBucket', 's3:ListBucketMultipartUploads']);
  expect(lines).toEqual([
    'left-over bytes stay: the keys of the store lack s3:ListBucket, s3:ListBucketMultipartUploads',
  ]);
});
