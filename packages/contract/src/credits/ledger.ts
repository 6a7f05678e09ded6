/**
 * The ledger's double entry (rules/credits#ledger): which postings each movement makes. Every list of postings sums to
 * zero in each unit. Amounts are whole numbers of their unit.
 */
import type { CreditMovement } from './schemas.ts';

/** Units of the ledger; amounts of two units are never summed. */
export type LedgerUnit = 'credit' | 'AED.fils' | 'USD.cents';

/** Purposes of one owner's accounts. Each owner has their own set, so two never wait for each other. */
export const ledgerAccountKinds = [
  /** Negative: everything that the house ever gave. */
  'credits.issued',
  /** Credits of one pack that can be spent. Never negative. */
  'credits.ready',
  /** Credits held for briefs that wait for their answers. Never negative. */
  'credits.held',
  'credits.used',
  'credits.expired',
  'credits.refunded',
  /** Money that came in, and went back, by this way. */
  'money.transfer',
  'money.card',
  /** Below zero by what was sold before tax. */
  'money.sales',
  /** Below zero by the tax that the house owes. */
  'money.tax',
] as const;
export type LedgerAccountKind = (typeof ledgerAccountKinds)[number];

/** By which way money comes. */
export type PaymentSource = 'TRANSFER' | 'CARD';

const accountOfSource: Record<PaymentSource, LedgerAccountKind> = {
  TRANSFER: 'money.transfer',
  CARD: 'money.card',
};

/** A line of an entry. `packId` names the pack whose ready credits they are; null for every other account. */
export interface Posting {
  account: LedgerAccountKind;
  packId: string | null;
  unit: LedgerUnit;
  amount: number;
}

/** Credits out of one pack. */
export interface PackShare {
  packId: string;
  credits: number;
}

/** A price and the tax on it, in fils. */
export interface TaxedAmount {
  netFils: number;
  taxFils: number;
}

const ofCredits = (account: LedgerAccountKind, amount: number, packId: string | null = null): Posting => ({
  account,
  packId,
  unit: 'credit',
  amount,
});
const ofMoney = (account: LedgerAccountKind, amount: number): Posting => ({
  account,
  packId: null,
  unit: 'AED.fils',
  amount,
});
const sumOf = (shares: readonly PackShare[]) => shares.reduce((sum, { credits }) => sum + credits, 0);
/** Leaves out postings of zero. */
const moved = (postings: readonly Posting[]) => postings.filter(({ amount }) => amount !== 0);

/** Books a payment by one way, or with `sign` -1 its return. */
const paid = (source: PaymentSource, { netFils, taxFils }: TaxedAmount, sign: 1 | -1) => [
  ofMoney(accountOfSource[source], sign * (netFils + taxFils)),
  ofMoney('money.sales', -sign * netFils),
  ofMoney('money.tax', -sign * taxFils),
];

/** A movement of credits with what it needs to know. */
export type LedgerChange =
  | { movement: 'BOUGHT'; pack: PackShare; source: PaymentSource; price: TaxedAmount }
  /** The house gives a pack for nothing. */
  | { movement: 'GIVEN'; pack: PackShare }
  /** A brief waits for its answer. */
  | { movement: 'HELD' | 'RETURNED'; shares: readonly PackShare[] }
  /** The creator accepted. */
  | { movement: 'USED'; credits: number }
  | { movement: 'EXPIRED'; pack: PackShare }
  /** A month of a creator's subscription: money alone. */
  | { movement: 'SUBSCRIBED'; source: PaymentSource; price: TaxedAmount }
  /** Money of such a month that goes back. */
  | { movement: 'UNSUBSCRIBED'; source: PaymentSource; price: TaxedAmount }
  | { movement: 'REFUNDED'; pack: PackShare; source: PaymentSource; price: TaxedAmount };

/** Movement that an entry books. */
export type LedgerMovement = LedgerChange['movement'];

/** Movements of a creator's subscription, which move money alone. */
export const isOfSubscription = (movement: LedgerMovement): movement is 'SUBSCRIBED' | 'UNSUBSCRIBED' =>
  movement === 'SUBSCRIBED' || movement === 'UNSUBSCRIBED';

