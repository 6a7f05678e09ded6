/** Deals of one brand and one creator in each state, by the same calls as a browser's. */
import { api } from '@briefcast/contract';
import { samplePdf } from '../platform/media/sample-media.ts';
import { attestAll, briefFor } from './builders.ts';
import { completeDeal } from './complete-deal.ts';
import type { Person, TestServer } from './harness.ts';
import { makeLate, openCase } from './late-deal.ts';
import { sendFile } from './send-file.ts';

export interface Pair {
  server: TestServer;
  brand: Person;
  creator: Person;
}

/** Each makes a further deal and returns its id; `changes` are of its brief. */
export function dealsOf({ server, brand, creator }: Pair) {
  const sent = async (changes: Record<string, unknown> = {}) =>
    (await brand.client.deals.create({ body: briefFor(creator, changes) })).deal.id;
  async function accepted(changes: Record<string, unknown> = {}) {
    const id = await sent(changes);
    await creator.client.deals.changeStatus({ params: { id }, body: { status: 'ACCEPTED' } });
    return id;
  }
  async function withFile(changes: Record<string, unknown> = {}) {
    const dealId = await accepted(changes);
    const { file } = await sendFile(server, creator, api.files.upload, samplePdf(), {
      name: 'take.pdf',
      params: { dealId },
    });
    return { dealId, fileId: file.id };
  }
  async function approved(changes: Record<string, unknown> = {}) {
    const { dealId, fileId } = await withFile(changes);
    await attestAll({ creator, dealId });
    await creator.client.deals.changeStatus({ params: { id: dealId }, body: { status: 'SUBMITTED' } });
    await brand.client.files.review({ params: { id: fileId }, body: { status: 'APPROVED' } });
    return { dealId, fileId };
  }
  async function completed(changes: Record<string, unknown> = {}) {
    const dealId = await accepted(changes);
    await completeDeal(server, { brand, creator, dealId });
    return dealId;
  }
  async function late() {
    const dealId = await completed();
    await makeLate(server, dealId, 20);
    return dealId;
  }
  async function inCase() {
    const dealId = await late();
    return { dealId, caseId: await openCase({ creator, dealId }) };
  }
  return { sent, accepted, withFile, approved, completed, late, inCase };
}

export type DealsOf = ReturnType<typeof dealsOf>;
