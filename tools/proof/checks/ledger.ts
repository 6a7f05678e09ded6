/** Credits and the books. */
import { type Check, inContract, inServer } from '../lib/check.ts';

const credits = 'features/ledger/credits-of-deals.ts';
const ledgerTest = 'features/ledger/ledger.test.ts';
const monthsTest = 'features/subscriptions/subscriptions.test.ts';
const settleTest = 'features/subscriptions/settle-subscription.test.ts';
const pauseTest = 'features/subscriptions/pause-month.test.ts';
const migration = 'platform/database/migrations/0032_ledger.sql';

export const ledger: readonly Check[] = [
  inServer({
    promise: 'A subscription begins with the publication, and not with the next look',
    file: 'features/subscriptions/begin-trial.ts',
    text: '  if (deps.settings.now().subscription.isOn) await lockSubscription(deps, tx, creatorId);\n',
    tests: [monthsTest],
  }),
  inServer({
    promise: 'A brief without a credit is not sent',
    file: credits,
    text: `  if (before < dealIds.length)
    throw new AppError('billing.no_credits', { params: { ready: before, needed: dealIds.length } });
`,
    tests: [ledgerTest],
  }),
  inServer({
    promise: 'Entries of the books are never changed',
    file: migration,
    text: 'create trigger ledger_entries_stay before update or delete on ledger_entries\n  for each row',
    without: 'create trigger ledger_entries_stay before truncate on ledger_entries\n  for each statement',
    tests: [ledgerTest],
  }),
  inServer({
    promise: 'Postings of the books are never changed',
    file: migration,
    text: 'create trigger ledger_postings_stay before update or delete on ledger_postings\n  for each row',
    without: 'create trigger ledger_postings_stay before truncate on ledger_postings\n  for each statement',
    tests: [ledgerTest],
  }),
  inServer({
    promise: 'An entry that does not balance is refused',
    file: migration,
    text: 'having sum(amount) <> 0',
    without: 'having count(*) < 0',
    tests: [ledgerTest],
  }),
  inServer({
    promise: 'Starter credits are given once an e-mail is confirmed',
    file: 'features/accounts/confirm-email.ts',
    text: '  if (brandId !== undefined) await giveStarterCredits(deps, tx, brandId);\n',
    tests: [ledgerTest],
  }),
  inServer({
    promise: 'Whoever may not see credits hears nothing of them',
    file: 'features/notifications/people-of-sides.ts',
    text: 'may === undefined || rolesThatMay(may).includes(member)',
    without: 'may === undefined || rolesThatMay(may).length > 0 || member === null',
    tests: [ledgerTest],
  }),
  inServer({
    promise: 'Another amount than asked for is booked with a note alone',
    file: 'features/credits/close-order.ts',
    text: "  if (receivedFils !== expectedFils && note === '')\n    throw",
    without: '  if (receivedFils < 0)\n    throw',
    tests: ['features/credits/billing.test.ts'],
  }),
  inServer({
    promise: 'A payment by card is booked where it is the price alone',
    file: 'features/payments/settle-payment.ts',
    text: "  currency === 'aed' && amount_received === netFils + taxFils;",
    without: "  currency !== '' && amount_received !== netFils * taxFils;",
    tests: ['features/payments/payments.test.ts'],
  }),
  inServer({
    promise: 'A look from before a dispute was won ends no pack',
    file: 'features/payments/book-money-back.ts',
    text: ' && !(await wasReinstated(tx, back.id))',
    tests: ['features/payments/payments.test.ts'],
  }),
  inServer({
    promise: 'A look from before a dispute was won takes no month',
    file: 'features/subscriptions/book-month-back.ts',
    text: ' && !(await cameAgain(tx, back.id))',
    tests: [settleTest],
  }),
  inServer({
    promise: 'What is told of an ended subscription leaves the one after it alone',
    file: 'features/subscriptions/settle-subscription.ts',
    text: 'cardSubscriptionId === found.id || (cardSubscriptionId === null && !isOver)',
    without: 'isOver || cardSubscriptionId === null || cardSubscriptionId === found.id',
    tests: [settleTest],
  }),
  inServer({
    promise: 'A second subscription of a creator is not charged on',
    file: 'features/subscriptions/settle-subscription.ts',
    text: '    if (!goesOn && !hasEnded(found)) await stripe.subscriptions.cancel(subscriptionId);\n',
    tests: [settleTest],
  }),
  inServer({
    promise: 'An older look at a subscription does not win',
    file: 'features/subscriptions/settle-subscription.ts',
    text: '!booked || standingOf(booked) !== standingOf(found)',
    without: '!booked',
    tests: [settleTest],
  }),
  inServer({
    promise: 'Going on twice at once charges a card once',
    file: 'features/subscriptions/pause-month.ts',
    text: '  if (taken.length === 0) return;\n',
    tests: [pauseTest],
  }),
  inServer({
    promise: 'A pause that was ended at the provider is not charged for again',
    file: 'features/subscriptions/pause-month.ts',
    text: 'if (!hasEnded) await ask(deps, change);',
    without: 'await ask(deps, change);',
    tests: [pauseTest],
  }),
  inServer({
    promise: 'What is not paid is not paused',
    file: 'features/subscriptions/pause-month.ts',
    text: "  if (!canPause(row, now)) throw new AppError('subscription.cannot_pause');\n",
    tests: [pauseTest],
  }),
  inServer({
    promise: 'The day before its end the provider’s own word ends no pause',
    file: 'features/subscriptions/settle-subscription.ts',
    text: 'return known !== null && now >= chargedAgainFrom(known) ? known : null;',
    without: 'return null;',
    tests: [pauseTest],
  }),
  inServer({
    promise: 'A month that a card was charged for is booked once',
    file: 'features/subscriptions/pay-month.ts',
    text: '  if (known) return false;\n',
    tests: [monthsTest],
  }),
  inServer({
    promise: 'A month by transfer is confirmed once',
    file: 'features/subscriptions/pay-month.ts',
    text: "  if (order.status === 'PAID') return false;\n",
    tests: [monthsTest],
  }),
  inServer({
    promise: 'A month that was not paid is not given back',
    file: 'features/subscriptions/refund-month.ts',
    text: "  if (order.status !== 'PAID')\n    throw new AppError('billing.not_refundable', { params: { reason: 'NOT_PAID' } });\n",
    tests: [monthsTest],
  }),
  inServer({
    promise: 'A refund is for what the admin saw',
    file: 'features/credits/refund-order.ts',
    text: "  if (unused !== credits) throw new AppError('billing.refund_changed', { params: { unused } });\n  const refundId",
    without: '  const refundId',
    tests: ['features/credits/refunds.test.ts'],
  }),
  inContract({
    promise: 'A spreadsheet calculates nothing of a table',
    file: 'kit/csv.ts',
    text: 'const isKept = formula.test(value) ||',
    without: 'const isKept =',
    tests: ['kit/csv.test.ts'],
  }),
  inServer({
    promise: 'A calendar address of before opens nothing',
    file: 'features/rights/calendar-address.ts',
    text: `  if (!isSameToken(tokenOf(keys.calendars, owner.userId, number), token))
    throw new AppError('calendar.not_found');
`,
    tests: ['features/rights/rights.test.ts'],
  }),
];
