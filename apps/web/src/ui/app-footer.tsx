import { type MarketNetwork, marketNetworks } from '@briefcast/contract/admin/market';
import { paths } from '@briefcast/contract/paths';
import { productName } from '@briefcast/i18n/market-name';
import { m } from '@briefcast/i18n/messages';
import { Link } from 'react-router';
import { addressOn, companyLine, contactFor, saysProduct } from '../lib/market.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The networks, with outlines of their logos; lucide has no brand icons. */
const networks: Record<MarketNetwork, { label: () => string; outline: string }> = {
  instagram: {
    label: m.social_instagram,
    outline:
      'M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM7.5 3h9A4.5 4.5 0 0 1 21 7.5v9a4.5 4.5 0 0 1-4.5 4.5h-9A4.5 4.5 0 0 1 3 16.5v-9A4.5 4.5 0 0 1 7.5 3ZM17.2 6.8v.01',
  },
  tiktok: {
    label: m.social_tiktok,
    outline: 'M14 3v11.5a3.75 3.75 0 1 1-3.75-3.75M14 3c.3 3 2.2 5 5 5.2',
  },
  youtube: {
    label: m.social_youtube,
    outline:
      'M5.5 6h13A2.5 2.5 0 0 1 21 8.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 15.5v-7A2.5 2.5 0 0 1 5.5 6Zm4.7 3.3v5.4l4.8-2.7Z',
  },
  linkedin: {
    label: m.social_linkedin,
    outline: 'M4.5 9.5V20M4.5 5v.01M10 20V9.5M10 14c0-6 9-6.5 9 0v6',
  },
};

/** Links to the market's own pages elsewhere; nothing for a network without one. */
function Networks() {
  return marketNetworks.map((network) => {
    const address = addressOn(network);
    if (address === null) return null;
    const { label, outline } = networks[network];
    return (
      <a
        key={network}
        href={address}
        target="_blank"
        rel="noreferrer"
        className="inline-flex size-11 items-center justify-center text-on-stage-2 hover:text-on-stage"
      >
        <svg
          aria-hidden
          viewBox="0 0 24 24"
          className="ic size-5!"
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d={outline} />
        </svg>
        <span className="sr-only">{label()}</span>
      </a>
    );
  });
}

/** Names the company and the address for help; renders nothing while neither is set. */
function Company() {
  const company = companyLine();
  const help = contactFor('help');
  if (company === null && help === null) return null;
  return (
    <p className="flex basis-full flex-wrap items-center gap-x-6 gap-y-1 text-ui text-on-stage-2">
      {company === null ? null : <bdi className="wrap-anywhere">{company}</bdi>}
      {help === null ? null : (
        <a className="link inline-flex min-h-11 items-center wrap-anywhere" href={`mailto:${help}`}>
          <bdi>{help}</bdi>
        </a>
      )}
    </p>
  );
}

/** The only place where a named market names the product, unless its operator has switched it off. */
function RunsOn() {
  if (!saysProduct()) return null;
  return <p className="basis-full text-sm text-on-stage-2">{m.footer_runs_on({ product: productName })}</p>;
}

/** The footer of the public pages. */
export function AppFooter() {
  return (
    <footer className="on-stage bg-stage text-on-stage">
      <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-4 py-10">
        <Link to={paths.landing.href()} className="inline-flex min-h-11 items-center">
          <Logo className="h-8" />
        </Link>
        <nav aria-label={m.footer_legal()} className="flex flex-wrap items-center gap-x-6 text-ui md:ms-4">
          <Link to={paths.prices.href()} className="link inline-flex min-h-11 items-center">
            {m.footer_prices()}
          </Link>
          <Link to={paths.terms.href()} className="link inline-flex min-h-11 items-center">
            {m.footer_terms()}
          </Link>
          <Link to={paths.privacy.href()} className="link inline-flex min-h-11 items-center">
            {m.footer_privacy()}
          </Link>
          <Link to={paths.refunds.href()} className="link inline-flex min-h-11 items-center">
            {m.footer_refunds()}
          </Link>
          <Link to={paths.packExpiration.href()} className="link inline-flex min-h-11 items-center">
            {m.footer_pack_expiration()}
          </Link>
        </nav>
        <div className="flex flex-wrap items-center gap-1 md:ms-auto">
          <Networks />
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <Company />
        <RunsOn />
      </div>
    </footer>
  );
}
