import { paths } from '@briefcast/contract/paths';
import { useHead } from '../lib/use-head.ts';
import { LegalPage } from '../ui/legal-page.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { aboutPrivacy } from './about-texts.ts';

const contact = 'privacy@briefcast.example';

const sections = [
  {
    id: 'collect',
    title: 'What we collect',
    content: (
      <ul>
        <li>
          What you give us: your name or company, email, profile, prices, portfolio, briefs and messages.
        </li>
        <li>The files you upload, and what we derive from them, such as smaller pictures and stills.</li>
        <li>What any web server sees: your address on the network, your browser and when you called.</li>
      </ul>
    ),
  },
  {
    id: 'use',
    title: 'What we use it for',
    content: (
      <p>
        To run the marketplace: to show published profiles, to carry briefs, chat and files between the two
        sides of a deal, to send the mails that belong to it, and to keep the service safe. We do not sell
        your data and we show no advertising.
      </p>
    ),
  },
  {
    id: 'who',
    title: 'Who sees it',
    content: (
      <ul>
        <li>Everybody sees a published creator profile. It never shows your email.</li>
        <li>The two sides of a deal see each other’s name and email, the chat and the files of that deal.</li>
        <li>Our administrators see what they need to moderate and to help.</li>
        <li>Companies that store data or send mail for us, bound to our instructions.</li>
      </ul>
    ),
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    content: (
      <p>
        Your sign-in and your choice of theme are kept in your browser’s storage until you log out or clear
        it. We set no cookies for tracking.
      </p>
    ),
  },
  {
    id: 'keep',
    title: 'How long we keep it',
    content: (
      <p>
        As long as you have an account. When an account is deleted, its profile, portfolio and files go with
        it; finished deals stay with the other side, without your account.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your choices',
    content: (
      <p>
        You can see and change your profile at any time, and creators decide whether theirs is published. You
        may ask us for a copy of your data, to correct it, or to delete your account.
      </p>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    content: (
      <p>
        Briefcast is not for anyone under 13, and we do not knowingly keep data of children under that age.
        Tell us if you think that we do, and we delete it.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    content: (
      <p>
        Questions, or a request about your data: write to{' '}
        <a className="link" href={`mailto:${contact}`}>
          <bdi>{contact}</bdi>
        </a>
        . The rules of the marketplace itself are in the{' '}
        <TextLink to={paths.terms.href()}>Terms of Use</TextLink>.
      </p>
    ),
  },
];

/** The Privacy Policy. */
export function PrivacyScreen() {
  useHead(aboutPrivacy);
  return (
    <LegalPage
      title="Privacy Policy"
      effective="5 May 2025"
      intro="What we know about you, why, and what you can do about it. Briefcast is not for anyone under 13."
      sections={sections}
    />
  );
}
