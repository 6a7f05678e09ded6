import type { NewDealLink } from '@briefcast/contract';

/** A link to a shop with a code, as a brand gives them. */
export const someLink = (changes: Partial<NewDealLink> = {}): NewDealLink => ({
  target: 'https://oasis.example/serum?utm_source=briefcast',
  promoCode: 'OASIS15',
  ...changes,
});

/** Browser of a person on a phone. */
export const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1';
