/** Choosing among those who applied: votes and notes of the team, filters in the address, and the comparison. */
import type { Applicant, OwnCasting } from '@briefcast/contract';
import { AppError } from '@briefcast/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { applicant, application, casting, ownCasting } from '../../testing/castings.ts';
import { expectWithinPage } from '../../testing/endless.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, newBrand, portfolioItem, publishedCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';
import { walkStates } from '../../testing/walk-states.ts';
import { forgetChoices } from './own/use-picks.ts';

const address = `/my-castings/${idOf(70)}`;
const amara = applicant(2, {
  price: 36_000,
  projects: 3,
  answer: 'Dry',
  facts: { completed: 16, submitted: 16, onTime: 15, replyMinutes: 300, rounds: 1.2 },
  creator: { ...applicant(2).creator, firstName: 'Amara', lastName: 'Nwosu', location: 'Lagos, Nigeria' },
  votes: [
    {
      by: { id: idOf(9), firstName: 'Dana', lastName: 'Aziz' },
      vote: 'YES',
      note: 'Amara knows our light.',
      changedAt: '2026-11-22T10:00:00.000Z',
    },
  ],
});
const layla = applicant(1, {
  facts: { completed: 20, submitted: 20, onTime: 19, replyMinutes: 180, rounds: 1.4 },
});
const both = `${address}/compare?ids=${layla.id},${amara.id}`;

beforeEach(() => {
  forgetChoices();
  server.returns('savedCastings.list', { castings: [] });
  server.returns('castingInvitations.own', { invitations: [] });
});

function withApplicants(given: Applicant[] = [layla, amara], of: Partial<OwnCasting> = {}) {
  server.returns('castings.readOwn', { casting: ownCasting({ applications: given.length, ...of }) });
  server.returns('castings.applicants', ({ query }) => ({
    applicants: given.filter(({ id }) => !query?.ids || query.ids.includes(id)),
    nextCursor: null,
  }));
  server.returns('castings.own', { castings: [], nextCursor: null });
  server.returns('castingInvitations.sent', { invitations: [], appliedIds: [] });
}

const cardOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const row = (name: string) => page.getByRole('row', { name });

