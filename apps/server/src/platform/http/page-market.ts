/** Writes the market into the head of a page: its name and icons, and what the app has to know of it before it draws anything. */
import type { MarketIdentity } from '@briefcast/contract';
import { localeFrom } from '@briefcast/i18n/locales';
import { marketName } from '@briefcast/i18n/market-name';
import { withOwnIcons } from './icons.ts';

/** Placeholder of the name in the head of the built page. */
const nameMark = '{market}';
/** Placeholder of what the app reads first (apps/web/src/lib/market.ts). */
const identityMark = '<!--market-->';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/gu, (sign) => escapes[sign] ?? sign);

/** A data block, which is never run: inside it only "<" could end it. */
const identityBlock = (identity: MarketIdentity) =>
  `<script type="application/json" id="market">${JSON.stringify(identity).replaceAll('<', '\\u003c')}</script>`;

/** Returns the page with the name in its language, and the market's icons. The content below the head is left as it is. */
export function withMarket(html: string, language: string, identity: MarketIdentity | undefined): string {
  const end = Math.max(0, html.indexOf('</head>'));
  const head = withOwnIcons(html.slice(0, end))
    .replaceAll(nameMark, () => escaped(marketName(localeFrom(language))))
    .replace(identityMark, () => (identity ? identityBlock(identity) : ''));
  return head + html.slice(end);
}
