import {
  allRoutes,
  defaultOperatorSettings,
  type NewShare,
  type RouteSpec,
  requestPath,
} from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { brands } from './platform/database/tables/index.ts';
import { type AccessTargets, accessTargets } from './testing/access-targets.ts';
import { sampleBankDetails } from './testing/bank-details.ts';
import {
  brandIdOf,
  type DealSituation,
  emptyTemplate,
  invitationToken,
  sentBrief,
  teamMember,
} from './testing/builders.ts';
import {
  applicationBody,
  appliedTo,
  castingBody,
  draftBody,
  postedCasting,
  searchBody,
} from './testing/castings.ts';
import { newEmail, type Person, testAdminPassword, testPassword, useTestServer } from './testing/harness.ts';
import { someAddress, someShipment } from './testing/samples.ts';

/**
 * Who gets which status from which call: anonymous, the deal's creator, the people of the deal's brand by their role,
 * somebody who belongs to no organisation, another creator, another brand, the admin, an admin for finance. The calls are well-formed, so what differs is who asks. A route that is missing
 * here fails the test, and so does one that lets in more people than this says.
 */
const columns = [
  'anonymous',
  'creator',
  'owner',
  'manager',
  'reviewer',
  'ofNone',
  'otherCreator',
  'otherBrand',
  'admin',
  'finance',
] as const;
type Column = (typeof columns)[number];

const unknownId = '01900000-0000-7000-8000-ffffffffffff';
const subscription = {
  endpoint: 'https://push.example/new',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
};

