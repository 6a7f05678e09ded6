/** Several people who never stop working: each call is repeated under its key until it is acknowledged. */
import { createHash, randomBytes } from 'node:crypto';
import { AppError, api, requestPath } from '@briefcast/contract';
import { expect, vi } from 'vitest';
import { clientOf, type FleetPerson, newDeal } from './fleet.ts';
import { multipartBody } from './multipart-body.ts';
import { readConversation } from './read-conversation.ts';

/** Acknowledged state of one deal, which must be there for good. */
interface Acknowledged {
  dealId: string;
  status: string;
  /** Status that an abandoned call may have set. */
  mayBe: string | null;
  /** By id. */
  messages: Map<string, string>;
  /** The digest of each file's bytes, by id. */
  files: Map<string, string>;
  judged: Set<string>;
}

/** Refusals that only mean "not now"; a broken connection is none of the catalogue's at all. */
const passing = new Set(['service.unavailable', 'request.in_progress']);

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A document that is like no other. */
const newDocument = () => Buffer.from(`%PDF-1.7\n% ${randomBytes(3000).toString('hex')}\n%%EOF\n`);

/** Sends a document to a deal; rejects with the AppError of a refusal, or when the connection breaks. */
async function sendDocument(
  origin: string,
  { token }: FleetPerson,
  dealId: string,
  bytes: Buffer,
  key: string,
) {
  const { headers, payload } = multipartBody(bytes, 'take.pdf');
  const answer = await fetch(`${origin}${requestPath(api.files.upload, { params: { dealId } })}`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: new Uint8Array(payload),
  });
  const json = (await answer.json()) as { data: { file: { id: string } }; error: { code: string } };
  if (!answer.ok) throw new AppError(json.error.code as AppError['code']);
  return json.data.file.id;
}

/** Signs up a brand and a creator at a server and lets them work there, however often it goes away, until `stop`. */
export async function openBusyMarket(origin: string) {
  const { brand, creator, dealId } = await newDeal(origin);
  const deals: Acknowledged[] = [];
  /** Faults that no retry can repair: a fault of the server, or a refusal that contradicts an acknowledged call. */
  const faults: string[] = [];
  let isWorking = true;
  let acknowledged = 0;
  let waiting: { until: number; resolve: () => void } | null = null;

  const begin = (dealId: string, status: string) =>
    deals.push({ dealId, status, mayBe: null, messages: new Map(), files: new Map(), judged: new Set() });
  begin(dealId, 'BRIEF_SENT');
  const current = () => deals.at(-1) as Acknowledged;

  function count() {
    acknowledged += 1;
    if (waiting && acknowledged >= waiting.until) waiting.resolve();
  }

  /**
   * Asks again until it is acknowledged; what means more than "not now" is a fault, and undefined. At the end nobody
   * waits until the key of an upload that died with its process is free again, half a minute: undefined as well.
   */
  async function insist<T>(call: () => Promise<T>): Promise<T | undefined> {
    const told = await vi.waitFor(
      async () => {
        try {
          return { value: await call() };
        } catch (error) {
          if (!(error instanceof AppError)) throw error;
          if (error.code === 'request.in_progress' && !isWorking) return null;
          if (passing.has(error.code)) throw error;
          return { refusal: error };
        }
      },
      { timeout: 600_000, interval: 25 },
    );
    if (!told) return undefined;
    if ('value' in told) {
      count();
      return told.value;
    }
    faults.push(`${told.refusal.code}: ${told.refusal.message} ${String(told.refusal.cause ?? '')}`);
    return undefined;
  }

  const newKey = () => randomBytes(12).toString('hex');

  async function write(who: FleetPerson) {
    while (isWorking) {
      const deal = current();
      const [content, idempotencyKey] = [`words ${newKey()}`, newKey()];
      const body = { dealId: deal.dealId, type: 'TEXT', content } as const;
      const sent = await insist(() => who.at(origin).messages.send({ body }, { idempotencyKey }));
      if (sent) deal.messages.set(sent.message.id, content);
    }
  }

  /** The creator accepts, sends files and submits; the brand judges each; then another brief is sent. */
  async function workOnDeals() {
    while (isWorking) {
      const deal = current();
      const params = { id: deal.dealId };
      const move = async (who: FleetPerson, status: 'ACCEPTED' | 'SUBMITTED' | 'COMPLETED') => {
        const moved = await insist(() => who.at(origin).deals.changeStatus({ params, body: { status } }));
        if (moved) deal.status = status;
      };
      await move(creator, 'ACCEPTED');
      for (let number = 0; number < 4 && isWorking; number++) {
        const [bytes, key] = [newDocument(), newKey()];
        deal.mayBe = 'IN_PROGRESS';
        const fileId = await insist(() => sendDocument(origin, creator, deal.dealId, bytes, key));
        if (!fileId) continue;
        deal.status = 'IN_PROGRESS';
        deal.files.set(fileId, digestOf(bytes));
        await insist(() => approve(fileId));
        deal.judged.add(fileId);
      }
      const brief = { title: newKey(), description: 'Soon.', budget: 100, creatorId: creator.id };
      const [body, idempotencyKey] = [{ ...brief, deadline: '2099-01-01T00:00:00.000Z' }, newKey()];
      const sent = await insist(() => brand.at(origin).deals.create({ body }, { idempotencyKey }));
      if (sent) begin(sent.deal.id, 'BRIEF_SENT');
    }
  }

  /** A verdict has no key: a refusal because it was given already means that the brand has been heard. */
  async function approve(fileId: string) {
    try {
      await brand.at(origin).files.review({ params: { id: fileId }, body: { status: 'APPROVED' } });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'file.already_judged') throw error;
    }
  }

  const working = Promise.all([write(brand), write(creator), workOnDeals()]);

  async function requireDeal(deal: Acknowledged) {
    const client = clientOf(origin, brand.token);
    const there = await readConversation(client, deal.dealId);
    const contents = there.map(({ content }) => content);
    expect(new Set(contents).size, 'a message is there twice').toBe(contents.length);
    const byId = new Map(there.map(({ id, content }) => [id, content]));
    for (const [id, content] of deal.messages) expect(byId.get(id), `message ${id}`).toBe(content);

    const { deal: detail } = await client.deals.read({ params: { id: deal.dealId } });
    expect([deal.status, deal.mayBe], `deal ${deal.dealId}`).toContain(detail.status);
    const files = new Map(detail.files.map((file) => [file.id, file]));
    for (const [id, digest] of deal.files) {
      const answer = await fetch(`${origin}${files.get(id)?.url}`);
      expect(digestOf(new Uint8Array(await answer.arrayBuffer())), `file ${id}`).toBe(digest);
    }
    for (const id of deal.judged) expect(files.get(id)?.status, `file ${id}`).toBe('APPROVED');
  }

  return {
    faults,
    /** Number of acknowledged calls. */
    acknowledged: () => acknowledged,
    /** Resolves once this many more calls were acknowledged. */
    more(calls: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting = { until: acknowledged + calls, resolve };
      return promise;
    },
    /** Lets everybody end what they are at. */
    async stop(): Promise<void> {
      isWorking = false;
      await working;
    },
    /** Whether everything that was acknowledged is there, once, with its bytes and statuses; call it after `stop`. */
    async requireAll(): Promise<void> {
      for (const deal of deals) await requireDeal(deal);
    },
    /** Every file's id that was acknowledged. */
    fileIds: () => deals.flatMap(({ files }) => [...files.keys()]),
  };
}
