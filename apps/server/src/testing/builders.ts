/** Ready-made situations, reached through the same calls as in the browser. */
import type { CreatorProfileUpdate, KeptBrief, MemberRole } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserActor } from '../platform/auth/actor.ts';
import { jobs } from '../platform/database/tables/index.ts';
import { sendMailJob } from '../platform/mail/mail.ts';
import { newEmail, type Person, type TestServer, testPassword } from './harness.ts';

type ProfileUpdate = z.input<typeof CreatorProfileUpdate>;

/** A person as commands know them. */
export const actorOf = ({ user }: Pick<Person, 'user'>): UserActor => ({
  kind: 'user',
  userId: user.id,
  role: user.role,
  brandId: user.role === 'BRAND' ? user.brandId : null,
  memberRole: user.role === 'BRAND' ? user.memberRole : null,
  sessionId: '',
  suspended: null,
  seenAt: new Date(),
});

/** The organisation that a brand's person works for. */
export function brandIdOf({ user }: Pick<Person, 'user'>): string {
  if (user.role !== 'BRAND' || user.brandId === null)
    throw new Error('This person works for no organisation');
  return user.brandId;
}

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

/** A template that fills in nothing. */
export const emptyTemplate: KeptBrief = {
  title: '',
  description: '',
  requirements: [],
  deliverables: [],
  deliverableWishes: [],
  rounds: 2,
  budget: null,
};

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
export async function acceptedDeal(
  server: TestServer,
  changes: Record<string, unknown> = {},
): Promise<DealSituation> {
  const situation = await sentBrief(server, changes);
  const { creator, dealId } = situation;
  await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'ACCEPTED' } });
  return situation;
}

/** The creator confirms everything that the brief asks for. */
export async function attestAll({ creator, dealId }: Omit<DealSituation, 'brand'>): Promise<void> {
  const { deal } = await creator.client.deals.read({ params: { id: dealId } });
  const itemIds = (deal.briefItems ?? []).filter((item) => item.attestedAt === null).map(({ id }) => id);
  if (itemIds.length === 0) return;
  await creator.client.deals.markBriefItems({ params: { id: dealId }, body: { itemIds, attested: true } });
}

/** A new person who accepted an invitation to the organisation of its owner, by the link in the mail. */
export async function teamMember(
  server: TestServer,
  owner: Pick<Person, 'client'>,
  role: MemberRole,
  name = { firstName: 'Yusuf', lastName: 'Karim' },
): Promise<Person> {
  const email = newEmail();
  await owner.client.team.invite({ body: { email, role } });
  const token = await waitingInvitationToken(server, email);
  const body = { token, ...name, password: testPassword };
  const signedIn = await server.anonymous.team.acceptInvitation({ body });
  return { ...signedIn, client: server.as(signedIn.token) };
}

/**
 * The secret in an invitation whose mail waits to be sent. Sending would do every other job of the test file first, such as
 * preparing its films.
 */
export async function waitingInvitationToken({ app }: TestServer, email: string): Promise<string> {
  const waiting = await app.deps.db.select().from(jobs).where(eq(jobs.kind, sendMailJob.name));
  const mail = waiting.map(({ payload }) => JSON.stringify(payload)).find((text) => text.includes(email));
  const token = /\/invitation\?token=([\w-]+)/.exec(mail ?? '')?.[1];
  if (!token) throw new Error(`No invitation to ${email} waits to be sent`);
  return token;
}

/** The secret in the newest invitation that was mailed to somebody. */
export async function invitationToken(server: TestServer, email: string): Promise<string> {
  const mail = (await server.mails()).findLast((mail) => mail.includes(`To: ${email}`));
  const token = /\/invitation\?token=([\w-]+)/.exec(mail ?? '')?.[1];
  if (!token) throw new Error(`No invitation was mailed to ${email}`);
  return token;
}
