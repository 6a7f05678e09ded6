/** Castings as creators and guests see them: the board, the page of one, applying, and one's own applications. */
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { application, board, casting, castingCard } from '../../testing/castings.ts';
import { expectWithinPage } from '../../testing/endless.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, portfolioItem, publishedCreator } from '../../testing/people.ts';
import { readFromTheRight, textBox } from '../../testing/right-to-left.ts';
import { server } from '../../testing/stub-server.ts';

const noApplications = { applications: [], nextCursor: null };
const address = `/castings/${idOf(70)}`;
const dialog = page.getByRole('dialog', { name: 'Apply to Oasis Skin' });
const creator = () =>
  publishedCreator({
    languages: ['Arabic'],
    categories: [{ id: idOf(91), name: 'Travel' }],
    portfolio: [1, 2, 3, 4].map((number) => portfolioItem(number, `Work ${number}`)),
  });

beforeEach(() => {
  localStorage.removeItem(`castingApplication:${idOf(2)}:${idOf(70)}`);
  server.returns('savedCastings.list', { castings: [] });
  server.returns('castingSearches.list', { searches: [] });
  server.returns('castingInvitations.own', { invitations: [] });
});

describe('the board', () => {
  test('says what each pays, when it closes and how well it fits, and marks what one applied to', async () => {
    signIn(creator());
    const other = castingCard({ id: idOf(71), title: 'The cup after iftar', payFrom: 35_000, payTo: 35_000 });
    server.returns('castings.board', board([castingCard(), other]));
    server.returns('castingApplications.list', {
      applications: [{ ...application(), casting: other }],
      nextCursor: null,
    });
    await openApp('/castings');
    const [first, second] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)];
    await expect.element(page.getByText('2 open briefs from brands')).toBeVisible();
    await expect.element(first.getByText('$300 to $450')).toBeVisible();
    await expect.element(first.getByText('1 of 3 cast')).toBeVisible();
    await expect.element(first.getByText('3 of 4 fit')).toBeVisible();
    await expect.element(first.getByText(/Beauty is not in your categories/u)).toBeVisible();
    await expect.element(second.getByText('Applied', { exact: true })).toBeVisible();
  });

  test('holds words of any length', async () => {
    server.returns('castings.board', board([castingCard()]));
    await expectWithinPage('/castings');
  });

  test('is filtered by pressing, and the address holds the filters', async () => {
    server.returns('castings.board', board([castingCard()]));
    const app = await openApp('/castings?search=serum');
    await page.getByRole('checkbox', { name: /French/u }).click();
    await expect.poll(app.address).toBe('/castings?search=serum&language=French');
    await page.getByLabelText('Sort').first().selectOptions('Best paid first');
    await expect
      .poll(() => server.calls('castings.board').at(-1)?.query)
      .toEqual({ search: 'serum', languages: ['French'], sort: 'pay' });
    await page.getByRole('button', { name: 'Reset filters' }).click();
    await expect.poll(app.address).toBe('/castings?sort=pay');
  });

  test('says that there is none, and what failed', async () => {
    server.returns('castings.board', board([]));
    await openApp('/castings?language=French');
    await expect.element(page.getByText('No castings found')).toBeVisible();
  });

  test('offers to try again', async () => {
    server.loses('castings.board');
    await openApp('/castings');
    await expect.element(page.getByText('Failed to load castings')).toBeVisible();
    server.returns('castings.board', board([castingCard()]));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByRole('link', { name: 'Three faces, one barrier serum' })).toBeVisible();
  });
});

