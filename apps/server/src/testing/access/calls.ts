/** A call of every route for the access matrix, about the rows of its scene: what differs is who asks. */

import { defaultOperatorSettings } from '@briefcast/contract';
import { sampleBankDetails } from '../bank-details.ts';
import { brandIdOf, emptyTemplate } from '../builders.ts';
import { applicationBody, castingBody, draftBody, searchBody } from '../castings.ts';
import { testAdminPassword, testPassword } from '../harness.ts';
import { someAddress, someShipment } from '../samples.ts';
import { newShare } from '../shares.ts';
import type { Column } from './expectations.ts';
import type { AccessScene } from './scene.ts';

const unknownId = '01900000-0000-7000-8000-ffffffffffff';
const subscription = {
  endpoint: 'https://push.example/new',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};

/** A file is judged once: everybody who may has one of their own, and the others try the owner's. */
const roleOf = (column: Column) => (column === 'manager' || column === 'reviewer' ? column : 'owner');

/** A payment is marked and a return confirmed once: the manager has others than the owner. */
const payerOf = (column: Column) => (column === 'manager' ? column : 'owner');

/** What a call of a route is made with. */
interface Call {
  params?: object;
  query?: object;
  body?: object;
}

/** A well-formed call of a route by its name, as the column makes it; without parameters and body where it takes none. */
export function callOf(name: string, scene: AccessScene, column: Column): Call {
  const { situation, targets, debts, team, invitation, share, castings } = scene;
  const { brand, creator, dealId } = situation;
  const judgedFileId = targets.judgedFileIds[roleOf(column)];
  const deal = { params: { id: dealId } };
  const accepted = { params: { id: targets.acceptedDealId } };
  const commented = { params: { id: targets.judgedFileIds.owner } };
  const written = { params: { id: targets.commentIds.written } };
  const inRun = debts.inRun[payerOf(column)];
  const owed = { params: { dealId: debts.owed } };
  // It is owed when the others were paid.
  const owing = { params: { dealId: debts.withLetter } };
  const withCase = { params: { dealId: debts.withCase } };
  const decided = { params: { id: debts.decided.caseId } };
  const sent = { params: { dealId: debts.sent } };
  const today = new Date().toISOString();
  const payment = { paidOn: today, method: 'BANK_TRANSFER', reference: '88401' };
  const shipment = { ...someShipment, sentOn: today };
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const email = `${Math.random().toString(36).slice(2)}@people.example`;
  const calls: Record<string, Call> = {
    'accounts.register': { body: { role: 'BRAND', companyName: 'A', email, password: 'long enough' } },
    'accounts.logIn': { body: { email: 'nobody@people.example', password: 'a guess' } },
    'accounts.forgotPassword': { body: { email: 'nobody@people.example' } },
    'accounts.resetPassword': { body: { token: 'unknown', password: 'long enough' } },
    'accounts.confirmEmail': { body: { token: 'unknown' } },
    'ownAccount.changeEmail': { body: { email, password: testPassword } },
    'ownAccount.confirmNewEmail': { body: { token: 'unknown' } },
    'ownAccount.changePassword': { body: { currentPassword: 'a guess', password: 'long enough' } },
    'ownAccount.changeLanguage': { body: { language: 'en' } },
    'ownAccount.beginTwoFactor': { body: { password: testPassword } },
    'ownAccount.turnOnTwoFactor': { body: { code: 'a guess' } },
    'ownAccount.renewRecoveryCodes': { body: { password: testPassword } },
    'ownAccount.turnOffTwoFactor': { body: { password: testPassword } },
    'ownAccount.endSession': { params: { id: unknownId } },
    'personalData.link': { body: { password: testPassword } },
    'personalData.download': {
      params: { userId: creator.user.id },
      query: { expires: '1', signature: 'a guess' },
    },
    'personalData.removeAccount': { body: { password: 'a guess' } },
    'profiles.update': { body: {} },
    'creators.publicProfile': { params: { id: creator.user.id } },
    'creators.details': { params: { id: creator.user.id } },
    'creators.linkCard': { params: { id: creator.user.id } },
    'rosters.save': { params: { creatorId: creator.user.id }, body: { isFavourite: true } },
    'rosters.remove': { params: { creatorId: unknownId } },
    'rosters.addList': { body: { name: email } },
    'rosters.renameList': { params: { id: unknownId }, body: { name: 'A' } },
    'rosters.removeList': { params: { id: unknownId } },
    'portfolio.list': { params: { userId: creator.user.id } },
    'portfolio.add': { body: { type: 'IMAGE', url: 'https://media.example/a.jpg', title: 'A' } },
    'portfolio.arrange': { body: { itemIds: [] } },
    'portfolio.change': { params: { itemId: targets.portfolioItemId }, body: { title: 'A' } },
    'portfolio.remove': { params: { itemId: targets.portfolioItemId } },
    'deals.create': {
      body: { title: 'A', description: 'B', budget: 100, deadline: tomorrow, creatorId: creator.user.id },
    },
    'deals.createSeveral': {
      body: { title: 'A', description: 'B', budget: 100, deadline: tomorrow, creatorIds: [creator.user.id] },
    },
    'briefTemplates.create': { body: { name: 'Monthly', brief: emptyTemplate } },
    'briefTemplates.remove': { params: { id: unknownId } },
    'deals.read': deal,
    'deals.changeStatus': { ...deal, body: { status: 'ACCEPTED' } },
    'payouts.markPaid': { ...owed, body: payment },
    'payouts.answer': { ...owed, body: { arrived: true } },
    'payouts.answerPart': { params: debts.inPart, body: { arrived: true } },
    'payouts.remind': { params: { dealId: debts.late } },
    'disputes.sendLetter': { params: { dealId: debts.late } },
    'disputes.previewLetter': { params: { dealId: debts.late } },
    'disputes.read': withCase,
    'disputes.open': { params: { dealId: debts.withLetter }, body: { text: 'Nothing came' } },
    'disputes.state': { ...withCase, body: { text: 'It is on its way' } },
    'disputes.withdraw': withCase,
    'adminDisputes.read': decided,
    'adminDisputes.decide': {
      ...decided,
      body: { outcome: 'OWED', text: 'All of it was delivered', restCents: debts.decided.restCents },
    },
    'papers.lateLetter': { params: { id: debts.withLetter } },
    'payoutRuns.create': { body: { dealIds: [debts.inNone[payerOf(column)]] } },
    'payoutRuns.payees': { params: { runId: inRun.runId }, body: { kind: 'CSV' } },
    'payoutRuns.markPaid': { params: { runId: inRun.runId }, body: payment },
    'payoutRuns.discard': { params: { runId: debts.toDiscard[payerOf(column)].runId } },
    'bankDetails.open': { body: { password: testPassword } },
    'bankDetails.save': { body: { password: testPassword, details: sampleBankDetails } },
    'bankDetails.look': owing,
    'bankDetails.ask': owing,
    'bankDetails.call': { ...owing, body: { version: 1 } },
    'samples.read': sent,
    'samples.giveAddress': { ...sent, body: someAddress },
    'samples.send': { ...sent, body: shipment },
    'samples.answer': { ...sent, body: { outcome: 'ARRIVED' } },
    'samples.sendBack': { ...sent, body: shipment },
    'samples.confirmReturn': { params: { dealId: debts.onWayBack[payerOf(column)] } },
    'samples.stateReceipt': {
      params: { dealId: debts.bought.dealId },
      body: { amount: 100, fileId: debts.bought.fileId },
    },
    'additions.propose': { params: { dealId: targets.draftDealId }, body: { what: 'A cut', amount: 100 } },
    'additions.answer': {
      params: { dealId: targets.draftDealId, additionId: unknownId },
      body: { answer: 'DECLINED' },
    },
    'renewals.ofDeal': { params: { dealId } },
    'renewals.offer': { params: { dealId }, body: { kinds: ['LICENCE'], term: 'MONTHS_6', price: 100 } },
    'renewals.answer': { params: { dealId, renewalId: unknownId }, body: { answer: 'DECLINED' } },
    'castings.read': { params: { id: castings.open } },
    'castings.linkCard': { params: { id: castings.open } },
    'castings.post': { body: castingBody() },
    'castings.readOwn': { params: { id: castings.open } },
    'castings.change': { params: { id: castings.open }, body: castingBody() },
    'castings.close': { params: { id: castings.toClose } },
    // It is open: whoever may hears that.
    'castings.reopen': { params: { id: castings.open }, body: { closesOn: castingBody().closesOn } },
    // Whoever may hears that it is over.
    'castings.end': { params: { id: castings.over } },
    'castings.applicants': { params: { id: castings.open } },
    'castings.markSeen': { params: { id: castings.open } },
    'castings.mark': {
      params: { id: castings.open, applicationId: castings.choice.applicationId },
      body: { mark: 'SHORTLISTED' },
    },
    // At another price than the creator asks: whoever may hears that.
    'castings.vote': {
      params: { id: castings.open, applicationId: castings.choice.applicationId },
      body: { vote: 'YES', note: 'The light.' },
    },
    'castings.cast': { params: { id: castings.open }, body: { choices: [{ ...castings.choice, price: 1 }] } },
    // Whoever may hears that it is over.
    'blocks.blockCreator': { params: { id: unknownId } },
    'blocks.unblockCreator': { params: { id: unknownId } },
    'blocks.blockBrand': { params: { castingId: unknownId } },
    'blocks.unblockBrand': { params: { id: unknownId } },
    'adminCastings.end': { params: { id: castings.over }, body: { reason: 'Asks for addresses' } },
    'castingApplications.read': { params: { castingId: castings.open } },
    'castingApplications.apply': { params: { castingId: castings.open }, body: applicationBody() },
    'castingApplications.change': { params: { castingId: castings.open }, body: applicationBody() },
    'castingApplications.withdraw': { params: { castingId: castings.open } },
    'castingDrafts.create': { body: draftBody() },
    'castingDrafts.save': { params: { id: unknownId }, body: draftBody() },
    'castingDrafts.remove': { params: { id: unknownId } },
    'castingInvitations.sent': { params: { id: castings.open } },
    // Who applied cannot be invited: whoever may hears that.
    'castingInvitations.invite': {
      params: { id: castings.open },
      body: { creatorIds: [creator.user.id], message: '' },
    },
    'castingInvitations.decline': { params: { id: castings.open } },
    'savedCastings.save': { params: { id: castings.open } },
    'savedCastings.remove': { params: { id: castings.open } },
    'castingSearches.create': { body: searchBody() },
    'castingSearches.change': { params: { id: unknownId }, body: { isTold: false } },
    'castingSearches.remove': { params: { id: unknownId } },
    'rights.keepUsual': { body: { rights: null } },
    'rights.calendar': { query: { token: 'no-address' } },
    'deals.propose': { params: { id: targets.draftDealId }, body: { kind: 'CANCELLATION' } },
    'deals.answerProposal': {
      params: { id: targets.draftDealId, proposalId: unknownId },
      body: { answer: 'DECLINED' },
    },
    'deals.markBriefItems': {
      params: { id: targets.acceptedDealId },
      body: { itemIds: [targets.briefItemId], attested: true },
    },
    'files.upload': { params: { dealId } },
    'files.review': {
      params: { id: judgedFileId },
      body: { status: 'APPROVED' },
    },
    'files.undoApproval': { params: { id: judgedFileId } },
    'files.approve': { ...accepted, body: { fileIds: [targets.approvedFileIds[roleOf(column)]] } },
    'files.clean': { params: { id: targets.acceptedDealId, fileId: targets.cleanedFileId } },
    'files.content': {
      params: { id: targets.judgedFileIds.owner },
      query: { expires: '1', signature: 'forged' },
    },
    'files.downloadAll': deal,
    'files.media': { params: { id: unknownId } },
    'comments.list': commented,
    'comments.add': { ...commented, body: { kind: 'NOTE', text: 'Hello' } },
    'comments.change': { ...written, body: { kind: 'NOTE', text: 'Softer' } },
    'comments.remove': { params: { id: targets.commentIds.removed } },
    'comments.restore': { params: { id: targets.commentIds.removed } },
    'comments.reply': { ...written, body: { text: 'Yes' } },
    'comments.changeState': { ...written, body: { state: 'OPEN' } },
    'comments.answerRequest': {
      params: { id: targets.commentIds.request },
      body: { answer: 'ACCEPTED' },
    },
    'comments.makeTask': { ...written, body: { kind: 'IN_BRIEF' } },
    'comments.tasks': deal,
    'comments.watch': { ...commented, body: { frame: 0, isWriting: false } },
    'uploads.begin': { body: { dealId: targets.draftDealId, name: 'film.mp4', size: 1000 } },
    'uploads.read': { params: { id: targets.uploadId } },
    'uploads.writePart': { params: { id: targets.uploadId, number: 1 } },
    'uploads.complete': { params: { id: targets.uploadId }, body: {} },
    'uploads.cancel': { params: { id: targets.uploadId } },
    'uploads.beginFilm': { body: { name: 'film.mp4', size: 1000 } },
    'uploads.completeFilm': { params: { id: targets.uploadId }, body: {} },
    'drafts.read': { params: { id: targets.draftDealId } },
    'drafts.changeFile': {
      params: { id: targets.draftDealId, fileId: targets.draftFileIds.kept },
      body: { position: 1 },
    },
    'drafts.removeFile': { params: { id: targets.draftDealId, fileId: targets.draftFileIds.removed } },
    'drafts.submit': { params: { id: targets.submittedDealId } },
    'drafts.takeBack': { params: { id: targets.submittedDealId } },
    'proof.log': accepted,
    'proof.logPage': { ...accepted, query: { after: 0 } },
    'proof.evidence': accepted,
    'proof.certificate': { params: { code: '0000-0000-0000' } },
    'shares.list': accepted,
    'shares.create': { ...accepted, body: newShare([targets.judgedFileIds.owner]) },
    'shares.revoke': { params: { id: targets.acceptedDealId, shareId: share.revoked[roleOf(column)] } },
    'shares.summary': { params: { token: share.token } },
    'shares.enter': { params: { token: share.token }, body: { name: 'Dana' } },
    'shares.files': { params: { token: share.token } },
    'shares.comments': { params: { token: share.token } },
    'shares.addComment': {
      params: { token: share.token },
      body: { fileId: targets.judgedFileIds.owner, text: 'Hello' },
    },
    'shares.reply': { params: { token: share.token, id: unknownId }, body: { text: 'Hello' } },
    'shares.events': { params: { token: share.token } },
    'shares.changeComment': { params: { token: share.token, id: unknownId }, body: { text: 'Hello' } },
    'shares.removeComment': { params: { token: share.token, id: unknownId } },
    'shares.content': {
      params: { shareId: unknownId, id: targets.judgedFileIds.owner },
      query: { guest: unknownId, expires: '1', signature: 'forged' },
    },
    'messages.send': { body: { dealId, type: 'TEXT', content: 'Hello' } },
    'messages.page': deal,
    'messages.markRead': deal,
    'messages.typing': deal,
    'notifications.markRead': { params: { id: targets.notificationId } },
    'notifications.markAllRead': { body: {} },
    'notifications.changeSetting': { body: { kind: 'messages.unread', byMail: true } },
    'notifications.pushKinds': { body: { kinds: ['messages.unread'] } },
    'notifications.readUnsubscription': { query: { token: 'forged' } },
    'notifications.unsubscribe': { query: { token: 'forged' } },
    'pushes.addDevice': { body: { subscription, isInstalled: false, timeZone: 'Asia/Dubai' } },
    'pushes.renewDevice': {
      body: { old: { endpoint: 'https://push.example/old', auth: subscription.keys.auth }, subscription },
    },
    'pushes.removeDevice': { params: { id: unknownId } },
    'pushes.testDevice': { params: { id: unknownId } },
    'pushes.choose': { body: { showsNames: true } },
    'linkPreviews.fetch': { body: { url: 'http://127.0.0.1/' } },
    'team.invite': { body: { email, role: 'REVIEWER' } },
    'team.resendInvitation': { params: { id: invitation.id } },
    'team.revokeInvitation': { params: { id: invitation.id } },
    'team.readInvitation': { params: { token: invitation.token } },
    'team.acceptInvitation': { body: { token: 'unknown' } },
    'team.changeRole': { params: { userId: team.manager.user.id }, body: { role: 'MANAGER' } },
    'team.removeMember': { params: { userId: team.spare.user.id } },
    'team.startOrganization': { body: { companyName: 'Another' } },
    'team.switchOrganization': { body: { id: unknownId } },
    'team.changeName': { body: { firstName: 'Rania', lastName: 'Saleh' } },
    'admin.logIn': { body: { password: testAdminPassword } },
    'admins.add': { body: { email, name: 'Dana Reyes', password: testPassword } },
    'admins.remove': { params: { id: unknownId } },
    'admins.changeRole': { params: { id: unknownId }, body: { role: 'FINANCE' } },
    'admins.changePassword': { body: { currentPassword: 'a guess', password: 'long enough' } },
    'admins.beginTwoFactor': { body: { password: 'a guess' } },
    'admins.turnOnTwoFactor': { body: { code: 'a guess' } },
    'billing.changeDetails': { body: { company: 'Oasis Skin', address: '', taxNumber: '', email: '' } },
    'billing.changeWarning': { body: { warningLevel: 5 } },
    'billing.order': { body: { credits: 10 } },
    'billing.readOrder': { params: { id: unknownId } },
    'billing.cancelOrder': { params: { id: unknownId } },
    'billing.checkout': { params: { id: unknownId } },
    'subscription.renewal': { body: { isEnding: false } },
    'subscription.pause': { body: { isPaused: false } },
    'adminSubscriptions.refund': { params: { id: unknownId }, body: { reason: 'Paid twice' } },
    'adminSubscriptions.confirm': { params: { id: unknownId } },
    'adminMoney.confirmOrder': { params: { id: unknownId }, body: { receivedFils: 1 } },
    'adminMoney.cancelOrder': { params: { id: unknownId } },
    'adminMoney.movementsCsv': { query: { month: '2026-11' } },
    'adminMoney.refundOffer': { params: { id: unknownId } },
    'adminMoney.refundCard': { params: { id: unknownId }, body: { credits: 1, reason: 'Moved' } },
    'adminMoney.refundOrder': { params: { id: unknownId }, body: { credits: 1, reason: 'Moved' } },
    'invoices.pdf': { params: { id: unknownId } },
    'papers.certificate': deal,
    'papers.dealInvoice': deal,
    'papers.dealInvoiceById': { params: { id: dealId, invoiceId: unknownId } },
    'einvoices.ofDealById': { params: { id: dealId, invoiceId: unknownId } },
    'invoiceMails.list': { params: { id: dealId, invoiceId: unknownId } },
    'invoiceMails.send': {
      params: { id: dealId, invoiceId: unknownId },
      body: { to: 'accounts@brand.example', language: 'en' },
    },
    'adminInvoiceMails.list': { params: { id: unknownId } },
    'adminInvoiceMails.send': {
      params: { id: unknownId },
      body: { to: 'accounts@brand.example', language: 'en' },
    },
    'einvoiceProvider.save': {
      body: { password: testPassword, provider: { address: 'https://provider.example/inbox' } },
    },
    'einvoiceProvider.remove': { body: { password: testPassword } },
    'einvoiceProvider.handover': { params: { id: dealId, invoiceId: unknownId } },
    'einvoiceProvider.handOver': { params: { id: dealId, invoiceId: unknownId } },
    'adminEinvoices.saveProvider': { body: { address: 'https://provider.example/inbox' } },
    'adminEinvoices.handover': { params: { id: unknownId } },
    'adminEinvoices.handOver': { params: { id: unknownId } },
    'einvoices.ofHouse': { params: { id: unknownId } },
    'einvoices.ofDeal': deal,
    'moderation.review': { params: { id: unknownId } },
    'moderation.decide': { params: { id: unknownId }, body: { verdict: 'APPROVE', revision: 1 } },
    'moderation.report': { params: { id: unknownId } },
    'moderation.closeReport': { params: { id: unknownId }, body: { outcome: 'DISMISSED' } },
    'reports.profile': { params: { id: creator.user.id }, body: { reason: 'OTHER' } },
    'reports.casting': { params: { id: castings.open }, body: { reason: 'OTHER' } },
    'reports.application': {
      params: { id: castings.open, applicationId: castings.choice.applicationId },
      body: { reason: 'OTHER' },
    },
    'reports.inDeal': { body: { subject: 'MESSAGE', subjectId: unknownId, reason: 'OTHER' } },
    'operatorSettings.change': { body: defaultOperatorSettings },
    'admins.turnOffTwoFactor': { body: { password: 'a guess' } },
    'admin.bulk': { body: { action: 'cancel_deals', ids: [unknownId] } },
    'adminDetails.creator': { params: { id: creator.user.id } },
    'adminDetails.brand': { params: { id: brandIdOf(brand) } },
    'adminDetails.deal': deal,
    'adminDetails.messages': deal,
    'adminDetails.comments': deal,
    'adminDetails.userRemoval': { params: { id: creator.user.id } },
    'adminDetails.dealRemoval': deal,
    'adminDetails.turnOffTwoFactor': { params: { id: creator.user.id }, body: { reason: 'Lost phone' } },
    'admin.removeUser': { params: { id: targets.removedUserId } },
    'admin.togglePublish': { params: { id: targets.publishedUserId }, body: { isPublished: true } },
    'admin.cancelDeal': { params: { id: targets.cancelledDealId } },
    'admin.removeDeal': { params: { id: targets.removedDealId } },
    'admin.retryJob': { params: { id: unknownId } },
    'admin.discardJob': { params: { id: unknownId } },
  };
  return calls[name] ?? {};
}
