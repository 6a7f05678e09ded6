import { describe, expect, it, test } from 'vitest';
import { AdditionAnswer } from './additions/schemas.ts';
import { bulkActions } from './admin/lists.ts';
import { allRoutes } from './api.ts';
import type { BindingAct } from './binding-act.ts';
import { bindingActs } from './binding-acts.ts';
import { RequestAnswer } from './comments/schemas.ts';
import { GrantVerdict } from './credits/grants.ts';
import { ProposalAnswer, ProposalKind } from './deals/proposal.ts';
import { DealStatus } from './deals/schemas.ts';
import { FileReview } from './files/schemas.ts';
import { rolesThatMay } from './policy.ts';
import { RenewalAnswer } from './renewals/schemas.ts';
import { MemberRole } from './teams/member.ts';

/** Calls whose body decides what they do, with all that it can choose. */
const choices: Record<string, readonly string[]> = {
  'deals.changeStatus': DealStatus.options,
  'deals.propose': ProposalKind.options,
  'deals.answerProposal': ProposalAnswer.options,
  'comments.answerRequest': RequestAnswer.exclude(['ASKED']).options,
  'additions.answer': AdditionAnswer.options,
  'renewals.answer': RenewalAnswer.options,
  'files.review': FileReview.shape.status.options,
  'admin.bulk': bulkActions,
  'moderation.decide': ['APPROVE', 'SEND_BACK'],
  'creditGrants.decide': GrantVerdict.options,
};

