/** Reads everything back that a pair was told, as its two people, over the product's own calls. */
import { createHash } from 'node:crypto';
import type { Client, Message } from '@briefcast/contract';
import { type Add, judgeConversation, judgeDeal } from './judge.ts';
import type { ToldPair } from './told.ts';

export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function wholeConversation(client: Client, id: string): Promise<Message[]> {
  let all: Message[] = [];
  for (let hasEarlier = true; hasEarlier; ) {
    const page = await client.messages.page({ params: { id }, query: all[0] ? { before: all[0].id } : {} });
    all = [...page.messages, ...all];
    hasEarlier = page.hasEarlier;
  }
  return all;
}

async function allDeals(client: Client): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null | undefined; ; ) {
    const page = await client.deals.brandDeals({ query: cursor ? { cursor } : {} });
    ids.push(...page.deals.map(({ id }) => id));
    cursor = page.nextCursor;
    if (!cursor) return ids;
  }
}

/** Reads one file's bytes. */
type ReadBytes = (path: string) => Promise<Uint8Array>;

/** Audits one pair; what is wrong goes to `add`. Returns how many acknowledged things were looked for. */
export async function auditPair(
  { mark, deals }: ToldPair,
  { brand, creator }: { brand: Client; creator: Client },
  readBytes: ReadBytes,
  add: Add,
): Promise<number> {
  let looked = 0;
  const listed = await allDeals(brand);
  if (new Set(listed).size !== listed.length) add('twice', `a deal in the list of ${mark}`);
  for (const told of deals) {
    if (!listed.includes(told.id)) add('lost', `deal ${told.id} of ${mark}`);
    for (const client of [brand, creator])
      judgeConversation(
        { mark, dealId: told.id },
        await wholeConversation(client, told.id),
        told.messages,
        true,
        add,
      );
    const { deal } = await brand.deals.read({ params: { id: told.id } });
    judgeDeal(told, deal, add);
    for (const [id, digest] of Object.entries(told.files)) {
      const url = deal.files.find((file) => file.id === id)?.url;
      if (url && digestOf(await readBytes(url)) !== digest) add('lost', `the bytes of file ${id}`);
    }
    looked += 1 + told.messages.length + Object.keys(told.files).length + told.approved.length;
  }
  if (deals.some(({ paid }) => paid)) {
    const { payouts } = await brand.payouts.list({ query: {} });
    for (const told of deals.filter(({ paid }) => paid)) {
      const payout = payouts.find(({ dealId }) => dealId === told.id);
      if (payout && payout.state === 'DUE') add('lost', `the payment of deal ${told.id}`);
      looked += 1;
    }
  }
  return looked;
}
