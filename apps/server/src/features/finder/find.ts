/**
 * Everything of a side that has the words of a search, in one statement (rules/finder#search). Rows of other parties are
 * never read: each kind begins with those of the actor's own.
 */
import {
  type FinderAnswer,
  type FinderHit,
  type FinderKind,
  type FinderQuery,
  mostFoundOfKind,
  mostFoundOfOneKind,
  mostSearchedOfKind,
  partyId,
  type Role,
} from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { isFoundIn, patternsOfSearch, searched } from '../../platform/database/folded.ts';
import { isoMoment } from '../../platform/database/iso-moment.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { brands, creators, deals } from '../../platform/database/tables/index.ts';
import { shownAddress } from '../../platform/public-address.ts';
import { isPartyAs } from '../parties/party.ts';
import { otherSide } from '../parties/party-names.ts';
import { slipsOf } from './slips.ts';

const patterns = sql.placeholder('patterns');
const party = sql`${sql.placeholder('party')}::uuid`;
const kindAsked = sql`${sql.placeholder('kind')}::text`;
const most = sql`${sql.placeholder('most')}::int`;
const newest = sql.raw(String(mostSearchedOfKind));

/** Rows of a kind as the answer has them: `title`, `detail`, `image`, `at` and ids. */
interface Part {
  kind: FinderKind;
  id: SQL;
  dealId?: SQL;
  fileId?: SQL;
  title: SQL;
  detail?: SQL;
  image?: SQL;
  at: SQL;
  /** From its tables to its conditions, without those of the search. */
  rows: SQL;
  texts: SQL[];
}

const none = sql`null`;

/** Returns whether a row has the words of the search. */
type Match = (texts: SQL[]) => SQL;
const asTyped: Match = (texts) => isFoundIn(texts, patterns);
const withSlips: Match = (texts) => sql`${searched(texts)} ~* all(${patterns}::text[])`;

const rowsOf = (
  { kind, id, dealId = none, fileId = none, title, detail = none, image = none, at, rows, texts }: Part,
  isFound: Match,
): SQL => sql`(
  select ${sql.raw(`'${kind}'`)}::text as kind, ${id}::uuid as id, ${dealId}::uuid as deal_id, ${fileId}::uuid as file_id, ${title}::text as title,
    ${detail}::text as detail, ${image}::text as image, ${at}::timestamptz as at
  ${rows} and (${kindAsked} is null or ${kindAsked} = ${sql.raw(`'${kind}'`)}) and ${isFound(texts)}
  order by 8 desc, 2 limit ${most})`;

/** Deals of the actor's side with both names. */
const ownDeals = (role: Role) => sql`from ${deals}
  left join ${brands} on ${brands.id} = ${deals.brandId}
  left join ${creators} on ${creators.userId} = ${deals.creatorId}
  where ${isPartyAs(role, party)}`;

const ownIds = (role: Role) => sql`(select ${deals.id} from ${deals} where ${isPartyAs(role, party)})`;

/** Rows of the deals with the latest messages first, as many as are searched: no deal behind them is read. */
const newestOf = (role: Role, rowsOfDeal: SQL) => sql`(
  select part.* from (select ${deals.id} from ${deals} where ${isPartyAs(role, party)}
    order by ${deals.lastMessageSeq} desc, ${deals.id} desc) own
  cross join lateral (${rowsOfDeal} limit ${newest}) part limit ${newest})`;

/** People with whom the side has deals; a brand's rosters too. */
const peopleOf = (role: Role): Part =>
  role === 'BRAND'
    ? {
        kind: 'PERSON',
        id: sql`c.user_id`,
        title: sql`concat_ws(' ', c.first_name, c.last_name)`,
        detail: sql`c.location`,
        image: sql`c.profile_image`,
        at: sql`(select u.created_at from users u where u.id = c.user_id)`,
        rows: sql`from creators c where c.user_id in (
          select ${deals.creatorId} from ${deals} where ${isPartyAs('BRAND', party)}
          union select s.creator_id from saved_creators s where s.brand_id = ${party})`,
        texts: [sql`concat_ws(' ', c.first_name, c.last_name)`],
      }
    : {
        kind: 'PERSON',
        id: sql`b.id`,
        title: sql`b.company_name`,
        image: sql`b.profile_image`,
        at: sql`b.created_at`,
        rows: sql`from brands b where b.id in (
          select ${deals.brandId} from ${deals} where ${isPartyAs('CREATOR', party)})`,
        texts: [sql`b.company_name`],
      };

const castingsOf = (role: Role): Part => ({
  kind: 'CASTING',
  id: sql`k.id`,
  title: sql`k.title`,
  detail: sql`b.company_name`,
  at: sql`k.created_at`,
  rows: sql`from castings k join brands b on b.id = k.brand_id where ${
    role === 'BRAND'
      ? sql`k.brand_id = ${party}`
      : sql`k.id in (select a.casting_id from casting_applications a where a.creator_id = ${party}
          union select s.casting_id from saved_castings s where s.creator_id = ${party})`
  }`,
  texts: [sql`k.title`, sql`b.company_name`],
});

