/** A screen whose code could not be loaded. */

import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MissingScreen } from './missing-code.tsx';

afterEach(() => vi.restoreAllMocks());

test('the tab says what the page says, and no longer that it is loading', async () => {
  let fail: () => void = () => undefined;
  vi.spyOn(globalThis, 'fetch').mockReturnValue(
    new Promise((_, reject) => {
      fail = () => reject(new TypeError('Failed to fetch'));
    }),
  );
  await render(
    <MemoryRouter>
      <MissingScreen />
    </MemoryRouter>,
  );
  await expect.poll(() => document.title).toBe('Loading · Briefcast');
  fail();
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toBeVisible();
  await expect.poll(() => document.title).toBe(`${heading.element().textContent} · Briefcast`);
});
