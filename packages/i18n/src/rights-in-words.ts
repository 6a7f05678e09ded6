/** The rights of a deal as a person would say them, in short sentences (rules/rights#terms). */
import type { Exclusivity, RightsTerms, UseTerm } from '@briefcast/contract';
import { usesOf } from '@briefcast/contract/rights/uses';
import { m } from '@briefcast/i18n/messages';
import { formatCount, formatDeadlineDay } from './format.ts';
import { monthsText } from './labels/months.ts';
import { termLabel } from './labels/rights.ts';
import type { MessagePart } from './message-part.ts';

/** Rights with the names of the two sides and the reader. */
export interface RightsToSay {
  rights: RightsTerms;
  exclusivity: Exclusivity | null;
  /** How many files the brief asks for; 0 while nobody has said. */
  files: number;
  /** Reader, who is called `you`. */
  reader: 'BRAND' | 'CREATOR';
  brand: string;
  creator: string;
}

const termText = (term: UseTerm) =>
  term === 'ENDLESS' ? m.plain_endless() : m.plain_for({ term: termLabel(term) });

/** Granted uses, one sentence each. */
function sentencesOfUses({ rights, files: count, reader, brand, creator }: RightsToSay) {
  const { unpaid, paidAds, boostedPost, broadcast } = rights;
  const files = count === 0 ? m.plain_content() : m.plain_files({ n: count, count: formatCount(count) });
  const whose = { reader, brand, files };
  const places = unpaid && unpaidPlaces(unpaid);
  return [
    ...(places ? [m.plain_unpaid.parts({ ...whose, places, term: termText(unpaid.term) })] : []),
    ...(paidAds ? [m.plain_paid_ads.parts({ ...whose, term: termText(paidAds) })] : []),
    ...(boostedPost ? [m.plain_boosted_post.parts({ reader, creator, term: termText(boostedPost) })] : []),
    ...(broadcast ? [m.plain_broadcast.parts({ ...whose, term: termText(broadcast) })] : []),
  ];
}

/** `BOTH` where the content is shown in both places; null where in neither. */
function unpaidPlaces({ ownAccounts, siteAndShop }: NonNullable<RightsTerms['unpaid']>) {
  if (ownAccounts && siteAndShop) return 'BOTH';
  return ownAccounts ? 'OWN_ACCOUNTS' : siteAndShop ? 'SITE_AND_SHOP' : null;
}

/**
 * One entry for each sentence, in the order in which they are read; a space goes between two. The tag `b` marks what was
 * chosen, `name` a name.
 */
export function rightsInWords(input: RightsToSay): (readonly MessagePart[])[] {
  const { rights, exclusivity, reader, brand, creator } = input;
  const { paidAds, boostedPost, territory, rawFootage, posting, postOn } = rights;
  const uses = sentencesOfUses(input);
  const hasEnd = usesOf(rights).some(({ term }) => term !== 'ENDLESS');
  return [
    ...(uses.length > 0 ? uses : [m.plain_no_use.parts({ reader, brand })]),
    ...(paidAds || boostedPost ? [] : [m.plain_no_ads.parts()]),
    ...(uses.length > 0 ? [m.plain_territory.parts({ territory })] : []),
    m.plain_posting.parts({ reader, posting, brand, creator }),
    ...(postOn ? [m.plain_post_on.parts({ day: formatDeadlineDay(postOn) })] : []),
    ...(exclusivity
      ? [
          m.plain_exclusivity.parts({
            reader,
            creator,
            category: exclusivity.category,
            months: monthsText(exclusivity.months),
          }),
        ]
      : []),
    rawFootage
      ? m.plain_raw_footage.parts({ reader, creator })
      : m.plain_no_raw_footage.parts({ reader, creator }),
    ...(hasEnd ? [m.plain_counts.parts()] : []),
  ];
}
