import type { OfferedKind } from '@briefcast/contract';
import { formatCount } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { languageLabel } from '@briefcast/i18n/labels/language';
import { socialNetworkLabel } from '@briefcast/i18n/labels/social-network';
import { labelOfWord } from '@briefcast/i18n/labels/stored-words';
import { daysText } from '@briefcast/i18n/labels/turnaround';
import { workKindLabels } from '@briefcast/i18n/labels/work-kind';
import { m } from '@briefcast/i18n/messages';
import type { FacetName } from './directory-filters.ts';

const kinds: Record<OfferedKind, () => string> = { ...workKindLabels, Packages: m.person_packages };

/** The filters of the panel that are lists: what each is called, and how its values are shown. */
export const filterLabels: Record<FacetName, { label: () => string; labelOf: (value: string) => string }> = {
  languages: { label: m.directory_languages, labelOf: languageLabel },
  categories: { label: m.directory_categories, labelOf: categoryLabel },
  // Places are what people wrote.
  locations: { label: m.directory_location, labelOf: (place) => place },
  networks: { label: m.directory_platform, labelOf: socialNetworkLabel },
  deliverables: { label: m.directory_deliverable, labelOf: labelOfWord(kinds) },
};

/** Label of a minimum number of followers. */
export const followersLabel = (least: string): string =>
  m.directory_followers_least({ count: formatCount(Number(least)) });

/** Label of the most days of turnaround. */
export const turnaroundLabel = (days: string): string =>
  m.directory_turnaround_most({ days: daysText(Number(days)) });
