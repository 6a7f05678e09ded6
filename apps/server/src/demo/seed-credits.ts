/** The demo's market: its settings, packs that its brands bought, and credits held for briefs that wait. */
import { defaultOperatorSettings, type OperatorSettings, type PackSize } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { markOrderPaid } from '../features/billing/close-order.ts';
import { writeOrder } from '../features/billing/place-order.ts';
import { readDetails } from '../features/billing/read-billing.ts';
import { holdCredits } from '../features/ledger/credits-of-deals.ts';
import { brands, deals, members } from '../platform/database/tables/index.ts';
import type { Deps } from '../platform/deps.ts';
import { replaceSettings } from '../platform/operator-settings.ts';
import { before, day } from './moments.ts';

type CreditDeps = Pick<Deps, 'db' | 'clock' | 'facts' | 'settings'>;

const demoSettings: OperatorSettings = {
  ...defaultOperatorSettings,
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
    iban: 'AE00 0000 0000 0000 0000 000',
    swift: 'SAMPAEAD',
  },
};

/** What each brand ordered; the first nearly a year ago, so that what is left of it ends soon. */
const purchases: readonly { credits: PackSize; daysAgo: number; isPaid: boolean }[] = [
  { credits: 10, daysAgo: 345, isPaid: true },
  { credits: 30, daysAgo: 24, isPaid: true },
  { credits: 60, daysAgo: 1, isPaid: false },
];

/** The same parts at another time. */
const at = (deps: CreditDeps, moment: Date): CreditDeps => ({ ...deps, clock: () => moment });

async function buy(deps: CreditDeps, brandId: string, userId: string): Promise<void> {
  const now = deps.clock();
  for (const { credits, daysAgo, isPaid } of purchases) {
    const then = at(deps, before(now, daysAgo * day));
    await deps.db.transaction(async (tx) => {
      const buyer = await readDetails(tx, brandId);
      const id = await writeOrder(then, tx, { brandId, userId, source: 'TRANSFER', buyer }, { credits });
      const pack = demoSettings.credits.packs.find((offer) => offer.credits === credits);
      if (!isPaid || !pack) return;
      // The tax of the demo's settings.
      const receivedFils = Math.round(pack.priceFils * 1.05);
      await markOrderPaid(then, tx, id, { source: 'TRANSFER', receivedFils, note: '', actor: 'ADMIN' });
    });
  }
}

/** Turns everything on and books what the demo's brands bought. Call it once, after `seedDemo` has filled the database. */
export async function seedCredits(deps: CreditDeps): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await replaceSettings(tx, demoSettings);
    await deps.facts.append(tx, { kind: 'settings.changed', actor: 'ADMIN' });
  });
  await deps.settings.refresh();
  const owners = await deps.db
    .select({ brandId: brands.id, userId: members.userId })
    .from(brands)
    .innerJoin(members, eq(members.brandId, brands.id))
    .where(eq(members.role, 'OWNER'))
    .orderBy(brands.id, members.userId);
  const ownerOf = new Map(owners.map(({ brandId, userId }) => [brandId, userId]));
  for (const [brandId, userId] of ownerOf) await buy(deps, brandId, userId);
  const sent = await deps.db
    .select()
    .from(deals)
    .where(eq(deals.status, 'BRIEF_SENT'))
    .orderBy(deals.createdAt);
  for (const { id, brandId, sentBy, createdAt } of sent) {
    const userId = sentBy ?? (brandId && ownerOf.get(brandId));
    if (!brandId || !userId) continue;
    await deps.db.transaction((tx) => holdCredits(at(deps, createdAt), tx, { brandId, userId }, [id]));
  }
}
