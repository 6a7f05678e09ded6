/** Template of each legal page in Markdown: it says what is on, and has blanks for values (rules/legal#template). */
import { blank } from '@briefcast/contract/legal/blanks';
import type { LegalPageName } from '@briefcast/contract/legal/pages';
import { type LegalFacts, type LegalSection, sectionsFor } from '@briefcast/contract/legal/sections';
import { m } from '@briefcast/i18n/messages';

interface SectionWords {
  title: () => string;
  /** Paragraphs and whole lists, where they apply. */
  says: (facts: LegalFacts) => (string | false)[];
}

const list = (...items: (string | false)[]) =>
  items
    .filter((item) => item !== false)
    .map((item) => `- ${item}`)
    .join('\n');

const contact = (
  isStated: boolean,
  says: (inputs: { address: string }) => string,
  name: 'legal' | 'privacy',
) => (isStated ? says({ address: blank(name) }) : m.market_no_contact());

const terms: Record<string, SectionWords> = {
  agreement: { title: m.terms_agreement, says: () => [m.terms_agreement_1(), m.terms_agreement_2()] },
  service: {
    title: m.terms_service,
    says: ({ sells, taxes }) => [
      m.terms_service_1(),
      sells ? m.terms_fees_some() : m.terms_fees_none(),
      sells && (taxes ? m.terms_tax({ tax: blank('tax') }) : m.terms_no_tax()),
    ],
  },
  accounts: { title: m.terms_accounts, says: () => [m.terms_accounts_1(), m.terms_accounts_2()] },
  profiles: {
    title: m.terms_profiles,
    says: ({ moderation }) => [
      moderation ? m.terms_profiles_1() : m.terms_profiles_open(),
      m.terms_profiles_2(),
    ],
  },
  subscription: {
    title: m.terms_subscription,
    says: ({ trial }) => [
      m.terms_subscription_1({ price: blank('month_price') }),
      trial && m.terms_trial({ days: blank('trial_days') }),
    ],
  },
  credits: {
    title: m.terms_credits,
    says: ({ starter }) => [
      m.terms_credits_1(),
      list(
        m.terms_credits_2(),
        m.terms_credits_3(),
        m.terms_credits_4(),
        starter && m.terms_starter({ count: blank('starter_credits') }),
      ),
      m.terms_money(),
    ],
  },
  deals: { title: m.terms_deals, says: () => [m.terms_deals_1(), m.terms_deals_2()] },
  licence: { title: m.terms_licence, says: () => [m.terms_licence_1()] },
  conduct: {
    title: m.terms_conduct,
    says: () => [list(m.terms_conduct_1(), m.terms_conduct_2(), m.terms_conduct_3(), m.terms_conduct_4())],
  },
  liability: { title: m.terms_liability, says: () => [m.terms_liability_1(), m.terms_liability_2()] },
  law: {
    title: m.terms_law,
    says: ({ law }) => [
      m.terms_law_1(),
      law ? m.terms_law_named({ law: blank('law') }) : m.terms_law_unset(),
      m.terms_law_2(),
    ],
  },
  contact: {
    title: m.terms_contact,
    says: ({ contacts }) => [contact(contacts.legal, m.terms_contact_1, 'legal')],
  },
};

const privacy: Record<string, SectionWords> = {
  collect: {
    title: m.privacy_collect,
    says: () => [list(m.privacy_collect_1(), m.privacy_collect_2(), m.privacy_collect_3())],
  },
  use: { title: m.privacy_use, says: () => [m.privacy_use_1()] },
  who: {
    title: m.privacy_who,
    says: ({ cards }) => [
      list(
        m.privacy_who_1(),
        m.privacy_who_2(),
        m.privacy_who_3(),
        m.privacy_who_4(),
        cards && m.privacy_who_cards(),
      ),
    ],
  },
  browser: { title: m.privacy_browser, says: () => [m.privacy_browser_1()] },
  keep: { title: m.privacy_keep, says: () => [m.privacy_keep_1()] },
  rights: { title: m.privacy_rights, says: () => [m.privacy_rights_1()] },
  children: { title: m.privacy_children, says: () => [m.privacy_children_1()] },
  contact: {
    title: m.privacy_contact,
    says: ({ contacts }) => [
      contact(contacts.privacy, m.privacy_contact_1, 'privacy'),
      m.privacy_contact_2(),
    ],
  },
};

const refunds: Record<string, SectionWords> = {
  credits: { title: m.refunds_credits, says: () => [m.refunds_credits_1()] },
  packs: {
    title: m.refunds_packs,
    says: ({ cards }) => [m.refunds_packs_1(), cards && m.refunds_packs_2(), m.refunds_packs_3()],
  },
  subscriptions: { title: m.refunds_months, says: () => [m.refunds_months_1()] },
  deals: { title: m.refunds_deals, says: () => [m.refunds_deals_1()] },
  contact: {
    title: m.refunds_contact,
    says: ({ contacts }) => [contact(contacts.legal, m.refunds_contact_1, 'legal')],
  },
};

const packExpiration: Record<string, SectionWords> = {
  'how-long': {
    title: m.expiry_how_long,
    says: () => [m.expiry_how_long_1({ months: blank('credit_months') })],
  },
  order: { title: m.expiry_order, says: () => [m.expiry_order_1()] },
  warning: { title: m.expiry_warning, says: () => [m.expiry_warning_1()] },
  end: { title: m.expiry_end, says: () => [m.expiry_end_1()] },
};

const pages: Record<LegalPageName, { intro: () => string; sections: Record<string, SectionWords> }> = {
  terms: { intro: m.terms_description, sections: terms },
  privacy: { intro: m.privacy_intro, sections: privacy },
  refunds: { intro: m.refunds_description, sections: refunds },
  packExpiration: { intro: m.expiry_description, sections: packExpiration },
};

/** Title of a section, in the current locale. */
export const legalSectionTitle = (page: LegalPageName, { id }: Pick<LegalSection, 'id'>): string =>
  pages[page].sections[id]?.title() ?? '';

/** Writes a page in the current locale, and the titles of the sections that its switches leave out. */
export function legalTemplate(
  page: LegalPageName,
  facts: LegalFacts,
): { markdown: string; leftOut: string[] } {
  const { intro, sections } = pages[page];
  const { applies, leftOut } = sectionsFor(page, facts);
  const written = applies.flatMap(({ id }) => {
    const words = sections[id];
    if (!words) return [];
    return [`## ${words.title()} {#${id}}`, ...words.says(facts).filter((part) => part !== false)];
  });
  return {
    markdown: [intro(), ...written].join('\n\n'),
    leftOut: leftOut.map((section) => legalSectionTitle(page, section)),
  };
}
