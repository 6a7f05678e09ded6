/** Older messages of a deal (rules/messages#messages), in one statement. */
import { AppError, type MessagePage, partyId } from '@briefcast/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { deals } from '../../platform/database/tables/index.ts';
import { afterAll, messagesBefore, presentMessages } from '../deals/message-pages.ts';
import { isParty } from '../parties/party.ts';

const before = sql`${sql.placeholder('before')}::uuid`;
const dealId = sql`"deals"."id"`;

const pageWhere = (db: Reader, condition: SQL | undefined) =>
  db
    .select({
      isKnown: sql<boolean>`(${before} is null or mark.seq is not null)`,
      messages: messagesBefore(sql`coalesce(mark.seq, ${afterAll})`),
    })
    .from(deals)
    .leftJoin(sql`messages mark`, sql`mark.id = ${before} and mark.deal_id = ${dealId}`)
    .where(and(eq(deals.id, sql.placeholder('dealId')), condition));

const pageOfDeal = prepared((db) => pageWhere(db, isParty(sql.placeholder('party'))).prepare('page_of_deal'));
const pageOfAnyDeal = prepared((db) => pageWhere(db, undefined).prepare('page_of_any_deal'));

type Page = Awaited<ReturnType<ReturnType<typeof pageOfDeal>['execute']>>[number];

function present(page: Page | undefined, readerId: string | null): MessagePage {
  if (!page) throw new AppError('deal.not_found');
  if (!page.isKnown) throw new AppError('message.not_found');
  return presentMessages(page.messages, readerId);
}

/** The page before a message, or the last page. Throws deal.not_found or message.not_found. */
export async function readMessagePage(
  db: Reader,
  actor: UserActor,
  dealId: string,
  beforeId: string | undefined,
): Promise<MessagePage> {
  const [page] = await pageOfDeal(db).execute({ dealId, party: partyId(actor), before: beforeId ?? null });
  return present(page, actor.userId);
}

/** Reads the page of any deal, for the admin alone. */
export async function readAnyMessagePage(
  db: Reader,
  dealId: string,
  beforeId: string | undefined,
): Promise<MessagePage> {
  const [page] = await pageOfAnyDeal(db).execute({ dealId, before: beforeId ?? null });
  return present(page, null);
}
