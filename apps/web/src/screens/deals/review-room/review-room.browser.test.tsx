import { type DealDetail, type DealFile, type FileMedia, packWaveform } from '@briefcast/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { comment } from '../../../testing/comments.ts';
import { dealDetail, dealFile } from '../../../testing/deals.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, newBrand, newCreator } from '../../../testing/people.ts';
import { server } from '../../../testing/stub-server.ts';
import { walkStates } from '../../../testing/walk-states.ts';
import { withoutComments } from '../../../testing/without-comments.ts';

const brand = newBrand();
const deal = idOf(10);
const path = `/review/${deal}/${idOf(20)}`;

const facts: FileMedia = {
  state: 'READY',
  progress: 100,
  failure: null,
  width: 1080,
  height: 1920,
  durationSeconds: 10,
  frameRate: { numerator: 30, denominator: 1 },
  frames: 300,
  isVariableRate: false,
  videoCodec: 'h264',
  audio: { codec: 'aac', channels: 2, sampleRate: 48_000 },
  loudness: { integrated: -14.1, truePeak: -1 },
  blackParts: [],
  silentParts: [],
  proxy: null,
  storyboard: null,
  waveform: packWaveform([10, 90, 40]),
};
const filmFile = (media: Partial<FileMedia> = {}, fields: Partial<DealFile> = {}) =>
  dealFile(20, {
    originalName: 'morning.mp4',
    type: 'VIDEO',
    media: { ...facts, ...media },
    ...fields,
  });
const submitted: Partial<DealDetail> = { status: 'SUBMITTED', files: [filmFile()] };

/** Signs the brand in with a deal that can be changed while it is looked at. */
function withDeal(fields: Partial<DealDetail> = submitted) {
  let now = dealDetail(fields);
  signIn(brand);
  server.returns('deals.read', () => ({ deal: now }));
  return (next: Partial<DealDetail>) => {
    now = { ...now, ...next };
    server.sends({ kind: 'deal.changed', dealId: deal, subjectId: null, by: 'CREATOR', byPerson: null });
  };
}

const timecode = () => page.getByRole('slider', { name: 'Position' });
const at = (text: string) => expect.element(timecode()).toHaveAttribute('aria-valuetext', text);
const press = (keys: string) => userEvent.keyboard(keys);
const button = (name: string) => page.getByRole('button', { name, exact: true });

const toArabic = () => page.getByRole('link', { name: 'العربية' });

beforeEach(withoutComments);

test('its states', () =>
  walkStates({
    visitor: brand,
    path,
    title: 'morning.mp4, Winter barrier serum',
    calls: ['deals.read'],
    loading: 'Loading deal...',
    fill: () => server.returns('deals.read', { deal: dealDetail(submitted) }),
    filled: ['Winter barrier serum', 'Play'],
    failing: ['Deal Not Found', 'Failed to fetch deal', 'Back to Dashboard'],
    clear: () => server.returns('deals.read', { deal: dealDetail({ status: 'SUBMITTED' }) }),
    empty: ['File Not Found', 'Back to the deal'],
    expired: 'log in',
  }));

test('the creator watches what is still in the draft, from the deal, and writes to nobody', async () => {
  signIn(newCreator());
  const drafted = filmFile({}, { status: 'DRAFT' });
  const maxBytes = { VIDEO: 2e9, IMAGE: 25e6, DOCUMENT: 25e6 };
  server.returns('deals.read', { deal: dealDetail({ status: 'IN_PROGRESS', briefItems: [] }) });
  server.returns('drafts.read', {
    draft: { isOpen: true, files: [drafted], uploads: [], isTakeBackPossible: false, maxBytes },
  });
  await openApp(`/deal/${deal}`);
  await page.getByRole('link', { name: 'Watch morning.mp4' }).click();
  await expect.element(timecode()).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'In your draft' })).toBeVisible();
  await expect
    .element(page.getByRole('navigation', { name: 'Files' }).getByRole('link', { name: 'morning' }))
    .toHaveAttribute('aria-current', 'true');
  expect(server.calls('comments.list')).toEqual([]);
});

