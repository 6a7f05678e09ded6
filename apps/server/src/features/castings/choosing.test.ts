/** Choice of a team among applicants (rules/castings#votes), and films that are made for it (rules/castings#films). */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApplicantOrder, type ApplicantsQuery, type NewVote } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { castingApplications, media } from '../../platform/database/tables/index.ts';
import { hasVideoTools, samplePdf, sampleVideo } from '../../platform/media/sample-media.ts';
import { publishedCreator, teamMember } from '../../testing/builders.ts';
import { applicationBody, appliedTo, postedCasting } from '../../testing/castings.ts';
import { compareBytes } from '../../testing/compare-bytes.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { sendFilm, sendPart } from '../../testing/send-parts.ts';

const server = useTestServer();
let brand: Person;
let reviewer: Person;
let creators: [Person, Person, Person];
beforeAll(async () => {
  brand = await server.signUpBrand();
  reviewer = await teamMember(server, brand, 'REVIEWER');
  creators = [
    await publishedCreator(server),
    await publishedCreator(server, { languages: ['French'] }),
    await publishedCreator(server),
  ];
});

const applicantsOf = async (id: string, query: ApplicantsQuery = {}, by = brand) =>
  (await by.client.castings.applicants({ params: { id }, query })).applicants;
const idsOf = async (...asked: Parameters<typeof applicantsOf>) =>
  (await applicantsOf(...asked)).map((one) => one.id);
const vote = (by: Person, id: string, applicationId: string, body: Partial<NewVote>) =>
  by.client.castings.vote({ params: { id, applicationId }, body: { vote: null, note: '', ...body } });

const publishedCreators = (count: number) =>
  Promise.all(Array.from({ length: count }, () => publishedCreator(server)));

/** A casting that three applied to, for 420, 360 and 500 dollars. */
async function threeApplied() {
  const id = await postedCasting(brand);
  const applied: string[] = [];
  for (const [at, price] of [42_000, 36_000, 50_000].entries())
    applied.push((await appliedTo(id, creators[at] as Person, { price })).applicationId);
  return { id, applied: applied as [string, string, string] };
}

