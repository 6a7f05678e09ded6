/**
 * Calls that rest for the suspended, and calls that go on (rules/suspensions#what-rests). A call without a row
 * rests, and a test names it.
 */
import { allRoutes, type RouteName, type RouteNamed } from '../api.ts';
import type { RouteSpec } from '../kit/route.ts';
import type { SuspendedAs } from './suspended-as.ts';

/** Calls of signed-in people that change something. */
type ChangingCall = {
  [Name in RouteName]: RouteNamed<Name> extends { method: 'GET' } | { access: 'public' | 'admin' | 'finance' }
    ? never
    : Name;
}[RouteName];

/** Fields of the body with the choice that rests; the call goes on with any other. */
type RestingChoice = Readonly<Record<string, string | boolean>>;
type WhileSuspended = 'RESTS' | 'GOES_ON' | RestingChoice;

/**
 * Decision for each call of a suspended brand or creator. New business rests: deals, castings, credits, reach, people.
 * Running deals go on, with their money and files; so do one's own account and records, and what ends something.
 */
export const whileSuspended: { readonly [Name in ChangingCall]?: WhileSuspended } = {
  'accounts.logOut': 'GOES_ON',
  'accounts.resendConfirmation': 'GOES_ON',
  'additions.answer': { answer: 'ACCEPTED' },
  'additions.propose': 'RESTS',
  'bankDetails.ask': 'GOES_ON',
  'bankDetails.call': 'GOES_ON',
  'bankDetails.look': 'GOES_ON',
  'bankDetails.open': 'GOES_ON',
  'bankDetails.save': 'GOES_ON',
  'billing.cancelOrder': 'GOES_ON',
  'billing.changeDetails': 'GOES_ON',
  'billing.changeWarning': 'GOES_ON',
  'billing.checkout': 'RESTS',
  'billing.order': 'RESTS',
  'blocks.blockBrand': 'GOES_ON',
  'blocks.blockCreator': 'GOES_ON',
  'blocks.unblockBrand': 'GOES_ON',
  'blocks.unblockCreator': 'GOES_ON',
  'briefTemplates.create': 'GOES_ON',
  'briefTemplates.remove': 'GOES_ON',
  'castingApplications.apply': 'RESTS',
  'castingApplications.change': 'RESTS',
  'castingApplications.withdraw': 'GOES_ON',
  'castingDrafts.create': 'GOES_ON',
  'castingDrafts.remove': 'GOES_ON',
  'castingDrafts.save': 'GOES_ON',
  'castingInvitations.decline': 'GOES_ON',
  'castingInvitations.invite': 'RESTS',
  'castingSearches.change': 'GOES_ON',
  'castingSearches.create': 'GOES_ON',
  'castingSearches.remove': 'GOES_ON',
  'castings.cast': 'RESTS',
  'castings.change': 'RESTS',
  'castings.close': 'GOES_ON',
  'castings.end': 'GOES_ON',
  'castings.mark': 'GOES_ON',
  'castings.markSeen': 'GOES_ON',
  'castings.post': 'RESTS',
  'castings.reopen': 'RESTS',
  'castings.vote': 'GOES_ON',
  'comments.add': 'GOES_ON',
  'comments.answerRequest': 'GOES_ON',
  'comments.change': 'GOES_ON',
  'comments.changeState': 'GOES_ON',
  'comments.makeTask': 'GOES_ON',
  'comments.remove': 'GOES_ON',
  'comments.reply': 'GOES_ON',
  'comments.restore': 'GOES_ON',
  'comments.watch': 'GOES_ON',
  'deals.answerProposal': 'GOES_ON',
  'deals.changeStatus': { status: 'ACCEPTED' },
  'deals.create': 'RESTS',
  'deals.createSeveral': 'RESTS',
  'deals.markBriefItems': 'GOES_ON',
  'deals.propose': { kind: 'TERMS' },
  'disputes.open': 'GOES_ON',
  'disputes.sendLetter': 'GOES_ON',
  'disputes.state': 'GOES_ON',
  'disputes.withdraw': 'GOES_ON',
  'drafts.changeFile': 'GOES_ON',
  'drafts.removeFile': 'GOES_ON',
  'drafts.submit': 'GOES_ON',
  'drafts.takeBack': 'GOES_ON',
  'einvoiceProvider.handOver': 'GOES_ON',
  'einvoiceProvider.remove': 'GOES_ON',
  'einvoiceProvider.save': 'GOES_ON',
  'einvoiceProvider.test': 'GOES_ON',
  'files.approve': 'GOES_ON',
  'files.clean': 'GOES_ON',
  'files.review': 'GOES_ON',
  'files.undoApproval': 'GOES_ON',
  'files.upload': 'GOES_ON',
  'files.uploadAvatar': 'GOES_ON',
  'files.uploadPortfolio': 'GOES_ON',
  'invoiceMails.send': 'GOES_ON',
  'linkPreviews.fetch': 'GOES_ON',
  'legal.accept': 'GOES_ON',
  'messages.markRead': 'GOES_ON',
  'messages.send': 'GOES_ON',
  'messages.typing': 'GOES_ON',
  'needs.putOff': 'GOES_ON',
  'needs.showAgain': 'GOES_ON',
  'notifications.changeSettings': 'GOES_ON',
  'notifications.markAllRead': 'GOES_ON',
  'notifications.markRead': 'GOES_ON',
  'ownAccount.beginTwoFactor': 'GOES_ON',
  'ownAccount.changeEmail': 'GOES_ON',
  'ownAccount.changeLanguage': 'GOES_ON',
  'ownAccount.changePassword': 'GOES_ON',
  'ownAccount.endSession': 'GOES_ON',
  'ownAccount.endSessions': 'GOES_ON',
  'ownAccount.keepEmail': 'GOES_ON',
  'ownAccount.renewRecoveryCodes': 'GOES_ON',
  'ownAccount.turnOffTwoFactor': 'GOES_ON',
  'ownAccount.turnOnTwoFactor': 'GOES_ON',
  'payoutRuns.create': 'GOES_ON',
  'payoutRuns.discard': 'GOES_ON',
  'payoutRuns.markPaid': 'GOES_ON',
  'payoutRuns.payees': 'GOES_ON',
  'payouts.answer': 'GOES_ON',
  'payouts.answerPart': 'GOES_ON',
  'payouts.markPaid': 'GOES_ON',
  'payouts.remind': 'GOES_ON',
  'personalData.link': 'GOES_ON',
  'personalData.removeAccount': 'GOES_ON',
  'portfolio.add': 'GOES_ON',
  'portfolio.arrange': 'GOES_ON',
  'portfolio.change': 'GOES_ON',
  'portfolio.remove': 'GOES_ON',
  'profiles.update': { isPublished: true },
  'pushes.addDevice': 'GOES_ON',
  'pushes.choose': 'GOES_ON',
  'pushes.removeDevice': 'GOES_ON',
  'pushes.testDevice': 'GOES_ON',
  'renewals.answer': { answer: 'ACCEPTED' },
  'renewals.offer': 'RESTS',
  'reports.application': 'GOES_ON',
  'reports.casting': 'GOES_ON',
  'reports.inDeal': 'GOES_ON',
  'rights.keepUsual': 'GOES_ON',
  'rights.renewCalendar': 'GOES_ON',
  'rosters.addList': 'GOES_ON',
  'rosters.remove': 'GOES_ON',
  'rosters.removeList': 'GOES_ON',
  'rosters.renameList': 'GOES_ON',
  'rosters.save': 'GOES_ON',
  'samples.answer': 'GOES_ON',
  'samples.confirmReturn': 'GOES_ON',
  'samples.giveAddress': 'GOES_ON',
  'samples.send': 'GOES_ON',
  'samples.sendBack': 'GOES_ON',
  'samples.stateReceipt': 'GOES_ON',
  'savedCastings.remove': 'GOES_ON',
  'savedCastings.save': 'GOES_ON',
  'shares.create': 'GOES_ON',
  'shares.revoke': 'GOES_ON',
  'subscription.checkout': 'RESTS',
  'subscription.order': 'RESTS',
  'subscription.pause': 'GOES_ON',
  'subscription.portal': 'GOES_ON',
  'subscription.renewal': 'GOES_ON',
  'suspension.answer': 'GOES_ON',
  'team.changeName': 'GOES_ON',
  'team.changeRole': 'GOES_ON',
  'team.invite': 'RESTS',
  'team.removeMember': 'GOES_ON',
  'team.resendInvitation': 'RESTS',
  'team.revokeInvitation': 'GOES_ON',
  'team.startOrganization': 'RESTS',
  'team.switchOrganization': 'GOES_ON',
  'uploads.begin': 'GOES_ON',
  'uploads.beginFilm': 'GOES_ON',
  'uploads.cancel': 'GOES_ON',
  'uploads.complete': 'GOES_ON',
  'uploads.completeFilm': 'GOES_ON',
  'uploads.writePart': 'GOES_ON',
};

