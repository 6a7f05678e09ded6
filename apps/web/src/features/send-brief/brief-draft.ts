/**
 * What was typed for a creator stays until it is sent: the text for as long as the tab lives, reloads included;
 * chosen files, which no storage takes, until the page is left.
 */
import { readStored, writeStored } from '../../lib/storage.ts';
import { type BriefForm, emptyBrief } from './brief-form.ts';
import { canEdit, nothingSent, type SendState } from './send-state.ts';

/** How far sending has got, as far as a reload must not forget it. */
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

const memory = new Map<string, SendState>();
/** By sender too: who logs in next in this tab must not find it. */
const keyOf = (senderId: string, creatorId: string) => `briefDraft:${senderId}:${creatorId}`;
const noProgress: StoredProgress = {
  dealId: null,
  recipient: null,
  next: [],
  requestKey: null,
  asked: null,
  isUncertain: false,
};

function readText(key: string): StoredDraft {
  try {
    const stored = JSON.parse(readStored('session', key) ?? 'null') as Partial<StoredDraft> | null;
    return { brief: { ...emptyBrief, ...stored?.brief }, progress: { ...noProgress, ...stored?.progress } };
  } catch {
    return { brief: emptyBrief, progress: noProgress };
  }
}

const writeText = (key: string, draft: StoredDraft) => writeStored('session', key, JSON.stringify(draft));

/** What was left of a brief to this creator; an empty one when nothing was. */
export function readDraft(senderId: string, creatorId: string): Draft {
  const key = keyOf(senderId, creatorId);
  const { brief, progress } = readText(key);
  const known = memory.get(key);
  if (known) return { brief, sending: known };
  const wasBegun = progress.dealId !== null || progress.isUncertain;
  if (!wasBegun) return { brief, sending: nothingSent };
  return { brief, sending: { ...nothingSent, ...progress, phase: 'stopped' } };
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

/** Keeps what is typed. */
export function keepBrief(senderId: string, creatorId: string, brief: BriefForm) {
  const key = keyOf(senderId, creatorId);
  writeText(key, { ...readText(key), brief });
}

/** Keeps how far sending has got. */
export function keepSending(senderId: string, creatorId: string, sending: SendState) {
  const key = keyOf(senderId, creatorId);
  memory.set(key, sending);
  const { dealId, recipient, next, requestKey, asked, phase } = sending;
  // A reload in the middle: the deal may have arrived, and is asked for once more under its key.
  const isUncertain = sending.isUncertain || (phase === 'sending' && dealId === null && asked !== null);
  const progress = { dealId, recipient, next, requestKey, asked, isUncertain };
  const stored = readText(key);
  if (JSON.stringify(stored.progress) !== JSON.stringify(progress)) writeText(key, { ...stored, progress });
}

/** The brief has been sent: nothing of it stays. */
export function dropDraft(senderId: string, creatorId: string) {
  const key = keyOf(senderId, creatorId);
  memory.delete(key);
  writeStored('session', key, null);
}
