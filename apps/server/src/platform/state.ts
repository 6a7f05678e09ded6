import type { Deps } from './deps.ts';
import type { ProjectionSpec } from './facts/project.ts';
import { readLag } from './facts/read-lag.ts';
import type { Move } from './feature.ts';
import type { InstallationState } from './installation-state.ts';

/** Reads it from the database each time it is asked; who follows facts is known once everything is built. */
export const stateOf = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { follows, moves }: { follows: () => readonly ProjectionSpec[]; moves: readonly Move[] },
): InstallationState => ({
  lags: () =>
    Promise.all(
      follows().map(async (spec) => ({ name: spec.name, seconds: await readLag(db, spec, clock()) })),
    ),
  moves: () => Promise.all(moves.map(async ({ kind, left }) => ({ kind: kind.name, left: await left(db) }))),
});
