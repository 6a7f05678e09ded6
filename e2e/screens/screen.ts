/** A screen in a state worth looking at, and the words in which it is described. */
import type { Locator, Page } from '@playwright/test';

/** In whose browser a screen is opened. */
export const visitors = [
  'nobody',
  'brand',
  'creator',
  'newcomer',
  'waiting',
  'sentBack',
  'overdue',
  'ordered',
  'admin',
] as const;
export type Visitor = (typeof visitors)[number];

export interface Screen {
  /** Of the check and of the picture's file. */
  name: string;
  visitor: Visitor;
  /** `:deal` and `:creator` stand for ids, `:code` for that of the deal's certificate. */
  path: string;
  /** The title of the deal that `:deal` or `:code` stands for. */
  deal?: string;
  /** How the tab is named, before the product's name. */
  title: string;
  /** What is arranged before it is opened. */
  before?: (page: Page) => Promise<void>;
  /** Is there once the screen has what it shows. */
  shows: (page: Page) => Locator;
  /** What is done then, to see the state that is meant. */
  open?: (page: Page) => Promise<void>;
  /** The address of a call that the server refuses, as is meant. */
  refused?: string;
  /** The address does not exist, and the server says so too. */
  isMissing?: true;
  /** Mirrored for scripts that are written from right to left, nothing sticks out either. */
  mirrored?: true;
  /** Its picture is taken in the dark as well. */
  darkPicture?: true;
}

export const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });
export const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
export const link = (name: string) => (page: Page) => page.getByRole('link', { name, exact: true });
export const text = (words: string) => (page: Page) => page.getByText(words);

/** The first that can be seen: wide and narrow pages have parts that the other one hides. */
export const seen = (locator: Locator) => locator.filter({ visible: true }).first();

/** Presses a button and waits for what it opens. */
export const press = (name: string, opened: (page: Page) => Locator) => async (page: Page) => {
  await seen(button(name)(page)).click();
  await opened(page).waitFor();
};
export const dialog = (page: Page) => page.getByRole('dialog');

/** What the server says at an address, changed: for a state that nobody of the demo is in. */
export const changed =
  <Data>(address: string, change: (data: Data) => Data) =>
  async (page: Page): Promise<void> => {
    await page.route(address, async (route) => {
      const answer = await route.fetch();
      const { data, ...rest } = (await answer.json()) as { data: Data };
      await route.fulfill({ response: answer, json: { ...rest, data: change(data) } });
    });
  };
export const edit = press('Edit Profile', button('Save Changes'));

/** A deal of the demo that both sides see as it was sent, by its title. */
export const briefSent = 'Winter barrier serum: three-step morning routine';
