/**
 * Hints between the parts of the server and between its processes: where to look, stored nowhere. Listeners
 * in the process are called at once; other processes get all that came together in one notification, after
 * the commits. A hint may get lost, so every listener also checks at an interval.
 */
import type { LiveEvent } from '@briefcast/contract';
import { uuidv7 } from 'uuidv7';
import type { OpenDatabase } from '../database/database.ts';
import type { Log } from '../log.ts';

/** The hints. */
export type Signal =
  /** Facts were appended. */
  | { kind: 'facts' }
  /** A job is due. */
  | { kind: 'jobs' }
  /** Sessions of these people may have ended. */
  | { kind: 'sessions'; users: string[] }
  /** A transient event for these organisations and creators that is stored nowhere: somebody is typing. */
  | { kind: 'transient'; parties: string[]; event: LiveEvent }
  /** Only received: hints of other processes may have been missed. */
  | { kind: 'gap' };

export interface Signals {
  /** Sends to this process now and to the others soon. Call it after the commit of what it is about. */
  publish(signal: Exclude<Signal, { kind: 'gap' }>): void;
  /** Calls back with each hint, of this process or another; returns a function that stops it. */
  subscribe(listener: (signal: Signal) => void): () => void;
  close(): Promise<void>;
}

/** NOTIFY carries less than 8,000 bytes. */
const longestPayload = 7500;
/** Under load one notification carries all hints that came meanwhile. */
const restMilliseconds = 2;

interface Announcement {
  from: string;
  signals: Signal[];
}

/** Packs the queued hints into few payloads, without duplicates and within the size limit. */
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

/** Opens the signals of a process; over a database with a channel they reach the other processes on it. */
export async function openSignals(
  { openChannel }: Pick<OpenDatabase, 'openChannel'>,
  log: Log,
  observe: (direction: 'sent' | 'heard', kind: Signal['kind']) => void = () => {},
): Promise<Signals> {
  const self = uuidv7();
  const listeners = new Set<(signal: Signal) => void>();
  const deliverHere = (signal: Signal) => {
    for (const listener of listeners) listener(signal);
  };
  const channel = await openChannel?.((payload) => {
    const { from, signals }: Announcement =
      payload === '' ? { from: '', signals: [{ kind: 'gap' }] } : JSON.parse(payload);
    if (from === self) return;
    for (const signal of signals) {
      observe('heard', signal.kind);
      deliverHere(signal);
    }
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
        // Published just as the sending ended.
        if (queued.length > 0) sendSoon();
      });
  }

  return {
    publish(signal) {
      deliverHere(signal);
      if (!channel) return;
      observe('sent', signal.kind);
      queued.push(signal);
      sendSoon();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      await sending;
      await channel?.close();
    },
  };
}
