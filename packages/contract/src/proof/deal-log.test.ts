import { getPublicKey, sign, utils } from '@noble/ed25519';
import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { endOfPart, faultOfPart, hashOfBody, logFault } from './deal-log.ts';
import {
  DealLog,
  type LogBody,
  type LogEntry,
  type LogHead,
  type LogPart,
  logBeginning,
} from './deal-log-schemas.ts';
import { evidenceFault, logName } from './evidence.ts';
import { encoded, flipsOf, spanOf } from './flip-bytes.ts';
import { digestOf } from './sealed.ts';
import { signedBytes } from './signature.ts';

const dealId = '3f8d1c1e-6a52-4f0e-9a57-3b8a5d5f8f10';
const at = '2026-11-28T11:14:02.000Z';
const salt = '0'.repeat(32);

const person = { name: 'صباح', company: 'Oasis Skin' };
const sealed = <Value>(value: Value) => ({ digest: digestOf(value, salt), salt, value });

function entryAfter(previous: LogEntry | undefined, text: string): LogEntry {
  const value = { text };
  const body: LogBody = {
    ...{ version: 1, dealId, at, kind: 'message.sent', side: 'BRAND', about: null, recorded: 'AT_ONCE' },
    entry: (previous?.body.entry ?? 0) + 1,
    previous: previous?.hash ?? null,
    who: digestOf(person, salt),
    what: digestOf(value, salt),
  };
  return { body, hash: hashOfBody(body), who: sealed(person), what: sealed(value) };
}

function signedLog(): DealLog {
  const secret = utils.randomSecretKey();
  const key = { name: '2026-A', publicKey: bytesToHex(getPublicKey(secret)) };
  const entries: LogEntry[] = [];
  for (const text of ['one', 'two', 'three']) entries.push(entryAfter(entries.at(-1), text));
  const head: LogHead = { dealId, entry: 3, hash: entries[2]?.hash ?? '', signedAt: at };
  const signature = bytesToHex(sign(signedBytes(head, key.name), secret));
  return { dealId, entries, heads: [{ ...head, signature: { ...key, signature } }], keys: [key] };
}

const second = ({ entries }: DealLog) => entries[1] as LogEntry;
const head = ({ heads }: DealLog) => heads[0] as DealLog['heads'][number];

test('a log that was only added to fits', () => {
  expect(logFault(signedLog())).toBeNull();
});

test.each<[string, (log: DealLog) => void, ReturnType<typeof logFault>]>([
  [
    'words that are other',
    (log) => Object.assign(second(log).what ?? {}, { value: {} }),
    { entry: 2, reason: 'what' },
  ],
  [
    'a body that is other',
    (log) => Object.assign(second(log).body, { side: 'CREATOR' }),
    { entry: 2, reason: 'hash' },
  ],
  [
    'an entry that was written anew with its hash',
    (log) => log.entries.splice(1, 1, entryAfter(log.entries[0], 'other')),
    { entry: 3, reason: 'previous' },
  ],
  ['an entry that is gone', (log) => log.entries.splice(1, 1), { entry: 2, reason: 'place' }],
  ['an end that was cut off', (log) => log.entries.pop(), { entry: 3, reason: 'missing' }],
  [
    'an end that was written anew',
    (log) => log.entries.splice(2, 1, entryAfter(log.entries[1], 'other')),
    { entry: 3, reason: 'head' },
  ],
  [
    'a head that nobody signed',
    (log) => Object.assign(head(log), { signedAt: '2026-11-29T11:14:02.000Z' }),
    { entry: 3, reason: 'signature' },
  ],
  ['a head by a key that is not listed', (log) => log.keys.pop(), { entry: 3, reason: 'signature' }],
])('finds %s', (_, change, fault) => {
  const log = signedLog();
  change(log);
  expect(logFault(log)).toEqual(fault);
});

test('a changed byte anywhere in a log is found, and in an entry it is named by its number', () => {
  const log = DealLog.parse(signedLog());
  const text = JSON.stringify(log);
  const spans = log.entries.map((entry) => spanOf(text, JSON.stringify(entry)));
  const missed = [...flipsOf(encoded(text))].flatMap(({ place, bytes }) => {
    const fault = evidenceFault(new Map([[logName, bytes]]));
    const isFound = fault?.file === logName && fault.reason !== 'missing';
    const entry = 1 + spans.findIndex(({ from, to }) => place >= from && place < to);
    // Text that is no longer a log names the file alone.
    const isNamed = entry === 0 || fault?.reason === 'unreadable' || fault?.entry === entry;
    return isFound && isNamed
      ? []
      : [{ place, near: new TextDecoder().decode(bytes.slice(place - 20, place + 20)), fault }];
  });
  expect(missed).toEqual([]);
});

describe('a log in parts', () => {
  const split = (log: DealLog): [LogPart, LogPart] => [
    { entries: log.entries.slice(0, 2), heads: [] },
    { entries: log.entries.slice(2), heads: log.heads },
  ];
  const faultIn = (log: DealLog) => {
    const [first, second] = split(log);
    return faultOfPart(log, logBeginning, first) ?? faultOfPart(log, endOfPart(logBeginning, first), second);
  };

  test('fits as the whole does', () => {
    expect(faultIn(signedLog())).toBeNull();
  });

  test('shows between two parts what was taken out or written anew', () => {
    const log = signedLog();
    log.entries.splice(1, 1, entryAfter(log.entries[0], 'other'));
    expect(faultIn(log)).toEqual({ entry: 3, reason: 'previous' });
    const cut = signedLog();
    cut.entries.pop();
    expect(faultIn(cut)).toEqual({ entry: 3, reason: 'missing' });
  });
});
