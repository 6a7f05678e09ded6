/**
 * What bounds each answer that holds more than one thing: a list, a file, an export. A route of the contract whose answer
 * is one and that has no row here fails a test, as one does whose answer outgrows its row (answer-bounds.test.ts).
 */
import { type RouteSpec, z } from '@briefcast/contract';

const kilobytes = 1024;

/** How large an answer gets, however much is stored. */
export type AnswerBound =
  /** All there is, as what it holds is bounded where it is written. */
  | { form: 'whole'; bytes: number }
  /** So many rows at most, and a cursor that leads on. */
  | { form: 'page'; bytes: number }
  /** Read, or made, while it is sent. */
  | { form: 'stream' };

/**
 * Why one caller's asking does not hold up the others: calls are counted for each account or network (`limit` in the
 * route table), or, where one call costs more than its counting tells, few are answered at once.
 */
export type AnswerPlace = 'counted' | 'turns';

export interface AnswerRow {
  bound: AnswerBound;
  place: AnswerPlace;
}

const whole = (kB: number): AnswerRow => ({
  bound: { form: 'whole', bytes: kB * kilobytes },
  place: 'counted',
});
const page = (kB: number): AnswerRow => ({
  bound: { form: 'page', bytes: kB * kilobytes },
  place: 'counted',
});
const stream: AnswerRow = { bound: { form: 'stream' }, place: 'counted' };
const inTurns = (row: AnswerRow): AnswerRow => ({ ...row, place: 'turns' });

/** Whether an answer holds more than one thing. */
export function answersMany({ kind = 'json', reply }: RouteSpec): boolean {
  if (kind !== 'json') return true;
  const form = JSON.stringify(z.toJSONSchema(reply, { io: 'input', unrepresentable: 'any' }));
  return form.includes('"type":"array"') || form.includes('"additionalProperties":{"');
}

/** Oneself, with the profile and what one's session works for. */
const ownUser = whole(256);
/** A file of a deal with what was found out of it, and words of a verdict. */
const dealFile = whole(64);
/** A comment with its replies, which together weigh no more (rules/comments#bounds). */
const comment = whole(96);
/** As many comments as are answered at once by their weight, and one more. */
const commentPage = page(400);
/** An order of credits with the card payments that came for it and differ from it. */
const creditOrder = whole(64);
/** Files of ours that are made for one asker; few at once, by `media-work.ts`. */
const paper = inTurns(whole(4096));
const bytes = stream;
const csv = stream;

