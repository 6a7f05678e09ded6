/** Puts a rendered page together from the built one. */
import { filesOfModule, template } from 'virtual:client-build';
import { inPageLocale } from '@briefcast/i18n/page-language';
import { pageDataId } from '../lib/page-data.ts';

const about = /<!--about-->[\s\S]*<!--\/about-->/u;
/** Where the built page is empty. */
export const root = '<div id="root"></div>';
/** What the page says where nothing is drawn without script. */
const emptyWithoutScript = /<noscript>[\s\S]*?<\/noscript>/u;
/** What React found worth loading ahead; it stands before the content and belongs into the head. */
const preloads = /^(?:<link [^>]*>)+/u;

/** The files of modules. Each must be one that the app asks for by itself: parts of another file are not known by name. */
export const filesOf = (modules: readonly string[]) =>
  modules.map((name) => {
    const files = filesOfModule[name];
    if (!files) throw new Error(`${name} is no file of its own in the build for browsers.`);
    return files;
  });

/** A tag for each style sheet that the built page does not name itself. */
export const styleTags = (files: readonly string[]) =>
  [...new Set(files)]
    .filter((file) => !template.includes(`"/${file}"`))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    .join('\n    ');

interface Parts {
  locale: string;
  head: string;
  content: string;
  modules: readonly string[];
  /** What the page was rendered from, as JSON. */
  data: string;
}

/** The whole page. Texts go in by functions, as they may contain what `replace` would take for a pattern. */
export function composeDocument({ locale, head, content, modules, data }: Parts): string {
  const styles = filesOf(modules).flatMap(({ styles }) => styles);
  const [ahead = ''] = preloads.exec(content) ?? [];
  // Inside a script only "<" could end it; as data it is never run, whatever it says.
  const json = data.replaceAll('<', '\\u003c');
  return inPageLocale(template, locale)
    .replace(emptyWithoutScript, '')
    .replace(about, () => `${head}${ahead}`)
    .replace('</head>', () => `  ${styleTags(styles)}\n  </head>`)
    .replace(
      root,
      () =>
        `<div id="root">${content.slice(ahead.length)}</div>` +
        `<script type="application/json" id="${pageDataId}">${json}</script>`,
    );
}
