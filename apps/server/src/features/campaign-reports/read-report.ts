/** Report of a campaign as it is today, with the chosen parts alone (rules/campaign-reports). */
import {
  AppError,
  type CampaignReport,
  type ReportPart,
  reportCosts,
  reportPosts,
} from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { brands, campaigns } from '../../platform/database/tables/index.ts';
import { publicationsOfCampaign } from '../publications/read-of-campaign.ts';
import { findPictures } from './pictures-of-report.ts';

/** Gives the address of a picture, by its file. */
export type AddressOf = (part: 'proof' | 'stills', fileId: string) => string;

interface Asked {
  campaignId: string;
  shows: readonly ReportPart[];
  addressOf: AddressOf;
}

/** Reads name and brand of a campaign. Throws campaign.not_found. */
export async function readHead(db: Reader, campaignId: string) {
  const [found] = await db
    .select({
      ...{ name: campaigns.name, goal: campaigns.goal },
      ...{ firstDay: campaigns.firstDay, lastDay: campaigns.lastDay },
      brandName: brands.companyName,
      image: brands.profileImage,
      colours: brands.brandColors,
    })
    .from(campaigns)
    .innerJoin(brands, eq(brands.id, campaigns.brandId))
    .where(eq(campaigns.id, campaignId));
  if (!found) throw new AppError('campaign.not_found');
  const { brandName, image, colours, ...campaign } = found;
  return { ...campaign, brand: { name: brandName, image, colour: colours.primary || null } };
}

/** Reads the report, for callers who checked that it may be read. Throws campaign.not_found. */
export async function readReport(
  { db, clock }: { db: Reader; clock: () => Date },
  { campaignId, shows, addressOf }: Asked,
): Promise<CampaignReport> {
  const head = await readHead(db, campaignId);
  const { deals, isCut } = await publicationsOfCampaign(db, campaignId);
  const { stillOf, proofOf } = await findPictures(db, deals, shows);
  const addressed = (part: 'proof' | 'stills', fileId: string | undefined) =>
    fileId === undefined ? undefined : addressOf(part, fileId);
  const costs = reportCosts(deals, shows);
  return {
    ...head,
    shows: [...shows],
    posts: reportPosts(deals, shows, ({ deal, stated }) => ({
      still: addressed('stills', stillOf.get(deal.dealId)),
      proof: addressed('proof', stated && proofOf.get(stated.id)),
    })),
    ...(costs ? { costs } : {}),
    withoutPosts: deals.filter(({ posts }) => posts.length === 0).length,
    isCut,
    madeAt: clock().toISOString(),
  };
}
