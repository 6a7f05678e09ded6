/**
 * An organisation that buys, spends and gets back at random, over several processes that may be killed meanwhile, beside
 * a model of its credits. What it does is insisted on until a process acknowledges it, and often asked of two at once;
 * what the card's provider tells comes twice, in any order, and with events of before among it.
 */
import { randomUUID } from 'node:crypto';
import { AppError } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { expirePacks } from '../features/ledger/expire-packs.ts';
import { ledgerAccounts } from '../platform/database/tables/index.ts';
import type { Deps } from '../platform/deps.ts';
import { clientOf, type FleetPerson, newBrand } from './fleet.ts';
import { insist, insistOn } from './insist.ts';
import { creditFils, LedgerModel, packOfModel } from './ledger-model.ts';
import { type Deed, picked, type Step } from './ledger-steps.ts';
import type { StripeBooks } from './stripe/books.ts';
import { type Happening, openTeller } from './stripe/tell.ts';

export interface Ground {
  /** Where the processes answer. */
  origins: readonly string[];
  adminToken: string;
  creator: FleetPerson;
  books: StripeBooks;
  /** Looks into the database that the processes share, and lets packs expire there. */
  deps: Pick<Deps, 'db' | 'clock' | 'facts'>;
}

export interface History {
  brandId: string;
  model: LedgerModel;
  play(step: Step): Promise<void>;
}

const title = { title: 'Winter barrier serum', description: 'Three steps, bare skin first.' };
const brief = { ...title, budget: 124_000, deadline: '2099-12-12T00:00:00.000Z' };

