/** A screen in a certain state, and how it is reached. */
import type { Locator, Page } from '@playwright/test';
import { said, saidWithin } from './said.ts';

/** The visitors in whose browsers screens are opened. */
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
  /** The name of the check and of the picture's file. */
  name: string;
  visitor: Visitor;
  /** `:deal` and `:creator` stand for ids, `:code` for that of the deal's certificate. */
  path: string;
  /** The title of the deal that `:deal` or `:code` stands for. */
  deal?: string;
  /** The tab's title, before the product's name. */
  title: string;
  /** What is set up before it is opened. */
  before?: (page: Page) => Promise<void>;
  /** An element that is there once the screen is loaded. */
  shows: (page: Page) => Locator;
  /** What is done then, to reach the intended state. */
  open?: (page: Page) => Promise<void>;
  /** The address of a call that the server is expected to refuse. */
  refused?: string;
  /** The address does not exist, so the server answers 404. */
  isMissing?: true;
  /** A picture is taken in the dark theme as well. */
  darkPicture?: true;
}

/** By their English names, on English and on Arabic pages. */
export const heading = (name: string) => (page: Page) =>
  page.getByRole('heading', { level: 1, name: saidWithin(name) });
export const button = (name: string) => (page: Page) => page.getByRole('button', { name: said(name) });
export const link = (name: string) => (page: Page) => page.getByRole('link', { name: said(name) });
export const text = (words: string) => (page: Page) => page.getByText(saidWithin(words));

/** The first visible match: wide and narrow pages contain parts that the other one hides. */
export const seen = (locator: Locator) => locator.filter({ visible: true }).first();

/** Clicks a button and waits for what it opens. */
export const press = (name: string, opened: (page: Page) => Locator) => async (page: Page) => {
  await seen(button(name)(page)).click();
  await opened(page).waitFor();
};
export const dialog = (page: Page) => page.getByRole('dialog');

/** Changes the server's answer at an address, for a state that does not occur in the demo. */
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

/** A deal of the demo with a sent brief, by its title. */
export const briefSent = 'Winter barrier serum: three-step morning routine';
