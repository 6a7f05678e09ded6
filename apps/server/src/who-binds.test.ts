/**
 * Who may bind an organisation or a creator: every act that commits one of them to a price, rights, rounds, money or
 * publication, tried by everybody through every call that does it (rules/teams#roles).
 */
import { AppError, allRoutes, api } from '@briefcast/contract';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { samplePdf } from './platform/media/sample-media.ts';
import {
  acceptedDeal,
  attestAll,
  briefFor,
  type DealSituation,
  publishedCreator,
  sentBrief,
  teamMember,
} from './testing/builders.ts';
import { setCredits } from './testing/credits.ts';
import { type Person, useTestServer } from './testing/harness.ts';
import { sendFile } from './testing/send-file.ts';
import { setSubscription } from './testing/subscription.ts';

const server = useTestServer();

const people = ['OWNER', 'MANAGER', 'REVIEWER', 'CREATOR', 'OTHER_CREATOR', 'OTHER_BRAND', 'ADMIN'] as const;
type Who = (typeof people)[number];
type Caller = Pick<Person, 'client'>;

interface Act {
  commits: 'price' | 'rights' | 'rounds' | 'money' | 'publication';
  /** Of the contract, such as `deals.create`. */
  routes: readonly string[];
  who: readonly Who[];
  /** Makes the situation; returns its two people and the call that would do the act. */
  prepare(): Promise<{ brand: Person; creator: Person; act(caller: Caller): Promise<unknown> }>;
}

const inDays = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

async function withFile(situation: DealSituation): Promise<string> {
  const { file } = await sendFile(server, situation.creator, api.files.upload, samplePdf(), {
    name: 'take.pdf',
    params: { dealId: situation.dealId },
  });
  return file.id;
}

const move =
  (dealId: string, status: 'ACCEPTED' | 'SUBMITTED' | 'COMPLETED') =>
  ({ client }: Caller) =>
    client.deals.changeStatus({ params: { id: dealId }, body: { status } });

/** Everything is approved: only completing is left. */
async function approvedDeal(): Promise<DealSituation> {
  const situation = await acceptedDeal(server);
  const { brand, creator, dealId } = situation;
  await attestAll(situation);
  const id = await withFile(situation);
  await move(dealId, 'SUBMITTED')(creator);
  await brand.client.files.review({ params: { id }, body: { status: 'APPROVED' } });
  return situation;
}

/** Something beyond the brief, or a further round, that the brand asked for and the creator named a price for. */
async function pricedRequest(asksForRound: boolean) {
  const situation = await acceptedDeal(server);
  const fileId = await withFile(situation);
  const body = {
    kind: 'NEW_REQUEST' as const,
    text: 'A second ending',
    ...(asksForRound ? { asksForRound } : {}),
  };
  const { comment } = await situation.brand.client.comments.add({ params: { id: fileId }, body });
  await situation.creator.client.comments.answerRequest({
    params: { id: comment.id },
    body: { answer: 'PRICED', price: 100_000_000 },
  });
  return {
    ...situation,
    act: ({ client }: Caller) =>
      client.comments.answerRequest({ params: { id: comment.id }, body: { answer: 'PRICE_ACCEPTED' } }),
  };
}

