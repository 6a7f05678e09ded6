/**
 * Sending a brief takes several calls (rules/deals#sending-a-brief): the deal, its reference files, a message
 * for each, a welcome. This is the memory of how far it has got, so that whatever failed can be tried again
 * without doing twice what has arrived: every call goes under the key of its first try. Pure: the calls are made in send-steps.ts.
 */
import type { NewDeal, NewDeals } from '@briefcast/contract';

/** A file to go along. */
export interface Reference {
  key: string;
  file: File;
  /** Set once the server has the file. */
  fileId: string | null;
  /** Whether the deal's chat shows it: nothing is left to do. */
  isAnnounced: boolean;
  /** Bytes on their way; null when none are. */
  sentBytes: number | null;
  /** Why it stopped; cleared by the next try. */
  error: string | null;
  /** Whether the file itself was refused, so that no further try would help. */
  isFinal?: boolean;
}

/** A deal that the server has made, and whose it is. */
export interface MadeDeal {
  dealId: string;
  creatorId: string;
  firstName: string;
}

export interface SendState {
  phase: 'editing' | 'sending' | 'stopped' | 'sent';
  /** Set once the server has the deal: from then on the brief has reached the creator. */
  dealId: string | null;
  /** Creator of that deal; null for the creator of the dialog alone. */
  recipient: MadeDeal | null;
  /** The deals of further creators, which get their files and their welcome after this one. */
  next: MadeDeal[];
  /** Names the deal to the server until it is there, and its welcome: tried again, each comes once. */
  requestKey: string | null;
  /** Request that creates the deal; kept with its key, as another body under the same key is refused. */
  asked: NewDeal | NewDeals | null;
  /** The deal was asked for and there was no answer: it may be there. */
  isUncertain: boolean;
  isWelcomed: boolean;
  references: Reference[];
  /** Why the deal or the welcome stopped. */
  error: string | null;
}

export type SendEvent =
  | { type: 'files added'; files: readonly { key: string; file: File }[] }
  | { type: 'file removed'; key: string }
  | { type: 'failed left out' }
  | { type: 'started'; key: string }
  | { type: 'deal prepared'; asked: NewDeal | NewDeals }
  | { type: 'deal created'; dealId: string }
  | { type: 'deals created'; made: [MadeDeal, ...MadeDeal[]] }
  | { type: 'recipient finished' }
  | { type: 'upload moved'; key: string; sentBytes: number }
  | { type: 'uploaded'; key: string; fileId: string }
  | { type: 'announced'; key: string }
  | { type: 'reference failed'; key: string; error: string; isFinal?: boolean }
  | { type: 'references stopped' }
  | { type: 'stopped'; error: string; isUncertain: boolean }
  | { type: 'welcomed' }
  | { type: 'finished' };

export const nothingSent: SendState = {
  phase: 'editing',
  dealId: null,
  recipient: null,
  next: [],
  requestKey: null,
  asked: null,
  isUncertain: false,
  isWelcomed: false,
  references: [],
  error: null,
};

/**
 * Whether the text can still be changed. A brief that has arrived is the creator's too; one that may have
 * arrived is asked for once more as it was sent.
 */
export const canEdit = (state: SendState): boolean =>
  state.phase !== 'sending' && state.dealId === null && !state.isUncertain;

/** Next step of sending. */
export type SendStep =
  | { type: 'prepare deal' }
  | { type: 'create deal'; asked: NewDeal | NewDeals }
  | { type: 'upload'; dealId: string; reference: Reference }
  | { type: 'announce'; dealId: string; reference: Reference; fileId: string }
  | { type: 'stop' }
  | { type: 'welcome'; dealId: string }
  | { type: 'next recipient' }
  | { type: 'finish' };

/** The next step, or null when it is not the machine's turn. The welcome waits for every reference. */
export function nextStep(state: SendState): SendStep | null {
  if (state.phase !== 'sending') return null;
  const { dealId, asked, isWelcomed, references } = state;
  if (dealId === null) return asked ? { type: 'create deal', asked } : { type: 'prepare deal' };

  const open = references.filter(({ isAnnounced }) => !isAnnounced);
  const untried = open.filter(({ error }) => error === null);
  const toUpload = untried.find(({ fileId }) => fileId === null);
  if (toUpload) return { type: 'upload', dealId, reference: toUpload };
  for (const reference of untried) {
    if (reference.fileId) return { type: 'announce', dealId, reference, fileId: reference.fileId };
  }
  if (open.length > 0) return { type: 'stop' };
  if (!isWelcomed) return { type: 'welcome', dealId };
  return { type: state.next.length > 0 ? 'next recipient' : 'finish' };
}

const changeOne = (state: SendState, key: string, change: Partial<Reference>): SendState => ({
  ...state,
  references: state.references.map((other) => (other.key === key ? { ...other, ...change } : other)),
});

export function sendReducer(state: SendState, event: SendEvent): SendState {
  switch (event.type) {
    case 'files added': {
      const added = event.files.map((file) => ({
        ...file,
        fileId: null,
        isAnnounced: false,
        sentBytes: null,
        error: null,
      }));
      return { ...state, references: [...state.references, ...added] };
    }
    case 'file removed':
      return { ...state, references: state.references.filter(({ key }) => key !== event.key) };
    case 'failed left out':
      return { ...state, references: state.references.filter(({ error }) => error === null) };
    case 'started':
      return {
        ...state,
        phase: 'sending',
        requestKey: state.requestKey ?? event.key,
        error: null,
        references: state.references.map((reference) => ({ ...reference, error: null })),
      };
    case 'deal prepared':
      return { ...state, asked: event.asked };
    case 'deal created':
      return { ...state, dealId: event.dealId, isUncertain: false };
    case 'deals created': {
      const [recipient, ...next] = event.made;
      return { ...state, dealId: recipient.dealId, recipient, next, isUncertain: false };
    }
    case 'recipient finished': {
      const [recipient, ...next] = state.next;
      if (!recipient) return state;
      const references = state.references.map((reference) => ({
        ...reference,
        fileId: null,
        isAnnounced: false,
      }));
      return { ...state, dealId: recipient.dealId, recipient, next, isWelcomed: false, references };
    }
    case 'upload moved':
      return changeOne(state, event.key, { sentBytes: event.sentBytes });
    case 'uploaded':
      return changeOne(state, event.key, { fileId: event.fileId, sentBytes: null });
    case 'announced':
      return changeOne(state, event.key, { isAnnounced: true });
    case 'reference failed':
      return changeOne(state, event.key, {
        error: event.error,
        isFinal: event.isFinal ?? false,
        sentBytes: null,
      });
    case 'references stopped':
      return {
        ...state,
        phase: 'stopped',
        references: state.references.map((reference) => ({ ...reference, sentBytes: null })),
      };
    case 'stopped': {
      const stopped: SendState = { ...state, phase: 'stopped', error: event.error };
      if (state.dealId !== null) return stopped;
      if (event.isUncertain) return { ...stopped, isUncertain: true };
      // A refused deal can be changed, and is another one then.
      return { ...stopped, isUncertain: false, requestKey: null, asked: null };
    }
    case 'welcomed':
      return { ...state, isWelcomed: true };
    case 'finished':
      return { ...state, phase: 'sent' };
  }
}
