/** Backups of a running server, and restoring them. It has no routes: commands use it. */
import type { Feature } from '../../platform/feature.ts';

export const backups: Feature = {
  noun: 'backups',
  floor: 140,
  owns: [],
};
