import { m } from '@briefcast/i18n/messages';
import { useHead } from '../../lib/use-head.ts';
import { LegalPage, type LegalSection } from '../../ui/legal-page.tsx';
import { aboutPackExpiration } from './public-pages.ts';

const sections = (): LegalSection[] => [
  { id: 'how-long', title: m.expiry_how_long(), content: <p>{m.expiry_how_long_1()}</p> },
  { id: 'order', title: m.expiry_order(), content: <p>{m.expiry_order_1()}</p> },
  { id: 'warning', title: m.expiry_warning(), content: <p>{m.expiry_warning_1()}</p> },
  { id: 'end', title: m.expiry_end(), content: <p>{m.expiry_end_1()}</p> },
];

/** The Pack Expiration Policy. */
export function PackExpirationScreen() {
  useHead(aboutPackExpiration());
  return (
    <LegalPage
      title={m.expiry_title()}
      effective={m.legal_since()}
      intro={m.expiry_description()}
      sections={sections()}
    />
  );
}
