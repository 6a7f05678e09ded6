/**
 * React Router carries what this app never asks for: its framework mode, tracing, forms and fetchers. No bundler can
 * tell, as links ask for them by a property and the router by an option. They are taken out of what browsers load,
 * 4 kB compressed; whoever wants one of them takes its line out here.
 */
import type { Plugin } from 'vite';

const leftOut = "throw new Error('Left out: see build/data-mode.ts');";
const cuts = [
  { file: 'dom/ssr/components.js', of: 'function PrefetchPageLinks({', body: 'return null;' },
  { file: 'router/instrumentation.js', of: 'function instrumentClientSideRouter(', body: leftOut },
  { file: 'router/instrumentation.js', of: 'function getRouteInstrumentationUpdates(', body: leftOut },
  { file: 'router/router.js', of: 'async function handleFetcherAction(', body: leftOut },
  { file: 'router/router.js', of: 'async function handleFetcherLoader(', body: leftOut },
  { file: 'router/router.js', of: 'async function handleAction(', body: leftOut },
  { file: 'router/router.js', of: 'async function discoverRoutes(', body: leftOut },
];

/** Stops the build when a new version of the router has moved what is to be taken out. */
export function dataModeOnly(): Plugin {
  const made = new Set<string>();
  return {
    name: 'data-mode-only',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('/react-router/dist/production/lib/')[1];
      let result = code;
      for (const cut of cuts.filter((one) => one.file === file)) {
        const start = result.indexOf(cut.of);
        if (start === -1) continue;
        const inside = result.indexOf(') {', start) + 3;
        result = `${result.slice(0, inside)}${cut.body}${result.slice(inside)}`;
        made.add(cut.of);
      }
      return result === code ? null : { code: result, map: null };
    },
    buildEnd(error) {
      const missing = cuts.filter((cut) => !made.has(cut.of));
      if (!error && missing.length > 0) {
        this.error(
          `React Router no longer has ${missing.map((cut) => cut.of).join(', ')}: see ${import.meta.filename}`,
        );
      }
    },
  };
}
