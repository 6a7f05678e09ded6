/** Ways that bring castings and creators together: drafts and beginnings, invitations, saves of creators. */
import { AppError } from '@briefcast/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { board, casting, castingCard, castingDraft, ownCasting } from '../../testing/castings.ts';
import { directoryPage, publicCreator } from '../../testing/directory.ts';
import { expectWithinPage } from '../../testing/endless.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand, publishedCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';

const noPages = { castings: [], nextCursor: null };

beforeEach(() => {
  for (const key of Object.keys(localStorage))
    if (/^(castingDraft|briefDraft):/u.test(key)) localStorage.removeItem(key);
  server.returns('creators.categories', { categories: [{ id: idOf(90), name: 'Beauty' }] });
  server.returns('castings.own', noPages);
  server.returns('castingDrafts.list', { drafts: [castingDraft()] });
  server.returns('briefTemplates.list', { templates: [] });
  server.returns('deals.brandDeals', { deals: [], nextCursor: null });
  server.returns('savedCastings.list', { castings: [] });
  server.returns('castingSearches.list', { searches: [] });
  server.returns('castingInvitations.own', { invitations: [] });
  server.returns('castingInvitations.sent', { invitations: [], appliedIds: [] });
  server.returns('castingApplications.list', { applications: [], nextCursor: null });
});

