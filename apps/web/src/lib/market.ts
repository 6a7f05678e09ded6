/**
 * The market as its operator has named it (rules/market). It comes in the head of every page, so that texts have the name
 * before anything is drawn or asked for.
 */
import type { Currency, MarketIdentity } from '@briefcast/contract';
import {
  type LogoGround,
  logoFor,
  type MarketContact,
  type MarketNetwork,
} from '@briefcast/contract/admin/market';
import { type Joining, languagesOf } from '@briefcast/contract/admin/market-choices';
import type { MarketWords, WordKind } from '@briefcast/contract/admin/market-words';
import { setMarketZone, usualZone } from '@briefcast/contract/kit/days';
import { marketCardPath, marketPicturePath } from '@briefcast/contract/paths';
import { isMarketNamed, nameMarket } from '@briefcast/i18n/market-name';
import { nameWords } from '@briefcast/i18n/market-words';
import { pageLanguages } from '@briefcast/i18n/page-paths';

/** The id of the element that the server writes (apps/server/src/platform/http/page-market.ts). */
const elementId = 'market';

let known: MarketIdentity | undefined;

/** Takes over what the market is called and where it is reached; texts say the name from now on. */
export function knowMarket(identity: MarketIdentity | undefined): void {
  known = identity;
  nameMarket(identity?.name ?? {});
  nameWords(identity ?? {});
  setMarketZone(identity?.timeZone ?? usualZone);
}

/** Reads the market from the head of this page. */
export function readMarketOfPage(): void {
  const text = document.getElementById(elementId)?.textContent;
  if (text) knowMarket(JSON.parse(text) as MarketIdentity);
}

/** Colours this page in the accent, or again in the product's own. */
function wearAccent(accent: MarketIdentity['accent'] = []): void {
  const { style } = document.documentElement;
  for (const token of [...style].filter((name) => name.startsWith('--c-'))) style.removeProperty(token);
  for (const { token, value } of accent) style.setProperty(token, value);
}

/** Takes over a market that was read later than this page, and has the device keep the page with it. */
export function noticeMarket(identity: MarketIdentity | undefined): void {
  if (!identity || JSON.stringify(identity) === JSON.stringify(known)) return;
  knowMarket(identity);
  wearAccent(identity.accent);
  navigator.serviceWorker?.controller?.postMessage('renew-app');
}

/** The address for a purpose, or the one for help; null where the operator has set neither. */
export const contactFor = (purpose: MarketContact): string | null =>
  known?.contacts[purpose] || known?.contacts.help || null;

/** The company that runs the market in one line; null while it is not named. */
export function companyLine(): string | null {
  const { name = '', address = '', register = '' } = known?.company ?? {};
  if (name === '') return null;
  return [name, register, ...address.split('\n')].filter((part) => part.trim() !== '').join(', ');
}

/** Condition of sign-up in this market. */
export const joining = (): Joining => known?.joining ?? 'EVERYBODY';

/** Currency that forms begin with. */
export const usualCurrency = (): Currency => known?.currency ?? 'USD';

/** Languages that pages are offered in, the usual one first. */
export const offeredLanguages = (): readonly string[] =>
  known?.languages ? languagesOf(known.languages) : pageLanguages;

/** Changes of the market to its categories and content languages. */
export const marketWords = (): Partial<MarketWords> => known ?? {};

/** Whether a word is kept where it is used, and no longer offered. */
export const isRetired = (kind: WordKind, word: string): boolean =>
  known?.[kind]?.some((one) => one.word === word && one.isRetired) ?? false;

/** Whether anything is for sale, so that links to its prices lead somewhere. */
export const isSelling = (): boolean => known?.isSelling ?? false;
/** Whether a named market says that it runs on the product. */
export const saysProduct = (): boolean => isMarketNamed() && known?.showsProduct === true;

/** The customers that the landing page names. */
export const marketCustomers = (): MarketIdentity['customers'] => known?.customers ?? [];

/** The picture for links to pages without one of their own, in a language of pages. */
export function sharePicture(language: string): string {
  if (known?.share) return marketPicturePath(known.share);
  const isProduct = !isMarketNamed() && logoOn('dark') === null;
  return isProduct ? '/icons/share.jpg' : marketCardPath(language);
}
/** Versions of legal texts that people are asked to accept, as one text; null for none. */
export const askedTexts = (): string | null => known?.asked ?? null;

/** The market's own page on a network; null where the operator has set none. */
export const addressOn = (network: MarketNetwork): string | null => known?.social[network] || null;

/** The digest of the market's own mark; null where its letter replaces it. */
export const ownMark = (): string | null => known?.mark || null;

/** The digest of the market's own logo for a ground; null where it has none. */
export const logoOn = (ground: LogoGround): string | null => (known ? logoFor(known, ground) : null);
