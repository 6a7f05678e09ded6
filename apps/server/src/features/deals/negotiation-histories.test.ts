/**
 * Random negotiations of briefs against a model of them: each side acts by its last look, at times at the same moment
 * as the other. An acceptance is of exactly one version that both saw. PROOF_NEGOTIATIONS is their number, PROOF_SEED
 * plays the same again.
 */
import type { Role } from '@briefcast/contract';
import fc from 'fast-check';
import { beforeAll, test } from 'vitest';
import type { UserActor } from '../../platform/auth/actor.ts';
import { actorOf, publishedCreator } from '../../testing/builders.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { playNegotiation } from '../../testing/negotiation/play.ts';
import { anyLines, anySteps } from '../../testing/negotiation/steps.ts';
import { createDeal } from './create-deal.ts';

const negotiations = Number(process.env.PROOF_NEGOTIATIONS ?? 40);
const seed = Number(process.env.PROOF_SEED ?? 20_261_124);

const server = useTestServer();
let creator: Person;
let brand: UserActor & { role: 'BRAND' };
let sides: Record<Role, UserActor>;
const clock = { now: Date.now() };

beforeAll(async () => {
  creator = await publishedCreator(server);
  brand = { ...actorOf(await server.signUpBrand()), role: 'BRAND' };
  sides = { BRAND: brand, CREATOR: actorOf(creator) };
});

test(
  'of all that both sides say exactly one version is agreed to, which both saw, or none',
  async () => {
    const { deps } = server.app;
    await fc.assert(
      fc.asyncProperty(
        anyLines,
        anySteps,
        async ({ rights, exclusivity, deposit, sample, ...lines }, steps) => {
          const brief = {
            ...{ title: 'Winter barrier serum', description: 'Soon.', creatorId: creator.user.id },
            ...lines,
            ...(rights ? { rights } : {}),
            ...(exclusivity ? { exclusivity } : {}),
            ...(deposit ? { deposit } : {}),
            ...(sample ? { sample } : {}),
          };
          const { id } = await deps.db.transaction((tx) => createDeal(deps, tx, brand, brief));
          await playNegotiation({ deps, sides, dealId: id, clock }, steps);
        },
      ),
      { numRuns: negotiations, seed },
    );
  },
  60_000 + negotiations * 1000,
);
