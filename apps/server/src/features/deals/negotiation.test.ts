/** Either side answers the lines of a brief with other values, until both agree to one version (rules/deals#proposals). */
import {
  type LogContent,
  type NewProposal,
  type ProposalAnswer,
  usualRights,
  withDefaults,
} from '@briefcast/contract';
import { changedLines, linesIn, linesOfDeal } from '@briefcast/contract/deals/versions';
import { describe, expect, test } from 'vitest';
import { briefFor, publishedCreator, sentBrief, teamMember } from '../../testing/builders.ts';
import { type Person, testPassword, useTestServer } from '../../testing/harness.ts';
import { expireProposals } from './expire-proposals.ts';

const server = useTestServer();

const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();
const hour = 3_600_000;
const read = async ({ client }: Person, id: string) => (await client.deals.read({ params: { id } })).deal;
const terms = (said: Omit<Extract<NewProposal, { kind: 'TERMS' }>, 'kind'>) =>
  ({ kind: 'TERMS', ...said }) as const;
const propose = async ({ client }: Person, id: string, body: NewProposal) =>
  (await client.deals.propose({ params: { id }, body })).proposal;
const answer = ({ client }: Person, id: string, proposalId: string, given: ProposalAnswer) =>
  client.deals.answerProposal({ params: { id, proposalId }, body: { answer: given } });

/** A brief that says its rights line by line. */
async function briefWithRights() {
  const creator = await publishedCreator(server);
  const brand = await server.signUpBrand();
  const { deal } = await brand.client.deals.create({
    body: {
      ...briefFor(creator),
      ...{ deliverableWishes: [{ kind: 'UGC Video' }], rounds: 2, paymentDays: 30 },
      ...{ exclusivity: { months: 3, category: 'Skincare' } },
      rights: { ...usualRights, paidAds: 'MONTHS_12', rawFootage: true },
    },
  });
  return { brand, creator, dealId: deal.id };
}

const offered = {
  budget: 94_000,
  deadline: inDays(30),
  rounds: 1,
  paymentDays: 14,
  deposit: { percent: 40, days: 3 },
  deliverableWishes: [{ kind: 'UGC Video' as const, count: 2 }, { kind: 'UGC Photo' as const }],
  exclusivity: null,
  rights: { ...usualRights, paidAds: 'MONTHS_6' as const },
  sample: { kind: 'BOUGHT' as const, what: 'Two bottles of serum', upTo: 34_000 },
};

async function logOf({ client }: Person, dealId: string) {
  const { log } = await client.proof.log({ params: { id: dealId } });
  return log.entries.map(({ body, what }) => ({ kind: body.kind, what: what?.value as LogContent }));
}

