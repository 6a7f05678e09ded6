/** The rows of brands and deals: briefs, their files, their messages, and read positions. */
import { itemOf } from './functions.ts';
import { dealsOfABrand, firstStartedDeal, kinds, manyMessages, sizesOf } from './ids.ts';
import type { SeedOptions } from './seed.ts';
import { chatLines, dealTitles } from './words.ts';

const usualMessages = 10;
/** How many messages readers have read; every second one of them is the other side's. */
const readUpTo = 6;

const statuses =
  'BRIEF_SENT ACCEPTED IN_PROGRESS IN_PROGRESS SUBMITTED NEEDS_REVISION COMPLETED COMPLETED REJECTED CANCELLED'.split(
    ' ',
  );
const fileStatuses = ['PENDING', 'APPROVED', 'APPROVED', 'NEEDS_REVISION'];
const line = itemOf(chatLines, `bench.roll(message, 60, ${chatLines.length})`);

/** The statements, in the order that foreign keys require. */
export function dealStatements({ creators, withManyMessages }: SeedOptions): string[] {
  const { brands, deals, startedDeals } = sizesOf(creators);
  const total = deals * usualMessages;
  const added = withManyMessages ? manyMessages - usualMessages : 0;
  const isLong = `n > ${dealsOfABrand} and n <= ${2 * dealsOfABrand}`;
  const messagesOfASide = `case when ${isLong} then ${(usualMessages + added) / 2} else ${usualMessages / 2} end`;
  const lastSeq = withManyMessages
    ? `case when ${isLong} then ${total} + (n - ${dealsOfABrand}) * ${added} else n * ${usualMessages} end`
    : `n * ${usualMessages}`;
  // Odd messages are the brand's. The order within a deal is that of the numbers.
  const messageRows = (messages: string, at: string) => `
    insert into messages (id, seq, deal_id, sender_id, sender_role, type, content, created_at) overriding system value
      select bench.id(${kinds.message}, message), message, bench.id(${kinds.deal}, n),
        case when message % 2 = 1 then brand else creator end,
        (case when message % 2 = 1 then 'BRAND' else 'CREATOR' end)::role, 'TEXT', ${line},
        created_at + ${at} * interval '1 second'
      from (${messages}) written join bench.deals using (n)`;
  return [
    `insert into brands (id, company_name) select bench.id(${kinds.brand}, n), 'Brand ' || n
      from generate_series(1, ${brands}) n`,
    // One person each, with the same id as the organisation.
    `insert into members (brand_id, user_id, role, joined_at) select id, id, 'OWNER', now() from brands`,
    `create unlogged table bench.deals as
      select n, bench.id(${kinds.brand}, brand_number) as brand, 'Brand ' || brand_number as brand_name,
        bench.id(${kinds.creator}, 1 + (n - 1) % ${creators}) as creator,
        now() - interval '200 days' + n * interval '8 seconds' * 20000 / ${deals} as created_at,
        case when n >= ${firstStartedDeal} and n < ${firstStartedDeal + startedDeals} then 'IN_PROGRESS'
          else ${itemOf(statuses, `bench.roll(n, 50, ${statuses.length})`)} end::deal_status as status
      from (select n::bigint as n, case when n <= ${dealsOfABrand} then 1 when n <= ${2 * dealsOfABrand} then 2
        else 3 + (n - ${firstStartedDeal}) % ${brands - 2} end as brand_number from generate_series(1, ${deals}) n) deal`,
    `insert into deals (id, title, description, status, budget, deadline, requirements, deliverables, category_id,
        brand_id, brand_name, creator_id, created_at, last_activity_at, brand_acted_at, creator_acted_at,
        brand_messages, creator_messages, last_message_seq)
      select bench.id(${kinds.deal}, n), ${itemOf(dealTitles, `bench.roll(n, 51, ${dealTitles.length})`)},
        repeat('Three short films, bare skin first, the product in the last third. ', 1 + bench.roll(n, 52, 5)), status,
        20000 + 500 * bench.roll(n, 53, 400), now() + interval '60 days', array['Natural light', 'Vertical'],
        array['UGC Video'], (select category_id from creator_categories where creator_id = creator and position = 0),
        brand, brand_name, creator, created_at, created_at + interval '1 hour', created_at, created_at + interval '1 hour',
        ${messagesOfASide}, ${messagesOfASide}, ${lastSeq} from bench.deals`,
    messageRows(
      `select n, (n - 1) * ${usualMessages} + i as message, i from bench.deals cross join generate_series(1, ${usualMessages}) i`,
      'i',
    ),
    ...(added > 0
      ? [
          messageRows(
            `select n, ${total} + (n - ${dealsOfABrand} - 1) * ${added} + i as message, ${usualMessages} + i as i
             from bench.deals cross join generate_series(1, ${added}) i where ${isLong}`,
            'i',
          ),
        ]
      : []),
    `select setval('messages_seq_seq', (select max(seq) from messages))`,
    // Every second brand and every third creator has seen the deal; for the others all of it is new.
    ...[
      { person: 'brand', readers: 'n % 2 = 0' },
      { person: 'creator', readers: 'n % 3 = 0' },
    ].map(
      ({ person, readers }) =>
        `insert into deal_reads (deal_id, user_id, read_at, last_message_seq, seen_messages)
          select bench.id(${kinds.deal}, n), ${person}, created_at + interval '30 minutes',
            (n - 1) * ${usualMessages} + ${readUpTo}, ${readUpTo / 2} from bench.deals where ${readers}`,
    ),
    `insert into files (id, deal_id, uploader_role, original_name, storage_key, mime_type, type, size, status, created_at)
      select bench.id(${kinds.file}, n), bench.id(${kinds.deal}, n), 'CREATOR', 'take-' || n || '.mp4',
        'ef/' || bench.id(${kinds.file}, n), 'video/mp4', 'VIDEO', 9000000,
        ${itemOf(fileStatuses, `bench.roll(n, 54, ${fileStatuses.length})`)}::file_status, created_at
      from bench.deals where status not in ('BRIEF_SENT', 'REJECTED', 'CANCELLED')`,
  ];
}