/** Calls left to a suspended person of brands: their own account, its data, and their answer. */
export const leftToMember = [
  'accounts.logOut',
  'accounts.me',
  'accounts.resendConfirmation',
  'ownAccount.beginTwoFactor',
  'ownAccount.changeEmail',
  'ownAccount.changeLanguage',
  'ownAccount.changePassword',
  'ownAccount.endSession',
  'ownAccount.endSessions',
  'ownAccount.keepEmail',
  'ownAccount.read',
  'ownAccount.renewRecoveryCodes',
  'ownAccount.sessions',
  'ownAccount.turnOffTwoFactor',
  'ownAccount.turnOnTwoFactor',
  'personalData.link',
  'personalData.removal',
  'personalData.removeAccount',
  'suspension.answer',
  'suspension.read',
] as const satisfies readonly RouteName[];

const names = new Map(allRoutes.map(({ name, spec }) => [spec, name]));
const rows: Readonly<Record<string, WhileSuspended>> = whileSuspended;
const left: ReadonlySet<string> = new Set(leftToMember);

const isChosen = (choice: RestingChoice, body: unknown): boolean =>
  Object.entries(choice).some(
    ([field, value]) => (body as Record<string, unknown> | null | undefined)?.[field] === value,
  );

/**
 * Whether a call rests for somebody who is suspended; `body` is what they send. Public calls rest for nobody, because
 * they need no session.
 */
export function restsFor(spec: RouteSpec, as: SuspendedAs, body: unknown): boolean {
  if (spec.access === 'public') return false;
  const name = names.get(spec) ?? '';
  if (as === 'MEMBER') return !left.has(name);
  if (spec.method === 'GET') return false;
  const row = rows[name] ?? 'RESTS';
  return row === 'RESTS' || (row !== 'GOES_ON' && isChosen(row, body));
}
