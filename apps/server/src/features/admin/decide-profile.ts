/** The admin's decision on a profile that waits, with its line in the audit trail (rules/moderation#queue). */
import type { ReviewVerdict } from '@briefcast/contract';
import type { AdminActor } from '../../platform/auth/actor.ts';
import type { Deps } from '../../platform/deps.ts';
import { decideReview } from '../creators/decide-review.ts';
import { showTitles } from '../portfolio/show-titles.ts';
import { beginTrial } from '../subscriptions/begin-trial.ts';
import { recordAudit } from './audit.ts';

/** Decides the request with this id. Throws what `decideReview` throws, without any change. */
export async function decideProfile(
  deps: Pick<Deps, 'db' | 'clock' | 'facts' | 'settings'>,
  admin: Pick<AdminActor, 'name'>,
  id: string,
  verdict: ReviewVerdict,
): Promise<void> {
  const isApproved = verdict.verdict === 'APPROVE';
  await deps.db.transaction(async (tx) => {
    const { name, creatorId, works, before, after } = await decideReview({ ...deps, showTitles }, tx, {
      id,
      verdict,
      by: admin.name,
    });
    if (after.isPublished) await beginTrial(deps, tx, creatorId);
    await recordAudit(deps, tx, {
      by: admin,
      action: isApproved ? 'creator.approve' : 'creator.send_back',
      subject: `${[name, ...works].join(', ')} (${creatorId})`,
      before,
      after: {
        ...(isApproved ? after : { reasons: verdict.reasons, note: verdict.note || null }),
        ...(works.length > 0 ? { works } : {}),
      },
    });
  });
}
