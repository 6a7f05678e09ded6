/** A person with more streams than permitted, each on a real connection. */
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { limits } from '../../platform/http/limits/table.ts';
import { sentBrief } from '../../testing/builders.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';

const server = useTestServer();
let origin: string;

beforeAll(async () => {
  await server.app.http.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(server.app.http.server.address() as AddressInfo).port}`;
});

/** An open stream: its text as it comes, and whether the server has ended it. */
async function listen({ token }: Person, lastEventId?: string) {
  const abort = new AbortController();
  const answer = await fetch(`${origin}/api/events`, {
    headers: { authorization: `Bearer ${token}`, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
    signal: abort.signal,
  });
  const stream = { status: answer.status, text: '', hasEnded: false, stop: () => abort.abort() };
  async function read() {
    for await (const piece of answer.body ?? []) stream.text += Buffer.from(piece).toString();
    stream.hasEnded = true;
  }
  read().catch(() => undefined);
  return stream;
}

/** Counts the reads of a creator's facts during `work`. The statements themselves run as usual. */
async function countReads(work: () => Promise<void>): Promise<number> {
  const { $client } = server.app.deps.db as unknown as {
    $client: { query: (...given: unknown[]) => unknown };
  };
  const asked = vi.spyOn($client, 'query');
  try {
    await work();
    const texts = asked.mock.calls.map((given) => JSON.stringify(given));
    return texts.filter((text) => /\\"creator_id\\" = \$\d/.test(text)).length;
  } finally {
    asked.mockRestore();
  }
}

describe('many streams of one person', () => {
  test('beyond so many the oldest ends and says why; a message reaches all that are left', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const streams = [];
    for (let n = 0; n < limits.streams.ofPerson.most + 3; n++) streams.push(await listen(creator));
    const [replaced, left] = [streams.slice(0, 3), streams.slice(3)];
    await vi.waitFor(() => expect(replaced.every(({ hasEnded }) => hasEnded)).toBe(true), {
      timeout: 20_000,
    });
    for (const { text } of replaced) expect(text).toMatch(/retry: 300000\nevent: replaced\n/);
    const body = { dealId, type: 'TEXT' as const, content: 'To every tab' };
    const { message } = await brand.client.messages.send({ body });
    await vi.waitFor(
      () => {
        for (const { text } of left) expect(text).toContain(message.id);
      },
      { timeout: 20_000 },
    );
    expect(left.some(({ hasEnded }) => hasEnded)).toBe(false);
    for (const { text } of replaced) expect(text).not.toContain(message.id);
    for (const { stop } of streams) stop();
  });

  test('that come back together are told by few reads what each has missed', async () => {
    const { brand, creator, dealId } = await sentBrief(server);
    const first = await listen(creator);
    await vi.waitFor(() => expect(first.text).toMatch(/id: .+\n\n/), { timeout: 20_000 });
    const place = /id: (.+)\n\n/.exec(first.text)?.[1] ?? '';
    first.stop();
    const body = { dealId, type: 'TEXT' as const, content: 'While all were away' };
    const { message } = await brand.client.messages.send({ body });
    await server.app.deps.facts.look();
    const streams: Awaited<ReturnType<typeof listen>>[] = [];
    const reads = await countReads(async () => {
      // Nobody can read during the lock, so all reads come together.
      await server.app.deps.db.transaction(async (tx) => {
        await tx.execute(sql`lock table facts in access exclusive mode`);
        const opening = Array.from({ length: limits.streams.ofPerson.most }, () => listen(creator, place));
        streams.push(...(await Promise.all(opening)));
      });
      await vi.waitFor(
        () => {
          for (const { text } of streams) expect(text).toContain(message.id);
        },
        { timeout: 20_000 },
      );
    });
    // One read had begun before the others came.
    expect(reads).toBe(2);
    for (const { stop } of streams) stop();
  });
});
