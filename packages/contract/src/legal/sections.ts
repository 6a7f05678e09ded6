/** Sections of the template of each legal page, and the switches they follow (rules/legal#template). */
import { chargedTax, type OperatorSettings } from '../admin/operator-settings.ts';
import { sellsAnything } from '../admin/seller.ts';
import type { LegalPageName } from './pages.ts';

/** Parts of the market that are on, as far as a template says something else then. */
export interface LegalFacts {
  credits: boolean;
  subscription: boolean;
  moderation: boolean;
  /** Something costs money. */
  sells: boolean;
  /** Tax is charged on it. */
  taxes: boolean;
  /** New brands get credits for nothing. */
  starter: boolean;
  /** A subscription begins with days without a payment. */
  trial: boolean;
  /** Cards are taken, by a payment provider. */
  cards: boolean;
  /** Law and courts are stated. */
  law: boolean;
  /** There is an address for legal matters, and for personal data. */
  contacts: { legal: boolean; privacy: boolean };
}

export type LegalSwitch = 'credits' | 'subscription';

export interface LegalSection {
  id: string;
  /** Stays, whichever sections are left out; null for one that no other text refers to by number. */
  number: number | null;
  /** Switch without which it is left out. */
  needs?: LegalSwitch;
}

const unnumbered = (id: string, needs?: LegalSwitch): LegalSection => ({
  id,
  number: null,
  ...(needs ? { needs } : {}),
});

export const legalSections = {
  terms: [
    { id: 'agreement', number: 1 },
    { id: 'service', number: 2 },
    { id: 'accounts', number: 3 },
    { id: 'profiles', number: 4 },
    { id: 'subscription', number: 5, needs: 'subscription' },
    { id: 'credits', number: 6, needs: 'credits' },
    { id: 'deals', number: 7 },
    { id: 'licence', number: 8 },
    { id: 'conduct', number: 9 },
    { id: 'liability', number: 10 },
    { id: 'law', number: 11 },
    unnumbered('contact'),
  ],
  privacy: ['collect', 'use', 'who', 'browser', 'keep', 'rights', 'children', 'contact'].map((id) =>
    unnumbered(id),
  ),
  refunds: [
    unnumbered('credits', 'credits'),
    unnumbered('packs', 'credits'),
    unnumbered('subscriptions', 'subscription'),
    unnumbered('deals'),
    unnumbered('contact'),
  ],
  packExpiration: ['how-long', 'order', 'warning', 'end'].map((id) => unnumbered(id, 'credits')),
} as const satisfies Record<LegalPageName, readonly LegalSection[]>;

/** Sections of a page that apply, and those that are left out because their switch is off. */
export function sectionsFor(
  page: LegalPageName,
  facts: Pick<LegalFacts, LegalSwitch>,
): { applies: LegalSection[]; leftOut: LegalSection[] } {
  const sections: readonly LegalSection[] = legalSections[page];
  const isOn = ({ needs }: LegalSection) => needs === undefined || facts[needs];
  return { applies: sections.filter(isOn), leftOut: sections.filter((section) => !isOn(section)) };
}

/** The facts in the settings; `cards` says whether the installation takes cards. */
export function legalFactsOf(settings: OperatorSettings, { cards }: { cards: boolean }): LegalFacts {
  const { credits, subscription, moderation, market, legal } = settings;
  const { help = '', legal: ofLaw = '', privacy = '' } = market?.contacts ?? {};
  const sells = sellsAnything(settings);
  return {
    credits: credits.isOn,
    subscription: subscription.isOn,
    moderation: moderation.isOn,
    sells,
    taxes: sells && chargedTax(settings) > 0,
    starter: credits.isOn && credits.starter > 0,
    trial: subscription.isOn && subscription.trialDays > 0,
    cards: sells && cards,
    law: Boolean(legal?.law.en || legal?.law.ar),
    contacts: { legal: Boolean(ofLaw || help), privacy: Boolean(privacy || help) },
  };
}
