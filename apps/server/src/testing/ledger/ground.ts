/** Ground for the histories of brands and creators: processes, the double of the card's provider, and ways to ask. */
import { AppError, type Client } from '@briefcast/contract';
import { expect } from 'vitest';
import type { Deps } from '../../platform/deps.ts';
import { clientOf, type FleetPerson } from '../fleet.ts';
import { insist } from '../insist.ts';
import type { StripeBooks } from '../stripe/books.ts';
import type { Step } from './steps.ts';

export interface Ground {
  /** Addresses where the processes answer. */
  origins: readonly string[];
  adminToken: string;
  /** Published creators, who take briefs. */
  creators: readonly FleetPerson[];
  books: StripeBooks;
  /** Looks into the database that the processes share, and lets packs expire there. */
  deps: Pick<Deps, 'db' | 'clock' | 'facts' | 'jobs' | 'log'>;
}

type Call<T> = (origin: string) => Promise<T>;

/** The admin's client at a process. */
export const adminOf =
  ({ adminToken }: Ground): ((origin: string) => Client) =>
  (origin) =>
    clientOf(origin, adminToken);

/** Asks one process, or two at once as the step says, which then answer the same; returns the answer or the refusal. */
export async function ask<T>(
  { origins }: Ground,
  { pick, isDoubled }: Pick<Step, 'pick' | 'isDoubled'>,
  call: Call<T>,
): Promise<T | AppError> {
  if (!isDoubled) return insist(origins, pick, call);
  const [one, other] = await Promise.all([insist(origins, pick, call), insist(origins, pick + 1, call)]);
  expect(other).toEqual(one);
  return one;
}

/** Asks where no refusal is expected: throws the refusal. */
export async function askFor<T>(
  ground: Ground,
  step: Pick<Step, 'pick' | 'isDoubled'>,
  call: Call<T>,
): Promise<T> {
  const answer = await ask(ground, step, call);
  if (answer instanceof AppError) throw answer;
  return answer;
}

/** The last part of the address of a page on which somebody pays, which names it. */
export const sessionOf = ({ url }: { url: string }): string => url.slice(url.lastIndexOf('/') + 1);
