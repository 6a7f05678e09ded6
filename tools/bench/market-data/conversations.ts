/** A brand with as many conversations as the largest, each of a hundred messages, in a market that is filled. */
import { itemOf, sqlList } from './functions.ts';
import { idOf } from './ids.ts';
import { chatLines, dealTitles } from './words.ts';

export const conversations = 10_000;
const messagesOfEach = 100;

/** The brand that has them; the next one keeps its usual deals. */
export const busyBrand = 3;
/** A word of one message in a thousand, so that a search has to look for it. */
export const rareWord = 'bergamot';

/** Statements that add the deals and their messages; every message has the number of its place in the whole. */
export function conversationStatements(creators: number): string[] {
  const brand = `'${idOf('brand', busyBrand)}'::uuid`;
  const creatorIds = sqlList(Array.from({ length: creators }, (_, n) => idOf('creator', n + 1)));
  return [
    `create temporary table busy as
      select n, gen_random_uuid() as id, (${creatorIds})[1 + n % ${creators}]::uuid as creator from generate_series(1, ${conversations}) n`,
    `insert into deals (id, title, description, status, budget, deadline, requirements, deliverables, brand_id, brand_name,
        creator_id, created_at, last_activity_at, brand_acted_at, creator_acted_at, brand_messages, creator_messages)
      select id, ${itemOf(dealTitles, `n % ${dealTitles.length}`)}, 'Three short films.', 'IN_PROGRESS', 20000,
        now() + interval '60 days', array['Natural light'], array['UGC Video'], ${brand}, 'Brand ${busyBrand}', creator,
        now() - interval '100 days', now() - interval '1 day', now(), now(), ${messagesOfEach / 2}, ${messagesOfEach / 2}
      from busy`,
    `insert into messages (id, deal_id, sender_id, sender_role, type, content, created_at)
      select gen_random_uuid(), id, case when at % 2 = 1 then ${brand} else creator end,
        (case when at % 2 = 1 then 'BRAND' else 'CREATOR' end)::role, 'TEXT',
        ${itemOf(chatLines, `(n * 7 + at) % ${chatLines.length}`)} || case when (n + at * 37) % 1000 = 0 then ' ${rareWord}' else '' end,
        now() - interval '100 days' + at * interval '1 hour' + n * interval '1 second'
      from busy cross join generate_series(1, ${messagesOfEach}) at order by at, n`,
    `update deals d set last_message_seq = last.seq from (
      select deal_id, max(seq) as seq from messages group by deal_id) last
      where last.deal_id = d.id and d.brand_id = ${brand}`,
    // Every twentieth conversation is unread.
    `insert into deal_reads (deal_id, user_id, read_at, last_message_seq, seen_messages)
      select d.id, d.brand_id, now(), d.last_message_seq, ${messagesOfEach / 2} from deals d join busy using (id)
      where busy.n % 20 <> 0`,
    // Nine of ten are settled, so that the last word has to be looked up for the tenth.
    `insert into settled_conversations (deal_id, role, up_to_seq, settled_by, created_at)
      select d.id, 'BRAND', d.last_message_seq, d.brand_id, now() from deals d join busy using (id) where busy.n % 10 <> 0`,
    'vacuum analyze deals, messages, deal_reads, settled_conversations',
  ];
}
