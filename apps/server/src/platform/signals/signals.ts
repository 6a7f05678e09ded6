/**
 * Hints between the parts of the server and between its processes: where to look, kept nowhere. Own listeners hear at
 * once; other processes by one announcement for all that came together, after the commits. A hint may get lost, so
 * whoever needs it also looks by itself.
 */
import type { LiveEvent } from '@briefcast/contract';
import { uuidv7 } from 'uuidv7';
import type { OpenDatabase } from '../database/database.ts';
import type { Log } from '../log.ts';

/** What may be told. */
export type Signal =
  /** Facts were appended. */
  | { kind: 'facts' }
  /** A job is due. */
  | { kind: 'jobs' }
  /** Sessions of these people may be over. */
  | { kind: 'sessions'; users: string[] }
  /** An event for these organisations and creators that is kept nowhere: typing. */
  | { kind: 'whisper'; parties: string[]; event: LiveEvent }
  /** Heard only: hints of other processes may have been missed. */
  | { kind: 'gap' };

export interface Signals {
  /** Tells this process now and the others soon. Call it after the commit of what it speaks of. */
  tell(signal: Exclude<Signal, { kind: 'gap' }>): void;
  /** Calls back with each signal, of this process or another; returns how to stop. */
  hear(listener: (signal: Signal) => void): () => void;
  close(): Promise<void>;
}

/** NOTIFY carries less than 8,000 bytes. */
const longestPayload = 7500;
/** Under load one announcement speaks for all that happened meanwhile. */
const restMilliseconds = 2;

interface Announcement {
  from: string;
  signals: Signal[];
}

/** The queued signals as few payloads, each once, none too long. */
function pack(from: string, queued: readonly Signal[]): string[] {
  const payloads: string[] = [];
  let signals: string[] = [];
  let length = 0;
  const flush = () => {
    if (signals.length > 0) payloads.push(`{"from":"${from}","signals":[${signals.join(',')}]}`);
    signals = [];
    length = 0;
  };
  for (const text of new Set(queued.map((signal) => JSON.stringify(signal)))) {
    if (length + text.length > longestPayload) flush();
    signals.push(text);
    length += text.length + 1;
  }
  flush();
  return payloads;
}

/** Opens the signals of a process; over a database that has a channel they reach the others on it. */
export async function openSignals(
  { openChannel }: Pick<OpenDatabase, 'openChannel'>,
  log: Log,
): Promise<Signals> {
  const self = uuidv7();
  const listeners = new Set<(signal: Signal) => void>();
  const hearHere = (signal: Signal) => {
    for (const listener of listeners) listener(signal);
  };
  const channel = await openChannel?.((payload) => {
    if (payload === '') return hearHere({ kind: 'gap' });
    const { from, signals } = JSON.parse(payload) as Announcement;
    if (from !== self) for (const signal of signals) hearHere(signal);
  });

  let queued: Signal[] = [];
  let sending: Promise<void> | null = null;
  async function sendQueued() {
    while (queued.length > 0 && channel) {
      const payloads = pack(self, queued);
      queued = [];
      for (const payload of payloads) await channel.send(payload);
      await new Promise((resolve) => setTimeout(resolve, restMilliseconds));
    }
  }
  function sendSoon() {
    sending ??= sendQueued()
      .catch((error: unknown) => log.debug({ err: error }, 'other processes were not told'))
      .finally(() => {
        sending = null;
        // Told in the very moment of the end.
        if (queued.length > 0) sendSoon();
      });
  }

  return {
    tell(signal) {
      hearHere(signal);
      if (!channel) return;
      queued.push(signal);
      sendSoon();
    },
    hear(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      await sending;
      await channel?.close();
    },
  };
}
