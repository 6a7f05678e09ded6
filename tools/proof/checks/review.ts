/** The review room: the rules of comments, drafts and uploads in parts, and what guests of a link may see and do. */
import { type Check, inContract, inServer } from '../lib/check.ts';

const openShare = 'features/shares/open-share.ts';
const sharesTest = 'features/shares/shares.test.ts';
const reportsTest = 'features/campaign-reports/campaign-reports.test.ts';
const guestsTest = 'features/shares/guests.test.ts';
const commentsTest = 'features/comments/writing.test.ts';
const boundsTest = 'features/comments/bounds.test.ts';
const writeComments = 'features/comments/write-comments.ts';

export const review: readonly Check[] = [
  inServer({
    promise: 'A link with a password opens with that alone',
    file: 'platform/http/limits/link-password.ts',
    text: '  if (!(await deps.passwords.isRight(hash, password))) throw new AppError(wrong);\n',
    tests: [sharesTest],
  }),
  inServer({
    promise: 'A link to a report that was ended opens nothing',
    file: 'features/campaign-reports/find-link.ts',
    text: "  if (link.endedAt) throw new AppError('campaignreport.link_ended', { params: { endedAt: null } });\n",
    tests: [reportsTest],
  }),
  inServer({
    promise: 'A picture of a report goes with its part',
    file: 'features/campaign-reports/report-pictures.ts',
    text: "      if (!shows.includes(part)) throw new AppError('file.link_expired');\n",
    tests: [reportsTest],
  }),
  inServer({
    promise: 'A visit to a report ends with the password that let it in',
    file: 'features/campaign-reports/open-report.ts',
    text: " ${passwordHash ?? ''}`)",
    without: '`)',
    tests: [reportsTest],
  }),
  inServer({
    promise: "The address of a report's paper opens its parts alone",
    file: 'features/campaign-reports/routes.ts',
    text: '    requirePaperAddress(deps, of, query);\n',
    tests: ['features/campaign-reports/report-paper.test.ts'],
  }),
  inContract({
    promise: 'A report names nobody where names are left out',
    file: 'campaign-reports/leave-out.ts',
    text: '...(withNames ? { name: deal.creator?.name || null } : {}),',
    without: 'name: deal.creator?.name || null,',
    tests: ['campaign-reports/leave-out.test.ts'],
  }),
  inServer({
    promise: 'A guest of one link is none of another',
    file: openShare,
    text: 'and(eq(shareGuests.tokenHash, tokenHash(token)), eq(shareGuests.shareId, share.id))',
    without: 'and(eq(shareGuests.tokenHash, tokenHash(token)))',
    tests: [sharesTest],
  }),
  inServer({
    promise: 'A link that was turned off opens nothing',
    file: openShare,
    text: 'share.revokedAt !== null || ',
    tests: [sharesTest],
  }),
  inServer({
    promise: 'A guest writes where the link allows it',
    file: 'features/shares/guest-comments.ts',
    text: "  if (!entered.share.canComment) throw new AppError('share.watch_only');\n",
    tests: [sharesTest],
  }),
  inServer({
    promise: 'The creator does not read what a guest left to the brand',
    file: 'features/comments/comment-rows.ts',
    text: "c.guest_id is null or c.kind <> 'NOTE' or ${role}::role = 'BRAND'",
    without: '${role}::role is not null',
    tests: [guestsTest],
  }),
  inServer({
    promise: 'The creator does not answer what a guest left to the brand',
    file: 'features/comments/access.ts',
    text: "        actor.role === 'BRAND' ? undefined : or(isNull(comments.guestId), ne(comments.kind, 'NOTE')),\n",
    tests: [guestsTest],
  }),
  inServer({
    promise: 'A guest reads no price, and no line of the brief',
    file: 'features/comments/guest-comments.ts',
    text: 'briefItemId: null, request: null, asksForRound: false, replies',
    without: 'replies',
    tests: [guestsTest],
  }),
  inServer({
    promise: 'Only the parties of a deal comment on its files',
    file: 'features/comments/access.ts',
    text: "  if (!isPartyOfRow(actor, deal)) throw new AppError('file.not_found');\n",
    tests: [commentsTest],
  }),
  inServer({
    promise: 'The comments of a file weigh no more than they may',
    file: writeComments,
    text: '  requireSidesRoom(held, more);\n',
    tests: [boundsTest],
  }),
  inServer({
    promise: 'A comment and its replies weigh no more than they may',
    file: 'features/comments/insert-comment.ts',
    text: '  requireThreadRoom(comment, text);\n',
    tests: [boundsTest],
  }),
  inServer({
    promise: 'The guests of a link fill their own room alone',
    file: 'features/comments/guest-comments.ts',
    text: '  await requireGuestsRoom(tx, guestIds, { comments: 1, weight: weightOfComment(input) });\n',
    tests: [boundsTest],
  }),
  inServer({
    promise: 'A page of comments ends by its weight',
    file: 'features/comments/page-of-comments.ts',
    text: 'where so_far <= ${limit} or change = first_change',
    without: 'where ${limit} > 0 or change = first_change',
    tests: [boundsTest],
  }),
  inServer({
    promise: 'Nothing new is said of a file that is approved',
    file: writeComments,
    text: '  requireUnapproved(file);\n',
    tests: [commentsTest],
  }),
  inServer({
    promise: 'The guests of one link have so many live streams',
    file: 'platform/http/limits/stream-seats.ts',
    text: '      if ((ofLink.get(link) ?? 0) >= streams.ofLink.most)\n',
    without: '      if (ofLink.size < 0)\n',
    tests: ['platform/http/limits/stream-seats.test.ts'],
  }),
  inServer({
    promise: 'Beginnings alone do not use up the files of a deal',
    file: 'features/uploads/begin-upload.ts',
    text: '(found?.empty ?? 0) >= mostEmptyUploads',
    without: 'found === undefined',
    tests: ['features/uploads/uploads.test.ts'],
  }),
  inServer({
    promise: 'A part that is there is not sent again with other bytes',
    file: 'features/uploads/write-part.ts',
    text: "    if (first?.sha256 !== sha256) throw new AppError('upload.other_file');\n",
    tests: ['features/uploads/uploads.test.ts'],
  }),
  inServer({
    promise: 'A draft that is not ready is not submitted',
    file: 'features/drafts/submit-draft.ts',
    text: "    if (left.length > 0) throw new AppError('draft.not_ready', { params: { left } });\n",
    tests: ['features/drafts/drafts.test.ts'],
  }),
  inServer({
    promise: 'What was said of a closed deal stays as it is',
    file: 'features/comments/access.ts',
    text: "  if (closedStatuses.includes(status)) throw new AppError('comment.deal_closed');\n",
    tests: [commentsTest],
  }),
  inServer({
    promise: 'What the work should be is the brand’s to say',
    file: 'features/comments/add-comment.ts',
    text: "  if (!kindsOf(role).includes(kind)) throw new AppError('comment.not_your_kind');\n",
    tests: [commentsTest],
  }),
];
