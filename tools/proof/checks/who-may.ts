/** Permissions: access of routes, ownership of rows. */
import { type Check, inContract, inServer } from '../lib/check.ts';

const actor = 'platform/auth/actor.ts';
const access = 'features/deals/access.ts';
const matrix = 'access-matrix.test.ts';

export const whoMay: readonly Check[] = [
  inServer({
    promise: 'Calls for people need somebody signed in',
    file: actor,
    text: "    if (!isRightKind) throw new AppError(hadToken ? 'auth.session_expired' : 'auth.required');\n",
    tests: [matrix],
  }),
  inServer({
    promise: 'A session of a team is over once its person was removed',
    file: 'platform/auth/create-sessions.ts',
    text: '        isNull(sessions.removedFrom),\n',
    tests: ['features/teams/team.test.ts'],
  }),
  inServer({
    promise: 'Calls of one role are closed to the other',
    file: actor,
    text: "      if (caller.kind !== 'user' || caller.role !== role) throw new AppError('auth.wrong_role');\n",
    tests: [matrix],
  }),
  inServer({
    promise: 'Admins for finance get no further than the money',
    file: actor,
    text: "    if (caller.kind === 'admin' && !adminMayCall(caller.role, { access }))\n      throw new AppError('admin.role_too_small');\n",
    tests: [matrix],
  }),
  inServer({
    promise: 'The last admin who may do everything keeps that role',
    file: 'platform/auth/admin-accounts.ts',
    text: "  if (role !== 'EVERYTHING' && isLast) throw new AppError('admin.last_full');\n",
    tests: ['features/admin/admins.test.ts'],
  }),
  inServer({
    promise: "A stranger's deal is not found",
    file: access,
    text: 'and(eq(deals.id, dealId), isPartyOf(actor))',
    without: 'eq(deals.id, dealId)',
    tests: [matrix, 'features/deals/deals.test.ts'],
  }),
  inServer({
    promise: "A stranger's conversation is not found",
    file: 'features/parties/party.ts',
    text: "or(isPartyAs('BRAND', party), isPartyAs('CREATOR', party))",
    without: "or(eq(deals.brandId, deals.brandId), isPartyAs('CREATOR', party))",
    tests: ['features/messages/messages.test.ts', 'features/deals/deals.test.ts', matrix],
  }),
  inServer({
    promise: 'Nobody writes into a deal that is not theirs',
    file: 'features/messages/write-messages.ts',
    text: 'when h.id is null or a.party is distinct from ${partyOnSide(sql`a.role`, sql`h`)}\n',
    without: 'when h.id is null\n',
    tests: ['features/messages/messages.test.ts', matrix],
  }),
  inServer({
    promise: 'Nobody writes to an account that was deleted',
    file: 'features/messages/write-messages.ts',
    text: "when ${otherPartyOnSide(sql`a.role`, sql`h`)} is null then 'no_reader'\n",
    tests: ['features/messages/messages.test.ts'],
  }),
  inServer({
    promise: 'A message names a file of its own deal',
    file: 'features/messages/write-messages.ts',
    text: 'where f.id = a.file_id and f.deal_id = a.deal_id',
    without: 'where f.id = a.file_id',
    tests: ['features/messages/messages.test.ts'],
  }),
  inServer({
    promise: 'What was read is told up to a message of that deal',
    file: 'features/messages/mark-read.ts',
    text: '.where(and(eq(messages.id, messageId), eq(messages.dealId, dealId)));',
    without: '.where(eq(messages.id, messageId));',
    tests: ['features/messages/messages.test.ts'],
  }),
  inServer({
    promise: "A brand judges its own deals' files alone",
    file: 'features/files/deal-of-file.ts',
    text: "and(eq(files.id, fileId), isPartyAs('BRAND', sql`${partyId(actor)}::uuid`))",
    without: 'and(eq(files.id, fileId))',
    tests: ['features/files/deal-files.test.ts', matrix],
  }),
  inContract({
    promise: 'A creator does not judge their own files',
    file: 'files/policy.ts',
    text: "'file.review': { by: isBrandOfDeal,",
    without: "'file.review': { by: isParty,",
    tests: ['policy.test.ts'],
  }),
  inContract({
    promise: 'A portfolio that is not published is for its owner and the admin',
    file: 'portfolio/policy.ts',
    text: 'item.isPublished || isOwner(actor, item) || isAdmin(actor, item)',
    without: 'true',
    tests: ['policy.test.ts'],
  }),
  inServer({
    promise: 'A command asks the policy before it writes',
    file: 'platform/auth/authorize.ts',
    text: '  if (!can(actor, action, resource)) throw refusalOf(actor, action);\n',
    tests: ['platform/auth/authorize.test.ts'],
  }),
  inServer({
    promise: 'Portfolio items are removed by their owner',
    file: 'features/portfolio/remove-item.ts',
    text: 'and(eq(portfolioItems.id, itemId), eq(portfolioItems.creatorId, actor.userId))',
    without: 'and(eq(portfolioItems.id, itemId))',
    tests: ['features/portfolio/portfolio.test.ts'],
  }),
  inServer({
    promise: 'Portfolio items show uploads of their owner',
    file: 'features/portfolio/add-item.ts',
    text: 'eq(media.ownerId, actor.userId), ',
    tests: ['features/portfolio/portfolio.test.ts'],
  }),
  inServer({
    promise: "A profile picture is one's own upload",
    file: 'features/media/own-image.ts',
    text: ', eq(media.ownerId, userId)',
    tests: [
      'features/creators/creators.test.ts',
      'features/brands/brands.test.ts',
      'features/files/media.test.ts',
    ],
  }),
  inServer({
    promise: 'Notifications are marked by the person whom they tell',
    file: 'features/notifications/mark-read.ts',
    text: '      eq(notifications.userId, userId),\n      eq(notifications.inApp, true),\n',
    without: '      eq(notifications.inApp, true),\n',
    tests: ['features/notifications/notifications.test.ts'],
  }),
  inContract({
    promise: 'The creator alone confirms items of the brief',
    file: 'deals/policy.ts',
    text: "'brief.attest': { by: isCreatorOfDeal ",
    without: "'brief.attest': { by: isParty ",
    tests: ['policy.test.ts'],
  }),
  inContract({
    promise: 'The brand alone marks items of the brief as missed',
    file: 'deals/policy.ts',
    text: "'brief.mark_missed': { by: isBrandOfDeal,",
    without: "'brief.mark_missed': { by: isParty,",
    tests: ['policy.test.ts'],
  }),
  inServer({
    promise: "Each side's mark of an item of the brief asks for its own right",
    file: 'features/deals/mark-brief-items.ts',
    text: "  authorize(actor, isCreators ? 'brief.attest' : 'brief.mark_missed', deal);\n",
    tests: ['features/deals/frozen-brief.test.ts', matrix],
  }),
  inServer({
    promise: 'An item is marked in its own deal',
    file: 'features/deals/mark-brief-items.ts',
    text: 'and(inArray(briefItems.id, wanted), eq(briefItems.dealId, dealId))',
    without: 'and(inArray(briefItems.id, wanted))',
    tests: ['features/deals/frozen-brief.test.ts'],
  }),
  inServer({
    promise: 'Whoever agrees to a price or a round may bind their organisation',
    file: 'features/comments/answer-comment.ts',
    text: "isAgreed(answer) ? authorize(actor, 'request.agree', deal) : null",
    without: 'isAgreed(answer) ? deal : null',
    tests: ['binding-acts.test.ts'],
  }),
];
