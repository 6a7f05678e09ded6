/** Late payments: once, for whom, and what a decision leaves owed. */
import { type Check, inServer } from '../lib/check.ts';

const letter = 'features/disputes/send-letter.ts';
const lettersTest = 'features/disputes/letters.test.ts';
const sides = 'features/disputes/open-dispute.ts';
const decide = 'features/disputes/decide-dispute.ts';
const casesTest = 'features/disputes/disputes.test.ts';

export const disputes: readonly Check[] = [
  inServer({
    promise: 'A formal letter is sent once for each debt',
    file: letter,
    text: '    if (isSent || deal.brandId === null) return document;\n',
    tests: [lettersTest],
  }),
  inServer({
    promise: 'Nothing is said to a case that is closed',
    file: sides,
    text: `  if (dispute.state !== 'OPEN') throw new AppError('dispute.not_now');
  const ofSide`,
    without: '  const ofSide',
    tests: [casesTest],
  }),
  inServer({
    promise: 'A case is decided once',
    file: decide,
    text: "  if (dispute.state !== 'OPEN') throw new AppError('dispute.not_now');\n",
    tests: [casesTest],
  }),
  inServer({
    promise: 'A payment that waits for its answer holds a decision up',
    file: decide,
    text: "  if (!owedStates.includes(payout.state)) throw new AppError('dispute.payment_marked');\n",
    tests: [casesTest],
  }),
  inServer({
    promise: 'A decision is about what the admin looked at',
    file: decide,
    text: "  if (owedCents !== decision.restCents) throw new AppError('dispute.rest_changed');\n",
    tests: [casesTest],
  }),
  inServer({
    promise: 'A payment that arrives closes the case about it',
    file: 'features/disputes/settle-with-payment.ts',
    text: "fact.kind === 'payout.answered' && fact.data.arrived",
    without: "fact.kind === 'payout.answered' && !fact.data.arrived",
    tests: [casesTest],
  }),
  inServer({
    promise: 'What a decision dropped is no part of what is owed',
    file: 'features/payouts/rest.ts',
    text: 'confirmedPartsCents - droppedCents;',
    without: 'confirmedPartsCents - 0 * droppedCents;',
    tests: [casesTest],
  }),
];
