/** Composes a page whose content the browser renders: it lists the page's files, and contains its frame. */
import { template } from 'virtual:client-build';
import type { Role } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { filesOf, root, styleTags } from './document.ts';
import { escaped } from './head.ts';

/**
 * Fonts are loaded after the scripts: the text is readable without them, but the page does not work without
 * its scripts.
 */
const fontPreloads = /<link rel="preload" as="font"[^>]*>\s*/gu;
const needsScript = '<!--needs-script-->';
/** The modules of the app itself, which every page needs. */
const app = ['src/app/start.tsx'];

interface Parts {
  modules: readonly string[];
  frame: string;
  /** The roles for whose pages `calls` are made before their script is loaded (before-paint.ts). */
  roles: readonly Role[];
  calls: readonly string[];
}

/** On the html element, where the script in the head reads them. */
const callAttributes = ({ roles, calls }: Pick<Parts, 'roles' | 'calls'>) =>
  calls.length === 0 ? '' : ` data-calls="${escaped(calls.join(' '))}" data-calls-for="${roles.join(' ')}"`;

/** The scripts that the built page does not load itself, each once. */
const scriptTags = (modules: readonly string[]) =>
  [...new Set(filesOf([...app, ...modules]).flatMap(({ scripts }) => scripts))]
    .filter((file) => !template.includes(`"/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('\n    ');

/** The whole page; without the list of files, the browser would discover them one after another. */
export function composeFrame({ modules, frame, ...asked }: Parts): string {
  const styles = filesOf(modules).flatMap(({ styles }) => styles);
  return (
    template
      .replaceAll(fontPreloads, '')
      .replace('<html', () => `<html data-fonts="late"${callAttributes(asked)}`)
      .replace('</head>', () => `  ${scriptTags(modules)}\n  </head>`)
      .replace(needsScript, () => m.auth_needs_script())
      // The frame does not use the screen's styles, which are loaded with it.
      .replace(root, () => `${root}${frame}${styleTags(styles)}`)
  );
}
