/** Campaigns of the demo's brands: one that runs, one that is planned and one in the archive. */
import type {
  campaignPeople,
  campaigns,
  dealCampaigns,
} from '../../apps/server/src/platform/database/tables/index.ts';
import { before, day, idAt } from './moments.ts';

interface DemoCampaign {
  /** By its key. */
  brand: string;
  name: string;
  goal: string;
  guidelines: string;
  /** Relative to today; negative for a day that is past. */
  firstDay: number;
  lastDay: number;
  /** Dollars; null where none were planned. */
  planned: number | null;
  isArchived?: boolean;
  /** Keys of members who see to it with the owner. */
  people: readonly string[];
  /** Keys of its deals. */
  deals: readonly string[];
}

export const demoCampaigns: readonly DemoCampaign[] = [
  {
    brand: 'oasis-skin',
    name: 'Dry season',
    goal: 'Dry skin in winter: the serum first, the mask at night, seen in seven bathrooms.',
    guidelines: 'Bare skin first, natural light, no beauty filter and no medical claims.',
    firstDay: -20,
    lastDay: 24,
    planned: 6000,
    people: ['yusuf'],
    deals: [
      'winter-barrier-serum',
      'overnight-mask',
      'cloud-cleanser',
      'gift-set-unboxing',
      'evening-oil-ritual',
      'texture-library',
      'desk-hand-cream',
    ],
  },
  {
    brand: 'oasis-skin',
    name: 'Sun without a beach',
    goal: 'SPF on the way to work, at a desk and in a gym bag.',
    guidelines: '',
    firstDay: -6,
    lastDay: 40,
    planned: 2500,
    people: [],
    deals: ['desert-spf', 'gym-bag-spf'],
  },
  {
    brand: 'oasis-skin',
    name: 'Patch test week',
    goal: '',
    guidelines: '',
    firstDay: -120,
    lastDay: -80,
    planned: null,
    isArchived: true,
    people: [],
    deals: ['patch-test'],
  },
];

interface Ids {
  brand: (key: string) => { brandId: string; ownerId: string };
  dealId: (key: string) => string;
  memberId: (key: string) => string;
}

export interface CampaignRows {
  campaign: typeof campaigns.$inferInsert;
  placed: (typeof dealCampaigns.$inferInsert)[];
  people: (typeof campaignPeople.$inferInsert)[];
}

/** A campaign as its owner began it, five days ahead of its first day, and the deals in it. */
export function campaignRows(demo: DemoCampaign, ids: Ids, now: Date): CampaignRows {
  const createdAt = before(now, (5 - demo.firstDay) * day);
  const { brandId, ownerId } = ids.brand(demo.brand);
  const id = idAt(createdAt);
  const campaign = {
    id,
    brandId,
    createdBy: ownerId,
    name: demo.name,
    goal: demo.goal,
    guidelines: demo.guidelines,
    firstDay: dayAt(demo.firstDay, now),
    lastDay: dayAt(demo.lastDay, now),
    plannedCents: demo.planned === null ? null : demo.planned * 100,
    createdAt,
    archivedAt: demo.isArchived ? before(now, -(demo.lastDay + 5) * day) : null,
  };
  return {
    campaign,
    placed: demo.deals.map((key) => ({ dealId: ids.dealId(key), campaignId: id })),
    people: [ownerId, ...demo.people.map(ids.memberId)].map((userId) => ({ campaignId: id, userId })),
  };
}

const dayAt = (days: number, now: Date) =>
  before(now, -days * day)
    .toISOString()
    .slice(0, 10);