test('leads to itself in the other language', async () => {
  withDeal();
  await openApp(path);
  await expect.element(toArabic()).toHaveAttribute('href', `/ar${path}`);
});

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
    // What is there now does not take away what is watched.
    change({ files: [filmFile()] });
    await expect.poll(() => server.calls('deals.read').length).toBeGreaterThan(1);
    await at('00:00:02');
  });

  test('that did not load is offered again, and to take along', async () => {
    withDeal();
    await openApp(path);
    await expect.element(page.getByRole('heading', { name: 'This film did not load' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Download', exact: true })).toBeVisible();
    await expect.element(button('Retry')).toBeVisible();
  });

  test('says that frames are counted by time alone where the server prepares none', async () => {
    withDeal({ ...submitted, files: [filmFile({ state: 'UNAVAILABLE', frameRate: null, frames: null })] });
    await openApp(path);
    await expect.element(page.getByText('This server prepares no films')).toBeVisible();
  });
});

test('a version that comes meanwhile is told of, and does not push away the one that is watched', async () => {
  const first = filmFile({}, { stackId: idOf(20), version: 1 });
  const second = { ...filmFile(), id: idOf(21), stackId: idOf(20), version: 2 };
  const change = withDeal({ ...submitted, files: [first] });
  const app = await openApp(path);
  await expect.element(timecode()).toBeVisible();
  change({ files: [{ ...first, status: 'NEEDS_REVISION', superseded: true }, second] });
  await expect.element(page.getByText('Layla Haddad sent version 2')).toBeVisible();
  expect(app.address()).toBe(path);
  await page.getByRole('link', { name: 'Watch v2' }).click();
  await expect.poll(app.address).toBe(`/review/${deal}/${idOf(21)}`);
  await expect.element(page.getByText('Layla Haddad sent version 2')).not.toBeInTheDocument();
  await expect.element(button('Approve')).toBeVisible();
});

test('a deal of another of one’s organisations offers the switch', async () => {
  signIn(brand);
  server.refuses('deals.read', 'deal.not_found');
  const other = { id: idOf(50), companyName: 'Kayan Home', profileImage: null, role: 'OWNER' } as const;
  server.returns('team.organizations', { organizations: [{ ...other, isCurrent: false, hasDeal: true }] });
  await openApp(path);
  await expect.element(page.getByRole('heading', { name: 'This deal belongs to Kayan Home' })).toBeVisible();
});

test('the creator watches what the brand decides', async () => {
  signIn(newCreator());
  server.returns('deals.read', { deal: dealDetail(submitted) });
  await openApp(path);
  await expect.element(page.getByRole('heading', { name: 'Winter barrier serum' })).toBeVisible();
  await expect.element(timecode()).toBeVisible();
  await expect.element(button('Approve')).not.toBeInTheDocument();
});

test('a picture is enlarged by keys, and stays within its frame', async () => {
  withDeal({ ...submitted, files: [dealFile(20)] });
  await openApp(path);
  const larger = button('Larger');
  await expect.element(larger).toBeVisible();
  await expect.element(button('Smaller')).toBeDisabled();
  await press('=');
  await expect.element(button('Smaller')).toBeEnabled();
  await press('0');
  await expect.element(button('Smaller')).toBeDisabled();
  await expect.element(timecode()).not.toBeInTheDocument();
});

describe('on a phone', () => {
  test('the version opens what is known, and Decide the decision', async () => {
    withDeal();
    await page.viewport(390, 844);
    await openApp(path);
    await button('Version 1').click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('1080 × 1920')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Sound', exact: true })).toBeVisible();
    // The rounds that are left, as sheets that are not written yet.
    await expect.element(dialog.getByText('Round 2')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Share for a look' })).toBeVisible();
    await expect.element(toArabic()).toHaveAttribute('href', `/ar${path}`);
    await press('{Escape}');
    await button('Decide').click();
    await expect.element(dialog.getByRole('button', { name: 'Approve' })).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Request Revision' })).toBeVisible();
  });

  const isInView = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight;
  };

  test('a film is moved frame by frame, and the other files are one press away', async () => {
    withDeal({ ...submitted, files: [filmFile(), dealFile(21, { originalName: 'second.png' })] });
    await page.viewport(390, 664);
    const app = await openApp(path);
    await button('One frame forward').click();
    await at('00:00:01');
    for (const name of ['One frame back', 'One frame forward', 'Sound', 'Speed, 1×', 'Comment'])
      await expect.poll(() => isInView(button(name).element())).toBe(true);
    await expect.element(page.getByText('1 of 2', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Next file: second.png' }).click();
    await expect.poll(app.address).toBe(`/review/${deal}/${idOf(21)}`);
    await expect.element(page.getByRole('link', { name: 'Previous file: morning.mp4' })).toBeVisible();
  });

  test('a low window has the same in the sheet of the version', async () => {
    withDeal({ ...submitted, files: [filmFile(), dealFile(21, { originalName: 'second.png' })] });
    await page.viewport(360, 560);
    await openApp(path);
    await expect.element(page.getByRole('link', { name: 'Next file: second.png' })).not.toBeInTheDocument();
    await button('Version 1').click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByRole('button', { name: 'One frame forward' })).toBeVisible();
    await expect.element(dialog.getByRole('link', { name: 'Next file: second.png' })).toBeVisible();
  });

  test.each([
    [390, 844],
    [360, 560],
  ])('the tools for drawing are one row of %i by %i, in the place of the other buttons', async (...size) => {
    withDeal();
    await page.viewport(...size);
    await openApp(path);
    await button('Draw on the frame').click();
    const tools = page.getByRole('toolbar', { name: 'Drawing tools' });
    await expect.element(tools).toBeVisible();
    const controls = tools.element().querySelectorAll('button, input');
    expect(controls.length).toBeGreaterThan(7);
    const middles = [...controls].map((control) => {
      const { top, height } = control.getBoundingClientRect();
      return Math.round(top + height / 2);
    });
    expect(new Set(middles).size).toBe(1);
    expect([...controls].filter((control) => !isInView(control))).toEqual([]);
    await expect.element(button('Comment')).not.toBeInTheDocument();
  });

  test('the comments panel comes up from below and goes again', async () => {
    withDeal({ ...submitted, files: [filmFile({}, { status: 'NEEDS_REVISION', feedback: 'Too dark.' })] });
    await page.viewport(390, 844);
    await openApp(path);
    await expect.element(timecode()).toBeVisible();
    await expect.element(page.getByText('Too dark.')).not.toBeVisible();
    await button('Comment').click();
    await expect.element(page.getByText('Too dark.')).toBeVisible();
    await button('Make the sheet larger or smaller').click();
    await expect.element(page.getByText('Too dark.')).not.toBeVisible();
  });
});
