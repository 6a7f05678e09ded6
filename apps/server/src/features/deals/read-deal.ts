/** A deal as its page shows it, with its files and last messages, in one statement (rules/deals#messages). */
import {
  type AdminDealDetails,
  AppError,
  api,
  type BrandFacts,
  type BriefItem,
  type BriefItemKind,
  type DealDeliverable,
  type DealDetail,
  dealProgress,
  type PaymentRecord,
  partyId,
  type Role,
  requestPath,
  seesContact,
} from '@briefcast/contract';
import { aliasedTable, and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { brands, categories, creators, deals, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { signedPaperAddress, signedZipAddress } from '../../platform/storage/signed-address.ts';
import { personOf } from '../accounts/person.ts';
import { brandFactsOf, enoughDealsFor } from '../brands/brand-facts.ts';
import { enoughPaymentsFor, paymentRecordOf } from '../payouts/payment-record.ts';
import { isParty } from './access.ts';
import { exclusivityOf } from './exclusivity.ts';
import { filesInOrder } from './file-rows.ts';
import { filesAsJson, presentFiles } from './files-of-deal.ts';
import { afterAll, messagesBefore, presentMessages } from './message-pages.ts';
import { presentProposal, proposalsOfDeal } from './proposal-rows.ts';
import { presentReads, readByMe, readByThem } from './read-marks.ts';

const creatorUsers = aliasedTable(users, 'creator_users');

/** The files that both sides see. */
const filesOfDeal = filesAsJson(sql`f.deal_id = "deals"."id" and f.status <> 'DRAFT'`, filesInOrder(sql`f`));

/** What the row's deal asks for, in the order of its brief, as JSON. */
const deliverablesOfDeal: SQL<DealDeliverable[]> = sql`(
  select coalesce(json_agg(json_build_object('id', d.id, 'kind', d.kind, 'count', d.count, 'shape', d.shape,
    'minSeconds', d.min_seconds, 'maxSeconds', d.max_seconds, 'minWidth', d.min_width, 'minHeight', d.min_height)
    order by d.position), '[]'::json)
  from deal_deliverables d where d.deal_id = "deals"."id")`;

/** The items of the row's deal, in the order of its brief, as JSON. */
const itemsOfDeal: SQL<BriefItem[]> = sql`(
  select coalesce(json_agg(json_build_object('id', i.id, 'kind', i.kind, 'text', i.text,
    'attestedAt', i.attested_at, 'missedAt', i.missed_at) order by i.position), '[]'::json)
  from brief_items i where i.deal_id = "deals"."id")`;

/**
 * Whom the creator may write to: who sent the brief, while they belong to the organisation, else the owner who has
 * belonged to it longest (rules/teams#contact).
 */
const contactOfBrand = sql<string | null>`(
  select u.email from members m join users u on u.id = m.user_id where m.brand_id = "deals"."brand_id"
  order by m.user_id is not distinct from "deals"."sent_by" desc, m.role = 'OWNER' desc, m.joined_at, m.user_id limit 1)`;

/** How the brand paid so far, while the creator has to decide on its brief. */
const recordBeforeAnswer = sql<PaymentRecord | null>`case when ${deals.status} = 'BRIEF_SENT'
  then ${paymentRecordOf(sql`"deals"."brand_id"`, sql`${sql.placeholder('now')}::timestamptz`)} end`;

/** What the brand's finished deals tell, at the same time. */
const factsBeforeAnswer = sql<BrandFacts | null>`case when ${deals.status} = 'BRIEF_SENT'
  then ${brandFactsOf(sql`"deals"."brand_id"`)} end`;

const dealWhere = (db: Reader, condition: SQL | undefined) =>
  db
    .select({
      deal: getTableColumns(deals),
      categoryName: categories.name,
      brand: getTableColumns(brands),
      brandEmail: contactOfBrand,
      sentBy: personOf(sql`${deals.sentBy}`),
      statusBy: personOf(sql`${deals.statusBy}`),
      creator: {
        id: creators.userId,
        firstName: creators.firstName,
        lastName: creators.lastName,
        profileImage: creators.profileImage,
      },
      creatorEmail: creatorUsers.email,
      deliverables: deliverablesOfDeal,
      items: itemsOfDeal,
      proposals: proposalsOfDeal,
      files: filesOfDeal,
      messages: messagesBefore(afterAll),
      readByThem,
      readByMe,
      paymentRecord: recordBeforeAnswer,
      brandFacts: factsBeforeAnswer,
      certificateCode,
      payout: payoutOfDeal,
    })
    .from(deals)
    .leftJoin(categories, eq(categories.id, deals.categoryId))
    .leftJoin(brands, eq(brands.id, deals.brandId))
    .leftJoin(creators, eq(creators.userId, deals.creatorId))
    .leftJoin(creatorUsers, eq(creatorUsers.id, deals.creatorId))
    .where(and(eq(deals.id, sql.placeholder('dealId')), condition));

const dealById = prepared((db) => dealWhere(db, isParty(sql.placeholder('party'))).prepare('deal_by_id'));
const anyDealById = prepared((db) => dealWhere(db, undefined).prepare('any_deal_by_id'));

type Row = Awaited<ReturnType<ReturnType<typeof dealById>['execute']>>[number];

/** The times of JSON columns are the database's own text. */
const presentTime = (time: string | null) => (time === null ? null : new Date(time).toISOString());

const presentItem = (item: BriefItem): BriefItem => ({
  ...item,
  attestedAt: presentTime(item.attestedAt),
  missedAt: presentTime(item.missedAt),
});

/** What the creator sees of the brand; nothing once its account was deleted (rules/deletion#of-a-brand). */
function presentBrand(
  { brandName }: typeof deals.$inferSelect,
  brand: typeof brands.$inferSelect | null,
  { brandEmail, isReachable }: { brandEmail: string | null; isReachable: boolean },
  items: readonly BriefItem[],
): DealDetail['brand'] {
  const textsOf = (kind: BriefItemKind) =>
    items.filter((item) => item.kind === kind).map((item) => item.text);
  const email = isReachable ? brandEmail : null;
  const contactPerson = isReachable ? (brand?.contactPerson ?? null) : null;
  return {
    companyName: brand?.companyName ?? brandName,
    email,
    profileImage: brand?.profileImage ?? null,
    firstName: null,
    lastName: null,
    guidelines: brand && {
      ...brand,
      contactPerson,
      // As they were when the brief was sent.
      contentDos: textsOf('DO'),
      contentDonts: textsOf('DONT'),
      hashtagGuidelines: textsOf('HASHTAG'),
      mentionRequirements: textsOf('MENTION')[0] ?? null,
    },
  };
}

/** Of a deal's certificate; null where there is none. */
const certificateCode = sql<
  string | null
>`(select c.code from certificates c where c.deal_id = "deals"."id")`;

/** What the brand owes, or paid, the creator for the deal; null before its end. */
const payoutOfDeal = sql<DealDetail['payout'] | null>`(
  select json_build_object('state', p.state, 'amountCents', p.amount_cents, 'dueAt', p.due_at)
  from payouts p where p.deal_id = "deals"."id")`;

const invoiceAddress = ({ keys, clock }: Pick<Deps, 'keys' | 'clock'>, id: string): string =>
  signedPaperAddress(
    requestPath(api.papers.dealInvoice, { params: { id } }),
    keys.links,
    { id, variant: 'deal_invoice' },
    clock(),
  );

/** The certificate as the deal's page offers it. */
function presentCertificate(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  id: string,
  code: string | null,
): Pick<DealDetail, 'certificate'> {
  if (code === null) return {};
  const path = requestPath(api.papers.certificate, { params: { id } });
  return {
    certificate: { code, url: signedPaperAddress(path, keys.links, { id, variant: 'certificate' }, clock()) },
  };
}

const zipAddress = ({ keys, clock }: Pick<Deps, 'keys' | 'clock'>, id: string): string =>
  signedZipAddress(requestPath(api.files.downloadAll, { params: { id } }), keys.links, id, clock());

/** Who reads a deal: one of its sides, or the admin, who sees every contact and has read nothing. */
interface Viewer {
  /** Null for the admin. */
  userId: string | null;
  role: Role;
}

function present(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  row: Row,
  { userId, role }: Viewer,
): DealDetail {
  const { deal, creator, creatorEmail, brandEmail, files } = row;
  const { messages, hasEarlier } = presentMessages(row.messages, userId);
  const isReachable = userId === null || seesContact(deal.status);
  return {
    id: deal.id,
    title: deal.title,
    description: deal.description,
    status: deal.status,
    budget: deal.budget,
    deadline: deal.deadline.toISOString(),
    createdAt: deal.createdAt.toISOString(),
    category: row.categoryName === null ? null : { name: row.categoryName },
    requirements: deal.requirements,
    deliverables: deal.deliverables,
    deliverableWishes: row.deliverables,
    briefItems: row.items.map(presentItem),
    rounds: { included: deal.roundsIncluded, used: deal.roundsUsed },
    paymentDays: deal.paymentDays,
    licenceMonths: deal.licenceMonths,
    exclusivity: exclusivityOf(deal),
    ...(deal.status === 'BRIEF_SENT'
      ? {
          paymentRecord: enoughPaymentsFor(row.paymentRecord),
          brandFacts: enoughDealsFor(row.brandFacts),
        }
      : {}),
    progress: dealProgress[deal.status],
    brand: presentBrand(deal, row.brand, { brandEmail, isReachable }, row.items),
    sentBy: row.sentBy,
    statusBy: row.statusBy,
    statusReason: deal.statusReason,
    proposals: row.proposals.map(presentProposal),
    creator: creator && { ...creator, email: isReachable ? creatorEmail : null },
    files: presentFiles({ keys, clock }, files, role),
    messages,
    hasEarlierMessages: hasEarlier,
    ...(userId === null ? {} : { reads: presentReads(row.readByThem, row.readByMe) }),
    _count: { messages: deal.brandMessages + deal.creatorMessages, files: files.length },
    ...(deal.completedAt ? { completedAt: deal.completedAt.toISOString() } : {}),
    ...(deal.status === 'COMPLETED' ? { zipUrl: zipAddress({ keys, clock }, deal.id) } : {}),
    ...presentCertificate({ keys, clock }, deal.id, row.certificateCode),
    ...(row.payout ? { payout: { ...row.payout, dueAt: new Date(row.payout.dueAt).toISOString() } } : {}),
    ...(row.payout && creator ? { invoiceUrl: invoiceAddress({ keys, clock }, deal.id) } : {}),
  };
}

/** Reads one of the actor's deals with its files and last messages. Throws deal.not_found. */
export async function readDeal(
  deps: Pick<Deps, 'db' | 'keys' | 'clock'>,
  actor: UserActor,
  dealId: string,
): Promise<DealDetail> {
  const { userId, role } = actor;
  const [row] = await dealById(deps.db).execute({
    dealId,
    party: partyId(actor),
    userId,
    role,
    now: deps.clock().toISOString(),
  });
  if (!row) throw new AppError('deal.not_found');
  return present(deps, row, actor);
}

/** Reads any deal, as the admin sees it: give it to nobody else. Throws deal.not_found. */
export async function readAnyDeal(
  deps: Pick<Deps, 'db' | 'keys' | 'clock'>,
  dealId: string,
): Promise<AdminDealDetails> {
  const viewer: Viewer = { userId: null, role: 'BRAND' };
  const [row] = await anyDealById(deps.db).execute({ dealId, ...viewer, now: deps.clock().toISOString() });
  if (!row) throw new AppError('deal.not_found');
  return { ...present(deps, row, viewer), brandId: row.deal.brandId };
}
