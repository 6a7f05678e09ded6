/** What the server that stands in for Stripe knows, and what people do on its pages. Amounts are fils, times seconds. */
import { type Form, formAt, textAt } from './form.ts';

export interface Thing {
  id: string;
  object: string;
  created: number;
  [name: string]: unknown;
}

const month = 30 * 24 * 60 * 60;

export class StripeBooks {
  readonly things = new Map<string, Thing>();
  /** Where its pages are; nowhere for tests that open none. */
  pagesAt = 'https://checkout.stripe.example';
  private count = 0;

  private add(prefix: string, object: string, fields: Record<string, unknown>): Thing {
    const id = `${prefix}_${++this.count}`;
    const thing: Thing = { id, object, created: 1_800_000_000 + this.count, ...fields };
    this.things.set(id, thing);
    return thing;
  }

  /** What is known by this name. Throws for a name that is not. */
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
      expires_at: Math.floor(Date.now() / 1000) + 24 * 60 * 60,
      of: formAt(form, isSubscription ? 'subscription_data' : 'payment_intent_data', 'metadata'),
    });
    session.url = `${this.pagesAt}/pay/${session.id}`;
    return session;
  }

  /** Somebody pays on the page of a session; returns the session. */
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
      default_payment_method: this.addCard(session.customer, '4242').id,
      metadata: session.of,
      amount: session.amount_total,
    });
    session.subscription = subscription.id;
    this.bill(subscription.id, Math.floor(Date.now() / 1000), true);
    return session;
  }

  /** A card that a customer gave, with these last digits. */
  addCard(customer: unknown, last4: string): Thing {
    const card = { brand: 'visa', last4, exp_month: 8, exp_year: 2028 };
    return this.add('pm', 'payment_method', { type: 'card', customer, card });
  }

  /** A month of a subscription from this second on, paid or not; returns its invoice. */
  bill(subscriptionId: string, from: number, isPaid: boolean): Thing {
    const subscription = this.get(subscriptionId);
    subscription.status = isPaid ? 'active' : 'past_due';
    const invoice = this.add('in', 'invoice', {
      status: isPaid ? 'paid' : 'open',
      subscription: subscription.id,
      currency: 'aed',
      amount_paid: isPaid ? subscription.amount : 0,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      lines: { object: 'list', has_more: false, data: [{ period: { start: from, end: from + month } }] },
    });
    if (isPaid) this.payInvoice(invoice, subscription.amount);
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
