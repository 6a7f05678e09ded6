import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { useHead } from '../../lib/use-head.ts';
import { ContactLine } from '../../ui/contact-line.tsx';
import { LegalPage, type LegalSection } from '../../ui/legal-page.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { aboutPrivacy } from './about-pages.ts';

const sections = (): LegalSection[] => [
  {
    id: 'collect',
    title: m.privacy_collect(),
    content: (
      <ul>
        <li>{m.privacy_collect_1()}</li>
        <li>{m.privacy_collect_2()}</li>
        <li>{m.privacy_collect_3()}</li>
      </ul>
    ),
  },
  {
    id: 'use',
    title: m.privacy_use(),
    content: <p>{m.privacy_use_1()}</p>,
  },
  {
    id: 'who',
    title: m.privacy_who(),
    content: (
      <ul>
        <li>{m.privacy_who_1()}</li>
        <li>{m.privacy_who_2()}</li>
        <li>{m.privacy_who_3()}</li>
        <li>{m.privacy_who_4()}</li>
      </ul>
    ),
  },
  {
    id: 'browser',
    title: m.privacy_browser(),
    content: <p>{m.privacy_browser_1()}</p>,
  },
  {
    id: 'keep',
    title: m.privacy_keep(),
    content: <p>{m.privacy_keep_1()}</p>,
  },
  {
    id: 'rights',
    title: m.privacy_rights(),
    content: <p>{m.privacy_rights_1()}</p>,
  },
  {
    id: 'children',
    title: m.privacy_children(),
    content: <p>{m.privacy_children_1()}</p>,
  },
  {
    id: 'contact',
    title: m.privacy_contact(),
    content: (
      <p>
        <ContactLine purpose="privacy" says={m.privacy_contact_1.parts} />{' '}
        <RichText
          parts={m.privacy_contact_2.parts()}
          tags={{ terms: (children) => <TextLink to={paths.terms.href()}>{children}</TextLink> }}
        />
      </p>
    ),
  },
];

/** The Privacy Policy. */
export function PrivacyScreen() {
  useHead(aboutPrivacy());
  return (
    <LegalPage
      title={m.privacy_title()}
      effective={m.legal_since()}
      intro={m.privacy_intro()}
      sections={sections()}
    />
  );
}
