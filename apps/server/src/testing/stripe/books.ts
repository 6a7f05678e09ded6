/** Records of the server in Stripe's place, and people's actions on its pages. Amounts are fils, times seconds. */
import { monthsLater } from '@briefcast/contract/credits/ledger';
import { type Form, formAt, textAt } from './form.ts';

export interface Thing {
  id: string;
  object: string;
  created: number;
  [name: string]: unknown;
}

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);

export class StripeBooks {
  readonly things = new Map<string, Thing>();
  /** Address of its pages; nowhere for tests that open none. */
  pagesAt = 'https://checkout.stripe.example';
  private count = 0;

  private add(prefix: string, object: string, fields: Record<string, unknown>): Thing {
    const id = `${prefix}_${++this.count}`;
    const thing: Thing = { id, object, created: 1_800_000_000 + this.count, ...fields };
    this.things.set(id, thing);
    return thing;
  }

  /** Returns the thing of this name. Throws for an unknown name. */
  get(id: unknown): Thing {
    const thing = this.things.get(String(id));
    if (!thing) throw new Error(`No such thing: ${String(id)}`);
    return thing;
  }

  /** All of a kind with this value in a field, newest first. */
  list(object: string, field: string, value: string | null): Thing[] {
    return [...this.things.values()]
      .filter((thing) => thing.object === object && (value === null || thing[field] === value))
      .reverse();
  }

  openSession(form: Form): Thing {
    const lines = Object.values(formAt(form, 'line_items'));
    const amount = lines.reduce((sum, line) => {
      const fils = typeof line === 'object' ? Number(textAt(line, 'price_data', 'unit_amount')) : 0;
      return sum + fils;
    }, 0);
    const isSubscription = textAt(form, 'mode') === 'subscription';
    const session = this.add('cs_test', 'checkout.session', {
      mode: textAt(form, 'mode'),
      status: 'open',
      amount_total: amount,
      currency: 'aed',
      metadata: formAt(form, 'metadata'),
      success_url: textAt(form, 'success_url'),
      customer: textAt(form, 'customer') || null,
      payment_intent: null,
      subscription: null,
      expires_at: secondsOf(new Date()) + 24 * 60 * 60,
      of: formAt(form, isSubscription ? 'subscription_data' : 'payment_intent_data', 'metadata'),
    });
    session.url = `${this.pagesAt}/pay/${session.id}`;
    return session;
  }

  /** Pays on the page of a session; returns the session. */
  pay(sessionId: string): Thing {
    const session = this.get(sessionId);
    session.status = 'complete';
    if (session.mode === 'subscription') return this.subscribe(session);
    session.payment_intent = this.add('pi', 'payment_intent', {
      status: 'succeeded',
      amount: session.amount_total,
      amount_received: session.amount_total,
      currency: session.currency,
      metadata: session.of,
    }).id;
    return session;
  }

  private subscribe(session: Thing): Thing {
    const invoice_settings = { default_payment_method: null };
    session.customer ??= this.add('cus', 'customer', { invoice_settings }).id;
    const subscription = this.add('sub', 'subscription', {
      status: 'active',
      customer: session.customer,
      cancel_at_period_end: false,
      billing_cycle_anchor: 0,
      pause_collection: null,
      default_payment_method: this.addCard(session.customer, '4242').id,
      metadata: session.of,
      amount: session.amount_total,
    });
    session.subscription = subscription.id;
    this.billFromNow(subscription.id);
    return session;
  }

  /** A card that a customer gave, with these last digits. */
  addCard(customer: unknown, last4: string): Thing {
    const card = { brand: 'visa', last4, exp_month: 8, exp_year: 2028 };
    return this.add('pm', 'payment_method', { type: 'card', customer, card });
  }

  private billFromNow(subscriptionId: string): void {
    const now = secondsOf(new Date());
    this.get(subscriptionId).billing_cycle_anchor = now;
    this.bill(subscriptionId, now, true);
  }

  /** Takes over what of a subscription is changed. */
  changeSubscription(subscription: Thing, form: Form): void {
    if ('cancel_at_period_end' in form)
      subscription.cancel_at_period_end = textAt(form, 'cancel_at_period_end') === 'true';
    if ('pause_collection' in form) {
      const resumes_at = textAt(form, 'pause_collection', 'resumes_at');
      subscription.pause_collection = resumes_at === '' ? null : { resumes_at: Number(resumes_at) };
    }
    if (textAt(form, 'billing_cycle_anchor', 'type') === 'now') this.billFromNow(subscription.id);
  }

  /** A month of a subscription from this second on, paid or not, in a pause neither; returns its invoice. */
  bill(subscriptionId: string, from: number, isPaid: boolean): Thing {
    const subscription = this.get(subscriptionId);
    const isLeftOut = subscription.pause_collection !== null;
    const isCharged = isPaid && !isLeftOut;
    if (!isLeftOut) subscription.status = isPaid ? 'active' : 'past_due';
    const current_period_end = secondsOf(monthsLater(new Date(from * 1000), 1));
    subscription.items = { object: 'list', data: [{ current_period_end }] };
    const invoice = this.add('in', 'invoice', {
      status: isLeftOut ? 'void' : isPaid ? 'paid' : 'open',
      subscription: subscription.id,
      currency: 'aed',
      amount_paid: isCharged ? subscription.amount : 0,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      lines: {
        object: 'list',
        has_more: false,
        data: [{ period: { start: from, end: current_period_end } }],
      },
    });
    if (isCharged) this.payInvoice(invoice, subscription.amount);
    return invoice;
  }

  private payInvoice(invoice: Thing, amount: unknown): void {
    const fields = { status: 'succeeded', amount, amount_received: amount, currency: 'aed', metadata: {} };
    const payment = this.add('pi', 'payment_intent', fields);
    this.add('inpay', 'invoice_payment', {
      invoice: invoice.id,
      payment_intent: payment.id,
      payment: { type: 'payment_intent', payment_intent: payment.id },
    });
  }

  refund(paymentId: string, amount: number, status = 'succeeded', metadata: Form = {}): Thing {
    return this.add('re', 'refund', {
      payment_intent: this.get(paymentId).id,
      amount,
      status,
      metadata,
      currency: 'aed',
    });
  }

  dispute(paymentId: string, amount: number): Thing {
    const fields = {
      payment_intent: this.get(paymentId).id,
      amount,
      status: 'needs_response',
      currency: 'aed',
    };
    return this.add('du', 'dispute', fields);
  }

  openPortal(form: Form): Thing {
    const url = `https://billing.stripe.example/${this.get(textAt(form, 'customer')).id}`;
    return this.add('bps', 'billing_portal.session', { customer: textAt(form, 'customer'), url });
  }
}
