/** What `npm start` and the container run: the server's programs, with the packages that they use, in few files. */
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { defineConfig } from 'rolldown';

const src = (path: string) => join(import.meta.dirname, 'src', path);

/** They hold code for the machine, WebAssembly or data beside their scripts, and are loaded from where they lie. */
const asInstalled = [
  /^sharp$/,
  /^heic-decode$/,
  /^@node-rs\//,
  /^@electric-sql\//,
  /^@myriaddreamin\//,
  /^@scalar\//,
  /^@zxcvbn-ts\//,
  // Its licence asks for its files to stay recognisable as its own (NOTICE).
  /^web-push$/,
  // Only looked for by pg, and not installed.
  /^pg-native$/,
];

export default defineConfig({
  input: {
    main: src('main.ts'),
    demo: join(import.meta.dirname, '..', '..', 'tools', 'demo', 'main.ts'),
    backup: src('backup.ts'),
    check: src('check.ts'),
    restore: src('restore.ts'),
    verify: src('verify.ts'),
    'move-storage': src('move-storage.ts'),
    // Found by `ownProgram` in src/platform/places.ts.
    'picture-program': src('platform/media/picture-program.ts'),
    'paper-program': src('platform/papers/paper-program.ts'),
    'metadata-worker': src('features/link-previews/metadata-worker.ts'),
  },
  platform: 'node',
  external: [...builtinModules, /^node:/, ...asInstalled],
  output: {
    // Two folders below the server's, as src/platform/places.ts expects.
    dir: join(import.meta.dirname, 'dist', 'code'),
    entryFileNames: '[name].js',
    // Not minified: names and lines of a stack trace can be read as they are. Node reads the maps only where it is told to
    // (NODE_OPTIONS=--enable-source-maps), as that takes 100 MB.
    sourcemap: true,
    sourcemapExcludeSources: true,
    comments: { legal: true, annotation: false, jsdoc: false },
    // Beside letters of Latin-1 they have others, which makes all of a file take twice the memory.
    codeSplitting: { groups: [{ name: 'texts', test: /i18n[\\/]generated/ }] },
  },
});
