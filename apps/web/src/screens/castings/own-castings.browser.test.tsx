/** Castings as their brand works with them: the list, posting and changing one, and casting from those who applied. */
import {
  AppError,
  type Applicant,
  type CastingState,
  type OwnCasting,
  unnamedMarket,
} from '@briefcast/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dayOf } from '../../lib/calendar-day.ts';
import { queryClient } from '../../lib/query-client.ts';
import { applicant, castingDraft, ownCasting } from '../../testing/castings.ts';
import { expectWithinPage } from '../../testing/endless.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { forgetChoices } from './own/use-picks.ts';

const address = `/my-castings/${idOf(70)}`;
const inDays = (days: number) => dayOf(new Date(Date.now() + days * 86_400_000));

beforeEach(() => {
  forgetChoices();
  localStorage.removeItem(`castingDraft:${idOf(1)}`);
  server.returns('castingDrafts.list', { drafts: [] });
  server.returns('castingDrafts.create', { draft: castingDraft() });
  server.returns('castingDrafts.save', { draft: castingDraft() });
  server.returns('castingInvitations.sent', { invitations: [], appliedIds: [] });
});

/** Signs a member in who has a casting with these who applied; what is marked of them is kept. */
function signInWith(of: Partial<OwnCasting>, given: Applicant[], role: 'OWNER' | 'REVIEWER' = 'OWNER') {
  let applicants = given;
  signIn(newBrand({ memberRole: role }));
  server.returns('castings.readOwn', { casting: ownCasting({ applications: given.length, ...of }) });
  server.returns('castings.markSeen', { casting: ownCasting({ applications: given.length, ...of }) });
  server.returns('castings.own', { castings: [], nextCursor: null });
  server.returns('castings.applicants', ({ query }) => ({
    applicants: applicants.filter(({ mark }) => (query?.show ? mark === query.show : mark !== 'PASSED')),
    nextCursor: null,
  }));
  server.returns('castings.mark', ({ params, body }) => {
    applicants = applicants.map((one) =>
      one.id === params.applicationId ? { ...one, mark: body.mark } : one,
    );
    return { applicant: { id: params.applicationId, mark: body.mark } };
  });
}

function withApplicants(...given: Parameters<typeof signInWith>) {
  signInWith(...given);
  return openApp(address);
}

const amara = applicant(2, {
  price: 36_000,
  creator: { ...applicant(2).creator, firstName: 'Amara', lastName: 'Nwosu' },
});
const cardOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });

test('the header marks the list that a casting belongs to', async () => {
  await withApplicants({}, [amara]);
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  await expect.element(link('Castings')).toHaveAttribute('aria-current', 'true');
  await expect.element(link('Dashboard')).not.toHaveAttribute('aria-current');
});

test('one that is over is used again: its words fill a new form, with days to choose', async () => {
  await withApplicants({ state: 'CLOSED', isOver: true, title: 'Slow mornings', rounds: 3 }, []);
  server.returns('creators.categories', { categories: [] });
  await page.getByRole('link', { name: 'Use again' }).click();
  await expect.element(page.getByText('Filled in from a past casting.', { exact: false })).toBeVisible();
  await expect.element(page.getByLabelText('Project title')).toHaveValue('Slow mornings');
  await expect.element(page.getByLabelText('Apply by')).toHaveValue('');
});

test('a new casting begins in the usual currency of the market', async () => {
  signIn(newBrand());
  server.returns('creators.categories', { categories: [] });
  server.returns('castingDrafts.list', { drafts: [] });
  const identity = { ...unnamedMarket, currency: 'AED' as const, company: { name: '', address: '' } };
  await openApp('/my-castings/new', { demo: null, identity });
  await expect.element(page.getByLabelText('Pay per creator (AED)')).toBeVisible();
});

