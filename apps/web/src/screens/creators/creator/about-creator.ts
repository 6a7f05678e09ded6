import type { PublicCreator } from '@briefcast/contract';
import { linkCardPath } from '@briefcast/contract/paths';
import { formatSeries } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { m } from '@briefcast/i18n/messages';
import type { About } from '../../../lib/head.ts';
import { fullName } from '../../../lib/names.ts';

/** As much of a text as link cards and results show, ended at a word. */
function shortened(text: string, max = 200): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= max) return line;
  return `${line.slice(0, max).replace(/\s\S*$/u, '')} …`;
}

/** Head of a creator's page. */
export function aboutCreator(creator: PublicCreator): About {
  const name = fullName(creator);
  const facts = [
    formatSeries(creator.categories.map((category) => categoryLabel(category.name))),
    creator.location ? m.person_from({ place: creator.location }) : '',
  ];
  const known = [name, ...facts].filter(Boolean).join(' · ');
  return {
    title: name,
    description: shortened(creator.bio || m.person_description({ facts: known })),
    image: linkCardPath(creator.id),
    isPerson: true,
    isHidden: creator.isSample,
  };
}

/** Also while it is not known yet whose page it is. */
export const aboutNobody = (): About => ({ title: m.person_title(), isHidden: true });
