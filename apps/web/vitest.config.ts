import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    root: import.meta.dirname,
    environment: 'node',
    // A third of the time went into a process for each file.
    isolate: false,
    maxWorkers: '100%',
    include: ['src/**/*.test.ts'],
  },
});
