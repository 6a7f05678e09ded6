import { generateKeyPairSync, sign } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { DealLog, LogBody } from '@briefcast/contract';
import { hashOfBody } from '@briefcast/contract/proof/deal-log';
import { hashOfBytes, logName, manifestName } from '@briefcast/contract/proof/evidence';
import { flipsOf } from '@briefcast/contract/proof/flip-bytes';
import { digestOf } from '@briefcast/contract/proof/sealed';
import { signedBytes } from '@briefcast/contract/proof/signature';
import { expect, test } from 'vitest';
import { checkEvidence } from './check-evidence.ts';
import { wholeFile, zipEvidence } from './evidence-zip.ts';

const dealId = '01890000-0000-7000-8000-000000000001';
const at = '2026-11-28T11:14:02.000Z';
const salt = '00112233445566778899aabbccddeeff';
const keys = generateKeyPairSync('ed25519');
const { x = '' } = keys.publicKey.export({ format: 'jwk' });
const key = { name: '2026-A', publicKey: Buffer.from(x, 'base64url').toString('hex') };
const signed = (value: unknown) => ({
  ...key,
  signature: sign(null, signedBytes(value, key.name), keys.privateKey).toString('hex'),
});
const jsonOf = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** A log of one entry, with its signed end. */
function smallLog(): DealLog {
  const value = { text: 'Here it is' };
  const body: LogBody = {
    ...{ version: 1, dealId, entry: 1, previous: null, at, kind: 'message.sent', side: 'CREATOR' },
    ...{ about: null, recorded: 'AT_ONCE', who: null, what: digestOf(value, salt) },
  };
  const hash = hashOfBody(body);
  const head = { dealId, entry: 1, hash, signedAt: at };
  const what = { digest: digestOf(value, salt), salt, value };
  const entries = [{ body, hash, who: null, what }];
  return { dealId, entries, heads: [{ ...head, signature: signed(head) }], keys: [key] };
}

async function smallEvidence() {
  const parts: [string, Buffer][] = [
    ['index.html', Buffer.from('<p>Here it is</p>')],
    [logName, jsonOf(smallLog())],
    ['files.csv', Buffer.from('name,sha256\r\n')],
  ];
  const files = parts.map(([name, bytes]) => ({ name, sha256: hashOfBytes(bytes) }));
  const manifest = { version: 1, dealId, madeAt: at, files };
  parts.push([manifestName, jsonOf({ ...manifest, signature: signed(manifest) })]);
  return buffer(zipEvidence(parts.map(([name, bytes]) => wholeFile(name, bytes))));
}

/** Returns the start of each file in the ZIP, with its head, and of the list of files at the end. */
function placesIn(zip: Buffer) {
  const names = ['index.html', logName, 'files.csv', manifestName];
  const head = (name: string) => zip.indexOf(name) - 30;
  return { files: names.map((name) => ({ name, from: head(name) })), list: zip.indexOf('PK\x01\x02') };
}

/** Interval of changed bytes; a proof changes each of them. The number is odd, so that every bit gets its turn. */
const every = Number(process.env.PROOF_EVERY ?? 13);

test('a changed byte anywhere in an evidence is found, and the file that it is in is named', async () => {
  const zip = await smallEvidence();
  expect(await checkEvidence(zip)).toBeNull();
  const { files, list } = placesIn(zip);
  const missed = [];
  let tried = 0;
  for (const { place, bytes } of flipsOf(zip)) {
    if (place % every !== 0) continue;
    tried += 1;
    const fault = await checkEvidence(Buffer.from(bytes));
    const file = files.filter(({ from }) => from <= place).at(-1)?.name;
    // In the list at the end it is one of the files, or the ZIP itself.
    const isNamed = place < list ? fault?.file === file : fault !== null;
    if (!isNamed) missed.push({ place, file, near: zip.subarray(place - 20, place + 20).toString(), fault });
  }
  expect(missed).toEqual([]);
  if (process.env.PROOF_EVERY) console.info(`${tried} changes of ${zip.length} bytes, all found`);
}, 600_000);
