/**
 * Sending a brief takes several calls (rules/deals#sending-a-brief): the deal, its reference files, a message
 * for each, a welcome. This is the memory of how far it has got, so that whatever failed can be tried again
 * without doing twice what has arrived. Pure: the calls are made in send-steps.ts.
 */

/** A file to go along. */
export interface Reference {
  key: string;
  file: File;
  /** Set once the server has the file. */
  fileId: string | null;
  /** The deal's chat tells of it: nothing is left to do. */
  isAnnounced: boolean;
  /** Bytes on their way; null when none are. */
  sentBytes: number | null;
  /** Why it stopped; cleared by the next try. */
  error: string | null;
}

export interface SendState {
  phase: 'editing' | 'sending' | 'stopped' | 'sent';
  /** Set once the server has the deal: from then on the brief has reached the creator. */
  dealId: string | null;
  /** Names the deal to the server until it is there, and its welcome: tried again, each comes once. */
  requestKey: string | null;
  /** A call was left without an answer: what it did may have arrived. Looked up before the next try. */
  isUncertain: boolean;
  isWelcomed: boolean;
  /** When the first try began, in milliseconds. */
  startedAt: number | null;
  references: Reference[];
  /** Why the deal or the welcome stopped. */
  error: string | null;
}

/** What the server holds of a deal, as far as it matters here. */
export interface ArrivedDeal {
  files: readonly { id: string; originalName: string; size: number }[];
  announcedFileIds: readonly string[];
  isWelcomed: boolean;
}

export type SendEvent =
  | { type: 'files added'; files: readonly { key: string; file: File }[] }
  | { type: 'file removed'; key: string }
  | { type: 'failed left out' }
  | { type: 'started'; at: number; key: string }
  | { type: 'deal created'; dealId: string }
  | { type: 'deal missing' }
  | { type: 'looked'; arrived: ArrivedDeal }
  | { type: 'upload moved'; key: string; sentBytes: number }
  | { type: 'uploaded'; key: string; fileId: string }
  | { type: 'announced'; key: string }
  | { type: 'reference failed'; key: string; error: string; isUncertain: boolean }
  | { type: 'references stopped' }
  | { type: 'stopped'; error: string; isUncertain: boolean }
  | { type: 'welcomed' }
  | { type: 'finished' };

export const nothingSent: SendState = {
  phase: 'editing',
  dealId: null,
  requestKey: null,
  isUncertain: false,
  isWelcomed: false,
  startedAt: null,
  references: [],
  error: null,
};

/**
 * Whether the text can still be changed. A brief that has arrived is the creator's too; one that may have
 * arrived must be looked for as it was sent.
 */
export const canEdit = (state: SendState): boolean =>
  state.phase !== 'sending' && state.dealId === null && !state.isUncertain;

/** What has to be done next. */
export type SendStep =
  | { type: 'find deal' }
  | { type: 'create deal' }
  | { type: 'look'; dealId: string }
  | { type: 'upload'; dealId: string; reference: Reference }
  | { type: 'announce'; dealId: string; reference: Reference; fileId: string }
  | { type: 'stop' }
  | { type: 'welcome'; dealId: string }
  | { type: 'finish' };

/** The next step, or null when it is not the machine's turn. The welcome waits for every reference. */
export function nextStep(state: SendState): SendStep | null {
  if (state.phase !== 'sending') return null;
  const { dealId, isUncertain, isWelcomed, references } = state;
  if (dealId === null) return { type: isUncertain ? 'find deal' : 'create deal' };

  const open = references.filter(({ isAnnounced }) => !isAnnounced);
  const untried = open.filter(({ error }) => error === null);
  // Uncertainty of this very round is looked into by the next one: first everything gets its try.
  if (isUncertain && untried.length === open.length) return { type: 'look', dealId };
  const toUpload = untried.find(({ fileId }) => fileId === null);
  if (toUpload) return { type: 'upload', dealId, reference: toUpload };
  for (const reference of untried) {
    if (reference.fileId) return { type: 'announce', dealId, reference, fileId: reference.fileId };
  }
  if (open.length > 0) return { type: 'stop' };
  return isWelcomed ? { type: 'finish' } : { type: 'welcome', dealId };
}

/** What a look at the deal tells: lost answers are made up for, so that nothing is sent a second time. */
function reconcile(references: readonly Reference[], { files, announcedFileIds }: ArrivedDeal): Reference[] {
  const taken = new Set([...announcedFileIds, ...references.map(({ fileId }) => fileId)]);
  return references.map((reference) => {
    const { fileId, file } = reference;
    if (fileId !== null) return { ...reference, isAnnounced: announcedFileIds.includes(fileId) };
    const arrived = files.find(
      ({ id, originalName, size }) => !taken.has(id) && originalName === file.name && size === file.size,
    );
    if (!arrived) return reference;
    taken.add(arrived.id);
    return { ...reference, fileId: arrived.id };
  });
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
        startedAt: state.startedAt ?? event.at,
        requestKey: state.requestKey ?? event.key,
        error: null,
        references: state.references.map((reference) => ({ ...reference, error: null })),
      };
    case 'deal created':
      return { ...state, dealId: event.dealId, isUncertain: false };
    case 'deal missing':
      return { ...state, isUncertain: false };
    case 'looked':
      return {
        ...state,
        references: reconcile(state.references, event.arrived),
        isWelcomed: event.arrived.isWelcomed,
        isUncertain: false,
      };
    case 'upload moved':
      return changeOne(state, event.key, { sentBytes: event.sentBytes });
    case 'uploaded':
      return changeOne(state, event.key, { fileId: event.fileId, sentBytes: null });
    case 'announced':
      return changeOne(state, event.key, { isAnnounced: true });
    case 'reference failed':
      return {
        ...changeOne(state, event.key, { error: event.error, sentBytes: null }),
        isUncertain: state.isUncertain || event.isUncertain,
      };
    case 'references stopped':
      return { ...state, phase: 'stopped' };
    case 'stopped': {
      const isUncertain = state.isUncertain || event.isUncertain;
      return {
        ...state,
        phase: 'stopped',
        error: event.error,
        isUncertain,
        // A refused deal can be changed, and is another one then.
        requestKey: state.dealId === null && !isUncertain ? null : state.requestKey,
      };
    }
    case 'welcomed':
      return { ...state, isWelcomed: true };
    case 'finished':
      return { ...state, phase: 'sent' };
  }
}
