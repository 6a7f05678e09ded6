/** Ready-made situations, reached through the same calls as in the browser. */
import type { CreatorProfileUpdate } from '@briefcast/contract';
import type { z } from 'zod';
import type { Person, TestServer } from './harness.ts';

type ProfileUpdate = z.input<typeof CreatorProfileUpdate>;

/** A profile with everything that publishing asks for, but the portfolio. */
export const completeProfile: ProfileUpdate = {
  bio: 'Skincare routines filmed in real morning light.',
  location: 'Dubai, UAE',
  languages: ['Arabic', 'English'],
  categories: ['Beauty', 'Wellness'],
  ugcVideoPricing: 20_000,
  ugcPhotoPricing: 8_000,
  ugcTurnaroundDays: 3,
};

/** Adds portfolio items by https addresses. */
export async function addPortfolioItems(creator: Person, count: number): Promise<void> {
  for (let number = 1; number <= count; number++) {
    const url = `https://media.example/picture-${number}.jpg`;
    await creator.client.portfolio.add({ body: { type: 'IMAGE', url, title: `Picture ${number}` } });
  }
}

/** A creator whom everybody finds. */
export async function publishedCreator(server: TestServer, changes: ProfileUpdate = {}): Promise<Person> {
  const creator = await server.signUpCreator();
  await addPortfolioItems(creator, 3);
  const { user } = await creator.client.profiles.update({
    body: { ...completeProfile, ...changes, isPublished: true },
  });
  return { ...creator, user };
}

const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000).toISOString();

/** A brief as a brand would send it. */
export const briefFor = (creator: Person, changes: Record<string, unknown> = {}) => ({
  title: 'Winter barrier serum',
  description: 'Three-step morning routine, bare skin first.',
  budget: 124_000,
  deadline: days(14),
  creatorId: creator.user.id,
  requirements: ['Natural light'],
  deliverables: ['UGC Video'],
  ...changes,
});

export interface DealSituation {
  brand: Person;
  creator: Person;
  dealId: string;
}

/** A brief that was just sent by a new brand to a new creator. */
export async function sentBrief(
  server: TestServer,
  changes: Record<string, unknown> = {},
): Promise<DealSituation> {
  const [brand, creator] = [await server.signUpBrand(), await publishedCreator(server)];
  const { deal } = await brand.client.deals.create({ body: briefFor(creator, changes) });
  return { brand, creator, dealId: deal.id };
}

/** The creator accepted it. */
export async function acceptedDeal(server: TestServer): Promise<DealSituation> {
  const situation = await sentBrief(server);
  const { creator, dealId } = situation;
  await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'ACCEPTED' } });
  return situation;
}
