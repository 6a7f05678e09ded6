/** A creator who pays for months at random, by transfer and by card, and gets some back, next to a model of it. */
import { eq } from 'drizzle-orm';
import { subscriptionOrders } from '../../platform/database/tables/index.ts';
import { newCreator } from '../fleet.ts';
import { insistOn } from '../insist.ts';
import { openDelivery, type StripeEvent } from '../stripe/deliver-events.ts';
import { monthsOf } from './checks.ts';
import { CreatorModel, monthFils } from './creator-model.ts';
import { adminOf, askFor, type Ground, sessionOf } from './ground.ts';
import { type Commands, type History, picked, type Step } from './steps.ts';

const weights = {
  /** A month by bank transfer, which the admin confirms. */
  transfer: 4,
  /** A card is given, and charged for the first month. */
  subscribe: 2,
  /** The card is charged for the next month, at times after it failed. */
  renew: 6,
  /** The creator ends it with what is paid, or lets it go on. */
  end: 2,
  /** The provider ends it. */
  cancel: 1,
  /** A part of a month, or all that is left of it, goes back to its card. */
  refund: 2,
  /** The payment of a month is disputed, and the dispute won or lost. */
  dispute: 2,
  /** The admin gives a month back. */
  giveBack: 2,
  /** An earlier event comes once more. */
  repeat: 2,
} as const;

const second = () => Math.floor(Date.now() / 1000);

/** Signs a creator up. */
export async function beginCreator(ground: Ground): Promise<History> {
  const { origins, books, deps } = ground;
  const model = new CreatorModel();
  const creator = await insistOn(origins, 0, newCreator);
  const admin = adminOf(ground);
  const { deliver, deliverUntil, deliverUntilBooked } = openDelivery(deps.db, origins);

  const cardMonth = (step: Step) =>
    picked(
      model.months.filter(({ source, goneFils }) => source === 'CARD' && goneFils < monthFils),
      step,
    );
  const paymentOf = (invoice: string) =>
    String(books.list('invoice_payment', 'invoice', invoice)[0]?.payment_intent);
  /** Delivers the events until the month of this invoice is booked. */
  async function deliverMonth(step: Step, invoice: string, occurred: StripeEvent[]) {
    await deliverUntil(step, occurred, async () => {
      const known = eq(subscriptionOrders.cardInvoiceId, invoice);
      const [order] = await deps.db.select().from(subscriptionOrders).where(known);
      if (!order) throw new Error(`The month of ${invoice} is not booked`);
    });
    const [order] = await deps.db
      .select()
      .from(subscriptionOrders)
      .where(eq(subscriptionOrders.cardInvoiceId, invoice));
    model.pay({ id: order?.id ?? '', source: 'CARD', payment: paymentOf(invoice) });
  }
  const changed = (card: string): StripeEvent => ['customer.subscription.updated', books.get(card)];

  const commands: Commands<keyof typeof weights> = {
    async transfer(step) {
      const { order } = await askFor(ground, step, (origin) => creator.at(origin).subscription.order());
      const call = { params: { id: order.id } };
      await askFor(ground, step, (origin) => admin(origin).adminSubscriptions.confirm(call));
      model.pay({ id: order.id, source: 'TRANSFER', payment: '' });
    },
    async subscribe(step) {
      if (model.card !== null) return;
      const page = await insistOn(origins, step.pick, (origin) => creator.at(origin).subscription.checkout());
      const session = books.pay(sessionOf(page));
      const card = String(session.subscription);
      const [invoice] = books.list('invoice', 'subscription', card);
      if (!invoice) throw new Error('The first month was not charged');
      Object.assign(model, { card, isEnding: false });
      const events: StripeEvent[] = [
        ['checkout.session.completed', session],
        changed(card),
        ['invoice.paid', invoice],
      ];
      await deliverMonth(step, invoice.id, events);
    },
    async renew(step) {
      const { card } = model;
      if (card === null || model.isEnding) return;
      const failed = step.isOtherWay ? [books.bill(card, second(), false)] : [];
      const paid = books.bill(card, second(), true);
      const events = failed.map((invoice): StripeEvent => ['invoice.payment_failed', invoice]);
      await deliverMonth(step, paid.id, [...events, ['invoice.paid', paid], changed(card)]);
    },
    async end(step) {
      const isEnding = step.isOtherWay;
      const call = { body: { isEnding } };
      // A look at the provider from before may be booked in between; the same look then mends it.
      await insistOn(origins, step.pick, (origin) => creator.at(origin).subscription.renewal(call));
      model.isEnding = isEnding;
    },
    async cancel(step) {
      const { card } = model;
      if (card === null) return;
      books.get(card).status = 'canceled';
      const ended: StripeEvent = ['customer.subscription.deleted', books.get(card)];
      await deliverUntil(step, [changed(card), ended], async () => {
        if ((await monthsOf(deps.db, creator.id)).card !== null) throw new Error(`${card} has not ended`);
      });
      Object.assign(model, { card: null, isEnding: true });
    },
    async refund(step) {
      const month = cardMonth(step);
      if (!month) return;
      const left = monthFils - month.goneFils;
      const fils = step.isOtherWay ? left : Math.min(left, 1 + (step.pick % 4000));
      const refund = books.refund(month.payment, fils);
      const events: StripeEvent[] = [
        ['refund.created', refund],
        ['charge.refunded', refund],
      ];
      await deliverUntilBooked(step, events, [`unsubscribed:${refund.id}`]);
      model.payBack(month, fils);
    },
    async dispute(step) {
      const month = cardMonth(step);
      if (!month) return;
      const fils = monthFils - month.goneFils;
      const dispute = books.dispute(month.payment, fils);
      const opened: StripeEvent = ['charge.dispute.created', dispute];
      const booked = `unsubscribed:${dispute.id}`;
      // Looked at while it is open, and at times still when it has ended.
      if (step.isDoubled) await deliver(step, [opened]);
      else await deliverUntilBooked(step, [opened], [booked]);
      dispute.status = step.isOtherWay ? 'won' : 'lost';
      const keys = step.isOtherWay ? [booked, `resubscribed:${dispute.id}`] : [booked];
      await deliverUntilBooked(step, [['charge.dispute.closed', dispute], opened], keys);
      model.payBack(month, fils);
      if (step.isOtherWay) model.reinstate(month, fils);
    },
    async giveBack(step) {
      const month = picked(
        model.months.filter(({ goneFils }) => goneFils < monthFils),
        step,
      );
      if (!month) return;
      const call = { params: { id: month.id }, body: { reason: 'Paid by mistake' } };
      await askFor(ground, step, (origin) => admin(origin).adminSubscriptions.refund(call));
      model.payBack(month, monthFils - month.goneFils);
    },
    repeat: (step) => deliver(step, []),
  };
  const play = async (step: Step) => void (await commands[step.command as keyof typeof weights](step));
  return { ownerId: creator.id, model, weights, play };
}
