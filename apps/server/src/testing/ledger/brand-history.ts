/**
 * An organisation that buys, spends and gets back at random, over several processes that may be killed at any time,
 * next to a model of its credits. Its calls are insisted on until a process acknowledges them, and often asked of two
 * at once.
 */

import { randomUUID } from 'node:crypto';
import { AppError } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { expirePacks } from '../../features/ledger/expire-packs.ts';
import { ledgerAccounts } from '../../platform/database/tables/index.ts';
import { stateBuyer } from '../credits.ts';
import { type FleetPerson, newBrand } from '../fleet.ts';
import { insist, insistOn } from '../insist.ts';
import { openDelivery } from '../stripe/deliver-events.ts';
import { cardDeeds } from './brand-cards.ts';
import { BrandModel, packOfModel } from './brand-model.ts';
import { adminOf, ask, askFor, type Ground } from './ground.ts';
import { type Commands, type History, picked, type Step } from './steps.ts';

const weights = {
  /** A pack by bank transfer, which the admin confirms. */
  buy: 2,
  /** A pack by card, at times partly paid back before the event of the payment itself. */
  pay: 2,
  send: 22,
  /** One brief to several creators: a credit for each, or none sent. */
  sendSeveral: 2,
  accept: 9,
  reject: 4,
  withdraw: 4,
  /** A part of a pack goes back to its card, as the provider tells. */
  refund: 2,
  /** The admin sends back to a card what is left of a pack. */
  sendBack: 1,
  /** A payment is disputed, and the dispute won or lost. */
  dispute: 1,
  /** The admin gives back what is left of a pack that was paid by transfer. */
  giveBack: 1,
  /** A pack reaches its end. */
  expire: 1,
  /** An earlier request or event comes once more. */
  repeat: 4,
} as const;

const brief = {
  title: 'Winter barrier serum',
  description: 'Three steps, bare skin first.',
  budget: 124_000,
  deadline: '2099-12-12T00:00:00.000Z',
};
type Answer = 'ACCEPTED' | 'REJECTED' | 'CANCELLED';

/** Signs an organisation up. */
export async function beginBrand(ground: Ground): Promise<History> {
  const { origins, deps } = ground;
  // In the order in which briefs to several take their credits.
  const creators = ground.creators.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const model = new BrandModel();
  const brand = await insistOn(origins, 0, newBrand);
  await insistOn(origins, 0, (origin) => stateBuyer({ client: brand.at(origin) }));
  const admin = adminOf(ground);
  const delivery = openDelivery(deps.db, origins);
  /** Receivers of each brief. */
  const receivers = new Map<string, FleetPerson>();
  let repeat = async () => {};

  async function order(step: Step) {
    const key = { idempotencyKey: randomUUID() };
    const call = { body: { credits: packOfModel, isAnother: true } } as const;
    return (await askFor(ground, step, (origin) => brand.at(origin).billing.order(call, key))).order;
  }
  /** Sends to these, as the model says it must go. */
  async function sendTo(
    step: Step,
    to: readonly FleetPerson[],
    call: () => Promise<{ id: string }[] | AppError>,
  ) {
    const sent = await call();
    if (sent instanceof AppError) expect(sent).toMatchObject({ code: 'billing.no_credits' });
    const deals = sent instanceof AppError ? null : sent;
    expect(model.ready >= to.length, `${to.length} briefs at ${step.command}`).toBe(deals !== null);
    for (const [place, { id }] of (deals ?? []).entries()) {
      model.send(id);
      receivers.set(id, to[place] as FleetPerson);
    }
  }
  async function answer(step: Step, status: Answer) {
    const id = picked(model.briefs.keys(), step);
    if (id === undefined) return;
    const by = status === 'CANCELLED' ? brand : (receivers.get(id) as FleetPerson);
    const call = { params: { id }, body: { status } };
    await askFor(ground, step, (origin) => by.at(origin).deals.changeStatus(call));
    const pack = model.answer(id, status === 'ACCEPTED');
    // Credits that come back to a pack that is over expire with the next look at all packs.
    if (pack?.isOver) await expirePacks(deps);
    // Ends that come after the answer change nothing, whether they are refused or not.
    repeat = async () => {
      await insist(origins, step.pick, (origin) => admin(origin).admin.cancelDeal({ params: { id } }));
    };
  }

  const commands: Commands<keyof typeof weights> = {
    ...cardDeeds({ ground, model, brand, order, delivery }),
    async buy(step) {
      const { id, grossFils: receivedFils } = await order(step);
      const confirm = (origin: string) =>
        admin(origin).adminMoney.confirmOrder({ params: { id }, body: { receivedFils } });
      await askFor(ground, step, confirm);
      model.buy(id, false);
      repeat = async () => {
        await insistOn(origins, step.pick, confirm);
      };
    },
    async send(step) {
      const to = picked(creators, step) as FleetPerson;
      const key = { idempotencyKey: randomUUID() };
      const body = { ...brief, creatorId: to.id };
      await sendTo(step, [to], async () => {
        const sent = await ask(ground, step, (origin) => brand.at(origin).deals.create({ body }, key));
        return sent instanceof AppError ? sent : [sent.deal];
      });
    },
    async sendSeveral(step) {
      const key = { idempotencyKey: randomUUID() };
      const body = { ...brief, creatorIds: creators.map(({ id }) => id) };
      await sendTo(step, creators, async () => {
        const sent = await ask(ground, step, (origin) => brand.at(origin).deals.createSeveral({ body }, key));
        return sent instanceof AppError ? sent : sent.deals;
      });
    },
    accept: (step) => answer(step, 'ACCEPTED'),
    reject: (step) => answer(step, 'REJECTED'),
    withdraw: (step) => answer(step, 'CANCELLED'),
    async giveBack(step) {
      const pack = picked(
        model.packs.filter(({ isByCard, ready }) => !isByCard && ready > 0),
        step,
      );
      if (!pack) return;
      const key = { idempotencyKey: randomUUID() };
      const call = { params: { id: pack.id }, body: { credits: pack.ready, reason: 'Booked by mistake' } };
      await askFor(ground, step, (origin) => admin(origin).adminMoney.refundOrder(call, key));
      model.payBack(pack, pack.ready);
    },
    async expire(step) {
      const pack = picked(
        model.packs.filter(({ isOver }) => !isOver),
        step,
      );
      if (!pack) return;
      const ended = { endsAt: new Date(deps.clock().getTime() - 1000) };
      await deps.db.update(ledgerAccounts).set(ended).where(eq(ledgerAccounts.packId, pack.id));
      await expirePacks(deps);
      model.expire(pack);
    },
    async repeat(step) {
      if (step.isOtherWay) await delivery.deliver(step, []);
      else await repeat();
    },
  };
  const play = async (step: Step) => void (await commands[step.command as keyof typeof weights](step));
  return { ownerId: brand.brandId, model, weights, play };
}
