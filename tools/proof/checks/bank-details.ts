/** Creators' bank details: who sees them, and what follows from a changed account. */
import { type Check, inServer } from '../lib/check.ts';

const tests = ['features/bank-details/bank-details.test.ts'];

export const bankDetails: readonly Check[] = [
  inServer({
    promise: 'Bank details are closed to a brand that owes no more',
    file: 'features/bank-details/lock-owed-deal.ts',
    text: "  if (payout.state === 'CONFIRMED') throw new AppError('payout.not_now');\n",
    tests,
  }),
  inServer({
    promise: 'Bank details are shown to those alone who may mark a payment',
    file: 'features/bank-details/lock-owed-deal.ts',
    text: "  authorize(actor, 'payout.mark', deal);\n",
    tests,
  }),
  inServer({
    promise: 'Bank details are changed with the password',
    file: 'features/bank-details/save-details.ts',
    text: '  await proveSelf(deps, actor, proof, address);\n',
    tests,
  }),
  inServer({
    promise: 'A call about an older account ends no warning',
    file: 'features/bank-details/read-payee-states.ts',
    text: '        eq(bankDetailsCalls.version, bankDetails.version),\n',
    tests,
  }),
];
