/** The portfolio on a creator’s own profile: what is added, ordered, titled and deleted. */
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chooseFiles, picture } from '../../../testing/choose-files.ts';
import {
  answerBesideProfile,
  edit,
  openProfile,
  press,
  save,
  saved,
  tab,
} from '../../../testing/creator-profile.ts';
import { idOf, portfolioItem } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';

beforeEach(answerBesideProfile);

describe('the portfolio', () => {
  test('says of a film that some browsers do not play what becomes of it', async () => {
    const portfolio = [
      { ...portfolioItem(61, 'phone'), type: 'VIDEO' as const, film: 'PREPARING' as const },
      { ...portfolioItem(62, 'damaged'), type: 'VIDEO' as const, film: 'UNPLAYABLE' as const },
    ];
    await openProfile({ portfolio });
    await tab('Portfolio');
    await expect.element(page.getByText(/We are making a version that all can play/u)).toBeVisible();
    await expect.element(page.getByText(/Upload it as an MP4 with H\.264/u)).toBeVisible();
  });

  test('is deleted from on save, after a second thought', async () => {
    const { read, keep } = await openProfile({
      portfolio: [portfolioItem(61, 'serum'), portfolioItem(62, 'texture')],
    });
    server.returns('portfolio.remove', ({ params: { itemId } }) => {
      keep({ ...read(), portfolio: read().portfolio.filter(({ id }) => id !== itemId) });
      return {};
    });
    await edit();
    await tab('Portfolio');
    await press('Delete serum');
    await expect.element(page.getByText('1 item is deleted when you save.')).toBeVisible();
    await press('Undo');
    await expect.element(page.getByRole('button', { name: 'Delete serum' })).toBeVisible();
    await press('Delete serum');
    expect(server.calls('portfolio.remove')).toEqual([]);
    await save();
    await expect.element(saved).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'View serum' })).not.toBeInTheDocument();
    expect(read().portfolio).toMatchObject([{ title: 'texture' }]);
  });

  test('is ordered by keys, with a new piece where it was put, and titled anew', async () => {
    const { read, keep } = await openProfile({
      portfolio: [portfolioItem(61, 'serum'), portfolioItem(62, 'texture')],
    });
    server.returns('files.uploadPortfolio', {
      file: { id: idOf(71), url: '/api/media/light', type: 'IMAGE' },
    });
    server.returns('portfolio.add', { item: portfolioItem(71, 'light') });
    server.returns('portfolio.change', ({ params, body }) => ({
      item: { ...portfolioItem(62, body.title ?? ''), id: params.itemId },
    }));
    server.returns('portfolio.arrange', ({ body }) => {
      const all = [...read().portfolio, portfolioItem(71, 'light')];
      const portfolio = body.itemIds.flatMap((id) => all.find((item) => item.id === id) ?? []);
      keep({ ...read(), portfolio });
      return { portfolio };
    });
    await edit();
    await tab('Portfolio');
    await chooseFiles('Add Media', [picture('light.png')]);
    await page.getByRole('textbox', { name: 'Title of texture' }).fill('Texture, close');
    await press('Make cover: light');
    const handles = page.getByRole('button', { name: /^Move/ });
    const order = () => handles.elements().map((handle) => handle.getAttribute('aria-label'));
    await expect.poll(order).toEqual(['Move light', 'Move serum', 'Move Texture, close']);

    (page.getByRole('button', { name: 'Move serum' }).element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByText('serum picked up, at place 2 of 3.')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByText('serum is at place 3 of 3.')).toBeInTheDocument();
    await userEvent.keyboard(' ');
    await expect.poll(order).toEqual(['Move light', 'Move Texture, close', 'Move serum']);

    await save();
    await expect.element(saved).toBeVisible();
    await expect
      .poll(() => server.calls('portfolio.change').map(({ body }) => body))
      .toEqual([{ title: 'Texture, close' }]);
    await expect
      .poll(() => server.calls('portfolio.arrange').map(({ body }) => body.itemIds))
      .toEqual([[idOf(71), idOf(62), idOf(61)]]);
    const shown = () => page.getByRole('button', { name: /^View/ }).elements();
    await expect
      .poll(() => shown().map((frame) => frame.getAttribute('aria-label')))
      .toEqual(['View light', 'View texture', 'View serum']);
  });

  test('tells what a work shows, its kind and its category, one press away', async () => {
    const { keep, read } = await openProfile({ portfolio: [portfolioItem(61, 'serum')] });
    server.returns('portfolio.change', ({ body: { title: _, ...told } }) => {
      const item = { ...portfolioItem(61, 'serum'), shows: told.shows ?? '' };
      keep({ ...read(), portfolio: [item] });
      return { item };
    });
    await edit();
    await tab('Portfolio');
    const shows = page.getByLabelText('What it shows');
    await expect.element(shows).not.toBeVisible();
    await page.getByText('About this work').click();
    await shows.fill('Amber drops in morning light');
    await page.getByLabelText('Kind of content').selectOptions('UGC photo');
    await page.getByLabelText('Category').selectOptions('Beauty');
    await save();
    await expect.element(saved).toBeVisible();
    expect(server.calls('portfolio.change').map(({ body }) => body)).toEqual([
      { shows: 'Amber drops in morning light', kind: 'UGC Photo', trade: 'Beauty' },
    ]);
    await expect.element(page.getByText('Amber drops in morning light')).toBeVisible();
  });

  test('tries a failed upload again, and keeps a failed item until it is saved', async () => {
    const { read, keep } = await openProfile();
    await edit();
    await tab('Portfolio');
    server.loses('files.uploadPortfolio');
    await chooseFiles('Add Media', [picture('serum.png')]);
    const unreachable = page.getByText('We could not reach Briefcast.');
    await expect.element(unreachable).toBeVisible();
    server.returns('files.uploadPortfolio', {
      file: { id: idOf(71), url: '/api/media/serum', type: 'IMAGE' },
    });
    await press('Retry');
    await expect.element(unreachable).not.toBeInTheDocument();

    server.returns('portfolio.arrange', { portfolio: [] });
    server.refuses('portfolio.add', 'request.rate_limited');
    await save();
    const failures = page.getByRole('region', { name: 'Some portfolio changes were not saved' });
    await expect.element(failures).toBeVisible();
    server.returns('portfolio.add', ({ body: { title } }) => {
      const item = portfolioItem(71, title);
      keep({ ...read(), portfolio: [item] });
      return { item };
    });
    await press('Try Again');
    await expect.element(saved).toBeVisible();
    await expect
      .poll(() => server.calls('portfolio.add').map(({ body }) => body.title))
      .toEqual(['serum', 'serum']);
    expect(read().portfolio).toMatchObject([{ title: 'serum' }]);
  });
});
