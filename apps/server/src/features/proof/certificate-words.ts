/** Words of the licence certificate that are chosen by what the contract calls them. */
import type { FileType, Licence, UsePlace } from '@briefcast/contract';
import type { PaperWords } from '@briefcast/i18n/paper-words';
import { isolate } from '../../platform/papers/paper-language.ts';

/** Names the territory of the licence. */
export const territoryText = (words: PaperWords, territory: Licence['territory']): string =>
  ({
    WORLDWIDE: words.paper_certificate_worldwide,
    WORLD: words.paper_certificate_worldwide,
    UAE: words.paper_certificate_uae,
    GCC: words.paper_certificate_gcc,
    MIDDLE_EAST: words.paper_certificate_middle_east,
  })[territory]();

/** Names a place where something may be shown. */
export const placeText = (words: PaperWords, place: UsePlace): string =>
  ({
    OWN_ACCOUNTS: words.paper_certificate_own_accounts,
    SITE_AND_SHOP: words.paper_certificate_site_and_shop,
    PAID_ADS: words.paper_certificate_paid_ads,
    BOOSTED_POST: words.paper_certificate_boosted_post,
    BROADCAST: words.paper_certificate_broadcast,
  })[place]();

/** Returns the law of a region; one that no certificate named when this was written is shown by its code. */
export const lawText = (words: PaperWords, law: string): string =>
  law === 'AE-DU' ? words.paper_certificate_law_of_dubai() : isolate(law);

/** Returns the text for a file without a still. */
export const kindText = (words: PaperWords, kind: FileType): string =>
  ({
    IMAGE: words.paper_certificate_picture,
    VIDEO: words.paper_certificate_film,
    DOCUMENT: words.paper_certificate_file,
  })[kind]();

/** Names a side of the licence. */
export const roleText = (words: PaperWords, role: 'licensor' | 'licensee'): string =>
  role === 'licensor' ? words.paper_certificate_licensor() : words.paper_certificate_licensee();
