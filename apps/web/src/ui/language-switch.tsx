import { otherLanguages, pageIn } from '@briefcast/i18n/page-paths';
import { clsx } from 'clsx';
import { Globe } from 'lucide-react';
import { useLocation } from 'react-router';
import { offeredLanguages } from '../lib/market.ts';
import { isPlainClick } from '../lib/plain-click.ts';

interface LanguageSwitchProps {
  className?: string | undefined;
  /** Classes of the language's name, such as those that leave the icon alone on narrow screens. */
  nameClassName?: string | undefined;
}

/** Loads the code that keeps the choice when it is made; the link works without it, too. */
async function goOn(language: string, path: string) {
  try {
    await (await import('../lib/choose-language.ts')).goOnIn(language, path);
  } catch {
    location.assign(pageIn(language, path));
  }
}

/** Links to this page in each other language that the market offers, by the name that it has for itself. */
export function LanguageSwitch({ className, nameClassName }: LanguageSwitchProps) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const offered = offeredLanguages();
  const others = otherLanguages().filter(({ language }) => offered.includes(language));
  return others.map(({ language, name }) => (
    <a
      key={language}
      href={pageIn(language, path)}
      hrefLang={language}
      title={nameClassName ? name : undefined}
      className={clsx('language-switch', className)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // The server knows no fragment, so the link itself has none.
        void goOn(language, path + location.hash);
      }}
    >
      <Globe aria-hidden className="ic" />
      <span lang={language} translate="no" className={nameClassName}>
        {name}
      </span>
    </a>
  ));
}
