/** Proposals of one side and answers of the other, and reasons for a no (rules/deals#proposals). */
import type { NewProposal, ProposalAnswer } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { facts } from '../../platform/database/tables/index.ts';
import { acceptedDeal, type DealSituation, sentBrief, teamMember } from '../../testing/builders.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';

const server = useTestServer();

const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
const otherTerms: NewProposal = {
  kind: 'TERMS',
  budget: 150_000,
  deadline: inDays(30),
  note: 'I shoot from the 5th on.',
};
const toCancel: NewProposal = { kind: 'CANCELLATION', note: 'The product is late.' };

const read = async ({ client }: Person, id: string) => (await client.deals.read({ params: { id } })).deal;
const propose = async ({ client }: Person, id: string, body: NewProposal) =>
  (await client.deals.propose({ params: { id }, body })).proposal;
const answer = ({ client }: Person, id: string, proposalId: string, given: ProposalAnswer) =>
  client.deals.answerProposal({ params: { id, proposalId }, body: { answer: given } });
const move = (
  { client }: Person,
  id: string,
  status: 'ACCEPTED' | 'REJECTED' | 'CANCELLED',
  reason?: string,
) => client.deals.changeStatus({ params: { id }, body: { status, ...(reason ? { reason } : {}) } });

async function bellOf({ client }: Person): Promise<string[]> {
  await server.drain();
  return (await client.notifications.list()).notifications.map(({ kind }) => kind);
}

