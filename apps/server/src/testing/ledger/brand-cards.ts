/** Events of packs that a brand pays by card. The provider's events come twice, in any order, with old ones. */
import { randomUUID } from 'node:crypto';
import type { CreditOrder } from '@briefcast/contract';
import { expirePacks } from '../../features/ledger/expire-packs.ts';
import type { FleetPerson } from '../fleet.ts';
import type { openDelivery, StripeEvent } from '../stripe/deliver-events.ts';
import { type BrandModel, creditFils, packOfModel } from './brand-model.ts';
import { adminOf, askFor, type Ground, sessionOf } from './ground.ts';
import { type Commands, picked, type Step } from './steps.ts';

interface Cards {
  ground: Ground;
  model: BrandModel;
  brand: FleetPerson;
  /** Orders a pack. */
  order(step: Step): Promise<Pick<CreditOrder, 'id'>>;
  delivery: ReturnType<typeof openDelivery>;
}

export function cardDeeds({
  ground,
  model,
  brand,
  order,
  delivery: { deliver, deliverUntilBooked },
}: Cards): Commands<'pay' | 'refund' | 'sendBack' | 'dispute'> {
  const { books, deps } = ground;
  /** By order. */
  const payments = new Map<string, string>();
  const paymentOf = (pack: { id: string }) => payments.get(pack.id) ?? '';
  const leftOf = ({ paidBack }: { paidBack: number }) => packOfModel - paidBack;
  const pick = (step: Step, isFit: (pack: BrandModel['packs'][number]) => boolean) =>
    picked(
      model.packs.filter((pack) => pack.isByCard && leftOf(pack) > 0 && isFit(pack)),
      step,
    );
  /** Expires the ready credits of a pack whose whole price went back. */
  async function payBack(pack: BrandModel['packs'][number], credits: number): Promise<number> {
    const taken = model.payBack(pack, credits);
    if (pack.isOver) await expirePacks(deps);
    return taken;
  }

  return {
    async pay(step) {
      const { id } = await order(step);
      const page = await askFor(ground, step, (origin) =>
        brand.at(origin).billing.checkout({ params: { id } }),
      );
      const session = books.pay(sessionOf(page));
      const payment = String(session.payment_intent);
      payments.set(id, payment);
      const events: StripeEvent[] = [['checkout.session.completed', session]];
      const keys = [`bought:${id}`];
      if (step.isOtherWay) {
        const refund = books.refund(payment, 3 * creditFils);
        events.push(['charge.refunded', refund]);
        keys.push(`refunded:${refund.id}`);
      }
      await deliverUntilBooked(step, events, keys);
      const pack = model.buy(id, true);
      if (step.isOtherWay) await payBack(pack, 3);
    },
    async refund(step) {
      const pack = pick(step, () => true);
      if (!pack) return;
      const credits = step.isOtherWay ? leftOf(pack) : Math.min(leftOf(pack), 1 + (step.pick % 3));
      const refund = books.refund(paymentOf(pack), credits * creditFils);
      const events: StripeEvent[] = [
        ['refund.created', refund],
        ['charge.refunded', refund],
      ];
      await deliverUntilBooked(step, events, [`refunded:${refund.id}`]);
      await payBack(pack, credits);
    },
    async sendBack(step) {
      const pack = pick(step, ({ ready }) => ready > 0);
      if (!pack) return;
      const call = { params: { id: pack.id }, body: { credits: pack.ready, reason: randomUUID() } };
      const client = adminOf(ground);
      await askFor(ground, step, (origin) => client(origin).adminMoney.refundCard(call));
      await payBack(pack, Math.min(pack.ready, leftOf(pack)));
    },
    async dispute(step) {
      // In a pack with more credits than its price has left, some expire while the dispute is open, or do not.
      const pack = pick(step, (one) => one.ready <= leftOf(one));
      if (!pack) return;
      const credits = leftOf(pack);
      const dispute = books.dispute(paymentOf(pack), credits * creditFils);
      const opened: StripeEvent = ['charge.dispute.created', dispute];
      const booked = `refunded:${dispute.id}`;
      // Looked at while it is open, and at times still when it has ended.
      if (step.isDoubled) await deliver(step, [opened]);
      else await deliverUntilBooked(step, [opened], [booked]);
      dispute.status = step.isOtherWay ? 'won' : 'lost';
      const keys = step.isOtherWay ? [booked, `reinstated:${dispute.id}`] : [booked];
      await deliverUntilBooked(step, [['charge.dispute.closed', dispute], opened], keys);
      const taken = await payBack(pack, credits);
      if (step.isOtherWay) model.reinstate(pack, credits, taken);
    },
  };
}
