/** Puts the page together whose content browsers make: it names the page's files, and has its frame. */
import { template } from 'virtual:client-build';
import type { Role } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { inPageLocale } from '@briefcast/i18n/page-language';
import { filesOf, root, styleTags } from './document.ts';
import { escaped } from './head.ts';

/** Fonts come after the scripts: the text is there without them, and a page without its scripts is not. */
const fontPreloads = /<link rel="preload" as="font"[^>]*>\s*/gu;
const needsScript = '<!--needs-script-->';
/** What draws the page, and the app around every page. */
const app = ['src/app/start.tsx'];

interface Parts {
  locale: string;
  modules: readonly string[];
  frame: string;
  /** Whose pages ask for `calls` before their script is there (before-paint.ts). */
  roles: readonly Role[];
  calls: readonly string[];
}

/** In the first tag, as the script in the head reads them. */
const callAttributes = ({ roles, calls }: Pick<Parts, 'roles' | 'calls'>) =>
  calls.length === 0 ? '' : ` data-calls="${escaped(calls.join(' '))}" data-calls-for="${roles.join(' ')}"`;

/** The scripts that the built page does not ask for by itself, each once. */
const scriptTags = (modules: readonly string[]) =>
  [...new Set(filesOf([...app, ...modules]).flatMap(({ scripts }) => scripts))]
    .filter((file) => !template.includes(`"/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('\n    ');

/** The whole page; without the modules' files, the browser learns of them one after another. */
export function composeFrame({ locale, modules, frame, ...asked }: Parts): string {
  const styles = filesOf(modules).flatMap(({ styles }) => styles);
  return (
    inPageLocale(template, locale)
      .replaceAll(fontPreloads, '')
      .replace('<html', () => `<html data-fonts="late"${callAttributes(asked)}`)
      .replace('</head>', () => `  ${scriptTags(modules)}\n  </head>`)
      .replace(needsScript, () => m.auth_needs_script())
      // The frame is drawn without the styles of the screen, which come with it.
      .replace(root, () => `${root}${frame}${styleTags(styles)}`)
  );
}
