/** Puts a rendered page together from the built one. */
import { stylesOfModule, template } from 'virtual:client-build';
import { inPageLocale } from '@briefcast/i18n/page-language';
import { pageDataId } from '../lib/page-data.ts';

const about = /<!--about-->[\s\S]*<!--\/about-->/u;
const root = '<div id="root"></div>';
/** What stands in for a page until the app has drawn it; this one has its content. */
const starting = /<!--starting-->[\s\S]*<!--\/starting-->/u;
/** What the page says where nothing is drawn without script. */
const emptyWithoutScript = /<noscript>[\s\S]*?<\/noscript>/u;
/** What React found worth loading ahead; it stands before the content and belongs into the head. */
const preloads = /^(?:<link [^>]*>)+/u;

/** A tag for each style sheet that the built page does not name itself. */
const styleTags = (files: readonly string[]) =>
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
  const styles = modules.flatMap((name) => stylesOfModule[name] ?? []);
  const [ahead = ''] = preloads.exec(content) ?? [];
  // Inside a script only "<" could end it; as data it is never run, whatever it says.
  const json = data.replaceAll('<', '\\u003c');
  return inPageLocale(template, locale)
    .replace(emptyWithoutScript, '')
    .replace(starting, '')
    .replace(about, () => `${head}${ahead}`)
    .replace('</head>', () => `  ${styleTags(styles)}\n  </head>`)
    .replace(
      root,
      () =>
        `<div id="root">${content.slice(ahead.length)}</div>` +
        `<script type="application/json" id="${pageDataId}">${json}</script>`,
    );
}
