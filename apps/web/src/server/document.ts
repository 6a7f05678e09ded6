/** Puts a rendered page together from the built one. */
import { filesOfModule, template } from 'virtual:client-build';
import { inPageLocale } from '@briefcast/i18n/page-language';
import { type PageData, pageDataId } from '../lib/page-data.ts';

const about = /<!--about-->[\s\S]*<!--\/about-->/u;
const root = '<div id="root"></div>';
const appScript = /<script type="module"[^>]* src="\/([^"]*)"><\/script>\s*/u;
const announced = /<link rel="modulepreload"[^>]* href="\/([^"]*)">\s*/gu;
/** What React found worth loading ahead; it stands before the content and belongs into the head. */
const preloads = /^(?:<link [^>]*>)+/u;

const unique = <T>(all: readonly T[]) => [...new Set(all)];

/**
 * The styles of the screen's modules; and every script that the page will need, where no browser looks for any:
 * before-paint.ts fetches them once the page can be read. The app's own comes last, what it builds on before it.
 */
function files(modules: readonly string[]): string {
  const needed = modules.flatMap((name) => filesOfModule[name] ?? []);
  const styles = unique(needed.flatMap((one) => one.styles)).filter(
    (file) => !template.includes(`"/${file}"`),
  );
  const scripts = unique([
    ...[...template.matchAll(announced)].map(([, file = '']) => file),
    ...needed.flatMap((one) => one.scripts.toReversed()),
    appScript.exec(template)?.[1] ?? '',
  ]);
  return [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    '<template id="app">',
    ...scripts.map((file) => `  <link rel="modulepreload" crossorigin href="/${file}">`),
    '</template>',
  ].join('\n    ');
}

interface Parts {
  locale: string;
  head: string;
  content: string;
  modules: readonly string[];
  data: PageData;
}

/** The whole page. Texts go in by functions, as they may contain what `replace` would take for a pattern. */
export function composeDocument({ locale, head, content, modules, data }: Parts): string {
  const [ahead = ''] = preloads.exec(content) ?? [];
  // Inside a script only "<" could end it; as data it is never run, whatever it says.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return inPageLocale(template, locale)
    .replace(about, () => `${head}${ahead}`)
    .replace(appScript, '')
    .replaceAll(announced, '')
    .replace('</head>', () => `  ${files(modules)}\n  </head>`)
    .replace(
      root,
      () =>
        `<div id="root" data-waiting="">${content.slice(ahead.length)}</div>` +
        `<script type="application/json" id="${pageDataId}">${json}</script>`,
    );
}
