/** The accessibility faults that axe finds on a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** Rules of the standard, and of good practice. */
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

/** The used part of axe, in the page. */
interface WithAxe {
  axe?: { run(context: { exclude: string[][] }, options: RunOptions): Promise<AxeResults> };
}

/** Returns a line for each element that breaks one of the given rules. */
export async function accessibilityFaults(page: Page, options: RunOptions): Promise<string[]> {
  // Only once for each page, because parsing half a megabyte of script takes longer than most of its rules.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async (wanted) => {
      const { axe } = window as unknown as WithAxe;
      if (!axe) throw new Error('axe is not on this page');
      // Base UI's focus guards are hidden, and only move the focus to what comes before or after a menu.
      const found = await axe.run({ exclude: [['[data-base-ui-focus-guard]']] }, wanted);
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim()}`),
      );
      // Passed rules are not reported, which saves half of the time.
    },
    { ...options, resultTypes: ['violations'] } satisfies RunOptions,
  );
}
