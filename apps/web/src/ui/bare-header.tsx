import { paths } from '@briefcast/contract/paths';
import { ownPage } from '@briefcast/i18n/page-paths';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';

/**
 * A link home for screens without a header. It reloads the page, because the state in memory may be broken or
 * outdated.
 */
export function BareHeader() {
  return (
    <header className="wrap flex h-[72px] items-center justify-between">
      <a href={ownPage(paths.landing.href())} className="inline-flex min-h-11 items-center">
        <Logo className="h-8" />
      </a>
      <LanguageSwitch />
    </header>
  );
}