/** Campaigns and lists, which creators know nothing of. */
const ofBrandAlone: Part[] = [
  {
    kind: 'CAMPAIGN',
    id: sql`g.id`,
    title: sql`g.name`,
    at: sql`g.created_at`,
    rows: sql`from campaigns g where g.brand_id = ${party}`,
    texts: [sql`g.name`],
  },
  {
    kind: 'ROSTER',
    id: sql`l.id`,
    title: sql`l.name`,
    at: sql`l.created_at`,
    rows: sql`from roster_lists l where l.brand_id = ${party}`,
    texts: [sql`l.name`],
  },
];

/** Comments of the review room; a creator reads a guest's note once it is a task (rules/comments#guests). */
const commentsOf = (role: Role): Part => ({
  kind: 'COMMENT',
  id: sql`c.id`,
  dealId: sql`c.deal_id`,
  fileId: sql`c.file_id`,
  title: sql`left(c.text, 160)`,
  detail: sql`f.original_name`,
  at: sql`c.created_at`,
  rows: sql`from ${newestOf(role, sql`select * from comments c where c.deal_id = own.id order by c.id desc`)} c
    join files f on f.id = c.file_id where c.removed_at is null
    ${role === 'BRAND' ? sql`` : sql`and (c.guest_id is null or c.kind <> 'NOTE')`}`,
  texts: [sql`c.text`],
});

/** Kinds of whole sentences, in which a slip would find too much. */
const isOfSentences = (kind: FinderKind) => kind === 'MESSAGE' || kind === 'COMMENT';

function statement(db: Reader, role: Role, match: Match) {
  const other = otherSide({ role });
  const parts: Part[] = [
    peopleOf(role),
    {
      kind: 'DEAL',
      id: sql`${deals.id}`,
      dealId: sql`${deals.id}`,
      title: sql`${deals.title}`,
      detail: other.name,
      image: other.image,
      at: sql`${deals.lastActivityAt}`,
      rows: ownDeals(role),
      texts: [sql`${deals.title}`, other.name],
    },
    castingsOf(role),
    commentsOf(role),
    ...(role === 'BRAND' ? ofBrandAlone : []),
    {
      kind: 'INVOICE',
      id: sql`i.id`,
      dealId: sql`i.deal_id`,
      title: sql`i.document ->> 'reference'`,
      detail: sql`d.title`,
      at: sql`i.created_at`,
      rows: sql`from deal_invoices i join deals d on d.id = i.deal_id where i.deal_id in ${ownIds(role)}`,
      texts: [sql`i.document ->> 'reference'`],
    },
    {
      kind: 'FILE',
      id: sql`f.id`,
      dealId: sql`f.deal_id`,
      title: sql`f.original_name`,
      detail: sql`d.title`,
      at: sql`f.created_at`,
      rows: sql`from ${newestOf(role, sql`select * from files f where f.deal_id = own.id order by f.id desc`)} f
        join deals d on d.id = f.deal_id where true`,
      texts: [sql`f.original_name`],
    },
    {
      kind: 'MESSAGE',
      id: sql`m.id`,
      dealId: sql`m.deal_id`,
      title: sql`left(m.content, 160)`,
      detail: sql`d.title`,
      at: sql`m.created_at`,
      rows: sql`from ${newestOf(role, sql`select * from messages m where m.deal_id = own.id order by m.seq desc`)} m
        join deals d on d.id = m.deal_id where m.type = 'TEXT'`,
      texts: [sql`m.content`],
    },
  ];
  const found = sql`(${sql.join(
    parts.filter(({ kind }) => match === asTyped || !isOfSentences(kind)).map((part) => rowsOf(part, match)),
    sql` union all `,
  )}) found`;
  return db
    .select({
      kind: sql<FinderKind>`found.kind`,
      id: sql<string>`found.id`,
      dealId: sql<string | null>`found.deal_id`,
      fileId: sql<string | null>`found.file_id`,
      title: sql<string>`found.title`,
      detail: sql<string | null>`nullif(found.detail, '')`,
      image: sql<string | null>`found.image`,
      at: sql<string>`found.at`,
    })
    .from(found)
    .prepare(`finder_${match === asTyped ? '' : 'slips_'}of_${role.toLowerCase()}`);
}

const statements = {
  BRAND: prepared((db) => statement(db, 'BRAND', asTyped)),
  CREATOR: prepared((db) => statement(db, 'CREATOR', asTyped)),
};
const statementsWithSlips = {
  BRAND: prepared((db) => statement(db, 'BRAND', withSlips)),
  CREATOR: prepared((db) => statement(db, 'CREATOR', withSlips)),
};

/** Finds what has all these words, or else what has them with a slip in each; nothing for signs alone, or for somebody of no organisation. */
export async function find(
  db: Reader,
  actor: UserActor,
  { words, kind }: FinderQuery,
): Promise<FinderAnswer> {
  const patterns = patternsOfSearch(words);
  if (patterns === null) return { found: [] };
  const asked = {
    party: partyId(actor),
    kind: kind ?? null,
    most: kind ? mostFoundOfOneKind : mostFoundOfKind,
  };
  const found = await statements[actor.role](db).execute({ ...asked, patterns });
  const rows =
    found.length > 0
      ? found
      : await statementsWithSlips[actor.role](db).execute({ ...asked, patterns: slipsOf(patterns) });
  return { found: rows.map(present) };
}

const present = ({ image, at, ...row }: FinderHit): FinderHit => ({
  ...row,
  image: shownAddress(image),
  at: isoMoment(at),
});
