import { paths } from '@briefcast/contract/paths';
import { Logo } from './logo.tsx';

/**
 * A link home for screens without a header. It reloads the page, because what is in memory may be broken or
 * outdated.
 */
export function BareHeader() {
  return (
    <header className="wrap flex h-[72px] items-center">
      <a href={paths.landing.href()} className="inline-flex min-h-11 items-center">
        <Logo className="h-8" />
      </a>
    </header>
  );
}
