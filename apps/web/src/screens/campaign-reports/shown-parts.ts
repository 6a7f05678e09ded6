/** Choice of a report's parts and language, kept in the address of its page. */
import type { PaperLanguage, ReportLink } from '@briefcast/contract';
import {
  defaultReportParts,
  type ReportPart,
  reportParts,
} from '@briefcast/contract/campaign-reports/limits';
import { isArabic } from '@briefcast/i18n/arabic-conventions';
import { useSearchParams } from 'react-router';

export interface Shown {
  shows: readonly ReportPart[];
  language: PaperLanguage;
}

/** Whether a link shows the same. */
export const isSame = (one: Shown, other: Shown): boolean =>
  one.language === other.language && one.shows.join() === other.shows.join();

const pageLanguage = (): PaperLanguage => (isArabic(document.documentElement.lang) ? 'ar' : 'en');

/** Reads the choice of an address: the link's where it has none, else the usual one in the language of the page. */
export function shownOf(query: URLSearchParams, link: ReportLink | null): Shown {
  const said = query.get('show')?.split(' ');
  const lang = query.get('lang');
  return {
    shows: said ? reportParts.filter((part) => said.includes(part)) : (link?.shows ?? defaultReportParts),
    language: lang === 'en' || lang === 'ar' ? lang : (link?.language ?? pageLanguage()),
  };
}

/** The choice, and how it is changed. */
export function useShown(link: ReportLink | null) {
  const [query, setQuery] = useSearchParams();
  const shown = shownOf(query, link);
  const change = (changes: Partial<Shown>) => {
    const next = { ...shown, ...changes };
    setQuery(
      (before) => {
        before.set('show', reportParts.filter((part) => next.shows.includes(part)).join(' '));
        before.set('lang', next.language);
        return before;
      },
      { replace: true },
    );
  };
  return { shown, change };
}
