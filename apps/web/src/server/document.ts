/** Puts a rendered page together from the built one. */
import { filesOfModule, template } from 'virtual:client-build';
import { inPageLocale } from '@briefcast/i18n/page-language';
import { pageDataId } from '../lib/page-data.ts';

const about = /<!--about-->[\s\S]*<!--\/about-->/u;
const root = '<div id="root"></div>';
/** What React found worth loading ahead; it stands before the content and belongs into the head. */
const preloads = /^(?:<link [^>]*>)+/u;

/** One tag for each file that the built page does not name itself. */
const tags = (files: readonly string[], tag: (file: string) => string) =>
  [...new Set(files)]
    .filter((file) => !template.includes(`"/${file}"`))
    .map(tag)
    .join('\n    ');

const style = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`;
/** Asked for after everything that draws the page, like the app's own script (vite.config.ts). */
const script = (file: string) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;

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
  const files = modules.flatMap((name) => filesOfModule[name] ?? []);
  const styles = files.flatMap((one) => one.styles);
  const scripts = files.flatMap((one) => one.scripts);
  const [ahead = ''] = preloads.exec(content) ?? [];
  // Inside a script only "<" could end it; as data it is never run, whatever it says.
  const json = data.replaceAll('<', '\\u003c');
  return inPageLocale(template, locale)
    .replace(about, () => `${head}${ahead}`)
    .replace('</head>', () => `  ${tags(styles, style)}\n  </head>`)
    .replace(
      root,
      () =>
        `<div id="root">${content.slice(ahead.length)}</div>` +
        `<script type="application/json" id="${pageDataId}">${json}</script>\n    ${tags(scripts, script)}`,
    );
}