/** Signs an organisation up. */
export async function beginHistory({ origins, adminToken, creator, books, deps }: Ground): Promise<History> {
  const model = new LedgerModel();
  const { db } = deps;
  const brand = await insistOn(origins, 0, newBrand);
  const admin = (origin: string) => clientOf(origin, adminToken);
  /** By order. */
  const payments = new Map<string, string>();
  const { tell, tellUntilBooked } = openTeller(db, origins);
  let repeat = async () => {};

  /** Asks one process, or two at once, which then say the same. */
  async function ask<T>(
    { pick, isDoubled }: Step,
    call: (origin: string) => Promise<T>,
  ): Promise<T | AppError> {
    if (!isDoubled) return insist(origins, pick, call);
    const [one, other] = await Promise.all([insist(origins, pick, call), insist(origins, pick + 1, call)]);
    expect(other).toEqual(one);
    return one;
  }
  async function askFor<T>(step: Step, call: (origin: string) => Promise<T>): Promise<T> {
    const answer = await ask(step, call);
    if (answer instanceof AppError) throw answer;
    return answer;
  }

  async function order(step: Step) {
    const key = { idempotencyKey: randomUUID() };
    const client = (origin: string) => brand.at(origin).billing;
    return (await askFor(step, (origin) => client(origin).order({ body: { credits: packOfModel } }, key)))
      .order;
  }
  const cardPack = (step: Step) =>
    picked(
      model.packs.filter(({ isByCard, paidBack }) => isByCard && paidBack < packOfModel),
      step,
    );
  async function answer(step: Step, deal: string | undefined, status: 'ACCEPTED' | 'REJECTED' | 'CANCELLED') {
    if (deal === undefined) return;
    const by = status === 'CANCELLED' ? brand : creator;
    const params = { id: deal };
    await askFor(step, (origin) => by.at(origin).deals.changeStatus({ params, body: { status } }));
    const pack = model.answer(deal, status === 'ACCEPTED');
    // What comes back to a pack that is over expires with the next look at all packs.
    if (pack?.isOver) await expirePacks(deps);
    // Ends that come after the answer change nothing, whether they are refused or not.
    repeat = async () => {
      await insist(origins, step.pick, (origin) => admin(origin).admin.cancelDeal({ params }));
    };
  }

  const deeds: Record<Deed, (step: Step) => Promise<unknown>> = {
    async buy(step) {
      const { id, grossFils: receivedFils } = await order(step);
      const confirm = (origin: string) =>
        admin(origin).adminMoney.confirmOrder({ params: { id }, body: { receivedFils } });
      await askFor(step, confirm);
      model.buy(id, false);
      repeat = async () => {
        await insistOn(origins, step.pick, confirm);
      };
    },
    async pay(step) {
      const { id } = await order(step);
      const { url } = await askFor(step, (origin) => brand.at(origin).billing.checkout({ params: { id } }));
      const session = books.pay(url.slice(url.lastIndexOf('/') + 1));
      const payment = String(session.payment_intent);
      payments.set(id, payment);
      const events: Happening[] = [['checkout.session.completed', session]];
      const keys = [`bought:${id}`];
      if (step.isOtherWay) {
        const refund = books.refund(payment, 3 * creditFils);
        events.push(['charge.refunded', refund]);
        keys.push(`refunded:${refund.id}`);
      }
      await tellUntilBooked(step, events, keys);
      model.buy(id, true);
      const pack = model.packs.at(-1);
      if (step.isOtherWay && pack) model.payBack(pack, 3);
    },
    async send(step) {
      const key = { idempotencyKey: randomUUID() };
      const body = { ...brief, creatorId: creator.id };
      const sent = await ask(step, (origin) => brand.at(origin).deals.create({ body }, key));
      if (sent instanceof AppError) expect(sent).toMatchObject({ code: 'billing.no_credits' });
      const id = sent instanceof AppError ? '' : sent.deal.id;
      expect(model.send(id)).toBe(id !== '');
    },
    accept: (step) => answer(step, picked(model.briefs.keys(), step), 'ACCEPTED'),
    reject: (step) => answer(step, picked(model.briefs.keys(), step), 'REJECTED'),
    withdraw: (step) => answer(step, picked(model.briefs.keys(), step), 'CANCELLED'),
    async refund(step) {
      const pack = cardPack(step);
      if (!pack) return;
      const left = packOfModel - pack.paidBack;
      const credits = step.isOtherWay ? left : Math.min(left, 1 + (step.pick % 3));
      const refund = books.refund(payments.get(pack.id) ?? '', credits * creditFils);
      const events: Happening[] = [
        ['refund.created', refund],
        ['charge.refunded', refund],
      ];
      await tellUntilBooked(step, events, [`refunded:${refund.id}`]);
      model.payBack(pack, credits);
    },
    async dispute(step) {
      const pack = cardPack(step);
      if (!pack) return;
      const credits = packOfModel - pack.paidBack;
      const dispute = books.dispute(payments.get(pack.id) ?? '', credits * creditFils);
      const opened: Happening = ['charge.dispute.created', dispute];
      const booked = `refunded:${dispute.id}`;
      // Looked at while it is open, and at times still when it has ended.
      if (step.isDoubled) await tell(step, [opened]);
      else await tellUntilBooked(step, [opened], [booked]);
      dispute.status = step.isOtherWay ? 'won' : 'lost';
      const keys = step.isOtherWay ? [booked, `reinstated:${dispute.id}`] : [booked];
      await tellUntilBooked(step, [['charge.dispute.closed', dispute], opened], keys);
      const taken = model.payBack(pack, credits);
      if (step.isOtherWay) model.reinstate(pack, credits, taken);
    },
    async giveBack(step) {
      const pack = picked(
        model.packs.filter(({ isByCard, ready }) => !isByCard && ready > 0),
        step,
      );
      if (!pack) return;
      const key = { idempotencyKey: randomUUID() };
      const call = { params: { id: pack.id }, body: { credits: pack.ready, reason: 'Booked by mistake' } };
      await askFor(step, (origin) => admin(origin).adminMoney.refundOrder(call, key));
      model.payBack(pack, pack.ready);
    },
    async expire(step) {
      const pack = picked(
        model.packs.filter(({ isOver }) => !isOver),
        step,
      );
      if (!pack) return;
      const ended = { endsAt: new Date(deps.clock().getTime() - 1000) };
      await db.update(ledgerAccounts).set(ended).where(eq(ledgerAccounts.packId, pack.id));
      await expirePacks(deps);
      model.expire(pack);
    },
    async repeat(step) {
      if (step.isOtherWay) await tell(step, []);
      else await repeat();
    },
  };

  return { brandId: brand.brandId, model, play: async (step) => void (await deeds[step.deed](step)) };
}
