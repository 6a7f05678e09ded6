import { type MarketNetwork, marketNetworks } from '@briefcast/contract/admin/market';
import { type MarketSide, paths } from '@briefcast/contract/paths';
import { productName } from '@briefcast/i18n/market-name';
import { m } from '@briefcast/i18n/messages';
import { useId } from 'react';
import { Link } from 'react-router';
import { addressOn, companyLine, contactFor, isSelling, saysProduct } from '../lib/market.ts';
import type { OriginState } from '../lib/return-intent.ts';
import { useSession } from '../lib/session.ts';
import { doorTo } from '../lib/way-in.ts';
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

const roleOf = { brand: 'BRAND', creator: 'CREATOR' } as const;

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

/** Names the company and the address for help; each is absent while it is not set. */
function Company() {
  const company = companyLine();
  const help = contactFor('help');
  return (
    <>
      {company === null ? null : <bdi className="wrap-anywhere">{company}</bdi>}
      {help === null ? null : (
        <a className="footer-link text-xs!" href={`mailto:${help}`}>
          <bdi className="wrap-anywhere">{help}</bdi>
        </a>
      )}
    </>
  );
}

/** The only place where a named market names the product, unless its operator has switched it off. */
function RunsOn() {
  if (!saysProduct()) return null;
  return <p>{m.footer_runs_on({ product: productName })}</p>;
}

interface ColumnProps {
  title: string;
  links: readonly { label: string; to: string; state?: OriginState | undefined }[];
}

function Column({ title, links }: ColumnProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id} className="grid content-start justify-items-start">
      <h2 id={id} className="mb-1 text-md">
        {title}
      </h2>
      {links.map(({ label, to, state }) => (
        <Link key={label} to={to} state={state} className="footer-link">
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** Footer of the public pages, without links to the other side or to prices that do not exist. */
export function AppFooter() {
  const { user } = useSession();
  const prices = isSelling() ? [{ label: m.prices_title(), to: paths.prices.href() }] : [];
  const doorOf = (side: MarketSide, label: string, page: string) =>
    user && user.role !== roleOf[side] ? [] : [{ label, ...doorTo(page, side, user !== null) }];
  return (
    <footer className="on-stage bg-stage pt-12 pb-7 text-on-stage">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-8 gap-y-8 border-b border-stage-line pb-8 md:grid-cols-3 lg:grid-cols-[minmax(0,1.6fr)_repeat(3,minmax(0,1fr))]">
          <div className="max-lg:col-span-full">
            <Link to={paths.landing.href()} className="inline-flex min-h-11 items-center">
              <Logo className="h-8" />
            </Link>
            <p className="mt-1.5 max-w-[30ch] text-ui text-on-stage-2">{m.footer_about()}</p>
            <div className="-ms-3 mt-2 flex flex-wrap">
              <Networks />
            </div>
          </div>
          <Column
            title={m.landing_for_brands()}
            links={[
              { label: m.header_find_creators(), to: paths.creators.href() },
              ...doorOf('brand', m.landing_post_casting(), paths.postCasting.href()),
              ...prices,
            ]}
          />
          <Column
            title={m.landing_for_creators()}
            links={[
              { label: m.casting_castings(), to: paths.castings.href() },
              ...doorOf('creator', m.doors_create_profile(), paths.creatorProfile.href()),
              ...prices,
            ]}
          />
          <Column
            title={m.footer_trust()}
            links={[
              { label: m.verify_page(), to: paths.verify.href() },
              { label: m.footer_terms(), to: paths.terms.href() },
              { label: m.footer_privacy(), to: paths.privacy.href() },
              { label: m.footer_refunds(), to: paths.refunds.href() },
              { label: m.footer_pack_expiration(), to: paths.packExpiration.href() },
            ]}
          />
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1 pt-4 text-xs text-on-stage-2">
          <Company />
          <RunsOn />
          <div className="ms-auto flex items-center gap-1 max-md:-ms-2.5">
            <LanguageSwitch />
            <ThemeSwitch className="noscript:hidden" />
          </div>
        </div>
      </div>
    </footer>
  );
}