describe('the team', () => {
  test('votes and notes, each member once, with their name, and takes it back', async () => {
    const { id, applied } = await threeApplied();
    const [first] = applied;
    await vote(brand, id, first, { vote: 'YES', note: 'The light.' });
    await vote(reviewer, id, first, { vote: 'NO' });
    await vote(brand, id, first, { vote: 'MAYBE', note: 'The light, but the price.' });
    const votesOf = async () => (await applicantsOf(id, { ids: [first] }))[0]?.votes;
    expect(await votesOf()).toMatchObject([
      { by: { id: reviewer.user.id }, vote: 'NO', note: '' },
      { by: { id: brand.user.id }, vote: 'MAYBE', note: 'The light, but the price.' },
    ]);
    await vote(reviewer, id, first, {});
    expect(await votesOf()).toHaveLength(1);
    // A creator reads nothing of it.
    const read = await creators[0].client.castingApplications.read({ params: { castingId: id } });
    expect(JSON.stringify(read)).not.toContain('The light');
  });

  test('is told nothing by strangers, of withdrawn applications, and once the casting is over', async () => {
    const { id, applied } = await threeApplied();
    const other = await server.signUpBrand();
    await expect(applicantsOf(id, {}, other)).rejects.toMatchObject({ code: 'casting.not_found' });
    await expect(vote(other, id, applied[0], { vote: 'YES' })).rejects.toMatchObject({
      code: 'casting.not_found',
    });
    await creators[0].client.castingApplications.withdraw({ params: { castingId: id } });
    await expect(vote(brand, id, applied[0], { vote: 'YES' })).rejects.toMatchObject({
      code: 'application.not_found',
    });
    await brand.client.castings.end({ params: { id } });
    await expect(vote(brand, id, applied[1], { vote: 'YES' })).rejects.toMatchObject({
      code: 'casting.over',
    });
  });

  test('sorts and filters who applied, page by page', async () => {
    const { id, applied } = await threeApplied();
    const [first, second, third] = applied;
    await vote(brand, id, first, { vote: 'YES' });
    await vote(reviewer, id, first, { vote: 'YES' });
    await vote(reviewer, id, second, { vote: 'NO' });
    expect(await idsOf(id)).toEqual([third, second, first]);
    expect(await idsOf(id, { sort: 'price' })).toEqual([second, first, third]);
    expect(await idsOf(id, { sort: 'votes' })).toEqual([first, third, second]);
    expect(await idsOf(id, { filters: ['inRange'] })).toEqual([second, first]);
    expect(await idsOf(id, { filters: ['speaks', 'inRange'] })).toEqual([first]);
    expect(await idsOf(id, { filters: ['wanted'] })).toEqual([first]);
    expect(await idsOf(id, { filters: ['unvoted'] })).toEqual([third, second]);
    expect(await idsOf(id, { filters: ['unvoted'] }, reviewer)).toEqual([third]);
    expect(await idsOf(id, { filters: ['worked'] })).toEqual([]);
    expect(await idsOf(id, { filters: ['onTime'] })).toEqual([]);
    // The first misses nothing, the second the language, the third the price; of the same fit the newest comes first.
    expect(await idsOf(id, { sort: 'fit' })).toEqual([first, third, second]);
    for (const sort of ApplicantOrder.options) {
      const found: string[] = [];
      for (let cursor: string | undefined; ; ) {
        const page = await brand.client.castings.applicants({
          params: { id },
          query: { sort, limit: 1, ...(cursor ? { cursor } : {}) },
        });
        found.push(...page.applicants.map((one) => one.id));
        if (!page.nextCursor) break;
        cursor = page.nextCursor;
      }
      expect(found).toEqual(await idsOf(id, { sort }));
    }
  });

  test('reads them shuffled, in one order of its own for each member', async () => {
    const { id } = await threeApplied();
    const more = await publishedCreators(5);
    for (const one of more) await appliedTo(id, one);
    const members = [brand, reviewer, await teamMember(server, brand, 'MANAGER')];
    const orders = await Promise.all(members.map((by) => idsOf(id, { sort: 'shuffled' }, by)));
    expect(await Promise.all(members.map((by) => idsOf(id, { sort: 'shuffled' }, by)))).toEqual(orders);
    expect(new Set(orders.map(String)).size).toBe(3);
    const newest = (await idsOf(id)).toSorted();
    for (const order of orders) expect(order.toSorted()).toEqual(newest);
  });

  test('is told the handles of those who applied, which it takes out of their words', async () => {
    const url = 'https://www.instagram.com/laylamakes';
    const creator = await publishedCreator(server, {
      socialAccounts: [{ network: 'instagram', url, followers: null }],
    });
    const id = await postedCasting(brand);
    await appliedTo(id, creator);
    expect((await applicantsOf(id))[0]?.creator.handles).toEqual(['laylamakes']);
  });

  test('compares those it names, also whom it passed over, and nobody of another casting', async () => {
    const { id, applied } = await threeApplied();
    const elsewhere = await threeApplied();
    await brand.client.castings.mark({
      params: { id, applicationId: applied[0] },
      body: { mark: 'PASSED' },
    });
    const ids = [applied[0], applied[2], elsewhere.applied[0]];
    expect((await idsOf(id, { ids })).toSorted()).toEqual([applied[0], applied[2]].toSorted());
  });
});

describe('news of a casting', () => {
  test('names it and leads to it, in the bell and in the mail', async () => {
    const owner = await server.signUpBrand();
    const title = 'Slow mornings in "Marseille"';
    const id = await postedCasting(owner, { title });
    await appliedTo(id, creators[0]);
    await owner.client.castings.end({ params: { id } });
    await server.drain();
    const bellOf = async ({ client }: Person) =>
      (await client.notifications.list({ query: {} })).notifications;
    const ofBrand = (await bellOf(owner)).find(({ kind }) => kind === 'casting.applied');
    const ofCreator = (await bellOf(creators[0])).find(({ casting }) => casting?.id === id);
    expect([ofBrand?.casting, ofCreator?.casting]).toEqual([
      { id, title },
      { id, title },
    ]);
    const mails = await server.mails();
    const mailTo = ({ user }: Person, path: string) =>
      mails.some((mail) => mail.includes(`To: ${user.email}`) && mail.includes(`${path}/${id}`));
    expect([mailTo(owner, '/my-castings'), mailTo(creators[0], '/castings')]).toEqual([true, true]);
  });
});

/** Makes a plain film of this length in seconds. */
function filmOf(seconds: number): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  const path = join(folder, 'film.mp4');
  const source = `color=c=red:s=96x160:r=2:d=${seconds}`;
  execFileSync('ffmpeg', ['-loglevel', 'error', '-f', 'lavfi', '-i', source, '-pix_fmt', 'yuv420p', path]);
  const bytes = readFileSync(path);
  rmSync(folder, { recursive: true });
  return bytes;
}