describe('lines of a brief', () => {
  test('go to and fro, each version frozen, until one side accepts the other’s: it becomes the deal', async () => {
    const { brand, creator, dealId } = await briefWithRights();
    const sent = linesOfDeal(await read(brand, dealId));
    const first = await propose(creator, dealId, terms(offered));
    const after = { ...offered, deliverableWishes: offered.deliverableWishes.map(withDefaults) };
    expect(first.lines).toEqual({ before: sent, after });
    // The brand keeps its raw footage and takes the rest.
    const rights = { ...offered.rights, rawFootage: true };
    const second = await propose(brand, dealId, terms({ answers: first.id, rights }));
    expect(second).toMatchObject({ by: 'BRAND', budget: 94_000, lines: { before: after } });
    expect(second.lines?.after).toEqual({ ...after, rights });
    const waiting = await read(creator, dealId);
    expect([waiting.status, linesOfDeal(waiting)]).toEqual(['BRIEF_SENT', sent]);
    expect(waiting.proposals?.map(({ state }) => state)).toEqual(['ANSWERED', 'OPEN']);

    expect((await answer(creator, dealId, second.id, 'ACCEPTED')).deal.status).toBe('ACCEPTED');
    const agreed = await read(brand, dealId);
    expect(linesOfDeal(agreed)).toEqual({ ...after, rights });
    expect(agreed).toMatchObject({ licenceMonths: 6, deliverables: ['UGC Video', 'UGC Photo'] });
    // It begins as what was agreed, not as what the brief said.
    expect(agreed.sampleState).toBe('TO_BUY');
    // Earlier proposals stay as they were made.
    expect(agreed.proposals?.map(({ lines }) => lines)).toEqual([first.lines, second.lines]);
    const said = (await logOf(brand, dealId)).filter(({ kind }) => kind.startsWith('proposal.'));
    expect(said).toMatchObject([
      { kind: 'proposal.made', what: { state: 'OPEN', lines: first.lines } },
      { kind: 'proposal.made', what: { state: 'OPEN', lines: second.lines } },
      { kind: 'proposal.answered', what: { state: 'ACCEPTED', lines: second.lines } },
    ]);
  });

  test('tell the side that is asked, whichever that is, and who began the project', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const bellOf = async ({ client }: Person) => {
      await server.drain();
      return (await client.notifications.list()).notifications.map(({ kind }) => kind);
    };
    const { id } = await propose(creator, dealId, terms({ rounds: 1 }));
    expect(await bellOf(brand)).toEqual(['terms.proposed']);
    expect((await creator.client.deals.creatorDeals()).deals[0]?.isBriefReplaced ?? false).toBe(false);
    const second = await propose(brand, dealId, terms({ answers: id, rounds: 3 }));
    expect(await bellOf(creator)).toEqual(['terms.proposed', 'brief.received']);
    const [item] = (await creator.client.deals.creatorDeals()).deals;
    expect(item).toMatchObject({ openProposal: { kind: 'TERMS', by: 'BRAND' }, isBriefReplaced: true });
    await answer(creator, dealId, second.id, 'ACCEPTED');
    expect(await bellOf(brand)).toEqual(['brief.accepted', 'terms.proposed']);
    expect(await bellOf(creator)).toEqual(['terms.proposed', 'brief.received']);
  });

  test('are all open to both sides in every round, whichever the other side changed', async () => {
    const { brand, creator, dealId } = await briefWithRights();
    const sent = linesOfDeal(await read(brand, dealId));
    const first = await propose(creator, dealId, terms({ budget: 94_000 }));
    const all = {
      ...{ ...offered, budget: 90_000, rounds: 3 },
      rights: {
        unpaid: { ownAccounts: true, siteAndShop: false, term: 'MONTHS_12' },
        paidAds: 'MONTHS_6',
        boostedPost: 'DAYS_30',
        broadcast: 'MONTHS_3',
        territory: 'WORLD',
        rawFootage: false,
        posting: 'BOTH',
        postOn: inDays(40),
      },
    } as const;
    const second = await propose(brand, dealId, terms({ answers: first.id, ...all }));
    const after = second.lines?.after ?? sent;
    expect(changedLines(sent, after)).toEqual(linesIn(sent));
    const third = await propose(creator, dealId, terms({ answers: second.id, ...sent }));
    expect(changedLines(after, third.lines?.after ?? after)).toEqual(linesIn(sent));
    expect(changedLines(sent, third.lines?.after ?? after)).toEqual([]);
  });

  test('are not the brand’s to open: its brief is its offer', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const other = terms({ rounds: 3 });
    await expect(propose(brand, dealId, other)).rejects.toMatchObject({ code: 'proposal.not_your_kind' });
    const { id } = await propose(creator, dealId, terms({ rounds: 1 }));
    // It says what it answers, and that is still open.
    await expect(propose(brand, dealId, other)).rejects.toMatchObject({ code: 'proposal.one_open' });
    await answer(creator, dealId, id, 'WITHDRAWN');
    const { id: now } = await propose(creator, dealId, terms({ budget: 1 }));
    await expect(propose(brand, dealId, { ...other, answers: id })).rejects.toMatchObject({
      code: 'proposal.answered',
    });
    expect((await propose(brand, dealId, { ...other, answers: now })).budget).toBe(1);
    await expect(answer(brand, dealId, now, 'ACCEPTED')).rejects.toMatchObject({ code: 'proposal.answered' });
  });

  test('are proposed three times by each side', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    let last: string | undefined;
    for (const rounds of [3, 4, 5]) {
      const answers = last ? { answers: last } : {};
      last = (await propose(creator, dealId, terms({ ...answers, rounds }))).id;
      last = (await propose(brand, dealId, terms({ answers: last, rounds: 1 }))).id;
    }
    await expect(propose(creator, dealId, terms({ answers: last ?? '', rounds: 6 }))).rejects.toMatchObject({
      code: 'proposal.rounds_used',
    });
    await answer(creator, dealId, last ?? '', 'DECLINED');
    await expect(propose(creator, dealId, terms({ rounds: 6 }))).rejects.toMatchObject({
      code: 'proposal.rounds_used',
    });
    // The brand has none left either, and its brief is replaced.
    await expect(propose(brand, dealId, terms({ rounds: 6 }))).rejects.toMatchObject({
      code: 'proposal.rounds_used',
    });
  });

  test('of the brand take the place of its brief for good, as a counter-offer does', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const accept = () =>
      creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'ACCEPTED' } });
    const mine = await propose(creator, dealId, terms({ rounds: 1 }));
    const theirs = await propose(brand, dealId, terms({ answers: mine.id, budget: 90_000 }));
    await expect(accept()).rejects.toMatchObject({ code: 'proposal.newer_offer', status: 409 });
    await answer(creator, dealId, theirs.id, 'DECLINED');
    await expect(accept()).rejects.toMatchObject({ code: 'proposal.brief_replaced', status: 409 });
    // Nor by an answer to them.
    const next = await propose(creator, dealId, terms({ budget: 110_000 }));
    await expect(accept()).rejects.toMatchObject({ code: 'proposal.brief_replaced' });
    await answer(creator, dealId, next.id, 'WITHDRAWN');
    expect((await read(brand, dealId)).status).toBe('BRIEF_SENT');
    // Either side may say the lines of the brief again, as terms that wait for an answer.
    const again = await propose(brand, dealId, terms({ budget: 124_000 }));
    expect((await answer(creator, dealId, again.id, 'ACCEPTED')).deal.status).toBe('ACCEPTED');
    expect(await read(brand, dealId)).toMatchObject({ budget: 124_000, rounds: { included: 2 } });
    // Accepting again what was agreed changes nothing.
    expect((await accept()).deal.status).toBe('ACCEPTED');
    const made = (await logOf(brand, dealId)).filter(({ kind }) => kind === 'proposal.made');
    expect(made.map(({ what }) => what.replacesBrief)).toEqual([undefined, true, undefined, true]);

    const other = await sentBrief(server);
    const own = await propose(other.creator, other.dealId, terms({ rounds: 1 }));
    await propose(other.brand, other.dealId, terms({ answers: own.id, rounds: 3 }));
    await letTimePass(72 * hour, [other.brand, other.creator]);
    await expect(
      other.creator.client.deals.changeStatus({ params: { id: other.dealId }, body: { status: 'ACCEPTED' } }),
    ).rejects.toMatchObject({ code: 'proposal.brief_replaced' });
    expect((await propose(other.brand, other.dealId, terms({ rounds: 3 }))).state).toBe('OPEN');
  });

  test('that say nothing new, or fall back on a wider licence, are no answer', async () => {
    const { creator, dealId } = await briefWithRights();
    for (const [said, path] of [
      [{ rounds: 2 }, 'kind'],
      [{}, 'kind'],
      [{ rights: null }, 'rights'],
    ] as const)
      await expect(propose(creator, dealId, terms(said))).rejects.toMatchObject({
        code: 'request.invalid',
        details: [{ path: [path] }],
      });
    const plain = await sentBrief(server);
    const { id } = await propose(plain.creator, plain.dealId, terms({ rights: usualRights }));
    const kept = await propose(plain.brand, plain.dealId, terms({ answers: id, rights: null }));
    expect(kept.lines?.after.rights).toBeNull();
  });

  test('are an owner’s or a manager’s to answer with others, and no reviewer’s', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const { id } = await propose(creator, dealId, terms({ rounds: 1 }));
    const reviewer = await teamMember(server, brand, 'REVIEWER');
    const other = terms({ answers: id, rounds: 3 });
    await expect(propose(reviewer, dealId, other)).rejects.toMatchObject({ code: 'team.role_too_small' });
    const manager = await teamMember(server, brand, 'MANAGER');
    expect((await propose(manager, dealId, other)).state).toBe('OPEN');
  });
});