/** The lines of a movement's entry. */
export function postingsOf(change: LedgerChange): Posting[] {
  switch (change.movement) {
    case 'BOUGHT': {
      const { packId, credits } = change.pack;
      return moved([
        ofCredits('credits.issued', -credits),
        ofCredits('credits.ready', credits, packId),
        ...paid(change.source, change.price, 1),
      ]);
    }
    case 'GIVEN': {
      const { packId, credits } = change.pack;
      return moved([ofCredits('credits.issued', -credits), ofCredits('credits.ready', credits, packId)]);
    }
    case 'HELD':
      return moved([
        ...change.shares.map(({ packId, credits }) => ofCredits('credits.ready', -credits, packId)),
        ofCredits('credits.held', sumOf(change.shares)),
      ]);
    case 'RETURNED':
      return moved([
        ofCredits('credits.held', -sumOf(change.shares)),
        ...change.shares.map(({ packId, credits }) => ofCredits('credits.ready', credits, packId)),
      ]);
    case 'USED':
      return moved([ofCredits('credits.held', -change.credits), ofCredits('credits.used', change.credits)]);
    case 'EXPIRED': {
      const { packId, credits } = change.pack;
      return moved([ofCredits('credits.ready', -credits, packId), ofCredits('credits.expired', credits)]);
    }
    case 'SUBSCRIBED':
      return moved(paid(change.source, change.price, 1));
    case 'UNSUBSCRIBED':
      return moved(paid(change.source, change.price, -1));
    case 'REFUNDED': {
      const { packId, credits } = change.pack;
      return moved([
        ofCredits('credits.ready', -credits, packId),
        ofCredits('credits.refunded', credits),
        ...paid(change.source, change.price, -1),
      ]);
    }
  }
}

/** Whether the postings sum to zero in each unit. */
export function isBalanced(postings: readonly Posting[]): boolean {
  const sums = new Map<LedgerUnit, number>();
  for (const { unit, amount } of postings) sums.set(unit, (sums.get(unit) ?? 0) + amount);
  return [...sums.values()].every((sum) => sum === 0);
}

/** By how many the movement changes what can be spent; what is used was held before. */
export const readyChangeOf = (postings: readonly Posting[]): number =>
  postings.reduce((sum, { account, amount }) => (account === 'credits.ready' ? sum + amount : sum), 0);

/** A pack with what can be spent of it. */
export interface ReadyPack {
  packId: string;
  ready: number;
  endsAt: Date;
}

/** Takes credits out of the packs that end first; null where there are not enough. `packs` in any order. */
export function takeCredits(packs: readonly ReadyPack[], credits: number): PackShare[] | null {
  const oldestFirst = packs.toSorted(
    (a, b) => a.endsAt.getTime() - b.endsAt.getTime() || (a.packId < b.packId ? -1 : 1),
  );
  const shares: PackShare[] = [];
  let left = credits;
  for (const { packId, ready } of oldestFirst) {
    const taken = Math.min(left, ready);
    if (taken > 0) shares.push({ packId, credits: taken });
    left -= taken;
  }
  return left === 0 ? shares : null;
}

/** The tax on a price, rounded half up to a fils. */
export const taxOn = (netFils: number, basisPoints: number): number =>
  Math.round((netFils * basisPoints) / 10_000);

/** Splits a payment with tax into the price and the tax in it, rounded to a fils. */
export function taxedAmountOf(grossFils: number, basisPoints: number): TaxedAmount {
  const netFils = Math.round((grossFils * 10_000) / (10_000 + basisPoints));
  return { netFils, taxFils: grossFils - netFils };
}

/** Moment a number of months later, on the month's last day where it has no such day. */
export function monthsLater(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCMonth(later.getUTCMonth() + months);
  // The 31st of a month that has 30 days is the 1st of the next one.
  if (later.getUTCDate() !== from.getUTCDate()) later.setUTCDate(0);
  return later;
}

/** The movements that a statement is filtered by, in the order in which they come. */
export const movementsInOrder: readonly CreditMovement[] = [
  'BOUGHT',
  'GIVEN',
  'HELD',
  'USED',
  'RETURNED',
  'EXPIRED',
  'REFUNDED',
];
