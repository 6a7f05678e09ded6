/** The demo's market: its settings, packs that its brands bought, and credits held for briefs that wait. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  defaultOperatorSettings,
  type MarketSettings,
  type OperatorSettings,
  unnamedMarket,
} from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { markOrderPaid } from '../../apps/server/src/features/credits/close-order.ts';
import { readOrder } from '../../apps/server/src/features/credits/order-rows.ts';
import { writeOrder } from '../../apps/server/src/features/credits/place-order.ts';
import { readDetails } from '../../apps/server/src/features/credits/read-billing.ts';
import { readRefundOffer, refundOrder } from '../../apps/server/src/features/credits/refund-order.ts';
import { holdCredits } from '../../apps/server/src/features/ledger/credits-of-deals.ts';
import {
  billingChoices,
  brands,
  deals,
  members,
} from '../../apps/server/src/platform/database/tables/index.ts';
import type { Deps } from '../../apps/server/src/platform/deps.ts';
import { keepPicture } from '../../apps/server/src/platform/market-pictures.ts';
import { replaceSettings } from '../../apps/server/src/platform/operator-settings.ts';
import { repositoryFolder } from '../../apps/server/src/platform/places.ts';
import { customers, drawingOf } from './customers.ts';
import { before, hour } from './moments.ts';
import { type DemoPurchase, purchases } from './purchases.ts';

type CreditDeps = Pick<Deps, 'db' | 'clock' | 'facts' | 'settings'>;

const demoMarket: MarketSettings = {
  ...unnamedMarket,
  contacts: {
    help: 'help@briefcast.example',
    legal: 'legal@briefcast.example',
    privacy: 'privacy@briefcast.example',
  },
  social: {
    instagram: 'https://instagram.example/briefcast',
    tiktok: 'https://tiktok.example/briefcast',
    youtube: 'https://youtube.example/briefcast',
    linkedin: 'https://linkedin.example/briefcast',
  },
};

const demoSettings: OperatorSettings = {
  ...defaultOperatorSettings,
  legal: {
    register: 'DMC 48 211',
    law: { en: 'United Arab Emirates, Dubai', ar: 'الإمارات العربية المتحدة، دبي' },
  },
  credits: { ...defaultOperatorSettings.credits, isOn: true, starter: 3 },
  subscription: { ...defaultOperatorSettings.subscription, isOn: true },
  moderation: { isOn: true },
  seller: {
    name: 'Briefcast FZ-LLC',
    address: 'Dubai Media City\nDubai, United Arab Emirates',
    taxNumber: '100331099210003',
  },
  bank: {
    accountHolder: 'Briefcast FZ-LLC',
    bankName: 'Emirates Sample Bank, Dubai',
    iban: 'AE070331234567890123456',
    swift: 'SAMPAEAD',
  },
};

/** Invoice details of the demo's brands, besides their names. */
const billedAt = {
  address: 'Sheikh Zayed Road\nDubai, United Arab Emirates',
  taxNumber: '',
  hasNoTaxNumber: true,
  email: '',
};

/** Dependencies with the clock at another time. */
const at = (deps: CreditDeps, moment: Date): CreditDeps => ({ ...deps, clock: () => moment });

interface Buyer {
  brandId: string;
  /** The owner who orders. */
  userId: string;
}

/** Something that happened in the market, to be booked in its turn. */
interface Movement {
  at: Date;
  book: (deps: CreditDeps) => Promise<void>;
}

/** Movements of a purchase: ordered, mostly paid, and in one case given back. */
function movementsOf(now: Date, { brandId, userId }: Buyer, purchase: DemoPurchase): Movement[] {
  const { credits, source, hoursAgo, paidAfterHours, shortFils = 0, refunded } = purchase;
  let id = '';
  const ordered: Movement = {
    at: before(now, hoursAgo * hour),
    book: (deps) =>
      deps.db.transaction(async (tx) => {
        const buyer = await readDetails(tx, brandId);
        id = await writeOrder(deps, tx, { brandId, userId, source, buyer }, { credits });
      }),
  };
  if (paidAfterHours === null) return [ordered];
  const paid: Movement = {
    at: before(now, (hoursAgo - paidAfterHours) * hour),
    book: (deps) =>
      deps.db.transaction(async (tx) => {
        const order = await readOrder(tx, brandId, id);
        const receivedFils = order.order.netFils + order.order.taxFils - shortFils;
        const note = shortFils > 0 ? 'Bank fee' : '';
        const actor = source === 'CARD' ? 'SYSTEM' : 'ADMIN';
        await markOrderPaid(deps, tx, id, { source, receivedFils, note, actor });
      }),
  };
  if (!refunded) return [ordered, paid];
  const back: Movement = {
    at: before(now, refunded.hoursAgo * hour),
    book: (deps) =>
      deps.db.transaction(async (tx) => {
        const { unused } = await readRefundOffer(tx, id);
        await refundOrder(deps, tx, id, { credits: unused, reason: refunded.reason });
      }),
  };
  return [ordered, paid, back];
}

/** Stores the logo of a customer as an upload would be drawn, from a drawing of our own. */
async function keepCustomer({ db }: Pick<Deps, 'db'>, name: string) {
  const drawing = await readFile(join(repositoryFolder, 'tools', 'demo', 'media', drawingOf(name)));
  return { name, logo: await keepPicture(db, await sharp(drawing).resize({ height: 96 }).png().toBuffer()) };
}

/** Turns everything on and books what the demo's brands bought. Call it once, after `seedDemo` has filled the database. */
export async function seedCredits(deps: CreditDeps): Promise<void> {
  const shown = await Promise.all(customers.map((name) => keepCustomer(deps, name)));
  await deps.db.transaction(async (tx) => {
    await replaceSettings(tx, { ...demoSettings, market: { ...demoMarket, customers: shown } });
    await deps.facts.append(tx, { kind: 'settings.changed', actor: 'ADMIN' });
  });
  await deps.settings.refresh();
  const now = deps.clock();
  const owners = await deps.db
    .select({ brandId: brands.id, userId: members.userId, companyName: brands.companyName })
    .from(brands)
    .innerJoin(members, eq(members.brandId, brands.id))
    .where(eq(members.role, 'OWNER'))
    .orderBy(brands.id, members.userId);
  const bought = purchases.flatMap((purchase) => {
    const buyer = owners.findLast(({ companyName }) => companyName === purchase.brand);
    if (!buyer) throw new Error(`No brand of the demo is called ${purchase.brand}`);
    return movementsOf(now, buyer, purchase);
  });
  await deps.db.insert(billingChoices).values(
    [...new Map(owners.map(({ brandId, companyName }) => [brandId, companyName]))].map(
      ([brandId, company]) => ({
        brandId,
        details: { ...billedAt, company },
      }),
    ),
  );
  const ownerOf = new Map(owners.map(({ brandId, userId }) => [brandId, userId]));
  const sent = await deps.db.select().from(deals).where(eq(deals.status, 'BRIEF_SENT'));
  const held = sent.flatMap(({ id, brandId, sentBy, createdAt }): Movement[] => {
    const userId = sentBy ?? (brandId && ownerOf.get(brandId));
    if (!brandId || !userId) return [];
    const book = (then: CreditDeps) =>
      then.db.transaction((tx) => holdCredits(then, tx, { brandId, userId }, [id]));
    return [{ at: createdAt, book }];
  });
  // In the order of time, as each line of the books says how much was left after it, and papers are numbered.
  for (const { at: moment, book } of [...bought, ...held].toSorted((a, b) => a.at.getTime() - b.at.getTime()))
    await book(at(deps, moment));
}
