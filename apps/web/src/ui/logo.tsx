import { marketPicturePath } from '@briefcast/contract/paths';
import { isMarketNamed, letterOf } from '@briefcast/i18n/market-name';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { logoOn, ownMark } from '../lib/market.ts';
import logoUrl from './logo.svg';

interface LogoProps {
  /** Sets the height. */
  className?: string | undefined;
}

/** Draws the market's mark, or its letter on the accent, as its icons have it. */
function Mark() {
  const digest = ownMark();
  const className = 'aspect-square h-full flex-none';
  if (digest !== null) return <img src={marketPicturePath(digest)} alt="" className={className} />;
  return (
    <span
      aria-hidden
      className={clsx(
        className,
        'grid place-items-center rounded-[22%] rounded-se-[44%] bg-cast font-display text-lg leading-none font-bold text-on-cast',
      )}
    >
      {letterOf(m.head_product())}
    </span>
  );
}

/** The mark and the market's name in our letters, in the colour of the text around them; long names are cut. */
function NamedLogo({ className }: LogoProps) {
  return (
    <span
      role="img"
      aria-label={m.head_product()}
      className={clsx('inline-flex min-w-0 max-w-full items-center gap-2 overflow-hidden', className)}
    >
      <Mark />
      <span
        aria-hidden
        className="truncate font-display text-[1.375rem] leading-[1.3] font-bold tracking-tight"
      >
        {m.head_product()}
      </span>
    </span>
  );
}

/** The drawn mark and word of the product. A file of its own, because the outlines are 4 kB. */
function DrawnLogo({ className }: LogoProps) {
  return (
    <svg
      viewBox="3 0 134 32"
      // If it is narrower than its ratio, only its beginning is visible: the mark.
      preserveAspectRatio="xMinYMid slice"
      className={clsx('aspect-[134/32] w-auto', className)}
      role="img"
      aria-label={m.head_product()}
    >
      <use href={`${logoUrl}#logo`} />
    </svg>
  );
}

/** The operator's own logo, of which the one for this ground is shown (styles/logo.css). */
function OwnLogo({ className, light, dark }: LogoProps & { light: string; dark: string }) {
  const picture = (digest: string, ground: string) => (
    <img
      src={marketPicturePath(digest)}
      alt={m.head_product()}
      loading="lazy"
      className={clsx('max-w-full object-contain object-left rtl:object-right', ground, className)}
    />
  );
  if (light === dark) return picture(light, '');
  return (
    <>
      {picture(light, 'logo-on-light')}
      {picture(dark, 'logo-on-dark')}
    </>
  );
}

/** The market's logo. */
export function Logo({ className = 'h-7' }: LogoProps) {
  const [light, dark] = [logoOn('light'), logoOn('dark')];
  if (light !== null && dark !== null) return <OwnLogo className={className} light={light} dark={dark} />;
  return isMarketNamed() ? <NamedLogo className={className} /> : <DrawnLogo className={className} />;
}
