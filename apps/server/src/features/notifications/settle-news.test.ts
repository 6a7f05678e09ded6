/** News of needs lose their mark once anybody of the team did the thing (rules/needs#news). */
import { api } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { samplePdf } from '../../platform/media/sample-media.ts';
import { sampleBankDetails } from '../../testing/bank-details.ts';
import {
  acceptedDeal,
  attestAll,
  briefFor,
  publishedCreator,
  sentBrief,
  teamMember,
} from '../../testing/builders.ts';
import { appliedTo, postedCasting } from '../../testing/castings.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { lateDeal } from '../../testing/late-deal.ts';
import { owedDeal } from '../../testing/owed-deal.ts';
import { paidByTransfer } from '../../testing/renewals.ts';
import { sendFile } from '../../testing/send-file.ts';

const server = useTestServer();
const day = 24 * 60 * 60 * 1000;

/** Kinds of news that the person has not read, once all that was done is dealt with. */
async function unreadOf({ client }: Person) {
  await server.drain();
  const { notifications } = await client.notifications.list();
  return notifications.filter(({ readAt }) => readAt === null).map(({ kind }) => kind);
}

test('files that a colleague reviewed count as read by all of the team, other news do not', async () => {
  const { brand, creator, dealId } = await acceptedDeal(server);
  // News go to whoever is in the team when they are written.
  await server.drain();
  const reviewer = await teamMember(server, brand, 'REVIEWER');
  await attestAll({ creator, dealId });
  const { file } = await sendFile(server, creator, api.files.upload, samplePdf(), {
    name: 'take.pdf',
    params: { dealId },
  });
  await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'SUBMITTED' } });
  expect(await unreadOf(brand)).toEqual(['content.submitted', 'brief.accepted']);
  expect(await unreadOf(reviewer)).toEqual(['content.submitted']);
  await reviewer.client.files.review({ params: { id: file.id }, body: { status: 'APPROVED' } });
  expect(await unreadOf(brand)).toEqual(['brief.accepted']);
  expect(await unreadOf(reviewer)).toEqual([]);
});

test('other terms are news for a reviewer too, and over once a manager answered', async () => {
  const { brand, creator, dealId } = await sentBrief(server);
  const reviewer = await teamMember(server, brand, 'REVIEWER');
  const deadline = new Date(server.app.deps.clock().getTime() + 20 * day).toISOString();
  const body = { kind: 'TERMS', budget: 150_000, deadline, note: 'Two films are more work.' } as const;
  const { proposal } = await creator.client.deals.propose({ params: { id: dealId }, body });
  const params = { id: dealId, proposalId: proposal.id };
  expect(await unreadOf(creator)).toEqual([]);
  expect(await unreadOf(reviewer)).toEqual(['terms.proposed']);
  await brand.client.deals.answerProposal({ params, body: { answer: 'DECLINED' } });
  expect(await unreadOf(reviewer)).toEqual([]);
  expect(await unreadOf(brand)).toEqual([]);
});

test('applications are over once somebody saw them, an invitation once it was answered', async () => {
  const brand = await server.signUpBrand();
  const manager = await teamMember(server, brand, 'MANAGER');
  const creator = await publishedCreator(server);
  await brand.client.deals.create({ body: briefFor(creator) });
  const castingId = await postedCasting(brand);
  const body = { creatorIds: [creator.user.id], message: '' };
  await brand.client.castingInvitations.invite({ params: { id: castingId }, body });
  expect(await unreadOf(creator)).toEqual(['casting.invited', 'brief.received']);
  await appliedTo(castingId, creator);
  expect(await unreadOf(creator)).toEqual(['brief.received']);
  expect(await unreadOf(brand)).toEqual(['casting.applied']);
  await manager.client.castings.markSeen({ params: { id: castingId } });
  expect(await unreadOf(brand)).toEqual([]);
});

test('money that was marked is over once it is confirmed, and bank details once they are given', async () => {
  const brand = await server.signUpBrand();
  const { creator, dealId } = await owedDeal(server, brand);
  const params = { dealId };
  await brand.client.payouts.markPaid({ params, body: paidByTransfer(server.app.deps.clock()) });
  expect(await unreadOf(creator)).toContain('payout.marked');
  await creator.client.payouts.answer({ params, body: { arrived: true } });
  expect(await unreadOf(creator)).not.toContain('payout.marked');

  const late = await lateDeal(server, 20);
  await late.brand.client.bankDetails.ask({ params: { dealId: late.dealId } });
  expect(await unreadOf(late.creator)).toContain('bank_details.asked');
  const details = { password: testPassword, details: sampleBankDetails };
  await late.creator.client.bankDetails.save({ body: details });
  expect(await unreadOf(late.creator)).not.toContain('bank_details.asked');
});
