/** Health, metrics, and what a client must know before a login. */
import type { Feature } from '../../platform/feature.ts';
import type { Board } from '../castings/board/board.ts';
import type { KnownAsks } from '../legal/known-asks.ts';
import { type Installation, systemRoutes } from './routes.ts';

export const system: Feature<Installation & { board: Board; legalAsks: KnownAsks }> = {
  noun: 'system',
  floor: 140,
  owns: [],
  routes: systemRoutes,
};
