/** For each way of binding somebody a call that can be done now, made anew whenever it is asked for. */

import { api, type Binder, type BindingWay, type RequestAnswer, type Role } from '@briefcast/contract';
import { samplePdf } from '../platform/media/sample-media.ts';
import { sampleBankDetails } from './bank-details.ts';
import { attestAll, briefFor, publishedCreator, teamMember } from './builders.ts';
import { applicationBody, appliedTo, castingBody, postedCasting } from './castings.ts';
import { buyCredits, stateBuyer } from './credits.ts';
import { newEmail, type Person, type TestServer, testPassword } from './harness.ts';
import { makeLate, openCase, sendLetter } from './late-deal.ts';
import { setModeration, waitingReview } from './moderation.ts';
import { addReceipt, boughtSample } from './samples.ts';
import { sendFile } from './send-file.ts';
import { newShare } from './shares.ts';

/** An organisation with its people, a creator of theirs, the admin, and others. */
export interface BindingWorld {
  server: TestServer;
  owner: Person;
  creator: Person;
}

export interface BindingCall {
  params?: Record<string, string>;
  body?: object;
  /** The refusal that meets whoever may, where nothing more can be reached here: no card is taken in these tests. */
  meets?: string;
}

const inTwoWeeks = () => new Date(Date.now() + 14 * 86_400_000).toISOString();
const noCards = 'payments.off';