const acts: Record<string, Act> = {
  'a brief is sent': {
    commits: 'price',
    routes: ['deals.create'],
    who: ['OWNER', 'MANAGER', 'OTHER_BRAND'],
    async prepare() {
      const [brand, creator] = [await server.signUpBrand(), await publishedCreator(server)];
      return { brand, creator, act: ({ client }) => client.deals.create({ body: briefFor(creator) }) };
    },
  },
  'a brief is sent to several': {
    commits: 'price',
    routes: ['deals.createSeveral'],
    who: ['OWNER', 'MANAGER', 'OTHER_BRAND'],
    async prepare() {
      const [brand, creator] = [await server.signUpBrand(), await publishedCreator(server)];
      const { creatorId, ...brief } = briefFor(creator);
      const body = { ...brief, creatorIds: [creatorId] };
      return { brand, creator, act: ({ client }) => client.deals.createSeveral({ body }) };
    },
  },
  'a brief is accepted, with its licence': {
    commits: 'rights',
    routes: ['deals.changeStatus'],
    who: ['CREATOR'],
    async prepare() {
      const situation = await sentBrief(server);
      return { ...situation, act: move(situation.dealId, 'ACCEPTED') };
    },
  },
  'other terms are proposed by the creator': {
    commits: 'price',
    routes: ['deals.propose'],
    who: ['CREATOR'],
    async prepare() {
      const situation = await sentBrief(server);
      const body = {
        kind: 'TERMS' as const,
        budget: 150_000,
        deadline: inDays(30),
        note: 'From the 5th on.',
      };
      const params = { id: situation.dealId };
      return { ...situation, act: ({ client }) => client.deals.propose({ params, body }) };
    },
  },
  "a creator's other terms are accepted": {
    commits: 'price',
    routes: ['deals.answerProposal'],
    who: ['OWNER', 'MANAGER'],
    async prepare() {
      const situation = await sentBrief(server);
      const body = {
        kind: 'TERMS' as const,
        budget: 150_000,
        deadline: inDays(30),
        note: 'From the 5th on.',
      };
      const id = situation.dealId;
      const { proposal } = await situation.creator.client.deals.propose({ params: { id }, body });
      const params = { id, proposalId: proposal.id };
      const answer = { answer: 'ACCEPTED' as const };
      return { ...situation, act: ({ client }) => client.deals.answerProposal({ params, body: answer }) };
    },
  },
  'a price beyond the brief is accepted': {
    commits: 'price',
    routes: ['comments.answerRequest'],
    who: ['OWNER', 'MANAGER'],
    prepare: () => pricedRequest(false),
  },
  'a further round is accepted at a price': {
    commits: 'rounds',
    routes: ['comments.answerRequest'],
    who: ['OWNER', 'MANAGER'],
    prepare: () => pricedRequest(true),
  },
  'a project is completed, and owed': {
    commits: 'money',
    routes: ['deals.changeStatus'],
    who: ['OWNER', 'MANAGER'],
    async prepare() {
      const situation = await approvedDeal();
      return { ...situation, act: move(situation.dealId, 'COMPLETED') };
    },
  },
  'a debt is marked as paid': {
    commits: 'money',
    routes: ['payouts.markPaid'],
    who: ['OWNER', 'MANAGER'],
    async prepare() {
      const situation = await approvedDeal();
      const { brand, dealId } = situation;
      await move(dealId, 'COMPLETED')(brand);
      const body = { paidOn: new Date().toISOString(), method: 'BANK_TRANSFER' as const, reference: '88401' };
      return { ...situation, act: ({ client }) => client.payouts.markPaid({ params: { dealId }, body }) };
    },
  },
  'credits are ordered': {
    commits: 'money',
    routes: ['billing.order'],
    who: ['OWNER', 'OTHER_BRAND'],
    async prepare() {
      const situation = await sentBrief(server);
      await setCredits(server, true);
      return { ...situation, act: ({ client }) => client.billing.order({ body: { credits: 10 } }) };
    },
  },
  'a month of the subscription is ordered': {
    commits: 'money',
    routes: ['subscription.order'],
    who: ['CREATOR', 'OTHER_CREATOR'],
    async prepare() {
      await setCredits(server, false);
      const situation = await sentBrief(server);
      await setSubscription(server, true);
      return { ...situation, act: ({ client }) => client.subscription.order() };
    },
  },
  'a profile is published by its creator': {
    commits: 'publication',
    routes: ['profiles.update'],
    who: ['CREATOR'],
    async prepare() {
      const situation = await sentBrief(server);
      return {
        ...situation,
        async act({ client }) {
          // A brand has nothing to publish: what it sends of that is passed over.
          const { user } = await client.profiles.update({ body: { isPublished: true } });
          if (user.role === 'BRAND') throw new AppError('auth.wrong_role');
        },
      };
    },
  },
  'a profile is published by the admin': {
    commits: 'publication',
    routes: ['admin.togglePublish'],
    who: ['ADMIN'],
    async prepare() {
      const situation = await sentBrief(server);
      const params = { id: situation.creator.user.id };
      const act = ({ client }: Caller) => client.admin.togglePublish({ params, body: { isPublished: true } });
      return { ...situation, act };
    },
  },
};

/**
 * Every other call that writes: it commits nobody to anything, or is the admin's alone, or goes on with what somebody was
 * bound to by an act above.
 */
