/** Puts a rendered page together from the built one. */
import { filesOfModule, template } from 'virtual:client-build';
import { type PageData, pageDataId } from '../lib/page-data.ts';

const about = /<!--about-->[\s\S]*<!--\/about-->/u;
const root = '<div id="root"></div>';
const appScript = /<script type="module"[^>]*><\/script>\s*/u;
/** What React found worth loading ahead; it stands before the content and belongs into the head. */
const preloads = /^(?:<link [^>]*>)+/u;

/**
 * The screen's own modules as scripts before the app's: read from the page they are there when it starts, so the
 * page is taken over as soon as it is loaded. What they import is announced beside them, all after the styles.
 */
function files(modules: readonly string[]): string {
  const needed = modules.flatMap((name) => filesOfModule[name] ?? []);
  const missing = (all: string[]) => [...new Set(all)].filter((file) => !template.includes(`"/${file}"`));
  const own = needed.map(({ scripts }) => scripts[0]).filter((file) => file !== undefined);
  const announced = missing(needed.flatMap(({ scripts }) => scripts)).filter((file) => !own.includes(file));
  const [start = ''] = appScript.exec(template) ?? [];
  return [
    ...missing(needed.flatMap(({ styles }) => styles)).map(
      (file) => `<link rel="stylesheet" crossorigin href="/${file}">`,
    ),
    ...announced.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...own.map((file) => `<script type="module" crossorigin src="/${file}"></script>`),
    start.trim(),
  ].join('\n    ');
}

interface Parts {
  head: string;
  content: string;
  modules: readonly string[];
  data: PageData;
}

/** The whole page. Texts go in by functions, as they may contain what `replace` would take for a pattern. */
export function composeDocument({ head, content, modules, data }: Parts): string {
  const [ahead = ''] = preloads.exec(content) ?? [];
  // Inside a script only "<" could end it; as data it is never run, whatever it says.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return template
    .replace(about, () => `${head}${ahead}`)
    .replace(appScript, '')
    .replace('</head>', () => `  ${files(modules)}\n  </head>`)
    .replace(
      root,
      () =>
        `<div id="root" data-waiting="">${content.slice(ahead.length)}</div>` +
        `<script type="application/json" id="${pageDataId}">${json}</script>`,
    );
}