/** The calls, each a function that makes what it is about first, so that it is this one's to do. */
export function bindingWays({
  server,
  owner,
  creator,
}: BindingWorld): Record<BindingWay, (caller: Binder) => Promise<BindingCall>> {
  const move = ({ client }: Person, id: string, status: 'ACCEPTED' | 'SUBMITTED' | 'COMPLETED') =>
    client.deals.changeStatus({ params: { id }, body: { status } });
  const sent = async (changes = {}) =>
    (await owner.client.deals.create({ body: briefFor(creator, changes) })).deal.id;
  async function accepted(changes = {}) {
    const id = await sent(changes);
    await move(creator, id, 'ACCEPTED');
    return id;
  }
  async function withFile(changes = {}) {
    const dealId = await accepted(changes);
    const { file } = await sendFile(server, creator, api.files.upload, samplePdf(), {
      name: 'take.pdf',
      params: { dealId },
    });
    return { dealId, fileId: file.id };
  }
  const verdict = (id: string, status: 'APPROVED' | 'NEEDS_REVISION' | 'REJECTED') => ({
    params: { id },
    body: { status, ...(status === 'APPROVED' ? {} : { feedback: 'Brighter' }) },
  });
  async function approved(changes = {}) {
    const made = await withFile(changes);
    await attestAll({ creator, dealId: made.dealId });
    await move(creator, made.dealId, 'SUBMITTED');
    await owner.client.files.review(verdict(made.fileId, 'APPROVED'));
    return made;
  }
  async function completed() {
    const { dealId } = await approved();
    await move(owner, dealId, 'COMPLETED');
    return dealId;
  }
  async function late() {
    const dealId = await completed();
    await makeLate(server, dealId, 20);
    return dealId;
  }
  async function openedCase() {
    const dealId = await late();
    return { dealId, id: await openCase({ creator, dealId }) };
  }
  const payment = () =>
    ({ paidOn: new Date().toISOString(), method: 'BANK_TRANSFER', reference: '88401' }) as const;
  const renewal = { kinds: ['LICENCE'], term: 'MONTHS_3', price: 30_000 } as const;
  /** A deal that was paid, and whose licence ends soon. */
  async function renewable() {
    const { dealId } = await approved({ licenceMonths: 1 });
    await move(owner, dealId, 'COMPLETED');
    await owner.client.payouts.markPaid({ params: { dealId }, body: payment() });
    return { dealId };
  }
  async function renewalAnswered(answer: string, by: Role) {
    const params = await renewable();
    const { client } = by === 'BRAND' ? owner : creator;
    const { renewal: offered } = await client.renewals.offer({
      params,
      body: { ...renewal, kinds: ['LICENCE'] },
    });
    return { params: { ...params, renewalId: offered.id }, body: { answer } };
  }
  const status = (status: string, id: string) => ({ params: { id }, body: { status } });
  const terms = () => ({ kind: 'TERMS', budget: 150_000, deadline: inTwoWeeks() }) as const;
  /** Terms of this side that wait for the other's answer; those of the brand answer some of the creator. */
  async function proposedBy(side: Role) {
    const id = await sent();
    const { proposal } = await creator.client.deals.propose({ params: { id }, body: terms() });
    if (side === 'CREATOR') return { id, proposalId: proposal.id };
    const body = { kind: 'TERMS', answers: proposal.id, rounds: 3 } as const;
    const countered = await owner.client.deals.propose({ params: { id }, body });
    return { id, proposalId: countered.proposal.id };
  }
  const sideOf = (caller: Binder): Role => (caller === 'CREATOR' ? 'CREATOR' : 'BRAND');
  const otherSide = (caller: Binder): Role => (caller === 'CREATOR' ? 'BRAND' : 'CREATOR');
  const answered = async (answer: string, by: Role) => ({ params: await proposedBy(by), body: { answer } });
  async function counter(caller: Binder) {
    const { id, proposalId } = await proposedBy(otherSide(caller));
    return { params: { id }, body: { ...terms(), answers: proposalId, paymentDays: 14 } };
  }
  /** A request for one more round, priced already where the brand answers it. */
  async function request(answer: Exclude<RequestAnswer, 'ASKED'>) {
    const { fileId } = await withFile();
    const { comment } = await owner.client.comments.add({
      params: { id: fileId },
      body: { kind: 'NEW_REQUEST', text: 'One more cut', asksForRound: true },
    });
    const params = { id: comment.id };
    const priced = { answer: 'PRICED', price: 100_000_000 } as const;
    if (answer.startsWith('PRICE_')) await creator.client.comments.answerRequest({ params, body: priced });
    return { params, body: answer === 'PRICED' ? priced : { answer } };
  }
  const addition = () => ({ what: 'A vertical cut', amount: 12_000 });
  async function addedBy(side: Role, answer: string) {
    const dealId = await accepted();
    const { client } = side === 'CREATOR' ? creator : owner;
    const made = await client.additions.propose({ params: { dealId }, body: addition() });
    return { params: { dealId, additionId: made.addition.id }, body: { answer } };
  }
  const order = async () => {
    await stateBuyer(owner);
    return (await owner.client.billing.order({ body: { credits: 10, isAnother: true } })).order;
  };
  const ofOrder = async () => ({ params: { id: (await order()).id } });
  async function invitation() {
    const { invitation } = await owner.client.team.invite({ body: { email: newEmail(), role: 'REVIEWER' } });
    // An invitation is sent again after a minute at the earliest.
    server.advance(2 * 60_000);
    return { params: { id: invitation.id } };
  }
  const colleague = async () => (await teamMember(server, owner, 'REVIEWER')).user.id;
  async function work() {
    const body = { type: 'IMAGE', url: 'https://media.example/b.jpg', title: 'B' } as const;
    return { itemId: (await creator.client.portfolio.add({ body })).item.id };
  }
  const admin = async () => (await server.signInAdmin()).client;
  const month = async () => ({ params: { id: (await creator.client.subscription.order()).order.id } });
  async function paidMonth() {
    const asked = await month();
    await (await admin()).adminSubscriptions.confirm(asked);
    return asked;
  }
  async function paidPack() {
    const params = { id: await buyCredits(server, owner, 10) };
    const { unused: credits } = await (await admin()).adminMoney.refundOffer({ params });
    return { params, body: { credits, reason: 'Paid twice' } };
  }
  const somebody = async () => (await server.signUpCreator()).user.id;
  const bulk = async (action: string, id: Promise<string>) => ({ body: { action, ids: [await id] } });
  async function waiting(verdict: 'APPROVE' | 'SEND_BACK') {
    await setModeration(server, true);
    const { user } = await publishedCreator(server);
    const review = await waitingReview(server, user.id);
    const reasons = verdict === 'SEND_BACK' ? { reasons: ['OTHER'], note: 'Softer' } : {};
    return { params: { id: review?.id ?? '' }, body: { verdict, revision: review?.revision, ...reasons } };
  }
  return {
    'deals.create': async () => ({ body: briefFor(creator) }),
    'deals.createSeveral': async () => {
      const { creatorId, ...brief } = briefFor(creator);
      return { body: { ...brief, creatorIds: [creatorId] } };
    },
    'castings.post': async () => ({ body: castingBody() }),
    'castings.change': async () => ({ params: { id: await postedCasting(owner) }, body: castingBody() }),
    'castings.close': async () => ({ params: { id: await postedCasting(owner) } }),
    'castings.reopen': async () => {
      const params = { id: await postedCasting(owner) };
      await owner.client.castings.close({ params });
      return { params, body: { closesOn: castingBody().closesOn } };
    },
    'castings.end': async () => ({ params: { id: await postedCasting(owner) } }),
    'castings.cast': async () => {
      const id = await postedCasting(owner);
      return { params: { id }, body: { choices: [await appliedTo(id, creator)] } };
    },
    'adminCastings.end': async () => ({
      params: { id: await postedCasting(owner) },
      body: { reason: 'Asks for addresses' },
    }),
    'castingApplications.apply': async () => ({
      params: { castingId: await postedCasting(owner) },
      body: applicationBody(),
    }),
    'castingApplications.change': async () => {
      const castingId = await postedCasting(owner);
      await appliedTo(castingId, creator);
      return { params: { castingId }, body: applicationBody({ price: 44_000 }) };
    },
    'castingApplications.withdraw': async () => {
      const castingId = await postedCasting(owner);
      await appliedTo(castingId, creator);
      return { params: { castingId } };
    },
    'deals.changeStatus ACCEPTED': async () => status('ACCEPTED', await sent()),
    'deals.changeStatus REJECTED': async () => status('REJECTED', await sent()),
    'deals.changeStatus CANCELLED': async () => status('CANCELLED', await sent()),
    'deals.changeStatus COMPLETED': async () => status('COMPLETED', (await approved()).dealId),
    'deals.propose TERMS': counter,
    'deals.propose CANCELLATION': async () => ({
      params: { id: await accepted() },
      body: { kind: 'CANCELLATION' },
    }),
    'deals.answerProposal ACCEPTED': (caller) => answered('ACCEPTED', otherSide(caller)),
    'deals.answerProposal DECLINED': (caller) => answered('DECLINED', otherSide(caller)),
    'deals.answerProposal WITHDRAWN': (caller) => answered('WITHDRAWN', sideOf(caller)),
    'comments.answerRequest ACCEPTED': () => request('ACCEPTED'),
    'comments.answerRequest PRICED': () => request('PRICED'),
    'comments.answerRequest DECLINED': () => request('DECLINED'),
    'comments.answerRequest PRICE_ACCEPTED': () => request('PRICE_ACCEPTED'),
    'comments.answerRequest PRICE_DECLINED': () => request('PRICE_DECLINED'),
    'additions.propose': async () => ({ params: { dealId: await accepted() }, body: addition() }),
    'additions.answer ACCEPTED': (caller) => addedBy(otherSide(caller), 'ACCEPTED'),
    'additions.answer DECLINED': (caller) => addedBy(otherSide(caller), 'DECLINED'),
    'additions.answer WITHDRAWN': (caller) => addedBy(sideOf(caller), 'WITHDRAWN'),
    'files.review APPROVED': async () => verdict((await withFile()).fileId, 'APPROVED'),
    'files.review NEEDS_REVISION': async () => verdict((await withFile()).fileId, 'NEEDS_REVISION'),
    'files.review REJECTED': async () => verdict((await withFile()).fileId, 'REJECTED'),
    'files.approve': async () => {
      const { dealId, fileId } = await withFile();
      return { params: { id: dealId }, body: { fileIds: [fileId] } };
    },
    'files.undoApproval': async () => ({ params: { id: (await approved()).fileId } }),
    'shares.create': async () => {
      const { dealId, fileId } = await withFile();
      return { params: { id: dealId }, body: newShare([fileId]) };
    },
    'shares.revoke': async () => {
      const { dealId, fileId } = await withFile();
      const made = await owner.client.shares.create({ params: { id: dealId }, body: newShare([fileId]) });
      return { params: { id: dealId, shareId: made.share.id } };
    },
    'payouts.markPaid': async () => ({ params: { dealId: await completed() }, body: payment() }),
    'payoutRuns.markPaid': async () => {
      await creator.client.bankDetails.save({ body: { password: testPassword, details: sampleBankDetails } });
      const { run } = await owner.client.payoutRuns.create({ body: { dealIds: [await completed()] } });
      return { params: { runId: run.id }, body: payment() };
    },
    'renewals.offer': async () => ({ params: await renewable(), body: renewal }),
    'renewals.answer ACCEPTED': (caller) => renewalAnswered('ACCEPTED', otherSide(caller)),
    'renewals.answer DECLINED': (caller) => renewalAnswered('DECLINED', otherSide(caller)),
    'renewals.answer WITHDRAWN': (caller) => renewalAnswered('WITHDRAWN', sideOf(caller)),
    'samples.stateReceipt': async () => {
      const dealId = await accepted({ sample: boughtSample });
      const fileId = await addReceipt(server, { creator, dealId });
      return { params: { dealId }, body: { amount: 100, fileId } };
    },
    'disputes.sendLetter': async () => ({ params: { dealId: await late() } }),
    'disputes.open': async () => {
      const dealId = await late();
      await sendLetter({ creator, dealId });
      return { params: { dealId }, body: { text: 'Nothing came' } };
    },
    'disputes.withdraw': async () => ({ params: { dealId: (await openedCase()).dealId } }),
    'disputes.state': async () => ({
      params: { dealId: (await openedCase()).dealId },
      body: { text: 'It is on its way' },
    }),
    'adminDisputes.decide': async () => ({
      params: { id: (await openedCase()).id },
      body: { outcome: 'OWED', text: 'All of it was delivered', restCents: 124_000 },
    }),
    'bankDetails.save': async () => ({ body: { password: testPassword, details: sampleBankDetails } }),
    'payouts.answer': async () => {
      const params = { dealId: await completed() };
      await owner.client.payouts.markPaid({ params, body: payment() });
      return { params, body: { arrived: true } };
    },
    'payouts.answerPart': async () => {
      const params = { dealId: await completed() };
      const { payout } = await owner.client.payouts.markPaid({
        params,
        body: { ...payment(), amountCents: 100 },
      });
      return { params: { ...params, partId: payout.parts[0]?.id ?? '' }, body: { arrived: true } };
    },
    'billing.order': async () => ({ body: { credits: 10, isAnother: true } }),
    'billing.checkout': async () => ({ ...(await ofOrder()), meets: noCards }),
    'billing.cancelOrder': ofOrder,
    'billing.changeDetails': async () => ({
      body: { company: 'Oasis Skin', address: 'Jumeirah 3', taxNumber: '', email: '' },
    }),
    'team.invite': async () => ({ body: { email: newEmail(), role: 'REVIEWER' } }),
    'team.resendInvitation': invitation,
    'team.revokeInvitation': invitation,
    'team.changeRole': async () => ({ params: { userId: await colleague() }, body: { role: 'MANAGER' } }),
    'team.removeMember': async () => ({ params: { userId: await colleague() } }),
    'profiles.update': async () => ({ body: {} }),
    'portfolio.add': async () => ({
      body: { type: 'IMAGE', url: 'https://media.example/a.jpg', title: 'A' },
    }),
    'portfolio.arrange': async () => ({ body: { itemIds: [] } }),
    'portfolio.change': async () => ({ params: await work(), body: { title: 'B' } }),
    'portfolio.remove': async () => ({ params: await work() }),
    'subscription.order': async () => ({}),
    'subscription.checkout': async () => ({ meets: noCards }),
    'subscription.portal': async () => ({ meets: noCards }),
    'subscription.renewal': async () => ({ body: { isEnding: false } }),
    'subscription.pause': async () => ({ body: { isPaused: true }, meets: 'subscription.no_card' }),
    'operatorSettings.change': async () => ({
      body: (await (await admin()).operatorSettings.read()).settings,
    }),
    'adminMoney.confirmOrder': async () => {
      const { id, grossFils: receivedFils } = await order();
      return { params: { id }, body: { receivedFils } };
    },
    'adminMoney.cancelOrder': ofOrder,
    'adminMoney.refundOrder': paidPack,
    // It was paid by transfer, as no card is taken.
    'adminMoney.refundCard': async () => ({ ...(await paidPack()), meets: 'billing.not_refundable' }),
    'adminSubscriptions.confirm': month,
    'adminSubscriptions.refund': async () => ({ ...(await paidMonth()), body: { reason: 'Paid twice' } }),
    'admin.togglePublish': async () => ({
      params: { id: await somebody() },
      body: { isPublished: true },
    }),
    'admin.bulk publish': () => bulk('publish', somebody()),
    'admin.bulk unpublish': () => bulk('unpublish', somebody()),
    'moderation.decide APPROVE': () => waiting('APPROVE'),
    'moderation.decide SEND_BACK': () => waiting('SEND_BACK'),
    'admin.cancelDeal': async () => ({ params: { id: await sent() } }),
    'admin.removeDeal': async () => ({ params: { id: await sent() } }),
    'admin.removeUser': async () => ({ params: { id: await somebody() } }),
    'admin.bulk cancel_deals': () => bulk('cancel_deals', sent()),
    'admin.bulk delete_deals': () => bulk('delete_deals', sent()),
    'admin.bulk delete_users': () => bulk('delete_users', somebody()),
  };
}