describe('the page of a casting', () => {
  test('leads guests to sign up, and back to it', async () => {
    server.returns('castings.read', { casting: casting() });
    const app = await openApp(address);
    await expect.element(page.getByText('Pay per creator')).toBeVisible();
    await page.getByRole('link', { name: 'Sign up to apply' }).click();
    await expect.poll(app.address).toBe('/signup#creator');
    expect(sessionStorage.getItem('returnUrl')).toBe(address);
  });

  test('holds words of any length', async () => {
    server.returns('castings.read', { casting: casting({ question: 'Which skin is yours?' }) });
    await expectWithinPage(address);
  });

  test('has its marks at the right in Arabic, beside what was written in English', async () => {
    readFromTheRight();
    server.returns('castings.read', { casting: casting() });
    await openApp(address);
    const words = page.getByText('Natural light', { exact: true });
    await expect.element(words).toBeVisible();
    const item = words.element().closest('li');
    if (!item) throw new Error('No list has what is required');
    // The browser draws the mark before the item, on the side where its lines begin.
    expect(getComputedStyle(item).direction).toBe('rtl');
    expect(textBox(words.element()).right).toBeCloseTo(item.getBoundingClientRect().right, 0);
  });

  test('says that there is none', async () => {
    server.refuses('castings.read', 'casting.not_found');
    await openApp(address);
    await expect.element(page.getByText('This casting does not exist')).toBeVisible();
  });

  test('takes an application for its own pay where that is fixed, to the version that was read', async () => {
    signIn(creator());
    server.returns('castings.read', {
      casting: casting({ payFrom: 45_000, payTo: 45_000, version: 'first' }),
    });
    server.returns('castingApplications.read', { application: null });
    server.returns('castingApplications.apply', { application: application() });
    await openApp(address);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.element(dialog.getByText('$450', { exact: true })).toBeVisible();
    await expect.element(dialog.getByLabelText('Your price (USD)')).not.toBeInTheDocument();
    await dialog.getByLabelText('Your pitch').fill('I film at 6.40.');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect
      .poll(() => server.calls('castingApplications.apply'))
      .toMatchObject([{ body: { price: 45_000, version: 'first' } }]);
  });

  test('names contact details in pitch and answer while they are typed, where texts are checked', async () => {
    signIn(creator());
    server.returns('castings.read', { casting: casting({ question: 'Which skin is yours?' }) });
    server.returns('castingApplications.read', { application: null });
    await openApp(address, {
      demo: null,
      market: { credits: false, subscription: false, moderation: true },
    });
    await page.getByRole('button', { name: 'Apply' }).click();
    for (const field of ['Your pitch', 'Which skin is yours?']) {
      await dialog.getByLabelText(field).fill('Dry, ask @laylamakes');
      await expect
        .element(dialog.getByLabelText(field))
        .toHaveAccessibleDescription(/Leave out contact details.*“@laylamakes”/u);
    }
  });

  test('takes an application, and keeps what was typed until it is sent', async () => {
    signIn(creator());
    server.returns('castings.read', { casting: casting({ question: 'Which skin is yours?' }) });
    server.returns('castingApplications.read', { application: null });
    await openApp(address);
    await page.getByRole('button', { name: 'Apply' }).click();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect.element(dialog.getByText('Answer the brand’s question.')).toBeVisible();
    await dialog.getByLabelText('Your pitch').fill('I film at 6.40.');
    await dialog.getByLabelText('Which skin is yours?').fill('Reactive');
    await dialog.getByLabelText('Your price (USD)').fill('520');
    await expect.element(dialog.getByText('$70 over the brand’s range')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.element(dialog.getByLabelText('Your pitch')).toHaveValue('I film at 6.40.');
    // In the order in which they are picked, and no fourth.
    for (const work of ['Work 3', 'Work 1', 'Work 2'])
      await dialog.getByRole('button', { name: work }).click();
    await expect.element(dialog.getByRole('button', { name: 'Work 4' })).toBeDisabled();
    server.returns('castingApplications.apply', { application: application() });
    server.returns('castingApplications.read', { application: application() });
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect
      .poll(() => server.calls('castingApplications.apply'))
      .toMatchObject([
        {
          params: { castingId: idOf(70) },
          body: {
            pitch: 'I film at 6.40.',
            answer: 'Reactive',
            price: 52_000,
            itemIds: [idOf(3), idOf(1), idOf(2)],
          },
        },
      ]);
    await expect.element(page.getByText('Waiting', { exact: true })).toBeVisible();
  });

  test('says what the server does not take where it is seen, also at the end of a long form', async () => {
    await page.viewport(390, 664);
    signIn(creator());
    server.returns('castings.read', { casting: casting() });
    server.returns('castingApplications.read', { application: null });
    server.refuses('castingApplications.apply', 'casting.closed');
    await openApp(address);
    await page.getByRole('button', { name: 'Apply' }).click();
    await dialog.getByLabelText('Your pitch').fill('I film at 6.40.');
    await dialog.getByLabelText('Your price (USD)').fill('420');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect.element(dialog.getByText('This casting takes no more applications.')).toBeInViewport();
  });

  test('shows how one’s application stands, which can be withdrawn', async () => {
    signIn(creator());
    let own = application({ state: 'SHORTLISTED' });
    server.returns('castings.read', { casting: casting() });
    server.returns('castingApplications.read', () => ({ application: own }));
    server.returns('castingApplications.withdraw', () => {
      own = { ...own, state: 'WITHDRAWN' };
      return { application: own };
    });
    await openApp(address);
    await expect.element(page.getByText('Shortlisted')).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(page.getByRole('button', { name: 'Apply' })).toBeVisible();
  });
});

describe('one’s own applications', () => {
  test('say how each stands, and lead to the brief that came of one', async () => {
    signIn(creator());
    server.returns('castingApplications.list', {
      applications: [
        {
          ...application({ state: 'CAST', deal: { id: idOf(10), status: 'BRIEF_SENT' } }),
          casting: castingCard(),
        },
        {
          ...application({ id: idOf(102), state: 'NOT_CHOSEN' }),
          casting: castingCard({ id: idOf(71), title: 'Linen, worn for a week', state: 'CLOSED' }),
        },
      ],
      nextCursor: null,
    });
    await openApp('/my-applications');
    await expect.element(page.getByText('Your brief is here, at your price')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Read the brief' }))
      .toHaveAttribute('href', `/deal/${idOf(10)}`);
    await expect.element(page.getByText('Not chosen')).toBeVisible();
  });

  test('are edited by one press, which opens the form', async () => {
    signIn(creator());
    const applied = application({ pitch: 'I film at 6.40.' });
    const listed = { ...applied, casting: castingCard() };
    server.returns('castingApplications.list', { applications: [listed], nextCursor: null });
    server.returns('castings.read', { casting: casting() });
    server.returns('castingApplications.read', { application: applied });
    const app = await openApp('/my-applications');
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect
      .element(page.getByRole('dialog').getByLabelText('Your pitch'))
      .toHaveValue('I film at 6.40.');
    expect(app.address()).toBe(address);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('hold words of any length', async () => {
    signIn(creator());
    server.returns('castingApplications.list', {
      applications: [{ ...application(), casting: castingCard() }],
      nextCursor: null,
    });
    await expectWithinPage('/my-applications');
  });

  test('are none at first', async () => {
    signIn(creator());
    server.returns('castingApplications.list', noApplications);
    await openApp('/my-applications');
    await expect.element(page.getByText('No applications yet')).toBeVisible();
  });
});

test('a sample says so on the board and on its page, and words stand where one would apply', async () => {
  signIn(creator());
  const brand = { companyName: 'Dune & Dew', profileImage: null, isSample: true };
  server.returns('castings.board', board([castingCard({ brand })]));
  server.returns('castingApplications.list', noApplications);
  const app = await openApp('/castings');
  await expect.element(page.getByRole('article').getByText('Sample', { exact: true })).toBeVisible();
  server.returns('castings.read', { casting: casting({ brand }) });
  server.returns('castingApplications.read', { application: null });
  await page.getByRole('link', { name: /Three faces/ }).click();
  await expect.poll(app.address).toBe(address);
  await expect.element(page.getByText('Sample', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/nobody is behind it, so you cannot apply/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Apply' }).elements()).toEqual([]);
});
