/**
 * Drafts of briefs per person and creator, kept through reload, closed tab and log-out, in every tab, until sent;
 * chosen files only until the page is left.
 */
import { pageMap } from '../../../lib/page-state.ts';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { type BriefForm, emptyBrief } from './brief-form.ts';
import { canEdit, nothingSent, type SendState } from './send-state.ts';

/** Progress of sending that a reload must not forget. */
type StoredProgress = Pick<
  SendState,
  'dealId' | 'recipient' | 'next' | 'requestKey' | 'asked' | 'isUncertain'
>;

interface StoredDraft {
  brief: BriefForm;
  progress: StoredProgress;
}

export interface Draft {
  brief: BriefForm;
  sending: SendState;
}

const memory = pageMap<string, SendState>();
/** By sender too: who logs in next on this device must not find it. */
const keyOf = (senderId: string, creatorId: string) => `briefDraft:${senderId}:${creatorId}`;

/** Progress of sending, without files. */
function progressOf(sending: SendState): StoredProgress {
  const { dealId, recipient, next, requestKey, asked, phase } = sending;
  // A reload in the middle: the deal may have arrived, and is asked for once more under its key.
  const isUncertain = sending.isUncertain || (phase === 'sending' && dealId === null && asked !== null);
  return { dealId, recipient, next, requestKey, asked, isUncertain };
}

const noProgress = progressOf(nothingSent);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function readText(key: string): StoredDraft | null {
  try {
    const stored = JSON.parse(readStored('local', key) ?? 'null') as {
      brief?: Partial<BriefForm>;
      progress?: StoredProgress;
    } | null;
    if (stored === null) return null;
    // Rights that were kept before anybody asked whether they were chosen may have been.
    const brief = stored.brief ? { ...emptyBrief, areRightsChosen: true, ...stored.brief } : emptyBrief;
    return { brief, progress: { ...noProgress, ...stored.progress } };
  } catch {
    return null;
  }
}

/** Keeps a change; unchanged drafts are not written again, as each write notifies the other tabs. */
function changeText(key: string, change: Partial<StoredDraft>) {
  const before = readText(key) ?? { brief: emptyBrief, progress: noProgress };
  const after = { ...before, ...change };
  if (!isSame(before, after)) writeStored('local', key, JSON.stringify(after));
}

/** Draft of a brief to this creator; an empty one without any. */
export function readDraft(senderId: string, creatorId: string): Draft {
  const key = keyOf(senderId, creatorId);
  const known = memory.get(key) ?? nothingSent;
  const stored = readText(key);
  if (stored === null) return { brief: emptyBrief, sending: known };
  const { brief, progress } = stored;
  if (isSame(progressOf(known), progress)) return { brief, sending: known };
  // A reload or another tab: how far it has got counts, with the files that were chosen here.
  const { references } = known;
  const wasBegun = progress.dealId !== null || progress.isUncertain;
  if (!wasBegun) return { brief, sending: { ...nothingSent, references } };
  return { brief, sending: { ...nothingSent, ...progress, references, phase: 'stopped' } };
}

/**
 * The draft that a form begins with. `given` fills it where nothing was typed before; where something was, that stays and
 * `isOffered` says that there is another.
 */
export function beginDraft(
  senderId: string,
  creatorId: string,
  given: BriefForm | null,
): { brief: BriefForm; isOffered: boolean } {
  const { brief, sending } = readDraft(senderId, creatorId);
  if (given === null || !canEdit(sending)) return { brief, isOffered: false };
  if (brief.title.trim() !== '' || brief.description.trim() !== '') return { brief, isOffered: true };
  keepBrief(senderId, creatorId, given);
  return { brief: given, isOffered: false };
}

/** Keeps the typed brief. */
export const keepBrief = (senderId: string, creatorId: string, brief: BriefForm) =>
  changeText(keyOf(senderId, creatorId), { brief });

/** Keeps how far sending has got. */
export function keepSending(senderId: string, creatorId: string, sending: SendState) {
  const key = keyOf(senderId, creatorId);
  memory.set(key, sending);
  changeText(key, { progress: progressOf(sending) });
}

/**
 * Calls the listener when another tab has changed this draft: with what it is now, or null when the brief was sent
 * there. Returns how to stop.
 */
export function followDraft(
  senderId: string,
  creatorId: string,
  listener: (draft: Draft | null) => void,
): () => void {
  const key = keyOf(senderId, creatorId);
  const handleStorage = (event: StorageEvent) => {
    if (event.key !== key) return;
    if (readText(key) !== null) return listener(readDraft(senderId, creatorId));
    memory.delete(key);
    listener(null);
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

/** The brief has been sent: nothing of it stays. */
export function dropDraft(senderId: string, creatorId: string) {
  const key = keyOf(senderId, creatorId);
  memory.delete(key);
  writeStored('local', key, null);
}
