import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { server } from './stub-server.ts';

/** The server cannot be reached any more, and the open app has noticed it. */
export async function loseConnection() {
  server.loses('system.health');
  // The part of the app that listens to the browser comes after its first screen.
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('offline'));
      return page.getByText('No connection.').query();
    })
    .not.toBeNull();
}
