/** Steps to do before a draft is submitted, as a part of a sentence. */
import type { DraftNeed } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';

const labels: Record<DraftNeed, () => string> = {
  uploads: m.draft_need_uploads,
  checks: m.draft_need_checks,
  guidelines: m.draft_need_guidelines,
  tasks: m.draft_need_tasks,
};

/** A need of a draft, beginning in small letters, for a list. */
export const draftNeedLabel = (need: DraftNeed): string => labels[need]();