const bindsNobody: Record<string, readonly string[]> = {
  accounts: [
    'register',
    'logIn',
    'logOut',
    'forgotPassword',
    'resetPassword',
    'confirmEmail',
    'resendConfirmation',
  ],
  ownAccount: [
    'changeEmail',
    'keepEmail',
    'confirmNewEmail',
    'changePassword',
    'changeLanguage',
    'beginTwoFactor',
    'turnOnTwoFactor',
    'renewRecoveryCodes',
    'turnOffTwoFactor',
    'endSession',
    'endSessions',
  ],
  personalData: ['link', 'removeAccount'],
  portfolio: ['add', 'arrange', 'change', 'remove'],
  rosters: ['save', 'remove', 'addList', 'renameList', 'removeList'],
  team: [
    'invite',
    'resendInvitation',
    'revokeInvitation',
    'acceptInvitation',
    'changeRole',
    'removeMember',
    'startOrganization',
    'switchOrganization',
    'changeName',
  ],
  deals: ['markBriefItem'],
  briefTemplates: ['create', 'remove'],
  files: ['upload', 'uploadPortfolio', 'uploadAvatar', 'review', 'undoApproval', 'clean'],
  comments: ['add', 'change', 'remove', 'restore', 'reply', 'changeState', 'makeTask', 'watch'],
  uploads: ['begin', 'writePart', 'complete', 'cancel'],
  drafts: ['changeFile', 'removeFile', 'submit', 'takeBack'],
  shares: ['create', 'revoke', 'enter', 'addComment', 'reply', 'changeComment', 'removeComment'],
  messages: ['send', 'markRead', 'typing'],
  notifications: ['markRead', 'markAllRead', 'changeSetting', 'unsubscribe'],
  payouts: ['answer', 'remind'],
  rights: ['renewCalendar'],
  linkPreviews: ['fetch'],
  admin: [
    'logIn',
    'logOut',
    'bulk',
    'removeUser',
    'cancelDeal',
    'removeDeal',
    'retryJobs',
    'retryJob',
    'discardJob',
  ],
  adminDetails: ['turnOffTwoFactor'],
  admins: ['add', 'remove', 'changePassword', 'beginTwoFactor', 'turnOnTwoFactor', 'turnOffTwoFactor'],
  operatorSettings: ['change'],
  moderation: ['decide', 'closeReport'],
  reports: ['profile', 'inDeal'],
  billing: ['changeDetails', 'changeWarning', 'checkout', 'cancelOrder'],
  adminMoney: ['confirmOrder', 'cancelOrder', 'refundOrder', 'refundCard'],
  subscription: ['checkout', 'portal', 'renewal', 'pause'],
  adminSubscriptions: ['confirm', 'refund'],
};

const isWriting = ({ spec }: (typeof allRoutes)[number]) => spec.method !== 'GET';

test('every call that writes either has its act here or binds nobody', () => {
  const ofActs = new Set(Object.values(acts).flatMap(({ routes }) => routes));
  const ofNobody = Object.entries(bindsNobody).flatMap(([group, names]) =>
    names.map((name) => `${group}.${name}`),
  );
  const known = new Set([...ofActs, ...ofNobody]);
  const writing = allRoutes.filter(isWriting).map(({ name }) => name);
  expect(
    writing.filter((name) => !known.has(name)),
    'say here whom it binds, or that it binds nobody',
  ).toEqual([]);
  expect([...known].filter((name) => !writing.includes(name))).toEqual([]);
  expect(ofNobody.filter((name) => ofActs.has(name))).toEqual([]);
});

let others: Record<'OTHER_CREATOR' | 'OTHER_BRAND' | 'ADMIN', Caller>;
beforeAll(async () => {
  others = {
    OTHER_CREATOR: await server.signUpCreator(),
    OTHER_BRAND: await server.signUpBrand(),
    ADMIN: await server.signInAdmin(),
  };
});

afterEach(async () => {
  await setCredits(server, false);
  await setSubscription(server, false);
});

async function callerOf(who: Who, { brand, creator }: { brand: Person; creator: Person }): Promise<Caller> {
  if (who === 'OWNER') return brand;
  if (who === 'CREATOR') return creator;
  if (who === 'MANAGER' || who === 'REVIEWER') return teamMember(server, brand, who);
  return others[who];
}

describe.each(Object.entries(acts))('%s', (_, { who, prepare }) => {
  test('by nobody else', async () => {
    const { act, ...situation } = await prepare();
    for (const person of people.filter((each) => !who.includes(each))) {
      const refusal = await act(await callerOf(person, situation)).then(
        () => ({ status: 'done' }),
        (error) => error,
      );
      expect([400, 401, 403, 404, 409], `${person} was answered with ${refusal.code}`).toContain(
        refusal.status,
      );
    }
  });

  test.each([...who])('by %s', async (person) => {
    const { act, ...situation } = await prepare();
    await expect(act(await callerOf(person, situation))).resolves.not.toThrow();
  });
});
