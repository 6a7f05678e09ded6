/**
 * A deal as its page shows it, with its files and last messages: one statement, and another while its brief waits for
 * the answer (rules/messages#messages).
 */
import {
  type AdminDealDetails,
  AppError,
  api,
  type BriefItem,
  type DealDeliverable,
  type DealDetail,
  dealProgress,
  partyId,
  type Role,
  requestPath,
  seesContact,
} from '@briefcast/contract';
import { aliasedTable, and, eq, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import { isSideSuspended } from '../../platform/auth/suspended.ts';
import type { Reader } from '../../platform/database/database.ts';
import { isoMoment } from '../../platform/database/iso-moment.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { brands, categories, creators, deals, users } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { signedPath } from '../../platform/storage/signed-address.ts';
import { personOf } from '../accounts/person.ts';
import { hasCompletionInvoice, invoiceVariants } from '../invoices/deal-invoice-links.ts';
import { isParty } from '../parties/party.ts';
import { presentRenewedRights, renewedRightsOfDeal } from '../rights/renewal-rows.ts';
import { additionsOfDeal, presentAddition, totalCents } from './additions-of-deal.ts';
import { contactOfBrand, presentBrand, readBeforeAnswer, shownOfBrand } from './brand-of-deal.ts';
import { presentDeposit } from './deposit-of-deal.ts';
import { exclusivityOf } from './exclusivity.ts';
import { filesInOrder } from './file-rows.ts';
import { filesAsJson, presentFiles } from './files-of-deal.ts';
import { afterAll, messagesBefore, presentMessages } from './message-pages.ts';
import { presentProposal, proposalsOfDeal } from './proposal-rows.ts';
import { presentReads, readByMe, readByThem } from './read-marks.ts';
import { presentSampleState, sampleStateOfDeal } from './sample-of-deal.ts';

const creatorUsers = aliasedTable(users, 'creator_users');

/** The files that both sides see. */
const filesOfDeal = filesAsJson(sql`f.deal_id = "deals"."id" and f.status <> 'DRAFT'`, filesInOrder(sql`f`));

/** Deliverables of the row's deal, in the order of its brief, as JSON. */
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

/** Columns of the deal's own row that are shown, or decide on what is. */
const shownOfDeal = {
  id: deals.id,
  title: deals.title,
  description: deals.description,
  status: deals.status,
  budget: deals.budget,
  total: totalCents,
  currency: deals.currency,
  deadline: deals.deadline,
  requirements: deals.requirements,
  deliverables: deals.deliverables,
  roundsIncluded: deals.roundsIncluded,
  roundsUsed: deals.roundsUsed,
  paymentDays: deals.paymentDays,
  depositPercent: deals.depositPercent,
  depositDays: deals.depositDays,
  waitsForDeposit: deals.waitsForDeposit,
  licenceMonths: deals.licenceMonths,
  exclusivityMonths: deals.exclusivityMonths,
  exclusivityCategory: deals.exclusivityCategory,
  rights: deals.rights,
  sample: deals.sample,
  brandId: deals.brandId,
  brandName: deals.brandName,
  statusReason: deals.statusReason,
  createdAt: deals.createdAt,
  completedAt: deals.completedAt,
  brandMessages: deals.brandMessages,
  creatorMessages: deals.creatorMessages,
};

/** Whether the row's brief waits because one of its sides is suspended. */
const isPaused = sql<boolean>`("deals"."status" = 'BRIEF_SENT' and ${isSideSuspended({
  brandId: sql`"deals"."brand_id"`,
  creatorId: sql`"deals"."creator_id"`,
})})`;

const dealWhere = (db: Reader, condition: SQL | undefined) =>
  db
    .select({
      deal: shownOfDeal,
      categoryName: categories.name,
      brand: shownOfBrand,
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
      additions: additionsOfDeal,
      posts: postsOfDeal,
      hasLink,
      sampleState: sampleStateOfDeal,
      files: filesOfDeal,
      messages: messagesBefore(afterAll),
      readByThem,
      readByMe,
      certificateCode,
      payout: payoutOfDeal,
      hasInvoice: hasCompletionInvoice(sql`"deals"."id"`),
      renewedRights: renewedRightsOfDeal,
      isPaused,
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

const presentItem = (item: BriefItem): BriefItem => ({
  ...item,
  attestedAt: isoMoment(item.attestedAt),
  missedAt: isoMoment(item.missedAt),
});

/** Posts that were stated and not withdrawn. */
const postsOfDeal = sql<number>`(
  select count(*)::int from publications p where p.deal_id = "deals"."id" and p.withdrawn_at is null)`;

/** Whether the brand gave it a short link or a code that is on. */
const hasLink = sql<boolean>`exists (select 1 from short_links s
  where s.deal_id = "deals"."id" and (s.target is not null or s.promo_code <> ''))`;

/** Code of a deal's certificate; null where there is none. */
const certificateCode = sql<
  string | null
>`(select c.code from certificates c where c.deal_id = "deals"."id")`;

const restOfPayout = sql`(p.amount_cents - p.marked_parts_cents - p.confirmed_parts_cents - p.dropped_cents)`;

/** The brand's debt or payment to the creator for the deal; null before its end where there is no deposit. */
const payoutOfDeal = sql<(NonNullable<DealDetail['payout']> & { isPaid: boolean }) | null>`(
  select json_build_object('state', p.state, 'amountCents', p.amount_cents - p.dropped_cents,
    'restCents', ${restOfPayout}, 'dueAt', p.due_at,
    'later', case when p.state <> 'CONFIRMED' and p.due_at < p.later_due_at then json_build_object('dueAt', p.later_due_at,
      'amountCents', ${restOfPayout} - least(${restOfPayout}, greatest(0,
        p.first_cents - p.marked_parts_cents - p.confirmed_parts_cents))) end,
    'droppedCents', p.dropped_cents,
    'markedCents', p.marked_parts_cents + case when p.state = 'MARKED' then ${restOfPayout} else 0 end,
    'arrivedCents', p.confirmed_parts_cents + case when p.state = 'CONFIRMED' then ${restOfPayout} else 0 end,
    'isDeposit', p.completed_at is null, 'isPaid', p.state = 'CONFIRMED' and p.marked_parts_cents = 0)
  from payouts p where p.deal_id = "deals"."id")`;

const presentPayoutOfDeal = (payout: Row['payout']): Pick<DealDetail, 'payout'> => {
  if (!payout) return {};
  const { state, amountCents, restCents, droppedCents, markedCents, arrivedCents, dueAt, isDeposit, later } =
    payout;
  return {
    payout: {
      ...{ state, amountCents, restCents, dueAt: isoMoment(dueAt) },
      ...(droppedCents ? { droppedCents } : {}),
      ...(markedCents ? { markedCents } : {}),
      ...(arrivedCents ? { arrivedCents } : {}),
      ...(isDeposit ? { isDeposit } : {}),
      ...(later?.amountCents ? { later: { ...later, dueAt: new Date(later.dueAt).toISOString() } } : {}),
    },
  };
};

const invoiceAddress = ({ keys, clock }: Pick<Deps, 'keys' | 'clock'>, id: string, side: Role): string =>
  signedPath(
    requestPath(api.papers.dealInvoice, { params: { id } }),
    keys.links,
    { id, variant: invoiceVariants[side] },
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
    certificate: { code, url: signedPath(path, keys.links, { id, variant: 'certificate' }, clock()) },
  };
}

const zipAddress = ({ keys, clock }: Pick<Deps, 'keys' | 'clock'>, id: string): string =>
  signedPath(
    requestPath(api.files.downloadAll, { params: { id } }),
    keys.links,
    { id, variant: 'zip' },
    clock(),
  );

/** Reader of a deal: one of its sides, or the admin, who sees every contact and has read nothing. */
interface Viewer {
  /** Null for the admin. */
  userId: string | null;
  role: Role;
}

function present(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  row: Row,
  { userId, role }: Viewer,
  beforeAnswer: Awaited<ReturnType<typeof readBeforeAnswer>>,
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
    total: deal.total,
    currency: deal.currency,
    deadline: deal.deadline.toISOString(),
    createdAt: deal.createdAt.toISOString(),
    category: row.categoryName === null ? null : { name: row.categoryName },
    requirements: deal.requirements,
    deliverables: deal.deliverables,
    deliverableWishes: row.deliverables,
    briefItems: row.items.map(presentItem),
    rounds: { included: deal.roundsIncluded, used: deal.roundsUsed },
    paymentDays: deal.paymentDays,
    ...presentDeposit(deal, row.payout?.isPaid ?? false),
    licenceMonths: deal.licenceMonths,
    exclusivity: exclusivityOf(deal),
    rights: deal.rights,
    sample: deal.sample,
    ...presentSampleState(deal.sample, row.sampleState),
    ...beforeAnswer,
    ...(row.isPaused ? { isPaused: true as const } : {}),
    progress: dealProgress[deal.status],
    brand: presentBrand(deal, row.brand, { brandEmail, isReachable }, row.items),
    sentBy: row.sentBy,
    statusBy: row.statusBy,
    statusReason: deal.statusReason,
    proposals: row.proposals.map(presentProposal),
    additions: row.additions.map(presentAddition),
    ...(row.posts > 0 ? { posts: row.posts } : {}),
    ...(row.hasLink ? { hasLink: true } : {}),
    creator: creator && { ...creator, email: isReachable ? creatorEmail : null },
    files: presentFiles({ keys, clock }, files, role),
    messages,
    hasEarlierMessages: hasEarlier,
    ...(userId === null ? {} : { reads: presentReads(row.readByThem, row.readByMe) }),
    _count: { messages: deal.brandMessages + deal.creatorMessages, files: files.length },
    ...(deal.completedAt ? { completedAt: deal.completedAt.toISOString() } : {}),
    ...(deal.status === 'COMPLETED' ? { zipUrl: zipAddress({ keys, clock }, deal.id) } : {}),
    ...presentCertificate({ keys, clock }, deal.id, row.certificateCode),
    ...presentPayoutOfDeal(row.payout),
    ...presentRenewedRights(row.renewedRights),
    ...(row.payout && row.hasInvoice && creator
      ? { invoiceUrl: invoiceAddress({ keys, clock }, deal.id, userId === null ? 'CREATOR' : role) }
      : {}),
  };
}

/** Reads one of the actor's deals with its files and last messages. Throws deal.not_found. */
export async function readDeal(
  deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'settings'>,
  actor: UserActor,
  dealId: string,
): Promise<DealDetail> {
  const { userId, role } = actor;
  const [row] = await dealById(deps.db).execute({
    dealId,
    party: partyId(actor),
    userId,
    role,
  });
  if (!row) throw new AppError('deal.not_found');
  return present(deps, row, actor, await readBeforeAnswer(deps, row.deal));
}

/** Reads any deal, as the admin sees it: give it to nobody else. Throws deal.not_found. */
export async function readAnyDeal(
  deps: Pick<Deps, 'db' | 'keys' | 'clock' | 'settings'>,
  dealId: string,
): Promise<AdminDealDetails> {
  const viewer: Viewer = { userId: null, role: 'BRAND' };
  const [row] = await anyDealById(deps.db).execute({ dealId, ...viewer });
  if (!row) throw new AppError('deal.not_found');
  return { ...present(deps, row, viewer, await readBeforeAnswer(deps, row.deal)), brandId: row.deal.brandId };
}
