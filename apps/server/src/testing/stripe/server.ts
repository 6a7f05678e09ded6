/**
 * A server that speaks the part of Stripe's API that the product uses, for the SDK to talk to: forms, lists, errors and
 * idempotency keys as Stripe describes them, and events that are signed. Stripe itself is never reached by a test.
 */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { StripeBooks, type Thing } from './books.ts';
import { expanded, wantedPaths } from './expand.ts';
import { type Form, formAt, parseForm, textAt } from './form.ts';

const key = 'sk_test_of_the_tests';
const secret = 'whsec_of_the_tests';

export interface StripeServer {
  books: StripeBooks;
  /** For `PAYMENTS_URL`. */
  url: string;
  /** Method and path of every call that came. */
  calls: string[];
  /** Sets the receiver of its events when somebody pays on one of its pages; nowhere until it is called. */
  tellTo(webhook: string): void;
  /** Makes its next calls fail as those of a server in trouble. */
  failNext(calls: number): void;
  close(): Promise<void>;
}

/** An event as Stripe sends it: the body, and the header that signs it. */
export interface SignedEvent {
  body: string;
  signature: string;
}

let events = 0;

/** Signs a body as Stripe does, at a second of the clock. */
export const signBody = (body: string, at: number, by = secret): string =>
  `t=${at},v1=${createHmac('sha256', by).update(`${at}.${body}`).digest('hex')}`;

/** An event about a thing as it is now, at a second of the clock. */
export function signedEvent(type: string, object: Thing, at: number): SignedEvent {
  const id = `evt_${++events}`;
  const body = JSON.stringify({ id, object: 'event', type, created: at, livemode: false, data: { object } });
  return { body, signature: signBody(body, at) };
}

class Refused extends Error {
  readonly status: number;
  readonly type: string;
  constructor(status: number, message: string, type = 'invalid_request_error') {
    super(message);
    this.status = status;
    this.type = type;
  }
}

function work(books: StripeBooks, method: string, { pathname, searchParams }: URL, form: Form): unknown {
  const list = (object: string, field: string) => ({
    object: 'list',
    has_more: false,
    url: pathname,
    data: books
      .list(object, field, searchParams.get(field))
      .filter(({ status }) => !searchParams.has('status') || status === searchParams.get('status')),
  });
  const lists: Record<string, () => unknown> = {
    'GET /v1/refunds': () => list('refund', 'payment_intent'),
    'GET /v1/disputes': () => list('dispute', 'payment_intent'),
    'GET /v1/invoices': () => list('invoice', 'subscription'),
    'GET /v1/invoice_payments': () => {
      const payment = searchParams.get('payment[payment_intent]');
      if (payment === null) return list('invoice_payment', 'invoice');
      const data = books.list('invoice_payment', 'payment_intent', payment);
      return { object: 'list', has_more: false, url: pathname, data };
    },
    'POST /v1/checkout/sessions': () => books.openSession(form),
    'POST /v1/billing_portal/sessions': () => books.openPortal(form),
    'POST /v1/refunds': () => {
      const payment = books.get(textAt(form, 'payment_intent'));
      const wanted = Number(textAt(form, 'amount') || payment.amount);
      const gone = books
        .list('refund', 'payment_intent', payment.id)
        .reduce((sum, { amount }) => sum + Number(amount), 0);
      if (gone + wanted > Number(payment.amount))
        throw new Refused(400, 'Refund amount is greater than unrefunded amount on charge');
      return books.refund(payment.id, wanted, 'succeeded', formAt(form, 'metadata'));
    },
  };
  const known = lists[`${method} ${pathname}`];
  if (known) return known();
  const [, id] = /^\/v1\/(?:checkout\/sessions|payment_intents|subscriptions)\/(\w+)$/.exec(pathname) ?? [];
  const thing = id === undefined ? undefined : books.things.get(id);
  if (!thing) throw new Refused(404, `Unrecognized request URL (${method}: ${pathname})`);
  if (method === 'POST' && thing.object === 'subscription') {
    // A card without money: the change is not made.
    if (thing.declines && textAt(form, 'payment_behavior') === 'error_if_incomplete')
      throw new Refused(402, 'Your card was declined.', 'card_error');
    books.changeSubscription(thing, form);
  }
  if (method === 'DELETE' && thing.object === 'subscription') thing.status = 'canceled';
  return expanded(books.things, thing, wantedPaths(searchParams));
}

/** Starts it on a free port of this machine. */
export async function startStripe(): Promise<StripeServer> {
  const books = new StripeBooks();
  const calls: string[] = [];
  const answers = new Map<string, { asked: string; answer: string }>();
  let failing = 0;
  let webhook: string | null = null;

  function answerTo(request: IncomingMessage, body: string): string {
    const { method = '', url = '' } = request;
    calls.push(`${method} ${url}`);
    if (request.headers.authorization !== `Bearer ${key}`) throw new Refused(401, 'Invalid API Key provided');
    if (failing > 0) {
      failing--;
      throw new Refused(503, 'In trouble');
    }
    const once = request.headers['idempotency-key'];
    const asked = `${method} ${url} ${body}`;
    const known = typeof once === 'string' ? answers.get(once) : undefined;
    if (known && known.asked !== asked)
      throw new Refused(400, 'Keys can only be used with the same parameters');
    const answer =
      known?.answer ?? JSON.stringify(work(books, method, new URL(url, 'http://stripe'), parseForm(body)));
    if (typeof once === 'string') answers.set(once, { asked, answer });
    return answer;
  }

  /** A page on which people pay, with one button; pressing it pays, sends the event, and leads back. */
  async function answerPage({ method, url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const session = books.get(url.slice('/pay/'.length));
    if (method === 'POST') {
      books.pay(session.id);
      if (webhook !== null) {
        const { body, signature } = signedEvent(
          'checkout.session.completed',
          session,
          Math.floor(Date.now() / 1000),
        );
        const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
        await fetch(webhook, { method: 'POST', headers, body });
      }
      response.writeHead(303, { location: String(session.success_url) }).end();
      return;
    }
    const amount = (Number(session.amount_total) / 100).toFixed(2);
    response.setHeader('content-type', 'text/html');
    response.end(
      `<!doctype html><html lang="en"><title>Pay</title><h1>AED ${amount}</h1><form method="post"><button>Pay</button></form></html>`,
    );
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    response.setHeader('content-type', 'application/json');
    try {
      response.end(answerTo(request, body));
    } catch (error) {
      response.statusCode = error instanceof Refused ? error.status : 500;
      const message = error instanceof Error ? error.message : '';
      const type = error instanceof Refused ? error.type : 'api_error';
      response.end(JSON.stringify({ error: { type, message } }));
    }
  }

  const server = createServer((request, response) => {
    const isPage = request.url?.startsWith('/pay/') === true;
    void (isPage ? answerPage(request, response) : answer(request, response));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  books.pagesAt = `http://127.0.0.1:${port}`;
  return {
    books,
    url: `stripe+http://${key}:${secret}@127.0.0.1:${port}`,
    calls,
    tellTo: (address) => {
      webhook = address;
    },
    failNext: (count) => {
      failing = count;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
