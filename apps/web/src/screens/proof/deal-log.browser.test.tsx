import type { DealLog, LogBody, LogEntry } from '@briefcast/contract';
import { hashOfBody } from '@briefcast/contract/proof/deal-log';
import { digestOf } from '@briefcast/contract/proof/sealed';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';

const dealId = idOf(40);
const salt = 'salt';
const path = `/deals/${dealId}/log`;

/** A log of these happenings that fits. */
function logOf(happened: { kind: string; what: Record<string, string> }[]): DealLog {
  const entries: LogEntry[] = [];
  for (const { kind, what } of happened) {
    const who = { name: 'Layla Haddad', company: null };
    const body: LogBody = {
      version: 1,
      dealId,
      entry: entries.length + 1,
      previous: entries.at(-1)?.hash ?? null,
      at: '2026-11-09T07:02:40.000Z',
      kind,
      side: 'CREATOR',
      about: null,
      recorded: 'AT_ONCE',
      who: digestOf(who, salt),
      what: digestOf(what, salt),
    };
    const seal = <Value,>(value: Value) => ({ digest: digestOf(value, salt), salt, value });
    entries.push({ body, hash: hashOfBody(body), who: seal(who), what: seal(what) });
  }
  return { dealId, entries, heads: [], keys: [] };
}

const log = logOf([
  { kind: 'deal.moved', what: { to: 'ACCEPTED' } },
  { kind: 'message.sent', what: { text: 'First words' } },
  { kind: 'message.sent', what: { text: 'Last words' } },
]);

function show(shown: DealLog) {
  signIn(newBrand());
  server.returns('proof.log', {
    log: shown,
    title: 'Winter serum',
    evidenceUrl: '/evidence',
    certificate: null,
    next: null,
  });
  return openApp(path);
}

test('says that the log fits, and folds messages until somebody asks', async () => {
  await show(log);
  await expect.element(page.getByText('3 of 3 entries match')).toBeVisible();
  await expect.element(page.getByText('Layla Haddad accepted')).toBeVisible();
  await expect.element(page.getByText('First words')).not.toBeInTheDocument();
  await page.getByRole('button', { name: '2 to 3: 2 messages' }).click();
  await expect.element(page.getByText('First words')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Download evidence' }))
    .toHaveAttribute('href', '/evidence');
});

test('names the first entry that does not fit, and opens its fold', async () => {
  const changed = structuredClone(log);
  const second = changed.entries[1];
  if (second?.what) second.what.value = { text: 'Other words' };
  await show(changed);
  await expect.element(page.getByRole('status').getByText('Entry 2 does not match')).toBeVisible();
  await expect.element(page.getByText('Other words')).toBeVisible();
});

test('reads a long log page by page, and says that it fits only at its end', async () => {
  const [first, ...others] = log.entries;
  if (!first) throw new Error('The log has entries');
  signIn(newBrand());
  server.returns('proof.log', {
    log: { ...log, entries: [first] },
    next: 1,
    title: 'Winter serum',
    evidenceUrl: '/evidence',
    certificate: null,
  });
  server.waits('proof.logPage');
  await openApp(path);
  await expect.element(page.getByText('1 entries match so far')).toBeVisible();
  await expect.element(page.getByText('Unbroken')).not.toBeInTheDocument();
  server.returns('proof.logPage', { entries: others, heads: [], next: null });
  await expect.element(page.getByText('3 of 3 entries match')).toBeVisible();
  await expect.element(page.getByText('Unbroken')).toBeVisible();
});

test('finds the entry on a later page that does not hold the hash of the one before', async () => {
  const [first, , third] = log.entries;
  if (!first || !third) throw new Error('The log has entries');
  signIn(newBrand());
  server.returns('proof.log', {
    log: { ...log, entries: [first] },
    next: 1,
    title: 'Winter serum',
    evidenceUrl: '/evidence',
    certificate: null,
  });
  server.returns('proof.logPage', { entries: [third], heads: [], next: null });
  await openApp(path);
  await expect.element(page.getByRole('status').getByText('Entry 2 does not match')).toBeVisible();
});
