/**
 * React Router carries parts that only its framework mode and its tracing use, and no bundler can tell: links ask
 * for them by a property, the router by an option, which this app never gives. They are taken out of what browsers
 * load, 2.4 kB of it.
 */
import type { Plugin } from 'vite';

const cuts = [
  { file: 'dom/ssr/components.js', of: 'function PrefetchPageLinks({', body: 'return null;' },
  { file: 'router/instrumentation.js', of: 'function instrumentClientSideRouter(', body: 'return router;' },
  { file: 'router/instrumentation.js', of: 'function getRouteInstrumentationUpdates(', body: 'return {};' },
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
