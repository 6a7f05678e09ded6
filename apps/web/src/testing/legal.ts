/** Legal texts as the server would answer them, from the templates. */
import {
  defaultOperatorSettings,
  type LegalPageName,
  type LegalSettings,
  type LegalText,
  type MarketIdentity,
  type OperatorSettings,
} from '@briefcast/contract';
import { fillBlanks } from '@briefcast/contract/legal/blanks';
import { legalFactsOf } from '@briefcast/contract/legal/sections';
import { legalTemplate } from '@briefcast/i18n/legal-template';
import { legalValues } from '@briefcast/i18n/legal-values';

const settingsOf = (market: MarketIdentity | undefined): OperatorSettings => ({
  ...defaultOperatorSettings,
  ...(market ? { market, seller: { ...market.company, taxNumber: '' } } : {}),
});

/** The template of a page in a market, with what a test changes of it. */
export function legalText(
  page: LegalPageName,
  market?: MarketIdentity,
  changes: Partial<LegalText> = {},
): LegalText {
  const settings = settingsOf(market);
  const { markdown, leftOut } = legalTemplate(page, legalFactsOf(settings, { cards: false }));
  return {
    page,
    version: 0,
    isOwn: false,
    state: 'IN_FORCE',
    markdown: fillBlanks(markdown, legalValues(settings, 'en', null)),
    effectiveOn: null,
    replacedOn: null,
    leftOut,
    note: '',
    next: null,
    earlier: [],
    ...changes,
  };
}

/** A legal page of a new market, as its operator edits it. */
export function legalSettings(page: LegalPageName): LegalSettings {
  const facts = legalFactsOf(defaultOperatorSettings, { cards: false });
  const values = { ...legalValues(defaultOperatorSettings, 'en', null) };
  const language = { own: null, template: legalTemplate(page, facts).markdown, templateThen: null };
  return {
    edited: { page, languages: { en: language, ar: language }, versions: [] },
    values: { en: values, ar: values },
    sections: [
      { title: '1. The agreement', needs: null, applies: true },
      { title: '6. Credits for brands', needs: 'credits', applies: false },
    ],
  };
}
