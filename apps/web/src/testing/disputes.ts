/** Cases about late payments of the stubbed marketplace. */
import type {
  AdminDispute,
  AdminDisputeLine,
  Dispute,
  LetterPreview,
  LetterWords,
} from '@briefcast/contract';
import { payoutDueIn } from './payouts.ts';
import { idOf } from './people.ts';

const day = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();

/** A letter that was sent so many days ago. */
export const letterSent = (days: number) => ({
  sentAt: ago(days),
  payBy: ago(days - 7),
  url: `/api/deals/${idOf(10)}/late-letter?expires=1&signature=x`,
});

/** What a letter of so much would say, in short. */
export function letterPreview(amount = 'USD 960.00'): LetterPreview {
  const words = (name: string, subject: string): LetterWords => ({
    name,
    parties: [
      { label: 'From', name: 'Layla Haddad', lines: ['Villa 14', 'Dubai'] },
      { label: 'To', name: 'Oasis Skin', lines: [] },
    ],
    facts: [{ label: 'Date', value: '24 November 2026' }],
    subject,
    paragraphs: ['The payment is late.', 'I ask for it.'],
    sums: [
      { label: 'Owed', value: amount },
      { label: 'Pay by', value: '1 December 2026' },
    ],
    from: 'Layla Haddad',
    note: 'Printed by Briefcast.',
  });
  return { en: words('Formal letter', `Payment of ${amount}`), ar: words('خطاب رسمي', `سداد ${amount}`) };
}

const opened = ago(4);

/** The creator asked, and the brand has not answered. */
export const openDispute = (fields: Partial<Dispute> = {}): Dispute => ({
  id: idOf(80),
  dealId: idOf(10),
  currency: 'USD',
  state: 'OPEN',
  openedAt: opened,
  closedAt: null,
  isBrandHeard: false,
  owedCents: 96_000,
  statements: [
    { id: idOf(81), side: 'CREATOR', name: 'Layla Haddad', text: 'Nothing came.', statedAt: opened },
  ],
  decision: null,
  ...fields,
});

/** What the brand added to it. */
export const brandStatement: Dispute['statements'][number] = {
  id: idOf(82),
  side: 'BRAND',
  name: 'Rania Saleh',
  text: 'Our bank sent it back.',
  statedAt: ago(2),
};

/** Where a case stands, as a payment says it. */
export const standingOfCase = ({ state, openedAt, closedAt, isBrandHeard }: Dispute) => ({
  state,
  openedAt,
  closedAt,
  isBrandHeard,
});

const sides = {
  brand: { id: idOf(1), name: 'Oasis Skin' },
  creator: { id: idOf(2), name: 'Layla Haddad' },
};

export const adminDisputeLine = (fields: Partial<AdminDisputeLine> = {}): AdminDisputeLine => ({
  id: idOf(80),
  dealId: idOf(10),
  title: 'Oil-to-milk cleanse',
  ...sides,
  currency: 'USD',
  owedCents: 96_000,
  state: 'OPEN',
  openedAt: opened,
  closedAt: null,
  isBrandHeard: false,
  ...fields,
});

export const adminDispute = (fields: Partial<AdminDispute> = {}): AdminDispute => ({
  ...openDispute(),
  title: 'Oil-to-milk cleanse',
  ...sides,
  decidedBy: null,
  payout: payoutDueIn(-20, { letter: letterSent(10), invoiceUrl: '/api/deals/x/invoice?expires=1' }),
  certificateCode: '7KQ4-M2XD-91PA',
  ...fields,
});
