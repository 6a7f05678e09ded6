/** Submitting a draft, and taking a submission back (rules/drafts#drafts). */
import { AppError, canTakeBack, type DealState, needsOf } from '@briefcast/contract';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { aboutDeal } from '../deals/about-deal.ts';
import { noteActivity } from '../deals/activity.ts';
import { releaseDraft, withdrawSubmission } from '../deals/file-rows.ts';
import { moveDeal } from '../deals/move-deal.ts';
import {
  type DraftDeal,
  lastSubmittedAt,
  lockDraftDeal,
  readDraftRows,
  readSubmittedFacts,
  requireDraftOpen,
} from './draft-files.ts';
import { readLeft } from './read-left.ts';

type SubmitDeps = Pick<Deps, 'db' | 'facts' | 'clock' | 'keys'>;

/**
 * Sets a deal whose draft was submitted to SUBMITTED, and tells the brand; also where it is already, because
 * everything that was submitted before is approved.
 */
async function moveToSubmitted(deps: SubmitDeps, tx: Tx, deal: DraftDeal, by: UserActor): Promise<void> {
  if (deal.status !== 'IN_PROGRESS') await moveDeal(deps, tx, { deal, to: 'IN_PROGRESS', who: 'SYSTEM', by });
  const begun: DraftDeal = { ...deal, status: 'IN_PROGRESS' };
  await moveDeal(deps, tx, { deal: begun, to: 'SUBMITTED', who: 'CREATOR', by });
}

/**
 * Sends all files of the draft to review, in one transaction with the deal's change of status. Files that are
 * added before the first verdict join the waiting submission; after everything was approved they are a
 * submission of their own. Throws deal.not_found, file.not_now,
 * draft.empty, draft.not_ready.
 */
export function submitDraft(deps: SubmitDeps, actor: UserActor, dealId: string): Promise<DealState> {
  return deps.db.transaction(async (tx) => {
    const deal = await lockDraftDeal(tx, actor, dealId);
    await requireDraftOpen(tx, deal);
    if ((await readDraftRows(tx, dealId)).length === 0) throw new AppError('draft.empty');
    const facts = await readSubmittedFacts(tx, dealId);
    const isJoining = canTakeBack(deal.status, facts);
    const all = await readLeft(tx, deal, deps.clock());
    // The brief was confirmed with the first submission; a file that is added later does not need a second
    // confirmation.
    const left = needsOf(deal.status === 'SUBMITTED' ? { ...all, guidelines: 0 } : all);
    if (left.length > 0) throw new AppError('draft.not_ready', { params: { left } });
    const released = await releaseDraft(tx, dealId, isJoining ? lastSubmittedAt(facts) : null);
    for (const { id } of released)
      await deps.facts.append(tx, { kind: 'file.added', ...aboutDeal(deal, actor), subjectId: id });
    if (isJoining) await noteActivity(tx, dealId, 'CREATOR', deps.clock());
    else await moveToSubmitted(deps, tx, deal, actor);
    return { id: dealId, status: 'SUBMITTED' };
  });
}

/**
 * Turns the last submission into a draft again and sets the deal to IN_PROGRESS; the files that it replaced
 * count as sent back again. Throws deal.not_found, deal.status_conflict, or draft.already_judged once the
 * brand has decided on any of its files.
 */
export function takeBackDraft(deps: SubmitDeps, actor: UserActor, dealId: string): Promise<DealState> {
  return deps.db.transaction(async (tx) => {
    const deal = await lockDraftDeal(tx, actor, dealId);
    const { status } = deal;
    if (status !== 'SUBMITTED') throw new AppError('deal.status_conflict', { params: { status } });
    const facts = await readSubmittedFacts(tx, dealId);
    const submittedAt = lastSubmittedAt(facts);
    if (!submittedAt || !canTakeBack(status, facts)) throw new AppError('draft.already_judged');
    await withdrawSubmission(tx, dealId, submittedAt);
    await moveDeal(deps, tx, { deal, to: 'IN_PROGRESS', who: 'SYSTEM', by: actor });
    return { id: dealId, status: 'IN_PROGRESS' };
  });
}
