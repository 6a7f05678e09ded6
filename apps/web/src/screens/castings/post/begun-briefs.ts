/** Briefs that were begun on this device and not sent. */
import { readDraft } from '../../../features/deals/send-brief/brief-draft.ts';
import { canEdit } from '../../../features/deals/send-brief/send-state.ts';
import { storedKeys } from '../../../lib/storage.ts';

/** Kept briefs of a person that are not empty, by the creators for whom they are. */
export function begunBriefs(userId: string): { creatorId: string; title: string }[] {
  const prefix = `briefDraft:${userId}:`;
  return storedKeys('local', prefix).flatMap((key) => {
    const creatorId = key.slice(prefix.length);
    const { brief, sending } = readDraft(userId, creatorId);
    // It has arrived, or may have.
    if (!canEdit(sending)) return [];
    const { title, description } = brief;
    return title.trim() || description.trim() ? [{ creatorId, title: title.trim() }] : [];
  });
}
