/** Before and after every test of the screens: the app's styles, the stubbed server, and a browser that knows nobody. */
import '../styles/index.css';
import '../styles/later.css';
import { afterEach, beforeAll, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { cancelUpload, readUploads } from '../features/drafts/running-uploads.ts';
import { keepAdminToken } from '../lib/admin-session.ts';
import { isConnectionLost, lookAgain } from '../lib/connection.ts';
import { loadClient } from '../lib/load-client.ts';
import { resetPageState } from '../lib/page-state.ts';
import { queryClient } from '../lib/query-client.ts';
import { beginSession } from '../lib/session.ts';
import { server } from './stub-server.ts';

// What failed is tried again as in the app, without its pauses of a second and two.
const { queries } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({
  ...queryClient.getDefaultOptions(),
  queries: { ...queries, retryDelay: 20 },
});

beforeAll(async () => {
  server.start();
  await page.viewport(1440, 900);
});

/** A call that the end of a test cut off is no lost connection of the next one. */
async function connectionIsBack() {
  for (let tries = 0; tries < 5; tries++) {
    await lookAgain();
    if (!isConnectionLost()) return;
  }
  throw new Error('The stub of the server did not answer in five tries: is it stopped?');
}

afterEach(async () => {
  await cleanup();
  vi.useRealTimers();
  // Every call waits for the client; one that the page was about to make is made now, and is this test's.
  await loadClient();
  await new Promise((resolve) => setTimeout(resolve));
  // Uploads outlive the screens.
  server.returns('uploads.cancel', {});
  await Promise.all(readUploads().map(cancelUpload));
  const complaints = server.reset();
  await connectionIsBack();
  localStorage.clear();
  sessionStorage.clear();
  keepAdminToken(null);
  beginSession();
  queryClient.clear();
  resetPageState();
  await page.viewport(1440, 900);
  expect(complaints, complaints.join('\n')).toEqual([]);
});