const expectations: Record<string, string> = {
  'accounts.register': '201 201 201 201 201 201 201 201 201 201',
  'accounts.logIn': '401 401 401 401 401 401 401 401 401 401',
  'accounts.me': '401 200 200 200 200 200 200 200 401 401',
  'accounts.logOut': '401 200 200 200 200 200 200 200 401 401',
  'accounts.forgotPassword': '200 200 200 200 200 200 200 200 200 200',
  'accounts.resetPassword': '400 400 400 400 400 400 400 400 400 400',
  'accounts.confirmEmail': '400 400 400 400 400 400 400 400 400 400',
  'accounts.resendConfirmation': '401 200 200 200 200 200 200 200 401 401',
  'ownAccount.read': '401 200 200 200 200 200 200 200 401 401',
  'ownAccount.changeEmail': '401 200 200 200 200 200 200 200 401 401',
  'ownAccount.keepEmail': '401 200 200 200 200 200 200 200 401 401',
  'ownAccount.confirmNewEmail': '400 400 400 400 400 400 400 400 400 400',
  'ownAccount.changePassword': '401 403 403 403 403 403 403 403 401 401',
  'ownAccount.changeLanguage': '401 200 200 200 200 200 200 200 401 401',
  'ownAccount.beginTwoFactor': '401 200 200 200 200 200 200 200 401 401',
  'ownAccount.turnOnTwoFactor': '401 401 401 401 401 409 409 409 401 401',
  'ownAccount.renewRecoveryCodes': '401 409 409 409 409 409 409 409 401 401',
  'ownAccount.turnOffTwoFactor': '401 409 409 409 409 409 409 409 401 401',
  'ownAccount.sessions': '401 200 200 200 200 200 200 200 401 401',
  'ownAccount.endSession': '401 404 404 404 404 404 404 404 401 401',
  'ownAccount.endSessions': '401 200 200 200 200 200 200 200 401 401',
  'personalData.link': '401 200 200 200 200 200 200 200 401 401',
  'personalData.download': '403 403 403 403 403 403 403 403 403 403',
  'personalData.removal': '401 200 200 200 200 200 200 200 401 401',
  'personalData.removeAccount': '401 403 403 403 403 403 403 403 401 401',
  'profiles.update': '401 200 200 200 403 403 200 200 401 401',
  'creators.directory': '200 200 200 200 200 200 200 200 200 200',
  'creators.publicProfile': '200 200 200 200 200 200 200 200 200 200',
  'creators.details': '200 200 200 200 200 200 200 200 200 200',
  'creators.linkCard': '200 200 200 200 200 200 200 200 200 200',
  'rosters.read': '401 403 200 200 200 403 403 200 401 401',
  'rosters.creators': '401 403 200 200 200 403 403 200 401 401',
  'rosters.save': '401 403 200 200 200 403 403 200 401 401',
  'rosters.remove': '401 403 200 200 200 403 403 200 401 401',
  'rosters.addList': '401 403 201 201 201 403 403 201 401 401',
  'rosters.renameList': '401 403 404 404 404 403 403 404 401 401',
  'rosters.removeList': '401 403 404 404 404 403 403 404 401 401',
  'creators.categories': '200 200 200 200 200 200 200 200 200 200',
  'portfolio.list': '200 200 200 200 200 200 200 200 200 200',
  'portfolio.add': '401 201 403 403 403 403 201 403 401 401',
  'portfolio.arrange': '401 200 403 403 403 403 200 403 401 401',
  'portfolio.change': '401 200 403 403 403 403 404 403 401 401',
  'portfolio.remove': '401 200 403 403 403 403 404 403 401 401',
  'deals.create': '401 403 201 201 403 403 403 201 401 401',
  'deals.createSeveral': '401 403 201 201 403 403 403 201 401 401',
  'briefTemplates.list': '401 403 200 200 403 403 403 200 401 401',
  'briefTemplates.create': '401 403 201 201 403 403 403 201 401 401',
  'briefTemplates.remove': '401 403 404 404 403 403 403 404 401 401',
  'castings.board': '200 200 200 200 200 200 200 200 200 200',
  'castings.read': '200 200 200 200 200 200 200 200 200 200',
  'castings.post': '401 403 201 201 403 403 403 201 401 401',
  'castings.own': '401 403 200 200 200 403 403 200 401 401',
  'castings.readOwn': '401 403 200 200 200 403 403 404 401 401',
  'castings.change': '401 403 200 200 403 403 403 404 401 401',
  'castings.close': '401 403 200 200 403 403 403 404 401 401',
  'castings.reopen': '401 403 409 409 403 403 403 404 401 401',
  'castings.end': '401 403 409 409 403 403 403 404 401 401',
  'castings.applicants': '401 403 200 200 200 403 403 404 401 401',
  'castings.markSeen': '401 403 200 200 200 403 403 404 401 401',
  'castings.mark': '401 403 200 200 200 403 403 404 401 401',
  'castings.vote': '401 403 200 200 200 403 403 404 401 401',
  'castings.cast': '401 403 409 409 403 403 403 404 401 401',
  'castings.linkCard': '200 200 200 200 200 200 200 200 200 200',
  'system.siteMap': '200 200 200 200 200 200 200 200 200 200',
  'system.robots': '200 200 200 200 200 200 200 200 200 200',
  'castings.fitting': '401 200 403 403 403 403 200 403 401 401',
  'castingDrafts.list': '401 403 200 200 403 403 403 200 401 401',
  'castingDrafts.create': '401 403 201 201 403 403 403 201 401 401',
  'castingDrafts.save': '401 403 404 404 403 403 403 404 401 401',
  'castingDrafts.remove': '401 403 200 200 403 403 403 200 401 401',
  'castingInvitations.sent': '401 403 200 200 200 403 403 404 401 401',
  'castingInvitations.invite': '401 403 409 409 403 403 403 404 401 401',
  'castingInvitations.own': '401 200 403 403 403 403 200 403 401 401',
  'castingInvitations.decline': '401 404 403 403 403 403 404 403 401 401',
  'savedCastings.list': '401 200 403 403 403 403 200 403 401 401',
  'savedCastings.save': '401 200 403 403 403 403 200 403 401 401',
  'savedCastings.remove': '401 200 403 403 403 403 200 403 401 401',
  'castingSearches.list': '401 200 403 403 403 403 200 403 401 401',
  'castingSearches.create': '401 201 403 403 403 403 201 403 401 401',
  'castingSearches.change': '401 404 403 403 403 403 404 403 401 401',
  'castingSearches.remove': '401 200 403 403 403 403 200 403 401 401',
  'blocks.creators': '401 403 200 200 200 403 403 200 401 401',
  'blocks.blockCreator': '401 403 404 404 403 403 403 404 401 401',
  'blocks.unblockCreator': '401 403 200 200 403 403 403 200 401 401',
  'blocks.brands': '401 200 403 403 403 403 200 403 401 401',
  'blocks.blockBrand': '401 404 403 403 403 403 404 403 401 401',
  'blocks.unblockBrand': '401 200 403 403 403 403 200 403 401 401',
  'adminCastings.list': '401 401 401 401 401 401 401 401 200 403',
  'adminCastings.end': '401 401 401 401 401 401 401 401 409 403',
  'castingApplications.list': '401 200 403 403 403 403 200 403 401 401',
  'castingApplications.read': '401 200 403 403 403 403 200 403 401 401',
  'castingApplications.apply': '401 409 403 403 403 403 403 403 401 401',
  'castingApplications.change': '401 200 403 403 403 403 404 403 401 401',
  'castingApplications.withdraw': '401 200 403 403 403 403 404 403 401 401',
  'deals.brandDeals': '401 403 200 200 200 200 403 200 401 401',
  'deals.brandStats': '401 403 200 200 200 200 403 200 401 401',
  'deals.creatorDeals': '401 200 403 403 403 403 200 403 401 401',
  'deals.creatorStats': '401 200 403 403 403 403 200 403 401 401',
  'deals.read': '401 200 200 200 200 404 404 404 401 401',
  'deals.changeStatus': '401 200 403 403 403 404 404 404 401 401',
  'payouts.list': '401 200 200 200 200 200 200 200 401 401',
  'payouts.account': '401 200 200 200 200 200 200 200 401 401',
  'payouts.markPaid': '401 403 404 404 404 404 403 404 401 401',
  'payouts.answer': '401 404 403 403 403 403 404 403 401 401',
  'payouts.answerPart': '401 404 403 403 403 403 404 403 401 401',
  'payouts.remind': '401 404 403 403 403 403 404 403 401 401',
  'disputes.sendLetter': '401 409 403 403 403 403 404 403 401 401',
  'disputes.previewLetter': '401 409 403 403 403 403 404 403 401 401',
  'disputes.read': '401 404 404 404 404 404 404 404 401 401',
  'disputes.open': '401 409 403 403 403 403 404 403 401 401',
  'disputes.state': '401 409 409 409 403 404 404 404 401 401',
  'disputes.withdraw': '401 409 403 403 403 403 404 403 401 401',
  'payoutRuns.list': '401 403 200 200 200 200 403 200 401 401',
  'payoutRuns.create': '401 403 404 404 404 404 403 404 401 401',
  'payoutRuns.payees': '401 403 404 404 404 404 403 404 401 401',
  'payoutRuns.markPaid': '401 403 404 404 404 404 403 404 401 401',
  'bankDetails.own': '401 200 403 403 403 403 200 403 401 401',
  'bankDetails.open': '401 404 403 403 403 403 404 403 401 401',
  'bankDetails.save': '401 200 403 403 403 403 200 403 401 401',
  'bankDetails.look': '401 403 404 404 404 404 403 404 401 401',
  'bankDetails.ask': '401 403 404 404 404 404 403 404 401 401',
  'bankDetails.call': '401 403 404 404 404 404 403 404 401 401',
  'samples.read': '401 404 404 404 404 404 404 404 401 401',
  'samples.giveAddress': '401 404 403 403 403 403 404 403 401 401',
  'samples.send': '401 403 404 404 403 404 403 404 401 401',
  'samples.answer': '401 404 403 403 403 403 404 403 401 401',
  'samples.sendBack': '401 404 403 403 403 403 404 403 401 401',
  'samples.confirmReturn': '401 403 404 404 403 404 403 404 401 401',
  'samples.stateReceipt': '401 404 403 403 403 403 404 403 401 401',
  'additions.propose': '401 201 201 201 403 404 404 404 401 401',
  'additions.answer': '401 404 404 404 403 404 404 404 401 401',
  'renewals.ofDeal': '401 200 200 200 200 404 404 404 401 401',
  'renewals.offer': '401 409 409 409 403 404 404 404 401 401',
  'renewals.answer': '401 404 404 404 403 404 404 404 401 401',
  'rights.list': '401 200 200 200 200 200 200 200 401 401',
  'rights.usual': '401 403 200 200 200 403 403 200 401 401',
  'rights.keepUsual': '401 403 200 200 403 403 403 200 401 401',
  'rights.renewCalendar': '401 200 200 200 200 200 200 200 401 401',
  'rights.calendar': '404 404 404 404 404 404 404 404 404 404',
  'deals.propose': '401 409 409 409 403 404 404 404 401 401',
  'deals.answerProposal': '401 404 404 404 403 404 404 404 401 401',
  'deals.markBriefItems': '401 200 403 403 403 404 404 404 401 401',
  'files.upload': '401 400 400 400 400 404 404 404 401 401',
  'files.uploadPortfolio': '401 400 403 403 403 403 400 403 401 401',
  'files.uploadAvatar': '401 400 400 400 400 400 400 400 401 401',
  'files.usage': '401 200 200 200 200 200 200 200 401 401',
  'files.review': '401 403 200 200 200 404 403 404 401 401',
  'files.approve': '401 403 200 200 200 404 403 404 401 401',
  'files.undoApproval': '401 403 200 200 200 404 403 404 401 401',
  'files.clean': '401 200 404 404 404 404 404 404 401 401',
  'files.content': '403 403 403 403 403 403 403 403 403 403',
  'files.downloadAll': '401 409 409 409 409 404 404 404 401 401',
  'files.media': '404 404 404 404 404 404 404 404 404 404',
  'comments.list': '401 200 200 200 200 404 404 404 401 401',
  'comments.add': '401 201 201 201 201 404 404 404 401 401',
  'comments.change': '401 403 200 403 403 404 404 404 401 401',
  'comments.remove': '401 403 200 403 403 404 404 404 401 401',
  'comments.restore': '401 403 200 403 403 404 404 404 401 401',
  'comments.reply': '401 201 201 201 201 404 404 404 401 401',
  'comments.changeState': '401 200 200 200 200 404 404 404 401 401',
  'comments.answerRequest': '401 200 409 409 409 404 404 404 401 401',
  'comments.makeTask': '401 403 409 409 409 404 403 404 401 401',
  'comments.tasks': '401 200 200 200 200 404 404 404 401 401',
  'comments.watch': '401 200 200 200 200 404 404 404 401 401',
  'uploads.begin': '401 201 403 403 403 403 404 403 401 401',
  'uploads.list': '401 200 403 403 403 403 200 403 401 401',
  'uploads.read': '401 200 403 403 403 403 404 403 401 401',
  'uploads.writePart': '401 400 403 403 403 403 404 403 401 401',
  'uploads.complete': '401 409 403 403 403 403 404 403 401 401',
  'uploads.cancel': '401 200 403 403 403 403 404 403 401 401',
  'uploads.beginFilm': '401 201 403 403 403 403 201 403 401 401',
  'uploads.completeFilm': '401 404 403 403 403 403 404 403 401 401',
  'drafts.read': '401 200 403 403 403 403 404 403 401 401',
  'drafts.changeFile': '401 200 403 403 403 403 404 403 401 401',
  'drafts.removeFile': '401 200 403 403 403 403 404 403 401 401',
  'drafts.submit': '401 200 403 403 403 403 404 403 401 401',
  'drafts.takeBack': '401 200 403 403 403 403 404 403 401 401',
  'shares.list': '401 403 200 200 200 404 403 404 401 401',
  'shares.create': '401 403 201 201 201 404 403 404 401 401',
  'shares.revoke': '401 403 200 200 200 404 403 404 401 401',
  'shares.summary': '200 200 200 200 200 200 200 200 200 200',
  'shares.enter': '200 200 200 200 200 200 200 200 200 200',
  'shares.files': '403 403 403 403 403 403 403 403 403 403',
  'shares.comments': '403 403 403 403 403 403 403 403 403 403',
  'shares.addComment': '403 403 403 403 403 403 403 403 403 403',
  'shares.reply': '403 403 403 403 403 403 403 403 403 403',
  'shares.events': '403 403 403 403 403 403 403 403 403 403',
  'shares.changeComment': '403 403 403 403 403 403 403 403 403 403',
  'shares.removeComment': '403 403 403 403 403 403 403 403 403 403',
  'shares.content': '403 403 403 403 403 403 403 403 403 403',
  'proof.log': '401 200 200 200 200 404 404 404 401 401',
  'proof.logPage': '401 200 200 200 200 404 404 404 401 401',
  'proof.evidence': '401 200 200 200 200 404 404 404 401 401',
  'proof.certificate': '404 404 404 404 404 404 404 404 404 404',
  'messages.send': '401 201 201 201 201 404 404 404 401 401',
  'messages.page': '401 200 200 200 200 404 404 404 401 401',
  'messages.markRead': '401 200 200 200 200 404 404 404 401 401',
  'messages.typing': '401 200 200 200 200 404 404 404 401 401',
  'notifications.list': '401 200 200 200 200 200 200 200 401 401',
  'notifications.unreadCount': '401 200 200 200 200 200 200 200 401 401',
  'notifications.markRead': '401 200 404 404 404 404 404 404 401 401',
  'notifications.markAllRead': '401 200 200 200 200 200 200 200 401 401',
  'notifications.settings': '401 200 200 200 200 200 200 200 401 401',
  'notifications.changeSetting': '401 200 200 200 200 200 200 200 401 401',
  'notifications.pushKinds': '401 200 200 200 200 200 200 200 401 401',
  'notifications.readUnsubscription': '400 400 400 400 400 400 400 400 400 400',
  'notifications.unsubscribe': '400 400 400 400 400 400 400 400 400 400',
  'pushes.read': '401 200 200 200 200 200 200 200 401 401',
  'pushes.addDevice': '401 200 200 200 200 200 200 200 401 401',
  'pushes.renewDevice': '200 200 200 200 200 200 200 200 200 200',
  'pushes.removeDevice': '401 404 404 404 404 404 404 404 401 401',
  'pushes.testDevice': '401 404 404 404 404 404 404 404 401 401',
  'pushes.choose': '401 200 200 200 200 200 200 200 401 401',
  'linkPreviews.fetch': '401 400 400 400 400 400 400 400 401 401',
  'live.events': '401 - - - - - - - 401 401',
  'team.read': '401 403 200 200 200 403 403 200 401 401',
  'team.invite': '401 403 201 403 403 403 403 201 401 401',
  'team.resendInvitation': '401 403 200 403 403 403 403 404 401 401',
  'team.revokeInvitation': '401 403 200 403 403 403 403 404 401 401',
  'team.readInvitation': '200 200 200 200 200 200 200 200 200 200',
  'team.acceptInvitation': '404 404 404 404 404 404 404 404 404 404',
  'team.changeRole': '401 403 200 403 403 403 403 404 401 401',
  'team.removeMember': '401 403 200 403 403 403 403 404 401 401',
  'team.organizations': '401 403 200 200 200 200 403 200 401 401',
  'team.startOrganization': '401 403 201 201 201 201 403 201 401 401',
  'team.switchOrganization': '401 403 404 404 404 404 403 404 401 401',
  'team.changeName': '401 403 200 200 200 200 403 200 401 401',
  'admin.logIn': '200 200 200 200 200 200 200 200 200 200',
  'admin.logOut': '401 401 401 401 401 401 401 401 200 200',
  'admin.dashboard': '401 401 401 401 401 401 401 401 200 403',
  'admin.figures': '401 401 401 401 401 401 401 401 200 403',
  'admin.creators': '401 401 401 401 401 401 401 401 200 403',
  'admin.brands': '401 401 401 401 401 401 401 401 200 200',
  'admin.deals': '401 401 401 401 401 401 401 401 200 403',
  'admin.creatorsFile': '401 401 401 401 401 401 401 401 200 403',
  'admin.brandsFile': '401 401 401 401 401 401 401 401 200 200',
  'admin.dealsFile': '401 401 401 401 401 401 401 401 200 403',
  'admin.bulk': '401 401 401 401 401 401 401 401 200 403',
  'admin.removeUser': '401 401 401 401 401 401 401 401 200 403',
  'admin.togglePublish': '401 401 401 401 401 401 401 401 200 403',
  'admin.cancelDeal': '401 401 401 401 401 401 401 401 200 403',
  'admin.removeDeal': '401 401 401 401 401 401 401 401 200 403',
  'admin.audit': '401 401 401 401 401 401 401 401 200 403',
  'admin.health': '401 401 401 401 401 401 401 401 200 403',
  'admin.jobs': '401 401 401 401 401 401 401 401 200 403',
  'admin.retryJobs': '401 401 401 401 401 401 401 401 200 403',
  'admin.retryJob': '401 401 401 401 401 401 401 401 404 403',
  'admin.discardJob': '401 401 401 401 401 401 401 401 404 403',
  'adminDetails.creator': '401 401 401 401 401 401 401 401 200 403',
  'adminDetails.brand': '401 401 401 401 401 401 401 401 200 200',
  'adminDetails.deal': '401 401 401 401 401 401 401 401 200 403',
  'adminDetails.messages': '401 401 401 401 401 401 401 401 200 403',
  'adminDetails.comments': '401 401 401 401 401 401 401 401 200 403',
  'adminDetails.userRemoval': '401 401 401 401 401 401 401 401 200 403',
  'adminDetails.dealRemoval': '401 401 401 401 401 401 401 401 200 403',
  'adminDetails.turnOffTwoFactor': '401 401 401 401 401 401 401 401 409 403',
  'admins.list': '401 401 401 401 401 401 401 401 200 200',
  'admins.me': '401 401 401 401 401 401 401 401 200 200',
  'admins.add': '401 401 401 401 401 401 401 401 201 403',
  'admins.remove': '401 401 401 401 401 401 401 401 404 403',
  'admins.changeRole': '401 401 401 401 401 401 401 401 404 403',
  'admins.changePassword': '401 401 401 401 401 401 401 401 409 403',
  'admins.beginTwoFactor': '401 401 401 401 401 401 401 401 409 403',
  'admins.turnOnTwoFactor': '401 401 401 401 401 401 401 401 409 409',
  'admins.turnOffTwoFactor': '401 401 401 401 401 401 401 401 409 403',
  'moderation.queue': '401 401 401 401 401 401 401 401 200 403',
  'moderation.review': '401 401 401 401 401 401 401 401 404 403',
  'moderation.decide': '401 401 401 401 401 401 401 401 404 403',
  'moderation.report': '401 401 401 401 401 401 401 401 404 403',
  'moderation.closeReport': '401 401 401 401 401 401 401 401 404 403',
  // Moderation is off.
  'reports.profile': '409 409 409 409 409 409 409 409 409 409',
  'reports.inDeal': '401 409 409 409 409 409 409 409 401 401',
  'reports.casting': '401 409 403 403 403 403 409 403 401 401',
  'reports.application': '401 403 409 409 409 409 403 409 401 401',
  'operatorSettings.read': '401 401 401 401 401 401 401 401 200 403',
  'operatorSettings.change': '401 401 401 401 401 401 401 401 200 403',
  'billing.read': '401 403 200 403 403 403 403 200 401 401',
  'billing.balance': '401 403 200 200 403 403 403 200 401 401',
  'billing.statement': '401 403 200 403 403 403 403 200 401 401',
  'billing.statementCsv': '401 403 200 403 403 403 403 200 401 401',
  'billing.ordersCsv': '401 403 200 403 403 403 403 200 401 401',
  'billing.changeDetails': '401 403 200 403 403 403 403 200 401 401',
  'billing.changeWarning': '401 403 200 403 403 403 403 200 401 401',
  'billing.order': '401 403 404 403 403 403 403 404 401 401',
  'billing.readOrder': '401 403 404 403 403 403 403 404 401 401',
  'billing.cancelOrder': '401 403 404 403 403 403 403 404 401 401',
  'billing.checkout': '401 403 404 403 403 403 403 404 401 401',
  'subscription.read': '401 404 403 403 403 403 404 403 401 401',
  'subscription.order': '401 404 403 403 403 403 404 403 401 401',
  'subscription.checkout': '401 404 403 403 403 403 404 403 401 401',
  'subscription.portal': '401 404 403 403 403 403 404 403 401 401',
  'subscription.renewal': '401 404 403 403 403 403 404 403 401 401',
  'subscription.pause': '401 404 403 403 403 403 404 403 401 401',
  'adminSubscriptions.awaiting': '401 401 401 401 401 401 401 401 200 200',
  'adminSubscriptions.paid': '401 401 401 401 401 401 401 401 200 200',
  'adminSubscriptions.refund': '401 401 401 401 401 401 401 401 404 404',
  'adminSubscriptions.confirm': '401 401 401 401 401 401 401 401 404 404',
  'adminPayouts.list': '401 401 401 401 401 401 401 401 200 200',
  'adminPayouts.file': '401 401 401 401 401 401 401 401 200 200',
  'adminDisputes.list': '401 401 401 401 401 401 401 401 200 403',
  'adminDisputes.read': '401 401 401 401 401 401 401 401 404 403',
  'adminDisputes.decide': '401 401 401 401 401 401 401 401 404 403',
  'adminMoney.overview': '401 401 401 401 401 401 401 401 200 200',
  'adminMoney.orders': '401 401 401 401 401 401 401 401 200 200',
  'adminMoney.confirmOrder': '401 401 401 401 401 401 401 401 404 404',
  'adminMoney.cancelOrder': '401 401 401 401 401 401 401 401 404 404',
  'adminMoney.movements': '401 401 401 401 401 401 401 401 200 200',
  'adminMoney.movementsCsv': '401 401 401 401 401 401 401 401 200 200',
  'adminMoney.refundOffer': '401 401 401 401 401 401 401 401 404 404',
  'adminMoney.refundCard': '401 401 401 401 401 401 401 401 404 404',
  'adminMoney.refundOrder': '401 401 401 401 401 401 401 401 404 404',
  'invoices.list': '401 200 200 403 403 403 200 200 401 401',
  'invoices.pdf': '401 404 404 404 404 404 404 404 401 401',
  'papers.certificate': '401 404 404 404 404 404 404 404 401 401',
  'papers.dealInvoiceById': '401 404 404 404 404 404 404 404 401 401',
  'papers.dealInvoice': '401 404 404 404 404 404 404 404 401 401',
  'papers.lateLetter': '401 404 404 404 404 404 404 404 401 401',
  'invoiceMails.list': '401 404 403 403 403 403 404 403 401 401',
  'invoiceMails.send': '401 404 403 403 403 403 404 403 401 401',
  'adminInvoiceMails.list': '401 401 401 401 401 401 401 401 404 404',
  'adminInvoiceMails.send': '401 401 401 401 401 401 401 401 404 404',
  'einvoiceProvider.own': '401 200 403 403 403 403 200 403 401 401',
  'einvoiceProvider.save': '401 200 403 403 403 403 200 403 401 401',
  'einvoiceProvider.remove': '401 200 403 403 403 403 200 403 401 401',
  'einvoiceProvider.test': '401 409 403 403 403 403 409 403 401 401',
  'einvoiceProvider.handover': '401 404 403 403 403 403 404 403 401 401',
  'einvoiceProvider.handOver': '401 404 403 403 403 403 404 403 401 401',
  'adminEinvoices.provider': '401 401 401 401 401 401 401 401 200 403',
  'adminEinvoices.saveProvider': '401 401 401 401 401 401 401 401 200 403',
  'adminEinvoices.removeProvider': '401 401 401 401 401 401 401 401 200 403',
  'adminEinvoices.testProvider': '401 401 401 401 401 401 401 401 409 403',
  'adminEinvoices.handover': '401 401 401 401 401 401 401 401 404 404',
  'adminEinvoices.handOver': '401 401 401 401 401 401 401 401 409 409',
  'einvoices.ofHouse': '401 404 404 404 404 404 404 404 401 401',
  'einvoices.ofDealById': '401 404 404 404 404 404 404 404 401 401',
  'einvoices.ofDeal': '401 404 404 404 404 404 404 404 401 401',
  'system.prices': '200 200 200 200 200 200 200 200 200 200',
  'system.site': '200 200 200 200 200 200 200 200 200 200',
  'system.version': '200 200 200 200 200 200 200 200 200 200',
  'system.health': '200 200 200 200 200 200 200 200 200 200',
  'system.ready': '200 200 200 200 200 200 200 200 200 200',
  'system.metrics': '200 200 200 200 200 200 200 200 200 200',
};

