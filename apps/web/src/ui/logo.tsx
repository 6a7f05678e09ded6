import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import logoUrl from './logo.svg';

/** The logo's mark and word, in the colour of the text around it. A file of its own, because the outlines are 4 kB. */
export function Logo({ className = 'h-7' }: { className?: string | undefined }) {
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