export const answerBounds: Record<string, AnswerRow> = {
  'accounts.register': ownUser,
  'accounts.logIn': ownUser,
  'accounts.me': ownUser,
  'profiles.update': ownUser,
  'team.acceptInvitation': ownUser,
  'team.startOrganization': ownUser,
  'team.switchOrganization': ownUser,
  'team.changeName': ownUser,
  'ownAccount.read': whole(8),
  'ownAccount.changeEmail': whole(8),
  'ownAccount.keepEmail': whole(8),
  'ownAccount.changeLanguage': whole(8),
  'ownAccount.turnOnTwoFactor': whole(2),
  'ownAccount.renewRecoveryCodes': whole(2),
  'ownAccount.sessions': whole(128),
  'personalData.download': inTurns(stream),
  'personalData.removal': whole(512),
  // As many as there are; above a megabyte it is sent in pieces.
  'creators.directory': inTurns(stream),
  'creators.publicProfile': whole(256),
  'creators.details': whole(256),
  'creators.linkCard': inTurns(whole(1024)),
  'creators.categories': whole(64),
  'portfolio.list': whole(256),
  'portfolio.arrange': whole(256),
  'rosters.read': whole(256),
  'rosters.creators': whole(1024),
  'rosters.save': whole(16),
  'team.read': whole(128),
  'team.changeRole': whole(128),
  'team.organizations': whole(256),
  'adminCastings.list': page(640),
  'castings.board': inTurns(page(640)),
  'castings.fitting': page(640),
  'castings.linkCard': inTurns(whole(1024)),
  'system.siteMap': whole(6144),
  'system.robots': whole(1),
  'system.changePassword': whole(1),
  'castingDrafts.list': whole(1024),
  'castingDrafts.create': whole(64),
  'castingDrafts.save': whole(64),
  'castingInvitations.sent': whole(64),
  'castingInvitations.invite': whole(64),
  'castingInvitations.own': whole(256),
  'savedCastings.list': whole(512),
  'castingSearches.list': whole(512),
  'castingSearches.create': whole(64),
  'castingSearches.change': whole(64),
  'castings.read': whole(96),
  'castings.post': whole(96),
  'castings.own': page(640),
  'castings.readOwn': whole(96),
  'castings.change': whole(96),
  'castings.close': whole(96),
  'castings.reopen': whole(96),
  'castings.end': whole(96),
  'castings.applicants': page(640),
  'castings.markSeen': whole(96),
  'castings.cast': whole(96),
  'castings.vote': whole(64),
  'blocks.creators': whole(256),
  'blocks.brands': whole(256),
  'castingApplications.list': page(640),
  'castingApplications.read': whole(16),
  'castingApplications.apply': whole(16),
  'castingApplications.change': whole(16),
  'castingApplications.withdraw': whole(16),
  'deals.createSeveral': whole(512),
  'deals.brandDeals': page(640),
  'deals.creatorDeals': page(640),
  // The brief of one deal alone may have 50 requirements of 5,000 letters, listed and as they were sent.
  'deals.read': whole(1536),
  'deals.markBriefItems': whole(1024),
  'deals.propose': whole(64),
  'deals.answerProposal': whole(64),
  'briefTemplates.list': whole(1024),
  'briefTemplates.create': whole(512),
  'files.upload': dealFile,
  'files.review': dealFile,
  'files.approve': whole(16),
  'files.undoApproval': dealFile,
  'files.clean': dealFile,
  'files.content': bytes,
  'files.downloadAll': bytes,
  'files.media': bytes,
  'comments.list': commentPage,
  'comments.tasks': commentPage,
  'comments.add': comment,
  'comments.change': comment,
  'comments.restore': comment,
  'comments.reply': comment,
  'comments.changeState': comment,
  'comments.answerRequest': comment,
  'comments.makeTask': comment,
  'uploads.begin': whole(256),
  'uploads.list': whole(256),
  'uploads.read': whole(256),
  'uploads.complete': dealFile,
  'uploads.beginFilm': whole(16),
  'drafts.read': whole(1024),
  'drafts.changeFile': whole(1024),
  'drafts.removeFile': whole(1024),
  'shares.list': whole(512),
  'shares.create': whole(64),
  'shares.files': whole(512),
  'shares.comments': commentPage,
  'shares.addComment': comment,
  'shares.reply': comment,
  'shares.changeComment': comment,
  'shares.events': stream,
  'shares.content': bytes,
  'proof.log': page(600),
  'proof.logPage': page(400),
  'proof.evidence': inTurns(stream),
  'proof.certificate': whole(512),
  'messages.page': page(384),
  'notifications.list': page(128),
  'notifications.settings': whole(16),
  'notifications.changeSetting': whole(16),
  'notifications.pushKinds': whole(16),
  'pushes.read': whole(8),
  'pushes.addDevice': whole(8),
  'pushes.removeDevice': whole(8),
  'pushes.testDevice': whole(8),
  'pushes.choose': whole(8),
  'payouts.list': page(640),
  'payouts.account': whole(64),
  'payouts.markPaid': whole(64),
  'payouts.answer': whole(64),
  'payouts.answerPart': whole(64),
  'payouts.remind': whole(64),
  'disputes.read': whole(96),
  'disputes.previewLetter': whole(64),
  'disputes.open': whole(96),
  'disputes.state': whole(96),
  'disputes.withdraw': whole(96),
  'payoutRuns.list': page(640),
  'payoutRuns.create': whole(64),
  'payoutRuns.payees': whole(64),
  'payoutRuns.discard': whole(64),
  'payoutRuns.markPaid': whole(64),
  'bankDetails.own': whole(128),
  'rights.list': whole(1024),
  'renewals.ofDeal': whole(512),
  'renewals.offer': whole(16),
  'renewals.answer': whole(16),
  'rights.calendar': whole(1024),
  'live.events': stream,
  'admin.dashboard': whole(64),
  'admin.figures': whole(128),
  'admin.creators': page(640),
  'admin.brands': page(640),
  'admin.deals': page(640),
  'admin.creatorsFile': csv,
  'admin.brandsFile': csv,
  'admin.dealsFile': csv,
  'admin.bulk': whole(64),
  'admin.audit': page(640),
  'admin.health': whole(64),
  'admin.jobs': whole(256),
  'adminDetails.creator': whole(1024),
  'adminDetails.brand': whole(1024),
  'adminDetails.deal': whole(1536),
  'adminDetails.messages': page(384),
  'adminDetails.comments': commentPage,
  'adminDetails.userRemoval': whole(512),
  'admins.list': whole(64),
  'admins.turnOnTwoFactor': whole(2),
  'operatorSettings.read': whole(16),
  'operatorSettings.change': whole(16),
  'moderation.queue': whole(512),
  'moderation.review': whole(512),
  'moderation.report': whole(128),
  'billing.read': whole(256),
  'billing.statement': page(512),
  'billing.statementCsv': csv,
  'billing.ordersCsv': csv,
  'adminMoney.orders': page(640),
  'adminPayouts.list': page(640),
  'adminPayouts.file': csv,
  'adminDisputes.list': page(640),
  'adminDisputes.read': whole(160),
  'adminMoney.confirmOrder': creditOrder,
  'adminMoney.cancelOrder': creditOrder,
  'adminMoney.refundOffer': creditOrder,
  'adminMoney.refundOrder': creditOrder,
  'adminMoney.refundCard': creditOrder,
  'adminMoney.movements': page(512),
  'adminMoney.movementsCsv': csv,
  'adminSubscriptions.awaiting': whole(256),
  'adminSubscriptions.paid': page(256),
  'invoices.list': page(640),
  'invoices.pdf': paper,
  'papers.certificate': paper,
  'papers.dealInvoice': paper,
  'papers.dealInvoiceById': paper,
  'papers.lateLetter': paper,
  // Ten mails of an invoice at most; every try of a document, ten a round.
  'invoiceMails.list': whole(16),
  'invoiceMails.send': whole(16),
  'adminInvoiceMails.list': whole(16),
  'adminInvoiceMails.send': whole(16),
  'einvoiceProvider.handover': whole(32),
  'einvoiceProvider.handOver': whole(32),
  'adminEinvoices.handover': whole(32),
  'adminEinvoices.handOver': whole(32),
  'einvoices.ofHouse': whole(64),
  'einvoices.ofDeal': whole(64),
  'einvoices.ofDealById': whole(64),
  'system.site': whole(8),
  'system.prices': whole(8),
  'system.metrics': whole(512),
};
