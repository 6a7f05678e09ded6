/** What a feature of the server declares in its index.ts. `app.ts` goes through all of them. */
import type { FastifyInstance } from 'fastify';
import type { ConstraintRefusals } from './database/constraint-refusals.ts';
import type { Reader } from './database/database.ts';
import type { LockPlaces } from './database/lock-order.ts';
import type { SweepRows } from './database/sweep-rows.ts';
import type { TableName } from './database/tables/owners.ts';
import type { Deps } from './deps.ts';
import type { WriteWithFacts } from './facts/append.ts';
import type { ProjectionSpec } from './facts/project.ts';
import type { RecurringKind } from './jobs/kinds.ts';
import type { Timer } from './jobs/timers.ts';
import type { OwnData, ReadOwnFiles } from './own-data.ts';

/** Rows that an upgrade left to be brought along by a recurring job, some in each turn. */
export interface Move {
  /** The job that does it. */
  kind: RecurringKind;
  /** How many rows are left. */
  left: (db: Reader) => Promise<number>;
}

/** `Parts` are those shared parts, opened by `parts.ts`, that the feature uses. */
export interface Feature<Parts = unknown> {
  /** The name of its folder. */
  noun: string;
  /** Above those of all features that it imports from; with steps of ten there is room between two. */
  floor: number;
  /** The tables that it alone writes; everybody may read them. */
  owns: readonly TableName[];
  /** Places of those tables in the order of locks whose rows it locks, or others for it (`lock-order.ts`). */
  locks?: LockPlaces;
  /** Rows about a person, for the copy of their own data. */
  ownData?: OwnData;
  /** Files that a person uploaded, for the same copy. */
  ownFiles?: ReadOwnFiles;
  /**
   * The refusals for violated constraints of its tables, such as `auth.session_expired` if the caller's own
   * account was deleted.
   */
  constraintRefusals?: ConstraintRefusals;
  /** Registers its routes. */
  routes?: (http: FastifyInstance, deps: Deps, parts: Parts) => void | Promise<void>;
  /** The beginnings of those page addresses that contain secrets. */
  secretPages?: readonly string[];
  /** Registers its job handlers by `deps.jobs.handle`. */
  jobs?: (deps: Deps, parts: Parts) => void;
  /** Its recurring jobs. */
  timers?: (deps: Deps, parts: Parts) => readonly Timer[];
  /** What of its rows upgrades have left to its recurring jobs. */
  moves?: readonly Move[];
  /**
   * Deletes its outdated rows. Those of the top layer run first, as they may reach their rows through others
   * of lower layers.
   */
  sweeps?: readonly SweepRows[];
  /** What it derives from facts after the call that caused them was answered. */
  follows?: (deps: Deps) => ProjectionSpec;
  /** What it writes together with facts, in the transaction that appends them. */
  writesWithFacts?: (parts: Parts) => WriteWithFacts;
}
