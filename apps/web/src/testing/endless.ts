import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { queryClient } from '../lib/query-client.ts';
import { expectToSay } from './looks.ts';
import { openApp } from './open-app.tsx';
import { server } from './stub-server.ts';

/** As long as the contract lets them be, without a place to break. */
const endless: Record<string, number> = {
  firstName: 100,
  lastName: 100,
  companyName: 100,
  location: 100,
  title: 200,
  originalName: 200,
  bio: 900,
  description: 900,
  content: 900,
  text: 900,
  companyDescription: 900,
};
const word = 'Wirtschaftsprüfungsgesellschaft';

/** The same with every name, title and text as long as it may be. */
const madeEndless = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, part: unknown) =>
    typeof part === 'string' && key in endless ? word.repeat(30).slice(0, endless[key]) : part,
  );

/** Opens a screen whose names, titles and texts are endless, in place of one that is open: nothing sticks out at either width. */
export async function expectWithinPage(path: string) {
  server.changesReplies(madeEndless);
  await cleanup();
  queryClient.clear();
  await openApp(path);
  await expect.element(page.getByText(new RegExp(word)).first()).toBeInTheDocument();
  await expectToSay(path, []);
}
