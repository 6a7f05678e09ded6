/** What axe finds on a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** Of the standard, and what is good practice beside it. */
export const accessibilityRules = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
];

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The part of axe that the page is asked for. */
interface WithAxe {
  axe?: { run(context: { exclude: string[][] }, options: RunOptions): Promise<AxeResults> };
}

/** Returns a line for each element that breaks one of the rules that are asked for. */
export async function accessibilityFaults(page: Page, options: RunOptions): Promise<string[]> {
  // Once for each page: reading half a megabyte of script takes longer than most of its rules.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async (wanted) => {
      const { axe } = window as unknown as WithAxe;
      if (!axe) throw new Error('axe is not on this page');
      // Base UI's guards are hidden, and hand the focus on to what comes before or after a menu.
      const found = await axe.run({ exclude: [['[data-base-ui-focus-guard]']] }, wanted);
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim()}`),
      );
      // What is right is not told, which takes half the time.
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  );
}
