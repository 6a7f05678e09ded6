import type { Casting } from '@briefcast/contract';
import { castingCardPath } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { payText } from '../../../features/castings/casting-words.ts';
import type { About } from '../../../lib/head.ts';

/** As much of a text as results and link cards show, ended at a word. */
function shortened(text: string, max = 160): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length <= max ? line : `${line.slice(0, max).replace(/\s\S*$/u, '')} …`;
}

/** Head of a casting's page; unlisted castings, found by their address alone, are hidden from search engines. */
export function aboutCasting(casting: Casting): About {
  const description = m.casting_page_description({
    brand: casting.brand.companyName,
    pay: payText(casting),
    summary: shortened(casting.description),
  });
  return {
    title: casting.title,
    description,
    image: castingCardPath(casting.id),
    isHidden: casting.visibility !== 'EVERYONE' || casting.state !== 'OPEN' || casting.brand.isSample,
  };
}

/** Also while it is not known yet which casting it is. */
export const aboutNoCasting = (): About => ({ title: m.casting_one(), isHidden: true });