/** Sessions end within three days, so these people sign in again. */
async function letTimePass(milliseconds: number, people: readonly Person[]): Promise<void> {
  server.advance(milliseconds);
  for (const person of people) {
    const body = { email: person.user.email, password: testPassword };
    person.client = server.as((await server.anonymous.accounts.logIn({ body })).token);
  }
}

describe('terms that nobody answers', () => {
  test('lapse after 72 hours, and the brief stands as before', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const { id } = await propose(creator, dealId, terms({ budget: 150_000 }));
    await letTimePass(72 * hour - 60_000, [brand, creator]);
    await expireProposals(server.app.deps);
    expect((await read(brand, dealId)).proposals?.[0]?.state).toBe('OPEN');
    server.advance(60_000);
    // Nobody answers them any more, whether or not they were cleared away.
    await expect(answer(brand, dealId, id, 'ACCEPTED')).rejects.toMatchObject({ code: 'proposal.lapsed' });
    await expireProposals(server.app.deps);
    const deal = await read(creator, dealId);
    expect(deal).toMatchObject({
      status: 'BRIEF_SENT',
      budget: 124_000,
      proposals: [{ state: 'LAPSED', answeredBy: null }],
    });
    await server.drain();
    for (const { client } of [brand, creator])
      expect((await client.notifications.list()).notifications[0]?.kind).toBe('terms.lapsed');
    expect((await logOf(brand, dealId)).at(-1)).toMatchObject({
      kind: 'proposal.lapsed',
      what: { state: 'LAPSED' },
    });
  });

  test('do not keep their creator from proposing others', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    await propose(creator, dealId, terms({ budget: 150_000 }));
    await letTimePass(72 * hour, [brand, creator]);
    await propose(creator, dealId, terms({ budget: 140_000 }));
    expect((await read(brand, dealId)).proposals?.map(({ state }) => state)).toEqual(['LAPSED', 'OPEN']);
  });
});
