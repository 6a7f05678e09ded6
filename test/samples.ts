/** Samples of routes, which are next to the product and no part of it. */
import { sampledFeature } from '../scripts/lib/imports.mjs';

/** Why a file may not import a sample; undefined where it may, or imports none. */
export function importsSample(file: string, target: string): string | undefined {
  const sampled = sampledFeature(target);
  if (!sampled || sampled === sampledFeature(file)) return undefined;
  return 'samples are for tests, which gather them by their names: nothing imports them';
}
