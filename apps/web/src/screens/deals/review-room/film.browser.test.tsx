/** A film in the review room: keys, frames, ranges, and how far it is prepared. */
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { comment } from '../../../testing/comments.ts';
import { dealFile } from '../../../testing/deals.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { idOf } from '../../../testing/people.ts';
import {
  at,
  button,
  deal,
  facts,
  filmFile,
  path,
  press,
  submitted,
  timecode,
  withDeal,
} from '../../../testing/review-room.ts';
import { server } from '../../../testing/stub-server.ts';
import { withoutComments } from '../../../testing/without-comments.ts';

beforeEach(withoutComments);

describe('a film', () => {
  test('takes Space wherever it would do nothing but scroll', async () => {
    withDeal();
    await openApp(path);
    await expect.element(timecode()).toBeVisible();
    const taken: boolean[] = [];
    const watch = (event: KeyboardEvent) => taken.push(event.defaultPrevented);
    window.addEventListener('keydown', watch);
    (timecode().element() as HTMLElement).focus();
    await press(' ');
    (page.getByRole('link').first().element() as HTMLElement).focus();
    await press(' ');
    window.removeEventListener('keydown', watch);
    expect(taken).toEqual([true, true]);
    // A button has Space for itself.
    (button('Sound').element() as HTMLElement).focus();
    await press(' ');
    await expect.element(button('Sound')).toHaveAttribute('aria-pressed', 'false');
  });

  test('goes to a timecode, to minutes and seconds, or to a frame that is typed', async () => {
    withDeal();
    await openApp(path);
    await at('00:00:00');
    for (const [typed, shown] of [
      ['00:06:04', '00:06:04'],
      ['0:07', '00:07:00'],
      ['95', '00:03:05'],
    ] as const) {
      await page.getByRole('button', { name: /: go to another frame$/ }).click();
      await page.getByRole('textbox', { name: 'Timecode, minutes and seconds, or frame number' }).fill(typed);
      await press('{Enter}');
      await at(shown);
    }
  });

  test('whose comments stand near each other has one flag for them, which leads from one to the next', async () => {
    withDeal();
    const at = (from: number) => ({ from, to: null });
    server.returns('comments.list', {
      comments: [comment(1, { at: at(10) }), comment(2, { at: at(11) }), comment(3, { at: at(200) })],
      removed: [],
      upTo: 3,
      more: false,
    });
    await openApp(path);
    const many = page.getByRole('button', { name: /^2 comments near each other/ });
    await expect.element(many).toHaveTextContent('×2');
    await expect
      .element(page.getByRole('group', { name: 'Timeline' }).getByRole('button', { name: /^Comment 3/ }))
      .toBeVisible();
    await many.click();
    await expect.element(many).toHaveTextContent('1');
    await many.click();
    await expect.element(many).toHaveTextContent('2');
    await expect.element(page.getByRole('article', { name: /^Comment 2/ })).toBeVisible();
  });

  test('is watched as it came, where that is sharper and plays, from the frame that was seen', async () => {
    const proxy = {
      ...{ url: '/proxy.mp4', mimeType: 'video/mp4', width: 720, height: 1280 },
      ...{ frameRate: facts.frameRate, frames: 300 },
    };
    withDeal({ ...submitted, files: [filmFile({ proxy, playsAsCame: true }, { url: '/original.mp4' })] });
    const source = () => document.querySelector('video')?.getAttribute('src');
    await openApp(path);
    await at('00:00:00');
    await press('{ArrowRight}{ArrowRight}');
    await at('00:00:02');
    expect(source()).toContain('/proxy.mp4');
    const original = button('The original, in 1080 lines');
    await expect.element(original).toHaveTextContent('720p');
    await original.click();
    await expect.poll(source).toContain('/original.mp4');
    await expect.element(original).toHaveTextContent('1080p');
    await at('00:00:02');
    await original.click();
    await expect.poll(source).toContain('/proxy.mp4');
  });

  test('that was revised stands in the rail where its first version stood', async () => {
    const other = dealFile(21, { originalName: 'second.png' });
    const again = filmFile(
      {},
      { id: idOf(22), originalName: 'morning-again.mp4', stackId: idOf(20), version: 2 },
    );
    withDeal({ ...submitted, files: [filmFile({}, { superseded: true }), other, again] });
    await openApp(`/review/${deal}/${idOf(22)}`);
    const rail = page.getByRole('navigation', { name: 'Files' });
    await expect.element(rail.getByRole('link', { name: /morning-again/ })).toBeVisible();
    const names = rail
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('title'));
    expect(names).toEqual(['morning-again.mp4', 'second.png']);
  });

  test('has every button of its player within reach on a tablet', async () => {
    await page.viewport(768, 900);
    withDeal();
    await openApp(path);
    await at('00:00:00');
    const isPressed = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const buttons = page.getByRole('group', { name: 'Playback' }).getByRole('button').elements();
    expect(buttons.length).toBeGreaterThan(8);
    const covered = buttons.filter((element) => !isPressed(element));
    expect(covered.map((element) => element.getAttribute('aria-label'))).toEqual([]);
  });

  test('goes from frame to frame by keys, and not beyond its ends', async () => {
    withDeal();
    await openApp(`${path}?frame=184`);
    await at('00:06:04');
    await press('{ArrowRight}');
    await at('00:06:05');
    await press('{Shift>}{ArrowLeft}{/Shift}');
    await at('00:05:05');
    await press('{End}');
    await at('00:09:29');
    await press('{ArrowRight}');
    await at('00:09:29');
    await press('{Home}{ArrowLeft}');
    await at('00:00:00');
  });

  test('has a range, marked by keys and moved by its handles', async () => {
    withDeal();
    await openApp(`${path}?frame=30`);
    await at('00:01:00');
    await press('i{Shift>}{ArrowRight}{/Shift}o');
    const end = page.getByRole('slider', { name: 'End of the range' });
    await expect.element(end).toHaveAttribute('aria-valuetext', '00:02:00');
    (end.element() as HTMLElement).focus();
    await press('{ArrowLeft}');
    await expect.element(end).toHaveAttribute('aria-valuetext', '00:01:29');
    // The film itself stays where it is: the arrow was the handle's.
    await at('00:02:00');
  });

  test('says what was found out about it', async () => {
    withDeal();
    await openApp(path);
    for (const fact of ['1080 × 1920', '0:10', 'H.264, 30 fps', '−14.1 LUFS']) {
      await expect.element(page.getByText(fact, { exact: true })).toBeVisible();
    }
  });

  test('leaves its single keys when they are turned off, and keeps that', async () => {
    withDeal();
    const app = await openApp(path);
    await at('00:00:00');
    await press('?');
    await page.getByRole('switch', { name: 'Single keys' }).click();
    await press('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await press('s?{ArrowRight}');
    await at('00:00:01');
    await expect.element(button('Safe area')).toHaveAttribute('aria-pressed', 'false');
    await app.reload();
    await expect.element(timecode()).toBeVisible();
    await press('s');
    await expect.element(button('Safe area')).toHaveAttribute('aria-pressed', 'false');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test.each([
    ['upright', { width: 1080, height: 1920 }, 1],
    ['lying', { width: 1920, height: 1080 }, 0],
  ])('has a safe area of phones over an upright film alone: %s', async (_, size, areas) => {
    withDeal({ ...submitted, files: [filmFile(size)] });
    await openApp(path);
    await at('00:00:00');
    await press('s');
    await expect.poll(() => document.querySelectorAll('.safe-area').length).toBe(areas);
  });

  test('keeps its keys out of fields', async () => {
    withDeal();
    await openApp(path);
    await button('Request Revision').click();
    await page.getByLabelText('Feedback for the creator', { exact: true }).fill('');
    await press('sss');
    await press('{Escape}');
    await expect.element(button('Safe area')).toHaveAttribute('aria-pressed', 'false');
  });

  test('tells how far it is prepared, and begins when it is', async () => {
    const change = withDeal({ ...submitted, files: [filmFile({ state: 'WORKING', progress: 64 })] });
    await openApp(path);
    await expect.element(page.getByRole('heading', { name: 'Preparing version 1…' })).toBeVisible();
    await expect.element(page.getByText('64%')).toBeVisible();
    await expect.element(timecode()).not.toBeInTheDocument();
    change({ files: [filmFile()] });
    await expect.element(timecode()).toBeVisible();
  });

  test('leaves a dialog open, with what was typed, when it begins', async () => {
    const change = withDeal({ ...submitted, files: [filmFile({ state: 'WORKING', progress: 64 })] });
    await openApp(path);
    await button('Request Revision').click();
    const feedback = page.getByLabelText('Feedback for the creator', { exact: true });
    await feedback.fill('Please keep the bottle in the picture.');
    change({ files: [filmFile()] });
    await expect.element(page.getByText('Preparing version 1…')).not.toBeInTheDocument();
    await expect.element(feedback).toHaveValue('Please keep the bottle in the picture.');
    await press('{Escape}');
    await expect.element(timecode()).toBeVisible();
  });

  test('is played as it was uploaded, if somebody cannot wait', async () => {
    const change = withDeal({ ...submitted, files: [filmFile({ state: 'WORKING', progress: 64 })] });
    await openApp(path);
    await button('Play the original').click();
    await press('{ArrowRight}{ArrowRight}');
    await at('00:00:02');
    // Finished preparation does not take away what is being watched.
    change({ files: [filmFile()] });
    await expect.poll(() => server.calls('deals.read').length).toBeGreaterThan(1);
    await at('00:00:02');
  });

  test('that did not load is offered again, and to take along', async () => {
    withDeal();
    await openApp(path);
    await expect.element(page.getByRole('heading', { name: 'This video did not load' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Download', exact: true })).toBeVisible();
    await expect.element(button('Retry')).toBeVisible();
  });

  test('says that frames are counted by time alone where the server prepares none', async () => {
    withDeal({ ...submitted, files: [filmFile({ state: 'UNAVAILABLE', frameRate: null, frames: null })] });
    await openApp(path);
    await expect.element(page.getByText('This server does not prepare videos')).toBeVisible();
  });
});
