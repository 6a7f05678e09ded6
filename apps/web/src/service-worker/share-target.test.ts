/** Files that another app shares, as the service worker takes them. */
import { expect, it, vi } from 'vitest';
import { serveShareTarget } from './share-target.ts';

const origin = 'https://briefcast.example';

/** Whether the worker answers a form that is sent to the page, by a page at this address. */
function isTaken(referrer: string, path = '/shared-files'): boolean {
  let listener = (_: object) => undefined;
  const worker = {
    location: { origin },
    addEventListener: (_: string, given: typeof listener) => {
      listener = given;
    },
  };
  serveShareTarget(worker as unknown as ServiceWorkerGlobalScope);
  const respondWith = vi.fn();
  const formData = () => new Promise(() => undefined);
  listener({ request: { method: 'POST', url: origin + path, referrer, formData }, respondWith });
  return respondWith.mock.calls.length > 0;
}

it('takes what the system shares, and nothing from a page elsewhere', () => {
  expect(['', 'about:client', `${origin}/shared-files`].map((from) => isTaken(from))).toEqual([
    true,
    true,
    true,
  ]);
  expect(isTaken('', '/ar/shared-files')).toBe(true);
  expect(isTaken('https://evil.example/')).toBe(false);
  expect(isTaken('', '/login')).toBe(false);
});
