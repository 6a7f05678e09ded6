/** The samples of all features, as each describes its routes in its `samples.ts`, or in files of a folder `samples`. */
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { floors } from '../../features.ts';
import type { AnySample, AnySamples } from './route-sample.ts';

const folder = join(import.meta.dirname, '..', '..', 'features');
const isSamples = (file: string) => /^[^/]+\/samples(?:\/[^/]+)?\.ts$/u.test(file);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(sep, '/'))
  .filter(isSamples);
const nounOf = (file: string) => file.split('/')[0] ?? '';
const floorOf = (file: string) => floors.findIndex((row) => row.some(({ noun }) => noun === nounOf(file)));

/** By their files, lowest floor first. */
export const allSamples: readonly (AnySamples & { file: string })[] = await Promise.all(
  files
    .toSorted((one, other) => floorOf(one) - floorOf(other) || one.localeCompare(other))
    .map(async (file) => {
      const { samples } = (await import(join(folder, file))) as { samples: AnySamples };
      return { ...samples, file };
    }),
);

/** Every route that has a sample, with the file that it is in; one that has two is there twice. */
export const sampledRoutes: readonly { name: string; file: string; sample: AnySample }[] = allSamples.flatMap(
  ({ file, routes }) => Object.entries(routes).map(([name, sample]) => ({ name, file, sample })),
);

const byName = new Map(sampledRoutes.map(({ name, sample }) => [name, sample]));

/** The sample of a route by its name. */
export function sampleOf(name: string): AnySample {
  const sample = byName.get(name);
  if (!sample) throw new Error(`${name} has no sample: give it one in the samples.ts of its feature`);
  return sample;
}
