/**
 * The next step of a deal, by the side whose turn it is: brief, acceptance, file, review, completion, payment, its
 * confirmation.
 */
import { randomBytes } from 'node:crypto';
import { AppError, api, type DealStatus, requestPath } from '@briefcast/contract';
import { multipartBody } from '../../../apps/server/src/testing/multipart-body.ts';
import { digestOf } from '../observer/audit.ts';
import type { Side, ToldDeal } from '../observer/told.ts';
import type { Pair, Person } from './pair.ts';

const newKey = () => randomBytes(12).toString('hex');

/** A document that is like no other. */
const newDocument = () => Buffer.from(`%PDF-1.7\n% ${randomBytes(30_000).toString('base64')}\n%%EOF\n`);

/**
 * Makes a change that has no key of its own. Asked again after an answer that got lost, it is refused because it was made;
 * that is an answer, too.
 */
async function once(codes: readonly string[], change: () => Promise<unknown>): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!(error instanceof AppError) || !codes.includes(error.code)) throw error;
  }
}

async function move(
  { line, client }: Pick<Person, 'line' | 'client'>,
  deal: ToldDeal,
  status: DealStatus,
): Promise<void> {
  deal.mayBe = status;
  await line.insist('step', () =>
    once(['deal.status_conflict', 'deal.not_your_move'], () =>
      client.deals.changeStatus({ params: { id: deal.id }, body: { status } }),
    ),
  );
  deal.status = status;
  deal.mayBe = null;
}

/** Sends a brief, with which a new deal begins. */
export async function sendBrief({ told, brand, creator }: Pair): Promise<void> {
  const idempotencyKey = newKey();
  const body = {
    title: `${told.mark} serum ${told.deals.length + 1}`,
    description: 'Three steps, bare skin first.',
    budget: 124_000,
    deadline: '2099-12-12T00:00:00.000Z',
    creatorId: creator.id,
  };
  const { deal } = await brand.line.insist('step', () =>
    brand.client.deals.create({ body }, { idempotencyKey }),
  );
  told.deals.push({
    id: deal.id,
    status: 'BRIEF_SENT',
    mayBe: null,
    messages: [],
    files: {},
    approved: [],
    paid: false,
  });
}

async function sendFile({ line, token, client }: Person, deal: ToldDeal): Promise<void> {
  const [bytes, key] = [newDocument(), newKey()];
  const { headers, payload } = multipartBody(bytes, 'take.pdf');
  const path = requestPath(api.files.upload, { params: { dealId: deal.id } });
  deal.mayBe = 'IN_PROGRESS';
  const { file } = await line.insist('upload', async () => {
    const all = { ...headers, authorization: `Bearer ${token}`, 'idempotency-key': key };
    const { ok, json, retryAfter } = await line.send(path, all, payload);
    return line.read(api.files.upload, ok, json, retryAfter);
  });
  deal.files[file.id] = digestOf(bytes);
  deal.status = 'IN_PROGRESS';
  await line.insist('step', async () => {
    const { deal: detail } = await client.deals.read({ params: { id: deal.id } });
    const itemIds = (detail.briefItems ?? [])
      .filter(({ attestedAt }) => attestedAt === null)
      .map(({ id }) => id);
    if (itemIds.length > 0)
      await client.deals.markBriefItems({ params: { id: deal.id }, body: { itemIds, attested: true } });
  });
  await move({ line, client }, deal, 'SUBMITTED');
}

async function review(brand: Person, deal: ToldDeal): Promise<void> {
  for (const id of Object.keys(deal.files).filter((one) => !deal.approved.includes(one))) {
    await brand.line.insist('step', () =>
      once(['file.already_judged'], () =>
        brand.client.files.review({ params: { id }, body: { status: 'APPROVED' } }),
      ),
    );
    deal.approved.push(id);
  }
  await move(brand, deal, 'COMPLETED');
}

async function pay({ line, client }: Person, deal: ToldDeal): Promise<void> {
  const body = { paidOn: new Date().toISOString(), method: 'BANK_TRANSFER', reference: deal.id } as const;
  await line.insist('pay', () =>
    once(['payout.not_now', 'payout.more_than_rest'], () =>
      client.payouts.markPaid({ params: { dealId: deal.id }, body }),
    ),
  );
  deal.paid = true;
}

async function confirmPayment({ line, client }: Person, deal: ToldDeal): Promise<void> {
  await line.insist('pay', () =>
    once(['payout.not_now'], () =>
      client.payouts.answer({ params: { dealId: deal.id }, body: { arrived: true } }),
    ),
  );
}

/** Takes the next step of a pair's present deal, if it is this side's turn; returns whether it was. */
export async function takeStep(pair: Pair, side: Side): Promise<boolean> {
  const { brand, creator, told, confirmed } = pair;
  const deal = told.deals.at(-1);
  const isPaidFor = deal && confirmed.has(deal.id);
  if (side === 'BRAND') {
    if (!deal || isPaidFor) await sendBrief(pair);
    else if (deal.status === 'SUBMITTED') await review(brand, deal);
    else if (deal.status === 'COMPLETED' && !deal.paid) await pay(brand, deal);
    else return false;
    return true;
  }
  if (deal?.status === 'BRIEF_SENT') await move(creator, deal, 'ACCEPTED');
  else if (deal && (deal.status === 'ACCEPTED' || deal.status === 'IN_PROGRESS'))
    await sendFile(creator, deal);
  else if (deal?.paid && !isPaidFor) {
    await confirmPayment(creator, deal);
    confirmed.add(deal.id);
  } else return false;
  return true;
}
