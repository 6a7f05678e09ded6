/** Amazon's own program, by which the deployment guide speaks to a store. */
import { run } from '../../../scripts/lib/run.mjs';
import type { Swift } from './swift.ts';

/** Output of these lines of a shell, with the keys and the address of the store; throws where it fails. */
export async function withAws(
  { origin, key }: Pick<Swift, 'origin' | 'key'>,
  lines: string,
): Promise<string> {
  const here = `set -e; aws() { command aws --endpoint-url ${origin} "$@"; }\n${lines}`;
  const { code, output } = await run('sh', ['-c', here], {
    quiet: true,
    env: {
      PATH: process.env.PATH,
      AWS_ACCESS_KEY_ID: key.id,
      AWS_SECRET_ACCESS_KEY: key.secret,
      AWS_DEFAULT_REGION: 'us-east-1',
      AWS_PAGER: '',
      // Neither the settings of the user who runs this, nor a cloud's.
      AWS_CONFIG_FILE: '/dev/null',
      AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
      AWS_EC2_METADATA_DISABLED: 'true',
    },
  });
  if (code !== 0) throw new Error(`aws ended with ${code}:\n${output.trim()}`);
  return output;
}

/** Makes a bucket that keeps versions. */
export const makeBucket = (swift: Swift, bucket: string): Promise<string> =>
  withAws(
    swift,
    `aws s3api create-bucket --bucket ${bucket}
     aws s3api put-bucket-versioning --bucket ${bucket} --versioning-configuration Status=Enabled`,
  );

/** How many versions a bucket keeps under a key, and whether the newest thing there is a deletion. */
export async function versionsOf(swift: Swift, bucket: string, key: string) {
  const said = await withAws(
    swift,
    `aws s3api list-object-versions --bucket ${bucket} --prefix ${key} --output json`,
  );
  const { Versions = [], DeleteMarkers = [] } = JSON.parse(said) as {
    Versions?: unknown[];
    DeleteMarkers?: { IsLatest: boolean }[];
  };
  return { kept: Versions.length, isDeleted: DeleteMarkers.some(({ IsLatest }) => IsLatest) };
}
