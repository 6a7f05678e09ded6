/** Older messages of a deal (rules/deals#messages), in one statement. */
import { AppError, type MessagePage, partyId } from '@briefcast/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { deals } from '../../platform/database/tables/index.ts';
import { isParty } from '../deals/access.ts';
import { afterAll, messagesBefore, presentMessages } from '../deals/message-pages.ts';

const before = sql`${sql.placeholder('before')}::uuid`;
const dealId = sql`"deals"."id"`;

const pageOfDeal = prepared((db) =>
  db
    .select({
      isKnown: sql<boolean>`(${before} is null or mark.seq is not null)`,
      messages: messagesBefore(sql`coalesce(mark.seq, ${afterAll})`),
    })
    .from(deals)
    .leftJoin(sql`messages mark`, sql`mark.id = ${before} and mark.deal_id = ${dealId}`)
    .where(and(eq(deals.id, sql.placeholder('dealId')), isParty(sql.placeholder('party'))))
    .prepare('page_of_deal'),
);

/** The page before a message, or the last page. Throws deal.not_found or message.not_found. */
export async function readMessagePage(
  db: Reader,
  actor: UserActor,
  dealId: string,
  beforeId: string | undefined,
): Promise<MessagePage> {
  const [page] = await pageOfDeal(db).execute({ dealId, party: partyId(actor), before: beforeId ?? null });
  if (!page) throw new AppError('deal.not_found');
  if (!page.isKnown) throw new AppError('message.not_found');
  return presentMessages(page.messages, actor.userId);
}
