/** Every text that a person sees comes from the catalogue: with accented texts, one that does not is plain English. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { node24 } from '../scripts/lib/node24.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import { pseudoLocale } from '../scripts/lib/pseudo-text.mjs';
import { run } from '../scripts/lib/run.mjs';
import { type RunningServer, startServer } from './server.ts';

test.use({ locale: pseudoLocale });
// The app is built once more for this test alone.
test.describe.configure({ mode: 'serial' });

const folder = mkdtempSync(join(tmpdir(), 'briefcast-pseudo-'));
let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const vite = (...args: string[]) =>
    run(
      node24(),
      [inRoot('node_modules/vite/bin/vite.js'), 'build', '--mode', 'pseudo', '--emptyOutDir', ...args],
      {
        cwd: inRoot('apps', 'web'),
        quiet: true,
      },
    );
  const client = await vite('--outDir', join(folder, 'client'));
  expect(client.code, client.output).toBe(0);
  const rendering = await vite('--ssr', 'src/entry-server.tsx', '--outDir', join(folder, 'server'));
  expect(rendering.code, rendering.output).toBe(0);
  server = await startServer(join(folder, 'server.log'), inRoot('e2e', 'pseudo-server.ts'), {
    flags: ['--conditions=pseudo'],
    env: { WEB_DIR: folder },
  });
});

test.afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What is written by people or is a name, and so the same in every language. */
const ofPeople = '[data-testid=content], bdi, .wordmark, [translate=no]';

/** The visible texts and accessible names of the page that are English and not accented. */
const plainTexts = (page: Page) =>
  page.evaluate((ofPeople) => {
    // Intl knows no accented English: what it writes of months and times stays.
    const byIntl = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|AM|PM)$/u;
    const isPlain = (text: string) =>
      !byIntl.test(text.trim()) && /[A-Za-z]{2}/u.test(text) && !/^\[.*\]$/su.test(text.trim());
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const text = parent?.closest('h1, h2, h3, p, a, button, li, label, span')?.textContent ?? '';
      if (!parent?.checkVisibility() || parent.closest(`script, style, template, ${ofPeople}`)) continue;
      if (isPlain(walker.currentNode.textContent ?? '') && isPlain(text)) found.push(text.trim());
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], img[alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const text = element.getAttribute(name) ?? '';
        if (isPlain(text) && !element.closest(ofPeople)) found.push(`${name}: ${text}`);
      }
    return [...new Set(found)];
  }, ofPeople);

test('the landing page speaks the language of the browser, and nothing but the catalogue', async ({
  page,
}) => {
  await page.goto(server.baseUrl);
  await expect(page.locator('html')).toHaveAttribute('lang', pseudoLocale);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Šéñð ţĥé');
  expect(await plainTexts(page)).toEqual([]);
});

test('a refusal is told in the language of the request', async ({ request }) => {
  const answer = await request.get(`${server.baseUrl}/api/creators/none`, {
    headers: { 'accept-language': `${pseudoLocale},en;q=0.5` },
  });
  expect(answer.headers()).toMatchObject({ 'content-language': pseudoLocale });
  expect((await answer.json()).message).toMatch(/^\[.*·\]$/u);
  const english = await request.get(`${server.baseUrl}/api/creators/none`, {
    headers: { 'accept-language': 'en' },
  });
  expect((await english.json()).message).toMatch(/^[A-Z][a-z ]+/u);
});
