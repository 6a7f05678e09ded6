import { defaultClientConditions, defineConfig } from 'vite';
import { appFiles } from './build/app-files.ts';

/** The service worker, built into the folder of the files for browsers once these are there in every language. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: [...defaultClientConditions] },
  plugins: [appFiles()],
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: 'src/service-worker/service-worker.ts',
      // At the root of the site, so that it serves every page; always under the same name.
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
