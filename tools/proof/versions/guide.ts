/** The commands of the deployment guide that take deletions back, as they stand there. */
import { readFileSync } from 'node:fs';
import { inRoot } from '../../../scripts/lib/paths.mjs';

const heading = '### Back to a point in time\n';

/** The lines of the guide, with a bucket and a moment in the place of its samples. */
export function commandsOfGuide(bucket: string, moment: Date): string {
  const [, section = ''] = readFileSync(inRoot('docs', 'deployment.md'), 'utf8').split(heading);
  const [, lines = ''] = /```sh\n([\s\S]*?)```/.exec(section) ?? [];
  const second = moment.toISOString().slice(0, 'yyyy-mm-ddThh:mm:ss'.length);
  const filled = lines.replaceAll('BUCKET', bucket).replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/, second);
  if (!filled.includes(second) || !filled.includes(` ${bucket} `))
    throw new Error(`The guide has no commands below "${heading.trim()}" that name BUCKET and a moment`);
  return filled;
}