const server = useTestServer();
let situation: DealSituation;
let targets: AccessTargets;
let team: Record<'manager' | 'reviewer' | 'spare', Person>;
/** One to be sent again and taken back, and the secret of one that is only looked at. */
let invitation: { id: string; token: string };

/** A link that guests open, and one to be turned off by each role of the brand; the others try the owner's. */
let share: { token: string; revoked: Record<'owner' | 'manager' | 'reviewer', string> };

const shareOf = (fileIds: string[]): NewShare => ({
  name: 'Retail team',
  fileIds,
  canComment: true,
  days: 7,
  hasWatermark: true,
  showsEarlierVersions: false,
});

/** Castings of the brand: one that the creator applied to, one to be closed, and one that is over. */
let castings: {
  open: string;
  toClose: string;
  over: string;
  choice: { applicationId: string; price: number };
};

/** A file is judged once: everybody who may has one of their own, and the others try the owner's. */
const roleOf = (column: Column) => (column === 'manager' || column === 'reviewer' ? column : 'owner');
const judgedBy = (column: Column): string => targets.judgedFileIds[roleOf(column)];

/** A well-formed call of each route, about a deal that was just sent. */
function callOf(
  name: string,
  { creator, dealId }: DealSituation,
  column: Column,
): { params?: object; query?: object; body?: object } {
  const deal = { params: { id: dealId } };
  const accepted = { params: { id: targets.acceptedDealId } };
  const commented = { params: { id: targets.judgedFileIds.owner } };
  const written = { params: { id: targets.commentIds.written } };
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const email = `${Math.random().toString(36).slice(2)}@people.example`;
  const calls: Record<string, ReturnType<typeof callOf>> = {
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
    'payouts.markPaid': {
      params: { dealId },
      body: { paidOn: new Date().toISOString(), method: 'BANK_TRANSFER', reference: '88401' },
    },
    'payouts.answer': { params: { dealId }, body: { arrived: true } },
    'payouts.answerPart': { params: { dealId, partId: unknownId }, body: { arrived: true } },
    'payouts.remind': { params: { dealId } },
    'disputes.sendLetter': { params: { dealId } },
    'disputes.previewLetter': { params: { dealId } },
    'disputes.read': { params: { dealId } },
    'disputes.open': { params: { dealId }, body: { text: 'Nothing came' } },
    'disputes.state': { params: { dealId }, body: { text: 'It is on its way' } },
    'disputes.withdraw': { params: { dealId } },
    'adminDisputes.read': { params: { id: unknownId } },
    'adminDisputes.decide': {
      params: { id: unknownId },
      body: { outcome: 'OWED', text: 'All of it was delivered', restCents: 100 },
    },
    'papers.lateLetter': deal,
    'payoutRuns.create': { body: { dealIds: [dealId] } },
    'payoutRuns.payees': { params: { runId: unknownId }, body: { kind: 'CSV' } },
    'payoutRuns.markPaid': {
      params: { runId: unknownId },
      body: { paidOn: new Date().toISOString(), method: 'BANK_TRANSFER', reference: '88401' },
    },
    'bankDetails.open': { body: { password: testPassword } },
    'bankDetails.save': { body: { password: testPassword, details: sampleBankDetails } },
    'bankDetails.look': { params: { dealId } },
    'bankDetails.ask': { params: { dealId } },
    'bankDetails.call': { params: { dealId }, body: { version: 1 } },
    'samples.read': { params: { dealId } },
    'samples.giveAddress': { params: { dealId }, body: someAddress },
    'samples.send': { params: { dealId }, body: someShipment },
    'samples.answer': { params: { dealId }, body: { outcome: 'ARRIVED' } },
    'samples.sendBack': { params: { dealId }, body: someShipment },
    'samples.confirmReturn': { params: { dealId } },
    'samples.stateReceipt': { params: { dealId }, body: { amount: 100, fileId: unknownId } },
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
      params: { id: judgedBy(column) },
      body: { status: 'APPROVED' },
    },
    'files.undoApproval': { params: { id: judgedBy(column) } },
    'files.approve': { ...accepted, body: { fileIds: [targets.approvedFileIds[roleOf(column)]] } },
    'files.clean': { params: { id: targets.acceptedDealId, fileId: targets.cleanedFileId } },
    'files.content': { params: { id: judgedBy('owner') }, query: { expires: '1', signature: 'forged' } },
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
    'shares.create': { ...accepted, body: shareOf([targets.judgedFileIds.owner]) },
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
    'adminDetails.brand': { params: { id: brandIdOf(situation.brand) } },
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

function request(name: string, spec: RouteSpec, column: Column, token: string | undefined) {
  const { params, query, body } = callOf(name, situation, column);
  return server.app.http.inject({
    method: spec.method,
    url: requestPath(spec, {
      ...(params ? { params: { ...params } } : {}),
      ...(query ? { query: { ...query } } : {}),
    }),
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(spec.upload
      ? {
          payload: 'no form',
          headers: {
            'content-type': 'multipart/form-data; boundary=x',
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          },
        }
      : {}),
    ...(body ? { payload: body } : {}),
  });
}

beforeAll(async () => {
  situation = await sentBrief(server);
  targets = await accessTargets(server, situation);
  const { brand, creator } = situation;
  // One waits at a time: whoever may propose hears that one does.
  await creator.client.deals.propose({
    params: { id: targets.draftDealId },
    body: { kind: 'CANCELLATION' },
  });
  team = {
    manager: await teamMember(server, brand, 'MANAGER'),
    reviewer: await teamMember(server, brand, 'REVIEWER'),
    spare: await teamMember(server, brand, 'REVIEWER'),
  };
  const [open, over] = [await postedCasting(brand), await postedCasting(brand)];
  await brand.client.castings.end({ params: { id: over } });
  castings = {
    open,
    over,
    toClose: await postedCasting(brand),
    choice: await appliedTo(open, creator),
  };
  const invited = await brand.client.team.invite({ body: { email: newEmail(), role: 'REVIEWER' } });
  const looked = newEmail();
  await brand.client.team.invite({ body: { email: looked, role: 'REVIEWER' } });
  invitation = { id: invited.invitation.id, token: await invitationToken(server, looked) };
  const shareWith = (name: string) =>
    brand.client.shares.create({
      params: { id: targets.acceptedDealId },
      body: { ...shareOf([targets.judgedFileIds.owner]), name },
    });
  const revoked = async (name: string) => (await shareWith(name)).share.id;
  share = {
    token: (await shareWith('Guests')).token,
    revoked: { owner: await revoked('One'), manager: await revoked('Two'), reviewer: await revoked('Three') },
  };
  // An invitation is sent again after a minute at the earliest.
  server.advance(2 * 60_000);
});

const logInAgain = ({ user }: Person) =>
  server.anonymous.accounts.logIn({ body: { email: user.email, password: testPassword } });

/** Some calls here start another organisation, for which the next session would work. */
async function logInForTheBrand(person: Person) {
  const signedIn = await logInAgain(person);
  await server.as(signedIn.token).team.switchOrganization({ body: { id: brandIdOf(situation.brand) } });
  return signedIn;
}

async function somebodyOfNone() {
  const person = await server.signUpBrand();
  await server.app.deps.db.delete(brands).where(eq(brands.id, brandIdOf(person)));
  return logInAgain(person);
}

async function signInFinance() {
  const email = newEmail();
  const body = { email, name: 'Dana Reyes', password: testPassword, role: 'FINANCE' } as const;
  await (await server.signInAdmin()).client.admins.add({ body });
  return server.anonymous.admin.logIn({ body: { email, password: testPassword } });
}

async function newTokenOf(column: Column): Promise<string | undefined> {
  const people: Record<Column, () => Promise<Pick<Person, 'token'> | undefined>> = {
    anonymous: async () => undefined,
    creator: () => logInAgain(situation.creator),
    owner: () => logInForTheBrand(situation.brand),
    manager: () => logInForTheBrand(team.manager),
    reviewer: () => logInForTheBrand(team.reviewer),
    ofNone: somebodyOfNone,
    otherCreator: () => server.signUpCreator(),
    otherBrand: () => server.signUpBrand(),
    admin: () => server.signInAdmin(),
    finance: signInFinance,
  };
  return (await people[column]())?.token;
}

/** Signing in for every call took longer than all the calls. */
const kept = new Map<Column, string | undefined>();

async function tokenOf(column: Column): Promise<string | undefined> {
  if (!kept.has(column)) kept.set(column, await newTokenOf(column));
  return kept.get(column);
}

/** A call that changed something may have ended the session, or made another person of a newcomer: the next signs in. */
function forgetAfterChange(column: Column, { method }: RouteSpec, status: number) {
  if (method !== 'GET' && status < 400) kept.delete(column);
}

describe('the access matrix', () => {
  test('covers every route of the table', () => {
    expect(Object.keys(expectations).sort()).toEqual(allRoutes.map(({ name }) => name).sort());
  });

  describe.each(allRoutes)('$name', ({ name, spec }) => {
    const statuses = (expectations[name] ?? '').split(' ');
    const expected = columns.map((column, index) => [column, statuses[index] ?? 'missing'] as const);
    // Refusals first, while what they are about is still there: who may remove it comes last.
    const inOrder = expected.toSorted(([, one], [, other]) => other.localeCompare(one));
    test.each(inOrder)('%s: %s', async (column, expected) => {
      // A live stream does not end by itself; that it opens is a test of its own.
      if (expected === '-') return expect(spec.kind).toBe('events');
      const answer = await request(name, spec, column, await tokenOf(column));
      forgetAfterChange(column, spec, answer.statusCode);
      expect(`${answer.statusCode}`, answer.body.slice(0, 300)).toBe(expected);
    });
  });
});