describe('a creator’s own terms', () => {
  async function countered(): Promise<DealSituation & { proposalId: string }> {
    const situation = await sentBrief(server);
    const { id } = await propose(situation.creator, situation.dealId, otherTerms);
    return { ...situation, proposalId: id };
  }

  test('wait beside the brief, for both sides and in the list, and change nothing yet', async () => {
    const { brand, creator, dealId } = await countered();
    for (const person of [brand, creator])
      expect(await read(person, dealId)).toMatchObject({
        status: 'BRIEF_SENT',
        budget: 124_000,
        proposals: [
          { ...otherTerms, by: 'CREATOR', state: 'OPEN', answeredAt: null, byPerson: { firstName: 'Layla' } },
        ],
      });
    const [item] = (await brand.client.deals.brandDeals()).deals;
    expect(item).toMatchObject({ openProposal: { kind: 'TERMS', by: 'CREATOR' }, hasNewActivity: true });
    expect(await bellOf(brand)).toEqual(['terms.proposed']);
  });

  test('become the deal’s, and the deal accepted, once the brand accepts them', async () => {
    const { brand, creator, dealId, proposalId } = await countered();
    const { proposal, deal } = await answer(brand, dealId, proposalId, 'ACCEPTED');
    expect([proposal.state, deal.status]).toEqual(['ACCEPTED', 'ACCEPTED']);
    expect(await read(creator, dealId)).toMatchObject({
      status: 'ACCEPTED',
      budget: 150_000,
      deadline: otherTerms.kind === 'TERMS' ? otherTerms.deadline : '',
      proposals: [{ state: 'ACCEPTED', answeredBy: { id: brand.user.id } }],
    });
    expect(await bellOf(creator)).toEqual(['terms.accepted', 'brief.received']);
    expect(await bellOf(brand)).toEqual(['terms.proposed']);
    // A retry changes nothing.
    expect((await answer(brand, dealId, proposalId, 'ACCEPTED')).deal.status).toBe('ACCEPTED');
    const told = await server.app.deps.db
      .select({ kind: facts.kind })
      .from(facts)
      .where(eq(facts.dealId, dealId))
      .orderBy(facts.id);
    expect(told.map(({ kind }) => kind).filter((kind) => kind.startsWith('proposal'))).toEqual([
      'proposal.made',
      'proposal.answered',
    ]);
  });

  test('that are declined leave the brief as it was sent, to be answered or countered again', async () => {
    const { brand, creator, dealId, proposalId } = await countered();
    await answer(brand, dealId, proposalId, 'DECLINED');
    expect(await read(creator, dealId)).toMatchObject({ status: 'BRIEF_SENT', budget: 124_000 });
    expect(await bellOf(creator)).toEqual(['terms.declined', 'brief.received']);
    await propose(creator, dealId, otherTerms);
    await move(creator, dealId, 'ACCEPTED');
    // Open proposals lapse with the state that they were about.
    const { proposals, budget } = await read(brand, dealId);
    expect([budget, proposals?.map(({ state }) => state)]).toEqual([124_000, ['DECLINED', 'LAPSED']]);
  });

  test('are the creator’s to make, one at a time, on a day to come, and theirs to withdraw', async () => {
    const { brand, creator, dealId, proposalId } = await countered();
    await expect(propose(creator, dealId, otherTerms)).rejects.toMatchObject({ code: 'proposal.one_open' });
    await expect(answer(creator, dealId, proposalId, 'ACCEPTED')).rejects.toMatchObject({
      code: 'proposal.not_yours',
    });
    await expect(answer(brand, dealId, proposalId, 'WITHDRAWN')).rejects.toMatchObject({
      code: 'proposal.not_yours',
    });
    await answer(creator, dealId, proposalId, 'WITHDRAWN');
    await expect(answer(brand, dealId, proposalId, 'ACCEPTED')).rejects.toMatchObject({
      code: 'proposal.answered',
    });
    await expect(
      propose(creator, dealId, { kind: 'TERMS', budget: 1, deadline: '2020-01-01T00:00:00.000Z' }),
    ).rejects.toMatchObject({ code: 'request.invalid', details: [{ path: ['deadline'] }] });
  });

  test('are accepted or withdrawn, whichever comes first', async () => {
    const { brand, creator, dealId, proposalId } = await countered();
    const results = await Promise.allSettled([
      answer(brand, dealId, proposalId, 'ACCEPTED'),
      answer(creator, dealId, proposalId, 'WITHDRAWN'),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { status, proposals } = await read(brand, dealId);
    expect([status, proposals?.[0]?.state]).toEqual(
      results[0]?.status === 'fulfilled' ? ['ACCEPTED', 'ACCEPTED'] : ['BRIEF_SENT', 'WITHDRAWN'],
    );
  });
});

describe('ending a project that is agreed', () => {
  test('neither side does alone; either proposes, and the other agrees', async () => {
    const { brand, creator, dealId } = await acceptedDeal(server);
    await expect(move(brand, dealId, 'CANCELLED')).rejects.toMatchObject({ code: 'deal.status_conflict' });
    const { id } = await propose(brand, dealId, toCancel);
    expect((await read(creator, dealId)).status).toBe('ACCEPTED');
    expect((await bellOf(creator))[0]).toBe('cancellation.proposed');
    await answer(creator, dealId, id, 'ACCEPTED');
    expect(await read(brand, dealId)).toMatchObject({
      status: 'CANCELLED',
      statusReason: 'The product is late.',
      statusBy: { id: creator.user.id },
      proposals: [{ state: 'ACCEPTED' }],
    });
    // The reason is the brand's, so the log has it in the brand's name alone.
    const { log } = await brand.client.proof.log({ params: { id: dealId } });
    expect(
      log.entries.slice(-3).map(({ body, who, what }) => [body.side, who?.value?.name, what?.value]),
    ).toMatchObject([
      ['BRAND', 'Oasis Skin', { kind: 'CANCELLATION', note: 'The product is late.' }],
      ['CREATOR', 'Layla Haddad', { state: 'ACCEPTED' }],
      ['CREATOR', 'Layla Haddad', { from: 'ACCEPTED', to: 'CANCELLED', agreed: true }],
    ]);
    expect(log.entries.at(-1)?.what?.value).not.toHaveProperty('reason');
    expect((await bellOf(brand))[0]).toBe('cancellation.accepted');
    // Notifies nobody that Briefcast or the brand did it.
    for (const person of [brand, creator])
      expect(await bellOf(person)).not.toEqual(expect.arrayContaining(['deal.cancelled']));
  });

  test('goes on when the other side declines', async () => {
    const { brand, creator, dealId } = await acceptedDeal(server);
    const { id } = await propose(creator, dealId, { kind: 'CANCELLATION' });
    await answer(brand, dealId, id, 'DECLINED');
    expect((await read(creator, dealId)).status).toBe('ACCEPTED');
    expect((await bellOf(creator))[0]).toBe('cancellation.declined');
  });

  test('is not proposed for a brief that waits', async () => {
    const { brand, dealId } = await sentBrief(server);
    await expect(propose(brand, dealId, toCancel)).rejects.toMatchObject({
      code: 'proposal.not_now',
      message: 'This project is now “Brief Sent”, so this can no longer be proposed or answered.',
    });
  });

  test('is a manager’s matter, and nobody’s of another deal', async () => {
    const { brand, creator, dealId } = await acceptedDeal(server);
    const reviewer = await teamMember(server, brand, 'REVIEWER');
    await expect(propose(reviewer, dealId, toCancel)).rejects.toMatchObject({ code: 'team.role_too_small' });
    const { id } = await propose(creator, dealId, toCancel);
    await expect(answer(reviewer, dealId, id, 'ACCEPTED')).rejects.toMatchObject({
      code: 'team.role_too_small',
    });
    const other = await acceptedDeal(server);
    await expect(answer(other.brand, other.dealId, id, 'ACCEPTED')).rejects.toMatchObject({
      code: 'proposal.not_found',
    });
  });
});

test('a reason for a no reaches the other side, by the page and by mail, and ends with the next move', async () => {
  const { brand, creator, dealId } = await sentBrief(server);
  await move(creator, dealId, 'REJECTED', 'Booked out until March.');
  expect(await read(brand, dealId)).toMatchObject({
    status: 'REJECTED',
    statusReason: 'Booked out until March.',
  });
  await server.drain();
  const mail = (await server.mails()).findLast((one) => one.includes(`To: ${brand.user.email}`));
  expect(mail).toContain('Booked out until March.');
  const silent = await sentBrief(server);
  await move(silent.creator, silent.dealId, 'REJECTED');
  expect((await read(silent.brand, silent.dealId)).statusReason).toBeNull();
});
