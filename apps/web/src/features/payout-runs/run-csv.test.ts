import type { RunPayment } from '@briefcast/contract';
import { expect, test } from 'vitest';
import { runCsv } from './run-csv.ts';

test('the table has a line a payment, and holds no formula', () => {
  const payments: RunPayment[] = [
    {
      dealId: '01900000-0000-7000-8000-00000a1b2c3d',
      creator: 'Layla Haddad',
      holder: '=HYPERLINK("x")',
      place: 'UAE',
      account: 'AE070331234567890123456',
      bank: 'Marsa Bank, Dubai',
      swift: null,
      amountCents: 96_050,
      reference: 'BC-0A1B2C3D',
    },
  ];
  const lines = runCsv({ currency: 'AED', payments }, 'PMS').split('\r\n');
  expect(lines).toEqual([
    'Account name,Account,Bank,SWIFT code,Amount,Currency,Reference,Purpose,Creator,Project number',
    `"'=HYPERLINK(""x"")",AE070331234567890123456,"Marsa Bank, Dubai",,960.50,AED,BC-0A1B2C3D,PMS,Layla Haddad,01900000-0000-7000-8000-00000a1b2c3d`,
    '',
  ]);
});
