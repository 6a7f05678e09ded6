/** Finds things of all kinds by one text, as far as the admin's role may open them (rules/admin#find). */
import { type AdminRole, FoundKind, type FoundThing, mostFound } from '@briefcast/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import {
  brands,
  creators,
  creditOrders,
  deals,
  disputes,
  invoices,
  subscriptionOrders,
  users,
} from '../../platform/database/tables/index.ts';
import { namesOfMembers } from './first-owner.ts';
import { isMeant, triesOfSearch } from './lists/meant-words.ts';

/** Whether the admin may do everything. */
const mayAll = sql`${sql.placeholder('mayAll')}::boolean`;

interface Kind {
  kind: FoundKind;
  from: SQL;
  id: SQLWrapper;
  title: SQLWrapper;
  detail: SQLWrapper;
  /** Texts that are searched. */
  texts: SQLWrapper[];
  at: SQLWrapper;
  /** The role for finance opens it as well. */
  isOfMoney: boolean;
}

const creatorName = sql`concat_ws(' ', ${creators.firstName}, ${creators.lastName})`;
const dealWithNames = sql`${deals} left join ${brands} on ${brands.id} = ${deals.brandId}
  left join ${creators} on ${creators.userId} = ${deals.creatorId}`;
const brandOfDeal = sql`coalesce(${brands.companyName}, ${deals.brandName})`;
const invoiceNumber = sql`${invoices.document} ->> 'number'`;

const searched: readonly Kind[] = [
  {
    kind: 'BRAND',
    from: sql`(select * from brands where not is_sample) brands`,
    ...{ id: brands.id, title: brands.companyName, detail: brands.industry, at: brands.createdAt },
    texts: [brands.companyName, namesOfMembers],
    isOfMoney: true,
  },
  {
    kind: 'CREATOR',
    from: sql`(select * from creators where not is_sample) creators join ${users} on ${users.id} = ${creators.userId}`,
    ...{ id: users.id, title: creatorName, detail: users.email, at: users.createdAt },
    texts: [creators.firstName, creators.lastName, users.email],
    isOfMoney: false,
  },
  {
    kind: 'DEAL',
    from: dealWithNames,
    ...{ id: deals.id, title: deals.title, at: deals.createdAt },
    detail: sql`concat_ws(', ', ${brandOfDeal}, nullif(${creatorName}, ''))`,
    texts: [deals.title],
    isOfMoney: false,
  },
  {
    kind: 'CASE',
    from: sql`${disputes} join ${dealWithNames} on ${deals.id} = ${disputes.dealId}`,
    ...{ id: disputes.id, title: deals.title, at: disputes.createdAt },
    detail: sql`concat_ws(', ', ${brandOfDeal}, nullif(${creatorName}, ''))`,
    texts: [deals.title, brandOfDeal, creatorName],
    isOfMoney: false,
  },
  {
    kind: 'ORDER',
    from: sql`${creditOrders}`,
    ...{ id: creditOrders.id, title: creditOrders.reference, at: creditOrders.createdAt },
    detail: sql`${creditOrders.buyer} ->> 'company'`,
    texts: [creditOrders.reference],
    isOfMoney: true,
  },
  {
    kind: 'ORDER',
    from: sql`${subscriptionOrders} left join ${creators} on ${creators.userId} = ${subscriptionOrders.creatorId}`,
    ...{ id: subscriptionOrders.id, title: subscriptionOrders.reference, at: subscriptionOrders.createdAt },
    detail: creatorName,
    texts: [subscriptionOrders.reference],
    isOfMoney: true,
  },
  {
    kind: 'INVOICE',
    from: sql`${invoices}`,
    ...{ id: invoices.id, title: invoiceNumber, at: invoices.createdAt },
    detail: sql`${invoices.document} -> 'buyer' ->> 'name'`,
    texts: [invoiceNumber],
    isOfMoney: true,
  },
];

const ofKind = ({ kind, from, id, title, detail, texts, at, isOfMoney }: Kind): SQL =>
  sql`(select ${sql.raw(`'${kind}'`)}::text as kind, ${id} as id, ${title} as title, ${detail} as detail, ${at} as at
    from ${from} where (${sql.raw(String(isOfMoney))} or ${mayAll}) and ${isMeant(...texts)}
    order by ${at} desc limit ${sql.raw(String(mostFound))})`;

const find = prepared((db) =>
  db
    .select({
      kind: sql<FoundKind>`found.kind`,
      id: sql<string>`found.id`,
      title: sql<string>`found.title`,
      detail: sql<string | null>`nullif(found.detail, '')`,
    })
    .from(sql`(${sql.join(searched.map(ofKind), sql` union all `)}) found`)
    .orderBy(sql`found.at desc`, sql`found.id`)
    .prepare('admin_find'),
);

const placeOf = ({ kind }: FoundThing): number => FoundKind.options.indexOf(kind);

/** Found things by their kinds, the newest of each first; with one typing error where nothing is found without. */
export async function findThings(db: Reader, role: AdminRole, text: string): Promise<FoundThing[]> {
  for (const words of triesOfSearch(text) ?? []) {
    const found = await find(db).execute({ words, mayAll: role === 'EVERYTHING' });
    if (found.length > 0) return found.sort((one, other) => placeOf(one) - placeOf(other));
  }
  return [];
}
