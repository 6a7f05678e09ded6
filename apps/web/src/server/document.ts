/** Puts a rendered page together from the built one. */
import { filesOfModule, template } from 'virtual:client-build';
import { pageDataId } from '../lib/page-data.ts';

const about = /<!--about-->[\s\S]*<!--\/about-->/u;
/** The built page's empty element for the app. */
export const root = '<div id="root"></div>';
/** What the page says if scripts are off. */
const emptyWithoutScript = /<noscript>[\s\S]*?<\/noscript>/u;
/** React's preload links, which are rendered before the content and belong into the head. */
const preloads = /^(?:<link [^>]*>)+/u;

/**
 * The files of modules. Each must be an entry that the app imports dynamically: other modules have no file of
 * their own.
 */
export const filesOf = (modules: readonly string[]) =>
  modules.map((name) => {
    const files = filesOfModule[name];
    if (!files) throw new Error(`${name} is no file of its own in the build for browsers.`);
    return files;
  });

/** A tag for each style sheet that the built page does not contain itself. */
export const styleTags = (files: readonly string[]) =>
  [...new Set(files)]
    .filter((file) => !template.includes(`"/${file}"`))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    .join('\n    ');

interface Parts {
  head: string;
  content: string;
  modules: readonly string[];
  /** The data from which the page was rendered, as JSON. */
  data: string;
}

/** The whole page. Texts are inserted by functions, because `replace` would interpret patterns in them. */
export function composeDocument({ head, content, modules, data }: Parts): string {
  const styles = filesOf(modules).flatMap(({ styles }) => styles);
  const [ahead = ''] = preloads.exec(content) ?? [];
  // Inside a script element only "<" could end it; as a data block it is never run.
  const json = data.replaceAll('<', '\\u003c');
  return template
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
