import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useHead } from '../../lib/use-head.ts';
import { ContactLine } from '../../ui/contact-line.tsx';
import { LegalPage, type LegalSection } from '../../ui/legal-page.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { aboutTerms } from './about-pages.ts';

const sections = (): LegalSection[] => [
  {
    id: 'agreement',
    title: m.terms_agreement(),
    content: (
      <>
        <p>{m.terms_agreement_1()}</p>
        <p>{m.terms_agreement_2()}</p>
      </>
    ),
  },
  {
    id: 'service',
    title: m.terms_service(),
    content: <p>{m.terms_service_1()}</p>,
  },
  {
    id: 'accounts',
    title: m.terms_accounts(),
    content: (
      <>
        <p>{m.terms_accounts_1()}</p>
        <p>{m.terms_accounts_2()}</p>
      </>
    ),
  },
  {
    id: 'profiles',
    title: m.terms_profiles(),
    content: (
      <>
        <p>{m.terms_profiles_1()}</p>
        <p>{m.terms_profiles_2()}</p>
      </>
    ),
  },
  {
    id: 'subscription',
    title: m.terms_subscription(),
    content: <p>{m.terms_subscription_1()}</p>,
  },
  {
    id: 'credits',
    title: m.terms_credits(),
    content: (
      <>
        <p>{m.terms_credits_1()}</p>
        <ul>
          <li>{m.terms_credits_2()}</li>
          <li>{m.terms_credits_3()}</li>
          <li>{m.terms_credits_4()}</li>
        </ul>
        <p>
          <RichText
            parts={m.terms_money.parts()}
            tags={{
              refunds: (children) => <TextLink to={paths.refunds.href()}>{children}</TextLink>,
              packs: (children) => <TextLink to={paths.packExpiration.href()}>{children}</TextLink>,
            }}
          />
        </p>
      </>
    ),
  },
  {
    id: 'deals',
    title: m.terms_deals(),
    content: (
      <>
        <p>{m.terms_deals_1()}</p>
        <p>{m.terms_deals_2()}</p>
      </>
    ),
  },
  {
    id: 'licence',
    title: m.terms_licence(),
    content: <p>{m.terms_licence_1()}</p>,
  },
  {
    id: 'conduct',
    title: m.terms_conduct(),
    content: (
      <ul>
        <li>{m.terms_conduct_1()}</li>
        <li>{m.terms_conduct_2()}</li>
        <li>{m.terms_conduct_3()}</li>
        <li>{m.terms_conduct_4()}</li>
      </ul>
    ),
  },
  {
    id: 'liability',
    title: m.terms_liability(),
    content: (
      <>
        <p>{m.terms_liability_1()}</p>
        <p>{m.terms_liability_2()}</p>
      </>
    ),
  },
  {
    id: 'law',
    title: m.terms_law(),
    content: (
      <>
        <p>{m.terms_law_1()}</p>
        <p>
          <RichText
            parts={m.terms_law_2.parts()}
            tags={{ privacy: (children) => <TextLink to={paths.privacy.href()}>{children}</TextLink> }}
          />
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: m.terms_contact(),
    content: (
      <p>
        <ContactLine purpose="legal" says={m.terms_contact_1.parts} />
      </p>
    ),
  },
];

/** The Terms of Use. */
export function TermsScreen() {
  useHead(aboutTerms());
  return (
    <LegalPage
      title={m.terms_title()}
      effective={m.legal_since()}
      intro={m.terms_description()}
      sections={sections()}
    />
  );
}