/** Changes that bind neither an organisation nor a creator: of one's own account and screen, talk, and the work itself. */
const bindsNobody = new Set([
  // One's own account; an organisation that goes with it has no other member.
  ...[
    'register',
    'logIn',
    'logOut',
    'forgotPassword',
    'resetPassword',
    'confirmEmail',
    'resendConfirmation',
  ].map((name) => `accounts.${name}`),
  ...['changeEmail', 'keepEmail', 'confirmNewEmail', 'changePassword', 'changeLanguage', 'endSession'].map(
    (name) => `ownAccount.${name}`,
  ),
  ...['endSessions', 'beginTwoFactor', 'turnOnTwoFactor', 'renewRecoveryCodes', 'turnOffTwoFactor'].map(
    (name) => `ownAccount.${name}`,
  ),
  ...[
    'personalData.link',
    'personalData.removeAccount',
    'legal.accept',
    'files.uploadAvatar',
    'files.uploadPortfolio',
  ],
  // Acts of a team: joining what an owner offered, and which organisation a session works for.
  ...['acceptInvitation', 'startOrganization', 'switchOrganization', 'changeName'].map(
    (name) => `team.${name}`,
  ),
  // Records that a brand keeps for itself.
  'rights.keepUsual',
  ...['openLink', 'endLink', 'look', 'invite', 'open', 'decline'].map((name) => `ownPeople.${name}`),
  ...['save', 'remove', 'addList', 'renameList', 'removeList'].map((name) => `rosters.${name}`),
  ...['add', 'change', 'archive', 'moveDeals', 'remind', 'renewCalendar', 'dropCalendar'].map(
    (name) => `campaigns.${name}`,
  ),
  ...['briefTemplates.create', 'briefTemplates.remove', 'billing.changeWarning'],
  // The work on a deal: neither its price nor its end.
  ...['BRIEF_SENT', 'IN_PROGRESS', 'SUBMITTED', 'NEEDS_REVISION'].map((to) => `deals.changeStatus ${to}`),
  ...['deals.markBriefItems', 'files.upload', 'files.clean', 'payouts.remind', 'rights.renewCalendar'],
  // Looking at bank details, asking for them, and having called.
  ...['open', 'look', 'ask', 'call'].map((name) => `bankDetails.${name}`),
  // Where a sample goes and how it travels: what is owed for it is bound by its receipt.
  ...['giveAddress', 'send', 'answer', 'sendBack', 'confirmReturn'].map((name) => `samples.${name}`),
  // Posts, numbers and links as a side states or gives them, changed at any time: nothing is owed for them.
  ...['state', 'correct', 'withdraw', 'stateNumbers', 'answerNumbers', 'importNumbers'].map(
    (name) => `publications.${name}`,
  ),
  ...['shortLinks.change', 'shortLinks.fillCampaign'],
  // Invoices on their way to who reads or keeps them.
  ...['save', 'remove', 'test', 'handOver'].map((name) => `einvoiceProvider.${name}`),
  ...['saveProvider', 'removeProvider', 'testProvider', 'handOver'].map((name) => `adminEinvoices.${name}`),
  ...['invoiceMails.send', 'adminInvoiceMails.send'],
  // Which payouts a run has, and where they are paid: paid they are by the word that they were.
  ...['create', 'payees', 'discard'].map((name) => `payoutRuns.${name}`),
  // Notes of the team on applications.
  ...['markSeen', 'mark', 'vote'].map((name) => `castings.${name}`),
  // Castings under work, and asking creators to look at one: who applies names the price.
  ...['create', 'save', 'remove'].map((name) => `castingDrafts.${name}`),
  ...['invite', 'decline'].map((name) => `castingInvitations.${name}`),
  ...['save', 'remove'].map((name) => `savedCastings.${name}`),
  ...['create', 'change', 'remove'].map((name) => `castingSearches.${name}`),
  // One's own view of the queue.
  ...['putOff', 'showAgain'].map((name) => `needs.${name}`),
  // Blocks, which leave existing agreements as they are.
  ...['blockCreator', 'unblockCreator', 'blockBrand', 'unblockBrand'].map((name) => `blocks.${name}`),
  ...['begin', 'writePart', 'complete', 'cancel', 'beginFilm', 'completeFilm'].map(
    (name) => `uploads.${name}`,
  ),
  ...['changeFile', 'removeFile', 'submit', 'takeBack'].map((name) => `drafts.${name}`),
  // Talk. A request asks; who answers it binds.
  ...['add', 'change', 'remove', 'restore', 'reply', 'changeState', 'makeTask', 'watch'].map(
    (name) => `comments.${name}`,
  ),
  ...['enter', 'addComment', 'reply', 'changeComment', 'removeComment'].map((name) => `shares.${name}`),
  'campaignReports.open',
  ...['send', 'markRead', 'markUnread', 'typing'].map((name) => `messages.${name}`),
  ...['markRead', 'markAllRead', 'changeSettings', 'unsubscribe'].map((name) => `notifications.${name}`),
  ...['addDevice', 'renewDevice', 'removeDevice', 'testDevice', 'choose'].map((name) => `pushes.${name}`),
  ...['linkPreviews.fetch', 'reports.profile', 'reports.inDeal', 'reports.casting'],
  ...['reports.application', 'moderation.closeReport', 'moderation.warn'],
  // One's own account, suspended.
  ...['suspension.answer', 'adminSuspensions.readAnswer'],
  // The house's own.
  ...['logIn', 'logOut', 'retryJobs', 'retryJob', 'discardJob'].map((name) => `admin.${name}`),
  ...[
    'add',
    'remove',
    'changeRole',
    'changePassword',
    'beginTwoFactor',
    'turnOnTwoFactor',
    'turnOffTwoFactor',
  ].map((name) => `admins.${name}`),
  ...['turnOffTwoFactor', 'endSessions', 'resendConfirmation'].map((name) => `adminDetails.${name}`),
  ...[
    'inbox.settle',
    'inbox.give',
    'readiness.testMail',
    'readiness.testContact',
    'readiness.openTestMail',
    'operatorSettings.addPicture',
    'adminLegal.publish',
  ],
  // Nobody is behind invented people.
  ...['fill', 'remove', 'look'].map((name) => `samplePeople.${name}`),
  // Links that invite people: who comes by one still signs up.
  ...['create', 'end', 'mail'].map((name) => `joinLinks.${name}`),
]);

const waysOfRoutes = allRoutes
  .filter(({ spec }) => spec.method !== 'GET')
  .flatMap(({ name }) => choices[name]?.map((choice) => `${name} ${choice}`) ?? [name]);
const acts: [string, BindingAct][] = Object.entries(bindingActs);
const bindingWays = acts.flatMap(([, { ways }]) => ways);

describe('every call that changes something', () => {
  it.each(waysOfRoutes)('%s binds by one act, or is known to bind nobody', (way) => {
    expect(bindingWays.filter((bound) => bound === way).length).toBe(bindsNobody.has(way) ? 0 : 1);
  });

  it('is there for every way that is named', () => {
    const gone = [...bindingWays, ...bindsNobody].filter((way) => !waysOfRoutes.includes(way));
    expect(gone).toEqual([]);
  });
});

test.each(acts)('%s is bound by those whom the policy lets', (_, { action, by }) => {
  const members = MemberRole.options.filter((role) => by.includes(role));
  if (action && members.length > 0) expect(rolesThatMay(action)).toEqual(members);
});
