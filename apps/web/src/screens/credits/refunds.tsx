import { m } from '@briefcast/i18n/messages';
import { useHead } from '../../lib/use-head.ts';
import { ContactLine } from '../../ui/contact-line.tsx';
import { LegalPage, type LegalSection } from '../../ui/legal-page.tsx';
import { aboutRefunds } from './public-pages.ts';

const sections = (): LegalSection[] => [
  { id: 'credits', title: m.refunds_credits(), content: <p>{m.refunds_credits_1()}</p> },
  {
    id: 'packs',
    title: m.refunds_packs(),
    content: (
      <>
        <p>{m.refunds_packs_1()}</p>
        <p>{m.refunds_packs_2()}</p>
        <p>{m.refunds_packs_3()}</p>
      </>
    ),
  },
  { id: 'subscriptions', title: m.refunds_months(), content: <p>{m.refunds_months_1()}</p> },
  { id: 'deals', title: m.refunds_deals(), content: <p>{m.refunds_deals_1()}</p> },
  {
    id: 'contact',
    title: m.refunds_contact(),
    content: (
      <p>
        <ContactLine purpose="legal" says={m.refunds_contact_1.parts} />
      </p>
    ),
  },
];

/** The Refund Policy. */
export function RefundsScreen() {
  useHead(aboutRefunds());
  return (
    <LegalPage
      title={m.refunds_title()}
      effective={m.legal_since()}
      intro={m.refunds_description()}
      sections={sections()}
    />
  );
}