test('nobody is cast where no place is open any more, and it says so', async () => {
  await withApplicants({ places: 2, cast: 0 }, [applicant(1), amara]);
  await cardOf('Layla Haddad').getByRole('button', { name: 'Pick' }).click();
  await page.getByRole('button', { name: 'Cast 1 creator' }).click();
  const question = page.getByRole('dialog');
  await expect.element(question.getByRole('button', { name: 'Cast for $420.00' })).toBeEnabled();
  server.returns('castings.readOwn', { casting: ownCasting({ places: 2, cast: 2, state: 'CAST' }) });
  await queryClient.invalidateQueries();
  await expect.element(question.getByText('No place is open')).toBeVisible();
  await expect.element(question.getByRole('button', { name: 'Cast for $420.00' })).toBeDisabled();
});

describe('who applied', () => {
  test('is put on the shortlist, and passed over with a way back', async () => {
    await withApplicants({}, [applicant(1), amara]);
    await expect.element(cardOf('Amara Nwosu').getByText('In your range')).toBeVisible();
    const star = page.getByRole('button', { name: 'Shortlist Layla Haddad' });
    await star.click();
    await expect.element(star).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Pass on Amara Nwosu' }).click();
    await expect.element(cardOf('Amara Nwosu')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(cardOf('Amara Nwosu')).toBeVisible();
    await expect
      .poll(() => server.calls('castings.mark').map(({ body }) => body.mark))
      .toEqual(['SHORTLISTED', 'PASSED', null]);
  });

  test('is cast by a confirmation that names the sum, as many as there are places', async () => {
    const third = applicant(3, { creator: { ...applicant(3).creator, firstName: 'Hana', lastName: 'Seo' } });
    await withApplicants({}, [applicant(1), amara, third]);
    await cardOf('Layla Haddad').getByRole('button', { name: 'Pick' }).click();
    await cardOf('Amara Nwosu').getByRole('button', { name: 'Pick' }).click();
    await expect.element(cardOf('Hana Seo').getByRole('button', { name: 'Pick' })).toBeDisabled();
    const tray = page.getByRole('region', { name: 'Your picks' });
    await expect.element(tray.getByText('You picked Layla Haddad and Amara Nwosu')).toBeVisible();
    await expect.element(tray.getByText('$780.00 to creators')).toBeVisible();
    await tray.getByRole('button', { name: 'Cast 2 creators' }).click();
    server.returns('castings.cast', {
      deals: [
        { applicationId: idOf(101), dealId: idOf(10) },
        { applicationId: idOf(102), dealId: idOf(11) },
      ],
      casting: ownCasting({ cast: 3, state: 'CAST' }),
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Cast for $780.00' }).click();
    await expect.element(page.getByText('Cast: 2 briefs are on their way')).toBeVisible();
    await expect
      .poll(() => server.calls('castings.cast'))
      .toMatchObject([
        {
          body: {
            choices: [
              { applicationId: idOf(101), price: 42_000 },
              { applicationId: idOf(102), price: 36_000 },
            ],
          },
        },
      ]);
    await expect.element(tray).not.toBeInTheDocument();
  });

  test('at another price than was read is asked about again', async () => {
    await withApplicants({}, [applicant(1), amara]);
    await cardOf('Layla Haddad').getByRole('button', { name: 'Pick' }).click();
    await cardOf('Amara Nwosu').getByRole('button', { name: 'Pick' }).click();
    await page.getByRole('button', { name: 'Cast 2 creators' }).click();
    const question = page.getByRole('dialog');
    await expect.element(question.getByRole('button', { name: 'Cast for $780.00' })).toBeEnabled();
    server.returns('castings.applicants', {
      applicants: [applicant(1), { ...amara, price: 99_900 }],
      nextCursor: null,
    });
    void queryClient.invalidateQueries();
    await expect
      .element(question.getByText(/^Since you opened this, someone changed the price/u))
      .toBeVisible();
    await expect.element(question.getByRole('button', { name: 'Cast for $780.00' })).toBeDisabled();
    await question.getByRole('button', { name: 'Show the latest' }).click();
    await expect.element(question.getByText('$999.00', { exact: true })).toBeVisible();
    await expect.element(question.getByRole('button', { name: 'Cast for $1,419.00' })).toBeEnabled();
  });

  test('stays picked where a colleague was faster', async () => {
    await withApplicants({}, [applicant(1)]);
    await cardOf('Layla Haddad').getByRole('button', { name: 'Pick' }).click();
    await page.getByRole('button', { name: 'Cast 1 creator' }).click();
    server.refuses('castings.cast', new AppError('casting.places_taken', { params: { n: 0 } }));
    await page.getByRole('dialog').getByRole('button', { name: 'Cast for $420.00' }).click();
    await expect
      .element(page.getByRole('alert').getByText(/Somebody in your team was faster/u))
      .toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByText('You picked Layla Haddad')).toBeVisible();
  });

  test('is read and marked, but not cast, by a reviewer', async () => {
    await withApplicants({}, [applicant(1)], 'REVIEWER');
    await expect.element(page.getByRole('button', { name: 'Shortlist Layla Haddad' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Pick' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'End' })).not.toBeInTheDocument();
  });

  test('is nobody yet, or could not be loaded', async () => {
    await withApplicants({}, []);
    await expect.element(page.getByText('Nobody has applied yet')).toBeVisible();
  });
});

describe('a casting of one’s own', () => {
  test('is closed, opened again and ended', async () => {
    signInWith({}, []);
    let state: CastingState = 'OPEN';
    const come = (to: CastingState) => () => {
      state = to;
      return { casting: ownCasting({ state }) };
    };
    server.returns('castings.readOwn', () => ({ casting: ownCasting({ state }) }));
    server.returns('castings.close', come('CHOOSING'));
    server.returns('castings.reopen', come('OPEN'));
    server.returns('castings.end', come('CLOSED'));
    await openApp(address);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Open again' }).click();
    const again = page.getByRole('dialog', { name: 'Open it again' });
    await again.getByLabelText('Apply by').fill(inDays(5));
    await again.getByRole('button', { name: 'Open again' }).click();
    await expect.element(again).not.toBeInTheDocument();
    await expect
      .poll(() => server.calls('castings.reopen'))
      .toMatchObject([{ body: { closesOn: inDays(5) } }]);
    await page.getByRole('button', { name: 'End' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click();
    await expect.element(page.getByText('Closed', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'End' })).not.toBeInTheDocument();
  });

  test('stands in the list with what is new', async () => {
    signIn(newBrand());
    server.returns('castings.own', {
      castings: [ownCasting({ applications: 14, unseen: 4 })],
      nextCursor: null,
    });
    await openApp('/my-castings');
    await expect.element(page.getByText('14 applied, 4 new')).toBeVisible();
  });
});

test('words of any length stay within the page', async () => {
  signInWith({}, [applicant(1), amara]);
  await expectWithinPage(address);
});

test('so they do in the list', async () => {
  signIn(newBrand());
  server.returns('castings.own', { castings: [ownCasting({ applications: 14 })], nextCursor: null });
  await expectWithinPage('/my-castings');
});

describe('posting', () => {
  test('asks for what is missing, shows what creators will see, and posts it', async () => {
    signIn(newBrand());
    server.returns('creators.categories', { categories: [{ id: idOf(90), name: 'Beauty' }] });
    const app = await openApp('/my-castings/new');
    const post = page.getByRole('button', { name: 'Post casting' });
    await post.click();
    await expect.element(page.getByText('Choose at least one deliverable.')).toBeVisible();
    expect(server.calls('castings.post')).toEqual([]);
    const preview = page.getByRole('region', { name: 'As creators see it' });
    await expect.element(preview.getByText('No pay yet')).toBeVisible();
    await expect.element(preview.getByText('No day yet')).toBeVisible();
    await page.getByLabelText('Project title').fill('Three faces');
    await page.getByLabelText('Description').fill('Serum second of three steps.');
    await page.getByRole('checkbox', { name: 'UGC Video' }).click();
    await page.getByText('More terms').click();
    await page.getByRole('checkbox', { name: 'Beauty' }).click();
    await page.getByRole('checkbox', { name: 'Arabic' }).click();
    await page.getByLabelText('Pay per creator (USD)').fill('300');
    await page.getByLabelText('Up to (USD)').fill('450');
    await page.getByLabelText('Places').selectOptions('3');
    await page.getByLabelText('Apply by').fill(inDays(5));
    await page.getByLabelText('Content due').fill(inDays(25));
    await page.getByText('Creators you invite or send the link to').click();
    await page.getByText('More terms').click();
    await expect.element(page.getByText('3 differ from usual')).toBeVisible();
    await expect.element(page.getByText('Categories, Filmed in, Who can see it')).toBeVisible();
    await expect.element(preview.getByText('$300 to $450')).toBeVisible();
    await expect.element(page.getByText('Up to $1,350.00 to creators if you fill every place')).toBeVisible();
    server.returns('castings.post', { casting: ownCasting() });
    server.returns('castings.readOwn', { casting: ownCasting() });
    server.returns('castings.applicants', { applicants: [], nextCursor: null });
    server.returns('castings.own', { castings: [], nextCursor: null });
    await post.click();
    await expect.poll(app.address).toBe(address);
    await expect
      .poll(() => server.calls('castings.post'))
      .toMatchObject([
        {
          body: {
            title: 'Three faces',
            currency: 'USD',
            payFrom: 30_000,
            payTo: 45_000,
            places: 3,
            deliverableWishes: [{ kind: 'UGC Video', count: 1 }],
            languages: ['Arabic'],
            categoryIds: [idOf(90)],
            closesOn: inDays(5),
            dueOn: inDays(25),
            visibility: 'LINK',
          },
        },
      ]);
  });

  test('says in plain words what the chosen rights come to', async () => {
    signIn(newBrand());
    server.returns('creators.categories', { categories: [] });
    await openApp('/my-castings/new');
    await page.getByRole('button', { name: 'Change the rights' }).click();
    await expect.element(page.getByRole('switch', { name: 'Your own accounts' })).toHaveFocus();
    await expect.element(page.getByRole('heading', { name: 'In plain words' })).toBeVisible();
    const mayAdvertise = page.getByText(/You may run paid ads with/u);
    await expect.element(mayAdvertise).not.toBeInTheDocument();
    await page.getByRole('heading', { name: 'Paid ads' }).getByText('Paid ads').click();
    await expect.element(mayAdvertise).toBeVisible();
  });

  test('is changed by owners and managers, which a reviewer is told before they type', async () => {
    signIn(newBrand({ memberRole: 'REVIEWER' }));
    server.returns('castings.readOwn', { casting: ownCasting() });
    await openApp(`${address}/change`);
    await expect
      .element(page.getByText(/^Only owners and managers of your team can change castings/))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
  });

  test('after the first application lets the pay rise and sends the rest as it was', async () => {
    signIn(newBrand());
    const before = ownCasting({ applications: 2, rights: null, description: 'As it was' });
    server.returns('creators.categories', { categories: [{ id: idOf(90), name: 'Beauty' }] });
    server.returns('castings.readOwn', { casting: before });
    server.returns('castings.applicants', { applicants: [], nextCursor: null });
    server.returns('castings.own', { castings: [], nextCursor: null });
    await openApp(`${address}/change`);
    await expect.element(page.getByText('Creators have already applied to this')).toBeVisible();
    await expect.element(page.getByLabelText('Description')).toBeDisabled();
    await page.getByLabelText('Up to (USD)').fill('500');
    server.returns('castings.change', { casting: before });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect
      .poll(() => server.calls('castings.change'))
      .toMatchObject([{ body: { payTo: 50_000, description: 'As it was', rights: null } }]);
  });
});