const clientOf = (address: string) =>
  server.app.http.inject({ method: 'GET', url: address }).then(({ statusCode }) => statusCode);

describe.runIf(hasVideoTools())('a film that a casting asks for', () => {
  const mediaCount = async (id: string) =>
    (await server.app.deps.db.select().from(media).where(eq(media.id, id))).length;

  test('is sent with the application, and seen by its brand alone', async () => {
    const id = await postedCasting(brand, { asksFilm: true });
    const [creator] = creators;
    await expect(appliedTo(id, creator)).rejects.toMatchObject({ code: 'request.invalid' });
    const film = await sendFilm(server, creator, sampleVideo('mp4'));
    await expect(appliedTo(id, creators[1], { filmId: film.id })).rejects.toMatchObject({
      code: 'request.invalid',
    });
    await appliedTo(id, creator, { filmId: film.id });
    await server.drain();
    const [applicant] = await applicantsOf(id);
    expect(applicant?.film).toMatchObject({ id: film.id, poster: expect.any(String) });
    expect(await clientOf(applicant?.film?.url ?? '')).toBe(200);
    // Without the signature it is closed.
    expect(await clientOf(applicant?.film?.url.split('?')[0] ?? '')).toBe(404);
    const other = await postedCasting(brand, { asksFilm: true });
    await expect(appliedTo(other, creator, { filmId: film.id })).rejects.toMatchObject({
      code: 'request.invalid',
    });
  });

  test('is removed when it is replaced, withdrawn, or not chosen, and kept of who was cast', async () => {
    const id = await postedCasting(brand, { asksFilm: true, places: 1 });
    const films = [];
    for (const creator of creators) films.push(await sendFilm(server, creator, sampleVideo('mp4')));
    const [first, second, third] = films.map((film) => film.id) as [string, string, string];
    const cast = await appliedTo(id, creators[0], { filmId: first });
    await appliedTo(id, creators[1], { filmId: second });
    await appliedTo(id, creators[2], { filmId: third });
    const again = await sendFilm(server, creators[1], sampleVideo('mov'));
    await creators[1].client.castingApplications.change({
      params: { castingId: id },
      body: applicationBody({ filmId: again.id }),
    });
    expect(await mediaCount(second)).toBe(0);
    await creators[2].client.castingApplications.withdraw({ params: { castingId: id } });
    expect(await mediaCount(third)).toBe(0);
    await brand.client.castings.cast({ params: { id }, body: { choices: [cast] } });
    await brand.client.castings.end({ params: { id } });
    expect([await mediaCount(again.id), await mediaCount(first)]).toEqual([0, 1]);
    const rows = await server.app.deps.db
      .select({ filmId: castingApplications.filmId })
      .from(castingApplications)
      .where(eq(castingApplications.castingId, id));
    expect(rows.filter(({ filmId }) => filmId !== null)).toHaveLength(1);
    await server.drain();
    expect(await compareBytes(server.app.deps)).toEqual({ rowsWithoutBytes: [], bytesWithoutRow: [] });
  });

  test('is a film, of a minute at most, and its repeated end is answered the same', async () => {
    const [creator] = creators;
    await expect(sendFilm(server, creator, samplePdf())).rejects.toMatchObject({
      code: 'file.type_not_accepted',
    });
    await expect(sendFilm(server, creator, filmOf(64))).rejects.toMatchObject({
      code: 'application.film_too_long',
    });
    const body = { name: 'self-tape.mp4', size: filmOf(60).length };
    const { upload } = await creator.client.uploads.beginFilm({ body });
    await sendPart(server, creator, { id: upload.id, number: 1 }, filmOf(60));
    const complete = async (by = creator) =>
      (await by.client.uploads.completeFilm({ params: { id: upload.id }, body: {} })).film;
    await expect(complete(creators[1])).rejects.toMatchObject({ code: 'upload.not_found' });
    const film = await complete();
    expect(film).toMatchObject({ durationSeconds: 60 });
    expect((await complete()).id).toBe(film.id);
    // It is no file of a draft.
    const asFile = creator.client.uploads.complete({ params: { id: upload.id }, body: {} });
    await expect(asFile).rejects.toMatchObject({ code: 'upload.not_found' });
  });
});
