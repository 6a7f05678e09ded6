/** The brand of a deal as the deal's page shows it to its creator. */
import { type BriefItem, type BriefItemKind, type DealDetail, rateOf } from '@briefcast/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { brands, type deals } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { brandFactsOf, enoughDealsFor } from '../brands/brand-facts.ts';
import { enoughPaymentsFor, paymentRecordOf } from '../payouts/payment-record.ts';

/** Columns shown of the profile. The first is never null: it tells a brand from none. */
export const shownOfBrand = {
  companyName: brands.companyName,
  profileImage: brands.profileImage,
  industry: brands.industry,
  website: brands.website,
  companyDescription: brands.companyDescription,
  contactPerson: brands.contactPerson,
  brandColors: brands.brandColors,
  brandFonts: brands.brandFonts,
  brandVoice: brands.brandVoice,
  brandStyle: brands.brandStyle,
  targetAgeRange: brands.targetAgeRange,
  targetGender: brands.targetGender,
  targetLocation: brands.targetLocation,
  targetInterests: brands.targetInterests,
};
type ShownOfBrand = Pick<typeof brands.$inferSelect, keyof typeof shownOfBrand>;

/**
 * E-mail that the creator may write to: the brief's sender, while they belong to the organisation, else the owner who
 * has belonged to it longest (rules/teams#contact).
 */
export const contactOfBrand: SQL<string | null> = sql`(
  select u.email from members m join users u on u.id = m.user_id where m.brand_id = "deals"."brand_id"
  order by m.user_id is not distinct from "deals"."sent_by" desc, m.role = 'OWNER' desc, m.joined_at, m.user_id limit 1)`;

/** Returns the brand as the creator sees it; nothing once its account was deleted (rules/deletion#of-a-brand). */
export function presentBrand(
  { brandName }: Pick<typeof deals.$inferSelect, 'brandName'>,
  brand: ShownOfBrand | null,
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

const brandId = sql`${sql.placeholder('brandId')}::uuid`;
const now = sql`${sql.placeholder('now')}::timestamptz`;

const recordAndFacts = prepared((db: Reader) =>
  db
    .select({ record: paymentRecordOf(brandId, now), facts: brandFactsOf(brandId) })
    .from(sql`(select 1) one`)
    .prepare('record_and_facts_of_brand'),
);

/**
 * Reads the brand's past payments, the figures of its finished deals and the rate of exchange, while the creator has
 * to decide on its brief; nothing otherwise. A statement of its own: it reads more than the rest of the page, and most
 * deals are past it.
 */
export async function readBeforeAnswer(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  deal: Pick<typeof deals.$inferSelect, 'status' | 'brandId'>,
): Promise<Pick<DealDetail, 'paymentRecord' | 'brandFacts' | 'rate'>> {
  if (deal.status !== 'BRIEF_SENT') return {};
  const [row] = await recordAndFacts(db).execute({ brandId: deal.brandId, now: clock().toISOString() });
  return {
    paymentRecord: enoughPaymentsFor(row?.record ?? null),
    brandFacts: enoughDealsFor(row?.facts ?? null),
    rate: rateOf(settings.now()),
  };
}
