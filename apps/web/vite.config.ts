import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { answersVersion } from './build/answers-version.ts';
import { clientBuild } from './build/client-build.ts';
import { fontsOfFirstScreen } from './build/fonts.ts';
import { inlineBeforePaint } from './build/inline-before-paint.ts';
import { moduleNames } from './build/module-names.ts';
import { languageOf, pageLanguage } from './build/page-language.ts';
import { precompress } from './build/precompress.ts';
import { webManifests } from './build/web-manifests.ts';

/** Fonts that would otherwise wait for the style sheet to be read. */
function preloadFonts(language: string): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => fontsOfFirstScreen(language).test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head-prepend',
        })),
  };
}

const libraries = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/u },
  { name: 'queries', test: /node_modules[\\/]@tanstack[\\/]/u },
];

/**
 * Small parts that several files share are copied into each of them; a module still runs once. Otherwise every
 * combination of screens that share something is a file of its own, and on a slow line the number of requests costs more
 * than the bytes (docs/decisions, "few files"). Styles stay files, or each copy would bring them again.
 */
const copied = {
  maxSize: 20_000,
  exclude: /\.css(\?|$)/u,
};

/** The texts of a build: the language that its mode names, English otherwise (docs/decisions, "one build a language"). */
const textsOf = (mode: string): string[] => (languageOf(mode) === 'en' ? [] : [mode]);

/** Built twice: for browsers, then (with `--ssr`) for the server, which renders the public pages. */
export default defineConfig(({ isSsrBuild, command, mode }) => ({
  root: import.meta.dirname,
  resolve: {
    conditions: [...textsOf(mode), ...(isSsrBuild ? defaultServerConditions : defaultClientConditions)],
  },
  plugins: [
    react(),
    tailwindcss(),
    pageLanguage(languageOf(mode)),
    inlineBeforePaint(),
    preloadFonts(languageOf(mode)),
    isSsrBuild ? [] : webManifests(languageOf(mode)),
    clientBuild(),
    moduleNames(),
    isSsrBuild ? [] : precompress(),
  ],
  define: { 'import.meta.env.ANSWERS_VERSION': JSON.stringify(answersVersion()) },
  server: {
    proxy: { '/api': { target: process.env.API_URL ?? 'http://127.0.0.1:3000' } },
  },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    // Beside the other languages' files, which have other names.
    assetsDir: mode === 'ar' ? 'assets/ar' : 'assets',
    manifest: !isSsrBuild,
    // What lies in `public` is for browsers, once for all languages.
    copyPublicDir: !isSsrBuild && mode !== 'ar',
    // The server's policy allows files of its own origin only: nothing may become a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Vite's own list with the browsers that know :dir(): for older ones it would become a list of languages, and
    // the pages' own is English. Without it, names in Arabic stand a little close.
    cssTarget: ['chrome120', 'edge120', 'firefox114', 'safari16.4'],
    rolldownOptions: {
      output: {
        // One file for the server: it is loaded as a whole, and again after the next build. For browsers, what changes
        // with dependencies stays apart from what changes with every release, and cached.
        codeSplitting: isSsrBuild
          ? false
          : {
              groups: libraries,
              includeDependenciesRecursively: false,
              experimentalInlineCommonChunks: copied,
            },
      },
    },
  },
  // With everything inside, its React is the small one whatever NODE_ENV is where it runs.
  ...(isSsrBuild && command === 'build'
    ? {
        ssr: {
          noExternal: true as const,
          resolve: { conditions: [...textsOf(mode), ...defaultServerConditions] },
        },
        define: {
          'process.env.NODE_ENV': '"production"',
          'import.meta.env.ANSWERS_VERSION': JSON.stringify(answersVersion()),
        },
      }
    : {}),
}));
