/** Rules of the market, the locks that enforce them for concurrent calls, limits, and the admin's audit trail. */
import { type Check, inServer } from '../lib/check.ts';

const review = 'features/files/review-file.ts';
const dealFiles = 'features/files/deal-files.test.ts';
const dealsTest = 'features/deals/deals.test.ts';
const frozenBrief = 'features/deals/frozen-brief.test.ts';
const negotiation = 'features/deals/negotiation.test.ts';
const portfolio = 'features/portfolio/add-item.ts';
const portfolioTest = 'features/portfolio/portfolio.test.ts';
const adminTest = 'features/admin/admin.test.ts';

export const rules: readonly Check[] = [
  inServer({
    promise: 'A deal moves along its table alone',
    file: 'features/deals/move-deal.ts',
    text: '  if (!answer.allowed) throw new AppError(answer.code, { params: { status: deal.status } });\n',
    without: '  if (!answer.allowed) return true;\n',
    tests: [dealsTest],
  }),
  inServer({
    promise: 'Of two moves at once the second sees the first',
    file: 'features/deals/access.ts',
    text: ".where(isOwnDeal(actor, dealId)).for('update')",
    without: '.where(isOwnDeal(actor, dealId))',
    tests: [dealsTest, dealFiles],
    project: 'server-postgres',
  }),
  inServer({
    promise: 'Briefs go to published creators, and to private ones of who invited them',
    file: 'features/deals/create-deal.ts',
    text: "  if (!canBeBriefed(known)) throw new AppError('deal.creator_unavailable');\n",
    tests: [dealsTest],
  }),
  inServer({
    promise: 'A deadline is not in the past',
    file: 'features/deals/create-deal.ts',
    text: '  requireFutureDay(deadline, now);\n',
    tests: [dealsTest],
  }),
  inServer({
    promise: 'Terms are proposed by whom and when the rules say',
    file: 'features/deals/propose.ts',
    text: '  if (!answer.allowed) throw new AppError(answer.code, { params: { status: deal.status } });\n',
    without: '  if (!answer.allowed) void answer.code;\n',
    tests: [negotiation],
  }),
  inServer({
    promise: 'Rights that a brief says line by line are not exchanged for a wider licence',
    file: 'features/deals/propose.ts',
    text: "  if (after.rights === null && brief.rights !== null) throw invalid('rights', 'rights.said_by_brief');\n",
    tests: [negotiation],
  }),
  inServer({
    promise: 'What is agreed to is the version that was accepted',
    file: 'features/deals/answer-proposal.ts',
    text: '  await writeLines(tx, deal, lines);\n',
    tests: [negotiation],
  }),
  inServer({
    promise: 'A brief that its brand has replaced by a newer offer is not accepted',
    file: 'features/deals/change-status.ts',
    text: '      if (!may.allowed) throw new AppError(may.code);\n    }',
    without: '    }',
    tests: [negotiation],
  }),
  inServer({
    promise: 'Terms that waited too long lapse',
    file: 'features/deals/expire-proposals.ts',
    text: "  await closeProposal(tx, over.id, { state: 'LAPSED', now, by: null });\n",
    tests: [negotiation],
  }),
  inServer({
    promise: 'A file is judged once',
    file: review,
    text: '!isJudgeable({ ...file, uploader: { role: file.uploaderRole } })',
    without: 'isJudgeable.length === 0',
    tests: [dealFiles],
  }),
  inServer({
    promise: 'Files are approved together in their own deal alone',
    file: review,
    text: '.where(and(eq(files.id, fileId), eq(files.dealId, deal.id)))',
    without: '.where(and(eq(files.id, fileId)))',
    tests: [dealFiles],
  }),
  inServer({
    promise: 'Files of a closed deal are not judged',
    file: review,
    text: '!reviewStatuses.includes(deal.status)',
    without: 'reviewStatuses.length === 0',
    tests: [dealFiles],
  }),
  inServer({
    promise: 'A deal that closed while a file came takes it no more',
    file: 'features/files/upload-file.ts',
    text: '        requireOpen[purpose](deal, actor);\n',
    tests: [dealFiles],
  }),
  inServer({
    promise: 'A portfolio holds a bounded number',
    file: portfolio,
    text: "  if ((items?.count ?? 0) >= portfolioMaxItems) throw new AppError('portfolio.full');\n",
    tests: [portfolioTest],
  }),
  inServer({
    promise: 'Two additions at once are counted one after the other',
    file: portfolio,
    text: "    .where(eq(creators.userId, actor.userId))\n    .for('update');\n",
    without: '    .where(eq(creators.userId, actor.userId));\n',
    tests: [portfolioTest],
    project: 'server-postgres',
  }),
  inServer({
    promise: 'Costly calls are counted',
    file: 'platform/http/limits/limit-rate.ts',
    text: '    if (milliseconds !== null) throw tooMany(milliseconds);\n',
    tests: ['hardening.test.ts', 'platform/http/limits/limit-rate.test.ts'],
  }),
  inServer({
    promise: 'Publishing by the admin stands in the trail',
    file: 'features/admin/moderate.ts',
    text: "      action: isPublished ? 'creator.publish' : 'creator.unpublish',\n",
    without: "      action: 'nothing',\n",
    tests: [adminTest],
  }),
  inServer({
    promise: 'Cancelling by the admin stands in the trail',
    file: 'features/admin/moderate.ts',
    text: '    if (!changed) return;\n',
    without: '    if (changed) return;\n',
    tests: [adminTest],
  }),
  inServer({
    promise: "The bytes of a deleted account's uploads go with it",
    file: 'features/personal-data/remove-people.ts',
    text: '  await removeUnusedMedia(deps, tx, inArray(media.id, uploadIds));\n',
    without: '  void uploadIds;\n',
    tests: [adminTest, 'features/files/media.test.ts'],
  }),
  inServer({
    promise: 'A preview is bounded in size',
    file: 'features/link-previews/safe-fetch.ts',
    text: '    if (length >= maxPageBytes) break;\n',
    tests: ['features/link-previews/link-previews.test.ts'],
  }),
  inServer({
    promise: 'Every hop of a preview is checked',
    file: 'features/link-previews/safe-fetch.ts',
    text: '    if (!permitsUrl(url, options.rules)) return null;\n',
    tests: ['features/link-previews/link-previews.test.ts'],
  }),
  inServer({
    promise: 'A name that resolves to an inside address is refused when it is connected to',
    file: 'features/link-previews/safe-fetch.ts',
    text: ' || addresses.some(({ address }) => !rules.permitsAddress(address))',
    tests: ['features/link-previews/link-previews.test.ts'],
  }),
  inServer({
    promise: 'Items of the brief are marked while they are worked on or reviewed',
    file: 'features/deals/mark-brief-items.ts',
    text: '!statuses.includes(deal.status)',
    without: 'statuses.length === 0',
    tests: [frozenBrief],
  }),
  inServer({
    promise: 'Files that are sent back together use one round',
    file: 'features/deals/rounds.ts',
    text: 'and(eq(deals.id, id), eq(deals.isRoundCounted, false))',
    without: 'and(eq(deals.id, id))',
    tests: [frozenBrief],
  }),
  inServer({
    promise: 'What is sent back of a new submission is a new round',
    file: 'features/deals/move-deal.ts',
    text: "      ...(to === 'SUBMITTED' ? { isRoundCounted: false } : {}),\n",
    tests: [frozenBrief],
  }),
];
