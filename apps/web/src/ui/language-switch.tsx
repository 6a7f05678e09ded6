import { otherLanguages, pageIn } from '@briefcast/i18n/page-paths';
import { clsx } from 'clsx';
import { Globe } from 'lucide-react';
import { useLocation } from 'react-router';
import { goOnIn } from '../lib/choose-language.ts';
import { isPlainClick } from '../lib/plain-click.ts';

interface LanguageSwitchProps {
  className?: string | undefined;
  /** Classes of the language's name, such as those that leave the icon alone on narrow screens. */
  nameClassName?: string | undefined;
}

/** Links to this page in each other language, by the name that it has for itself. */
export function LanguageSwitch({ className, nameClassName }: LanguageSwitchProps) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  return otherLanguages().map(({ language, name }) => (
    <a
      key={language}
      href={pageIn(language, path)}
      hrefLang={language}
      className={clsx('language-switch', className)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // The server knows no fragment, so the link itself has none.
        void goOnIn(language, path + location.hash);
      }}
    >
      <Globe aria-hidden className="ic" />
      <span lang={language} className={nameClassName}>
        {name}
      </span>
    </a>
  ));
}
