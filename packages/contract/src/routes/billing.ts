import { id } from '../codecs.ts';
import {
  AdminOrder,
  AdminOrderPage,
  AdminOrdersQuery,
  Billing,
  CheckoutPage,
  CreditBalance,
  CreditOrder,
  InvoiceDetails,
  MoneyOverview,
  NewInvoiceDetails,
  NewOrder,
  OrderPayment,
  Seller,
  Statement,
  StatementFilter,
  StatementQuery,
  WarningLevel,
} from '../schemas/billing.ts';
import { z } from '../zod.ts';
import { route } from './define.ts';

const byId = z.object({ id });
const order = z.object({ order: CreditOrder });
const adminOrder = z.object({ order: AdminOrder });

/** A brand's credits: what there is, what moved, and how more are bought (rules/billing). */
export const billing = {
  read: route({
    method: 'GET',
    path: '/api/billing',
    access: 'brand',
    summary: 'The credits with their packs, the orders, what can be bought. For owners.',
    reply: Billing,
    limit: { perMinute: 300 },
  }),
  balance: route({
    method: 'GET',
    path: '/api/billing/balance',
    access: 'brand',
    summary: 'How many credits can be spent and are held. For whoever may send briefs.',
    reply: CreditBalance,
    limit: { perMinute: 600 },
  }),
  statement: route({
    method: 'GET',
    path: '/api/billing/statement',
    access: 'brand',
    summary: 'Every movement of credits in pages, newest first. For owners.',
    query: StatementQuery,
    reply: Statement,
    limit: { perMinute: 300 },
  }),
  statementCsv: route({
    method: 'GET',
    path: '/api/billing/statement.csv',
    access: 'brand',
    summary: 'Every movement of credits as CSV, newest first. For owners.',
    query: StatementFilter,
    reply: z.object({}),
    kind: 'bytes',
    limit: { perMinute: 20 },
  }),
  changeDetails: route({
    method: 'PUT',
    path: '/api/billing/details',
    access: 'brand',
    summary: 'To whom invoices go from now on. For owners.',
    body: NewInvoiceDetails,
    reply: z.object({ details: InvoiceDetails }),
    limit: { perMinute: 60 },
  }),
  changeWarning: route({
    method: 'PUT',
    path: '/api/billing/warning',
    access: 'brand',
    summary: 'From how few credits on to warn. For owners.',
    body: WarningLevel,
    reply: z.object({ balance: CreditBalance }),
    limit: { perMinute: 60 },
  }),
  order: route({
    method: 'POST',
    path: '/api/billing/orders',
    access: 'brand',
    summary: 'Order a pack, to be paid by bank transfer with the reference returned. For owners.',
    body: NewOrder,
    reply: order,
    status: 201,
    creates: true,
    limit: { perMinute: 10, perDay: 100 },
  }),
  readOrder: route({
    method: 'GET',
    path: '/api/billing/orders/{id}',
    access: 'brand',
    summary: 'An order, and where its money goes. For owners.',
    params: byId,
    reply: order.extend({ seller: Seller, takesCards: Billing.shape.takesCards }),
    limit: { perMinute: 300 },
  }),
  checkout: route({
    method: 'POST',
    path: '/api/billing/orders/{id}/checkout',
    access: 'brand',
    summary:
      'The page on which an order is paid by card; asked again, the same page while it is open. For owners.',
    params: byId,
    reply: CheckoutPage,
    limit: { perMinute: 20 },
  }),
  cancelOrder: route({
    method: 'POST',
    path: '/api/billing/orders/{id}/cancel',
    access: 'brand',
    summary: 'Cancel an order that was not paid. For owners.',
    params: byId,
    reply: order,
    limit: { perMinute: 60 },
  }),
};

/** The operator's side of the same. */
export const adminMoney = {
  overview: route({
    method: 'GET',
    path: '/api/admin/money',
    access: 'admin',
    summary: 'What waits for money, what was sold, and credits that were not used yet.',
    reply: MoneyOverview,
    limit: { perMinute: 300 },
  }),
  orders: route({
    method: 'GET',
    path: '/api/admin/orders',
    access: 'admin',
    summary: 'The orders of all brands by status, in pages, newest first.',
    query: AdminOrdersQuery,
    reply: AdminOrderPage,
    limit: { perMinute: 300 },
  }),
  confirmOrder: route({
    method: 'POST',
    path: '/api/admin/orders/{id}/confirm',
    access: 'admin',
    summary: 'Say what came for an order; its credits are booked, once.',
    params: byId,
    body: OrderPayment,
    reply: adminOrder,
    limit: { perMinute: 120 },
  }),
  cancelOrder: route({
    method: 'POST',
    path: '/api/admin/orders/{id}/cancel',
    access: 'admin',
    summary: 'Cancel an order that was not paid.',
    params: byId,
    reply: adminOrder,
    limit: { perMinute: 120 },
  }),
};