describe('a draft', () => {
  test('stands among the castings with what it lacks, and is deleted after a question', async () => {
    signIn(newBrand());
    server.returns('castingDrafts.remove', {});
    await openApp('/my-castings');
    await expect.element(page.getByText('Missing: description, deliverables, pay, dates')).toBeVisible();
    await page.getByRole('button', { name: 'Delete the draft Ramadan night routine' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('Ramadan night routine')).not.toBeInTheDocument();
    await expect.poll(() => server.calls('castingDrafts.remove')).toHaveLength(1);
  });

  test('is what is typed, kept at a pause and found again by its address', async () => {
    signIn(newBrand());
    server.returns('castingDrafts.create', ({ body }) => ({
      draft: { ...castingDraft(), terms: { ...castingDraft().terms, title: body.title } },
    }));
    const app = await openApp('/my-castings/new');
    await page.getByLabelText('Project Title').fill('Lunch bowl, three swaps');
    await expect.element(page.getByText('Saved as a draft')).toBeVisible();
    await expect
      .poll(() => server.calls('castingDrafts.create').map(({ body }) => body.title))
      .toEqual(['Lunch bowl, three swaps']);
    await expect.poll(app.address).toBe(`/my-castings/new?draft=${idOf(75)}`);
    // The form is the same, and what is typed on becomes part of the same draft.
    await expect.element(page.getByLabelText('Project Title')).toHaveValue('Lunch bowl, three swaps');
    server.returns('castingDrafts.save', ({ body }) => ({
      draft: { ...castingDraft(), terms: { ...castingDraft().terms, title: body.title } },
    }));
    await page.getByLabelText('Project Title').fill('Lunch bowl');
    await expect.poll(() => server.calls('castingDrafts.save').at(-1)?.body.title).toBe('Lunch bowl');
  });

  test('fills the form, and stays on the device where it cannot be saved', async () => {
    signIn(newBrand());
    server.refuses(
      'castingDrafts.save',
      new AppError('service.unavailable', { params: { check: 'database' } }),
    );
    await openApp(`/my-castings/new?draft=${idOf(75)}`);
    const title = page.getByLabelText('Project Title');
    await expect.element(title).toHaveValue('Ramadan night routine');
    await title.fill('Ramadan night routine, two faces');
    await expect.element(page.getByText('Not saved yet. It stays on this device.')).toBeVisible();
    await openApp(`/my-castings/new?draft=${idOf(75)}`);
    await expect
      .element(page.getByLabelText('Project Title'))
      .toHaveValue('Ramadan night routine, two faces');
  });

  test('that is gone says so, and leads to an empty form', async () => {
    signIn(newBrand());
    await openApp(`/my-castings/new?draft=${idOf(76)}`);
    await expect.element(page.getByText(/This draft no longer exists/u)).toBeVisible();
    await page.getByRole('link', { name: 'A blank form' }).click();
    await expect.element(page.getByLabelText('Project Title')).toHaveValue('');
  });

  test('is not begun from a brief that has arrived already', async () => {
    const keep = (number: number, title: string, progress: object) =>
      localStorage.setItem(
        `briefDraft:${idOf(1)}:${idOf(number)}`,
        JSON.stringify({ brief: { title }, progress }),
      );
    keep(31, 'Winter serum', {});
    keep(32, 'Summer serum', { dealId: idOf(90), requestKey: 'the key' });
    keep(33, 'Autumn serum', { asked: {}, isUncertain: true, requestKey: 'the key' });
    signIn(newBrand());
    await openApp('/my-castings/new');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Start from' });
    await expect.element(dialog.getByText('Winter serum')).toBeVisible();
    await expect.element(dialog.getByText('Summer serum')).not.toBeInTheDocument();
    await expect.element(dialog.getByText('Autumn serum')).not.toBeInTheDocument();
  });

  test('holds words of any length', async () => {
    signIn(newBrand());
    await expectWithinPage('/my-castings');
  });
});

describe('an invitation', () => {
  const invitation = {
    casting: castingCard(),
    message: 'We loved your light.',
    invitedAt: '2026-11-26T09:00:00.000Z',
  };

  test('stands above the applications, and goes when it is declined', async () => {
    signIn(publishedCreator());
    server.returns('castingInvitations.own', { invitations: [invitation] });
    server.returns('castingInvitations.decline', {});
    await openApp('/my-applications');
    await expect.element(page.getByText('We loved your light.')).toBeVisible();
    await page.getByRole('button', { name: 'Not for me' }).click();
    await expect.element(page.getByText('We loved your light.')).not.toBeInTheDocument();
    await expect.poll(() => server.calls('castingInvitations.decline')[0]?.params).toEqual({ id: idOf(70) });
  });

  test('is told on the page of its casting', async () => {
    signIn(publishedCreator());
    server.returns('castings.read', { casting: casting() });
    server.returns('castingApplications.read', { application: null });
    server.returns('castingInvitations.own', { invitations: [invitation] });
    await openApp(`/castings/${idOf(70)}`);
    await expect.element(page.getByText('You are invited to apply')).toBeVisible();
  });

  test('is sent to saved creators who did not apply, with the same words', async () => {
    signIn(newBrand());
    const saved = (number: number, name: string) => {
      const [firstName = '', lastName = ''] = name.split(' ');
      const { userId: _, ...person } = { ...publishedCreator(), userId: '' };
      return {
        saved: {
          creatorId: idOf(number),
          isFavourite: true,
          listIds: [],
          note: '',
          noteBy: null,
          notedAt: null,
        },
        creator: {
          creatorId: idOf(number),
          name,
          creator: { ...person, id: idOf(number), firstName, lastName },
          facts: null,
          projects: 0,
          running: 0,
        },
      };
    };
    const [amara, hana] = [saved(31, 'Amara Nwosu'), saved(32, 'Hana Seo')];
    server.returns('castings.readOwn', { casting: ownCasting() });
    server.returns('castings.applicants', { applicants: [], nextCursor: null });
    server.returns('rosters.read', { lists: [], saved: [amara.saved, hana.saved] });
    server.returns('rosters.creators', { creators: [amara.creator, hana.creator] as never });
    server.returns('castingInvitations.sent', { invitations: [], appliedIds: [idOf(32)] });
    server.returns('castingInvitations.invite', ({ body }) => ({
      invitations: [],
      appliedIds: [idOf(32)],
      invitedIds: body.creatorIds,
    }));
    await openApp(`/my-castings/${idOf(70)}`);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite to a casting' });
    await expect.element(dialog.getByRole('checkbox', { name: /Hana Seo/u })).toBeDisabled();
    await dialog.getByRole('checkbox', { name: /Amara Nwosu/u }).click();
    await dialog.getByLabelText('Message').fill('We thought of you.');
    await dialog.getByRole('button', { name: 'Invite 1 creator' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect
      .poll(() => server.calls('castingInvitations.invite')[0]?.body)
      .toEqual({
        creatorIds: [idOf(31)],
        message: 'We thought of you.',
      });
  });

  test('are found in the whole directory, and stay picked while other words are typed', async () => {
    signIn(newBrand());
    const [noor, sami] = [
      publicCreator({ id: idOf(41), firstName: 'Noor', lastName: 'Aziz' }),
      publicCreator({ id: idOf(42), firstName: 'Sami', lastName: 'Rahal' }),
    ];
    server.returns('castings.readOwn', { casting: ownCasting() });
    server.returns('castings.applicants', { applicants: [], nextCursor: null });
    server.returns('rosters.read', { lists: [], saved: [] });
    server.returns('rosters.creators', { creators: [] });
    server.returns('castingInvitations.sent', { invitations: [], appliedIds: [] });
    server.returns('creators.directory', ({ query }) =>
      directoryPage([noor, sami].filter(({ firstName }) => !query?.search || query.search === firstName)),
    );
    server.returns('castingInvitations.invite', ({ body }) => ({
      invitations: [],
      appliedIds: [],
      invitedIds: body.creatorIds,
    }));
    await openApp(`/my-castings/${idOf(70)}`);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite to a casting' });
    const search = dialog.getByRole('searchbox', { name: 'Search creators' });
    await search.fill('Noor');
    await dialog.getByRole('checkbox', { name: /Noor Aziz/u }).click();
    await search.fill('Sami');
    await dialog.getByRole('checkbox', { name: /Sami Rahal/u }).click();
    await expect.element(dialog.getByRole('checkbox', { name: /Noor Aziz/u })).toBeChecked();
    await search.fill('Nobody');
    await dialog.getByRole('button', { name: 'Invite 2 creators' }).click();
    await expect
      .poll(() => server.calls('castingInvitations.invite')[0]?.body.creatorIds)
      .toEqual([idOf(41), idOf(42)]);
  });
});

describe('what a creator keeps', () => {
  test('is a casting by its bookmark, and found in the list of saved ones', async () => {
    signIn(publishedCreator());
    let saved = [castingCard()].slice(1);
    server.returns('castings.board', board([castingCard()]));
    server.returns('savedCastings.list', () => ({ castings: saved }));
    server.returns('savedCastings.save', () => {
      saved = [castingCard()];
      return {};
    });
    await openApp('/castings');
    const bookmark = page.getByRole('button', { name: 'Save Three faces, one barrier serum' });
    await bookmark.click();
    await expect.element(bookmark).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Saved' }).click();
    await expect.element(page.getByRole('link', { name: 'Three faces, one barrier serum' })).toBeVisible();
  });

  test('is a search, by the filters of the board, and silenced', async () => {
    signIn(publishedCreator());
    server.returns('castings.board', board([castingCard()]));
    const kept = {
      id: idOf(77),
      name: 'Skin',
      filters: {
        search: 'serum',
        categories: [],
        languages: ['Arabic'],
        deliverables: [],
        currency: null,
        minPay: null,
      },
      isTold: true,
      createdAt: '2026-11-26T09:00:00.000Z',
    };
    let searches = [kept].slice(1);
    server.returns('castingSearches.list', () => ({ searches }));
    server.returns('castingSearches.create', () => {
      searches = [kept];
      return { search: kept };
    });
    server.returns('castingSearches.change', ({ body }) => {
      searches = [{ ...kept, isTold: body.isTold ?? true }];
      return { search: searches[0] ?? kept };
    });
    const app = await openApp('/castings?search=serum&language=Arabic');
    await page.getByRole('button', { name: 'Save this search' }).click();
    await page.getByLabelText('Name').fill('Skin');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => server.calls('castingSearches.create')[0]?.body)
      .toEqual({
        name: 'Skin',
        filters: kept.filters,
        isTold: true,
      });
    await page.getByRole('button', { name: 'Reset filters' }).first().click();
    await page.getByRole('button', { name: 'Skin' }).click();
    await expect.poll(app.address).toBe('/castings?search=serum&language=Arabic');
    await page.getByRole('button', { name: 'Manage' }).click();
    await page.getByRole('dialog').getByRole('checkbox', { name: /Skin/u }).click();
    await expect.element(page.getByRole('dialog').getByText('Notifications off')).toBeVisible();
  });

  test('is sorted by what fits, which guests are not offered', async () => {
    server.returns('castings.board', board([castingCard()]));
    await openApp('/castings?sort=fit');
    await expect.element(page.getByText('1 open brief from brands')).toBeVisible();
    expect(server.calls('castings.fitting')).toHaveLength(0);
    await expect.poll(() => server.calls('castings.board')[0]?.query).toEqual({ sort: 'closing' });
    signIn(publishedCreator());
    server.returns('castings.fitting', board([castingCard()]));
    await openApp('/castings?sort=fit');
    await expect.poll(() => server.calls('castings.fitting').length).toBe(1);
  });
});