describe('the team', () => {
  beforeEach(() => {
    signIn(newBrand());
    withApplicants();
  });

  test('votes on somebody, takes it back, and reads what colleagues say', async () => {
    const { id, companyName } = newBrand();
    let kept = amara;
    server.returns('castings.applicants', () => ({ applicants: [layla, kept], nextCursor: null }));
    server.returns('castings.vote', ({ body }) => {
      const by = { id, firstName: companyName, lastName: null };
      const votes = [...amara.votes, { by, changedAt: '2026-11-22T11:00:00.000Z', ...body }];
      kept = { ...amara, votes };
      return { votes };
    });
    await openApp(address);
    const card = cardOf('Amara Nwosu');
    await expect.element(card.getByText('Amara knows our light.')).toBeVisible();
    await expect.element(card.getByText('Dana Aziz')).toBeVisible();
    const yes = (votes: string) => card.getByRole('button', { name: `Yes, ${votes}` });
    await expect.element(yes('1 vote')).toHaveAttribute('aria-pressed', 'false');
    await yes('1 vote').click();
    await expect.element(yes('2 votes')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => server.calls('castings.applicants')).toHaveLength(2);
    await yes('2 votes').click();
    await expect.element(yes('1 vote')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => server.calls('castings.applicants')).toHaveLength(3);
    await card.getByRole('button', { name: 'Add a note on Amara Nwosu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Note on Amara Nwosu' });
    await dialog.getByRole('textbox').fill('The price is fine.');
    server.refuses('castings.vote', new AppError('casting.over'));
    await dialog.getByRole('button', { name: 'Save note' }).click();
    await expect.element(dialog.getByText(/This casting has ended/u)).toBeVisible();
    await expect.element(dialog.getByRole('textbox')).toHaveValue('The price is fine.');
    server.returns('castings.vote', { votes: [] });
    await dialog.getByRole('button', { name: 'Save note' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect
      .poll(() => server.calls('castings.vote').map(({ body }) => body))
      .toEqual([
        { vote: 'YES', note: '' },
        { vote: null, note: '' },
        { vote: null, note: 'The price is fine.' },
        { vote: null, note: 'The price is fine.' },
      ]);
  });

  test('narrows and sorts by pressing, and the address holds it', async () => {
    const app = await openApp(address);
    await page.getByRole('button', { name: 'In my range' }).click();
    await page.getByRole('button', { name: 'Has a yes' }).click();
    await page.getByLabelText('Sort').selectOptions('Most wanted first');
    await expect.poll(app.address).toBe(`${address}?sort=votes&filter=inRange&filter=wanted`);
    await expect
      .poll(() => server.calls('castings.applicants').at(-1)?.query)
      .toEqual({ sort: 'votes', filters: ['inRange', 'wanted'] });
    server.returns('castings.applicants', { applicants: [], nextCursor: null });
    await page.getByRole('button', { name: 'Worked with us' }).click();
    await expect.element(page.getByText('No applicant fits these filters')).toBeVisible();
  });

  test('reads what finished projects tell of each, how fast they deliver, and who has too few to tell', async () => {
    const mina = applicant(3, {
      creator: { ...applicant(3).creator, firstName: 'Mina' },
      turnaroundDays: null,
    });
    const known = applicant(4, { creator: { ...applicant(4).creator, firstName: 'Noor' }, projects: 2 });
    withApplicants([{ ...layla, turnaroundDays: 5 }, mina, known]);
    await openApp(address);
    await expect.element(cardOf('Layla Haddad')).toMatchTextContent(/95.*Delivers in.*5 days/);
    await expect.element(cardOf('Layla Haddad').getByText('New here')).not.toBeInTheDocument();
    await expect.element(cardOf('Mina Haddad').getByText('New here')).toBeVisible();
    await expect.element(cardOf('Noor Haddad').getByText('2 projects with you')).toBeVisible();
    await expect.element(cardOf('Noor Haddad').getByText('New here')).not.toBeInTheDocument();
    await expect.element(cardOf('Mina Haddad').getByText('Delivers in')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'On time' }).click();
    await expect
      .poll(() => server.calls('castings.applicants').at(-1)?.query)
      .toEqual({ filters: ['onTime'] });
  });

  test('takes some beside one another, and finds the picks there', async () => {
    await openApp(address);
    await cardOf('Layla Haddad').getByRole('button', { name: 'Pick' }).click();
    await cardOf('Layla Haddad').getByRole('checkbox', { name: 'Compare' }).click();
    await cardOf('Amara Nwosu').getByRole('checkbox', { name: 'Compare' }).click();
    await page.getByRole('link', { name: 'Compare 2' }).click();
    await expect.element(page.getByRole('heading', { name: 'Compare 2 applicants' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Layla Haddad is picked' })).toBeVisible();
    await page.getByRole('button', { name: 'Pick Amara Nwosu' }).click();
    await expect
      .element(page.getByRole('region', { name: 'Your picks' }))
      .toMatchTextContent('You picked Layla Haddad and Amara Nwosu');
  });

  test('finds the picks after a reload, without who was answered meanwhile', async () => {
    withApplicants([layla, amara], { places: 4 });
    const app = await openApp(address);
    await cardOf('Layla Haddad').getByRole('button', { name: 'Pick' }).click();
    await cardOf('Amara Nwosu').getByRole('button', { name: 'Pick' }).click();
    forgetChoices();
    withApplicants(
      [
        { ...layla, price: 43_000 },
        { ...amara, outcome: 'CAST' },
      ],
      { places: 4 },
    );
    await app.reload();
    const tray = page.getByRole('region', { name: 'Your picks' });
    await expect.element(tray).toMatchTextContent('You picked Layla Haddad$430');
  });

  test('is led into the organisation that has the casting', async () => {
    server.refuses('castings.readOwn', 'casting.not_found');
    const kayan = { id: idOf(50), companyName: 'Kayan Home', profileImage: null, role: 'MANAGER' } as const;
    server.returns('team.organizations', ({ query }) => ({
      organizations: [{ ...kayan, isCurrent: false, hasCasting: query.castingId === idOf(70) }],
    }));
    server.returns('team.switchOrganization', ({ body }) => {
      withApplicants();
      return { user: newBrand({ brandId: body.id, companyName: 'Kayan Home' }) };
    });
    const app = await openApp(address);
    await expect
      .element(page.getByRole('heading', { name: 'This casting belongs to Kayan Home' }))
      .toBeVisible();
    await page.getByRole('button', { name: 'Switch to it' }).click();
    await expect.element(cardOf('Layla Haddad')).toBeVisible();
    expect(app.address()).toBe(address);
  });
});

describe('beside one another', () => {
  beforeEach(() => signIn(newBrand()));

  test('its states', () =>
    walkStates({
      visitor: newBrand(),
      path: both,
      title: 'Compare applicants',
      calls: ['castings.readOwn', 'castings.applicants'],
      loading: 'Loading applicants...',
      fill: () => withApplicants(),
      filled: ['Compare 2 applicants', 'Layla Haddad', 'Amara Nwosu', '$420', '3 projects with you'],
      failing: ['Failed to load applicants'],
      clear: () => withApplicants([]),
      empty: ['Nobody to compare yet'],
      expired: 'log in',
    }));

  test('a value is marked where it leads alone', async () => {
    withApplicants([layla, amara], { question: 'Which skin is yours?' });
    await openApp(both);
    await expect.element(row('Replies')).toMatchTextContent('3 hFastest');
    await expect.element(row('Rounds')).toMatchTextContent('1.2Fewest');
    await expect.element(row('Which skin is yours?')).toMatchTextContent('Dry');
    await expect.element(row('Languages')).not.toMatchTextContent('Best');
  });

  const secrets = ['Amara', 'Nwosu', 'Layla', 'Haddad', 'Lagos', '360', '420', 'Morning', 'amaramakes'];
  const telling = {
    ...amara,
    pitch: 'Amara here, or @amaramakes: I film at 6.40.',
    creator: { ...amara.creator, handles: ['amaramakes'] },
  };
  /** Also what is only heard: names of controls, titles, alternatives of pictures. */
  function expectNoSecrets() {
    const main = document.querySelector('main');
    for (const secret of secrets) expect(main?.outerHTML, secret).not.toContain(secret);
  }

  test('names and prices are nowhere while they are hidden, and the words stay without them', async () => {
    withApplicants([layla, telling], { question: 'Which skin is yours?' });
    await openApp(both);
    await page.getByRole('button', { name: 'Pick Amara Nwosu' }).click();
    await page.getByText('Hide names and prices').click();
    await expect.element(page.getByText('[hidden] here, or [hidden]: I film at 6.40.')).toBeVisible();
    await expect.element(row('Which skin is yours?')).toMatchTextContent('Dry');
    await expect.element(page.getByText('[hidden] knows our light.')).toBeVisible();
    expectNoSecrets();
    await expect.element(page.getByText(/^You picked Applicant [A-Z]\d{3}$/u)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Cast/u })).not.toBeInTheDocument();
    await page.getByRole('switch', { name: 'Hide names and prices' }).click();
    await expect.element(page.getByRole('heading', { name: 'Amara Nwosu' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Cast 1 creator' })).toBeVisible();
  });

  test('a list that is judged blind has no names, in this casting and the next', async () => {
    withApplicants([layla, telling]);
    await openApp(address);
    await expect.element(cardOf('Amara Nwosu')).toBeVisible();
    await page.getByRole('switch', { name: 'Hide names and prices' }).click();
    await expect.element(page.getByText('[hidden] here, or [hidden]: I film at 6.40.')).toBeVisible();
    expectNoSecrets();
    await expect.poll(() => server.calls('castings.applicants').at(-1)?.query).toEqual({ sort: 'shuffled' });
    const codes = () =>
      [...document.querySelectorAll('main h2')].map((heading) => heading.textContent).toSorted();
    const inList = codes();
    expect(inList).toEqual(inList.map(() => expect.stringMatching(/^Applicant [A-Z]\d{3}$/u)));
    await openApp(`/my-castings/${idOf(71)}`);
    await expect.element(page.getByText('[hidden] here, or [hidden]: I film at 6.40.')).toBeVisible();
    expectNoSecrets();
    await openApp(both);
    await expect.element(page.getByText('[hidden] here, or [hidden]: I film at 6.40.')).toBeVisible();
    await expect
      .poll(() => [...document.querySelectorAll('main h3')].map((one) => one.textContent).toSorted())
      .toEqual(inList);
  });

  test('somebody is taken out, and the others stay', async () => {
    withApplicants();
    const app = await openApp(both);
    await page.getByRole('button', { name: 'Remove Layla Haddad' }).click();
    await expect.element(page.getByRole('heading', { name: 'Compare 1 applicant' })).toBeVisible();
    await expect.poll(app.address).toBe(`${address}/compare?ids=${amara.id}`);
  });

  test('somebody without work is shown by their own picture, in the middle of the tile', async () => {
    const creator = { ...amara.creator, profileImage: '/art/amara.webp' };
    withApplicants([{ ...amara, film: null, items: [], creator }]);
    for (const there of [address, `${address}/compare?ids=${amara.id}`]) {
      await openApp(there);
      const picture = () => document.querySelector('.frame > img.avatar');
      await expect.poll(picture).not.toBeNull();
      const middle = (element: Element | null) => {
        const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
        return [Math.round(left + width / 2), Math.round(top + height / 2)];
      };
      expect(middle(picture())).toEqual(middle(picture()?.parentElement ?? null));
    }
  });

  test('holds words of any length', async () => {
    withApplicants();
    await expectWithinPage(both);
  });
});

describe('a film that is asked for', () => {
  const dialog = page.getByRole('dialog', { name: 'Apply to Oasis Skin' });

  test('is missed before anything is sent', async () => {
    signIn(publishedCreator({ portfolio: [portfolioItem(1, 'Work')] }));
    server.returns('castings.read', { casting: casting({ asksFilm: true }) });
    server.returns('castingApplications.read', { application: null });
    server.returns('castingApplications.apply', { application: application() });
    await openApp(`/castings/${idOf(70)}`);
    await expect.element(page.getByRole('heading', { name: 'The brand asks for a video' })).toBeVisible();
    await page.getByRole('button', { name: 'Apply' }).first().click();
    await dialog.getByLabelText('Your pitch').fill('I film at 6.40.');
    await dialog.getByLabelText(/^Your price/u).fill('420');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect.element(dialog.getByText('Add the video that the brand asks for.')).toBeVisible();
    expect(server.calls('castingApplications.apply')).toEqual([]);
  });

  const mebibyte = 1024 * 1024;
  const film = {
    id: idOf(80),
    url: '/film.mp4',
    poster: null,
    durationSeconds: 20,
    film: null,
  } as const;

  /** The server takes films of two parts. */
  function withFilms() {
    signIn(publishedCreator({ portfolio: [portfolioItem(1, 'Work')] }));
    server.returns('castings.read', { casting: casting({ asksFilm: true }) });
    server.returns('castingApplications.read', { application: null });
    server.returns('uploads.beginFilm', ({ body }) => ({
      upload: {
        ...{ id: idOf(81), name: body.name, size: body.size, partSize: 8 * mebibyte, parts: 2 },
        ...{ received: [], digests: [], createdAt: applied, expiresAt: applied },
      },
    }));
    server.returns('uploads.writePart', ({ params }) => ({
      part: { number: params.number, sha256: '0'.repeat(64) },
    }));
    server.returns('uploads.completeFilm', { film });
    server.returns('uploads.cancel', {});
  }
  const applied = '2026-11-21T10:00:00.000Z';
  const open = () => openApp(`/castings/${idOf(70)}`);
  const apply = () => page.getByRole('button', { name: 'Apply' }).first().click();
  const morning = () => new File([new Uint8Array(9 * mebibyte)], 'morning.mp4', { type: 'video/mp4' });
  /** Dropped, as a file of this size takes long through the window for files. */
  async function drop(onto: string, file: File) {
    const zone = dialog.getByRole('button', { name: onto });
    await expect.element(zone).toBeVisible();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    zone.element().dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  }
  const written = () => server.calls('uploads.writePart').map(({ params }) => Number(params?.number));

  test('goes on after a reload, without what had arrived', async () => {
    withFilms();
    // The second part is on its way for as long as the page is open.
    server.returns('uploads.writePart', ({ params: { number } }) =>
      number === 2 ? new Promise(() => undefined) : { part: { number, sha256: '0'.repeat(64) } },
    );
    const app = await open();
    await apply();
    await drop('Drop your video here or browse', morning());
    await expect.poll(() => JSON.stringify(localStorage)).toContain('\\"received\\":[1]');
    withFilms();
    await app.reload();
    await apply();
    const before = written().length;
    await drop('morning.mp4 did not arrive in full', morning());
    await expect.element(dialog.getByRole('button', { name: 'Choose another video' })).toBeVisible();
    expect(written().slice(before)).toEqual([2]);
    expect(server.calls('uploads.beginFilm')).toHaveLength(1);
  });

  test('is there again after a reload once it has arrived, until another is chosen', async () => {
    withFilms();
    const app = await open();
    await apply();
    await drop('Drop your video here or browse', morning());
    const another = dialog.getByRole('button', { name: 'Choose another video' });
    await expect.element(another).toBeVisible();
    await app.reload();
    await apply();
    await another.click();
    await expect.element(dialog.getByText(/^Drop your video here or/u)).toBeVisible();
    await app.reload();
    await apply();
    await expect.element(dialog.getByText(/^Drop your video here or/u)).toBeVisible();
  });
});
