import { paths } from '@briefcast/contract/paths';
import { contactAddress } from '../lib/contact.ts';
import { useHead } from '../lib/use-head.ts';
import { LegalPage } from '../ui/legal-page.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { aboutTerms } from './about-texts.ts';

const sections = [
  {
    id: 'agreement',
    title: '1. The agreement',
    content: (
      <>
        <p>
          These terms are a contract between you and Briefcast. They apply to everything you do here, as a
          brand or as a creator. By creating an account you accept them.
        </p>
        <p>If you act for a company, you confirm that you may bind it.</p>
      </>
    ),
  },
  {
    id: 'service',
    title: '2. What Briefcast does',
    content: (
      <p>
        Briefcast brings brands and content creators together. Brands find creators and send them project
        briefs; a brief that is accepted becomes a deal, with chat, files and review in one place. Briefcast
        is not a party to the deals that brands and creators make with each other.
      </p>
    ),
  },
  {
    id: 'accounts',
    title: '3. Your account',
    content: (
      <>
        <p>
          What you tell us about yourself must be true and kept up to date. Keep your password to yourself:
          what is done with your account counts as done by you. Tell us at once if somebody else may be using
          it.
        </p>
        <p>One person or company keeps one account for each role.</p>
      </>
    ),
  },
  {
    id: 'profiles',
    title: '4. Creator profiles',
    content: (
      <>
        <p>
          A creator’s profile needs our moderation before it is shown to the public. We may ask for changes,
          and we may take a profile out of public view when it no longer meets these terms.
        </p>
        <p>Show only work that is yours, or that you may show.</p>
      </>
    ),
  },
  {
    id: 'subscription',
    title: '5. Subscription for creators',
    content: (
      <p>
        Creators pay a monthly subscription of 100 AED. It renews each month until it is cancelled. Cancelling
        takes effect at the end of the month that has been paid for.
      </p>
    ),
  },
  {
    id: 'credits',
    title: '6. Credits for brands',
    content: (
      <>
        <p>Brands buy credits in packages of 10, 30 or 60.</p>
        <ul>
          <li>One credit is deducted for each creator profile unlocked, or each brief sent.</li>
          <li>If the creator rejects the brief, the credit is returned.</li>
          <li>Credits cannot be handed on to another account.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'deals',
    title: '7. Briefs and deals',
    content: (
      <>
        <p>
          A brief says what is wanted, by when, and for what budget. A creator is free to accept or reject it.
          An accepted brief binds both sides: the creator delivers what was agreed, and the brand reviews it
          fairly and without delay.
        </p>
        <p>A brand may ask for changes within the brief. A deal is complete once every file is approved.</p>
      </>
    ),
  },
  {
    id: 'licence',
    title: '8. Rights in the content',
    content: (
      <p>
        Content that a creator makes for a deal is licensed to the brand exclusively, worldwide and
        royalty-free. The creator vouches that it is their own work and that everybody and everything in it
        may be shown. What a brand supplies, such as logos and products, stays the brand’s.
      </p>
    ),
  },
  {
    id: 'conduct',
    title: '9. What is not allowed',
    content: (
      <ul>
        <li>Content that is unlawful, misleading, hateful, or takes what belongs to others.</li>
        <li>Pretending to be somebody else, or inventing reviews or results.</li>
        <li>Using the chat for advertising, or to collect people’s data.</li>
        <li>Probing, overloading or copying the service by automatic means.</li>
      </ul>
    ),
  },
  {
    id: 'liability',
    title: '10. Ending accounts, and liability',
    content: (
      <>
        <p>
          You may stop using Briefcast at any time. We may suspend or end an account that breaks these terms;
          open deals of that account are then cancelled.
        </p>
        <p>
          We run Briefcast with care, but it is offered as it is. As far as the law allows, we are not liable
          for what brands and creators do or fail to do, nor for indirect loss.
        </p>
      </>
    ),
  },
  {
    id: 'law',
    title: '11. Changes, law and courts',
    content: (
      <>
        <p>
          When we change these terms we say so before the change applies. The laws of the United Arab Emirates
          govern them, and the courts of Dubai decide disputes.
        </p>
        <p>
          How we handle personal data is told in the{' '}
          <TextLink to={paths.privacy.href()}>Privacy Policy</TextLink>.
        </p>
      </>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    content: (
      <p>
        Questions about these terms: write to{' '}
        <a className="link" href={`mailto:${contactAddress}`}>
          <bdi>{contactAddress}</bdi>
        </a>
        .
      </p>
    ),
  },
];

/** The Terms of Use. */
export function TermsScreen() {
  useHead(aboutTerms);
  return (
    <LegalPage
      title="Terms of Use"
      effective="5 May 2025"
      intro="What brands, creators and Briefcast owe each other, in plain words."
      sections={sections}
    />
  );
}
