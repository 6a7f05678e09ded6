/** Legal texts: the template, own texts in versions, and what people accept of them (rules/legal). */
import type { NewLegalText } from '@briefcast/contract';
import { termsVersion } from '@briefcast/contract/accounts/terms';
import { addToIsoDay, dayMs, isoDay } from '@briefcast/contract/kit/days';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { legalAcceptances } from '../../platform/database/tables/index.ts';
import { setCredits } from '../../testing/credits.ts';
import { newEmail, testPassword, useTestServer } from '../../testing/harness.ts';
import { readZip } from '../../testing/read-zip.ts';

const server = useTestServer();
type Page = 'terms' | 'privacy' | 'refunds' | 'packExpiration';

const today = () => isoDay(server.app.deps.clock());
const read = async (page: Page, version?: number) =>
  (await server.anonymous.legal.read({ params: { page }, query: version ? { version } : {} })).text;

async function publish(page: Page, changes: Partial<NewLegalText> = {}) {
  const { client } = await server.signInAdmin();
  const body = {
    texts: { en: null, ar: null },
    notes: { en: '', ar: '' },
    effectiveOn: today(),
    asks: false,
    tells: false,
    ...changes,
  };
  const { version } = await client.adminLegal.publish({ params: { page }, body });
  await server.app.settle();
  return version;
}

async function signUp() {
  const body = {
    email: newEmail(),
    password: testPassword,
    role: 'BRAND' as const,
    companyName: 'Oasis Skin',
    agreement: { termsVersion, isOfAge: true as const },
  };
  const { token, user } = await server.anonymous.accounts.register({ body });
  return { client: server.as(token), user };
}
const acceptedBy = async (userId: string) =>
  (await server.app.deps.db.select().from(legalAcceptances).where(eq(legalAcceptances.userId, userId)))
    .map(({ page, version, language }) => `${page} ${version} ${language}`)
    .sort();

describe('a page without a text of the operator’s', () => {
  test('says what is on, and names the sections that are left out', async () => {
    const before = await read('terms');
    expect(before).toMatchObject({ version: 0, isOwn: false, effectiveOn: null, state: 'IN_FORCE' });
    expect(before.leftOut).toEqual(['5. Subscription for creators', '6. Credits for brands']);
    expect(before.markdown).not.toContain('6. Credits');
    await setCredits(server, true);
    const after = await read('terms');
    expect(after.leftOut).toEqual(['5. Subscription for creators']);
    expect(after.markdown).toContain('## 6. Credits for brands {#credits}');
    await setCredits(server, false);
  });

  test('names law and courts once they are stated, in each language', async () => {
    expect((await read('terms')).markdown).toContain('are not named yet');
    const { client } = await server.signInAdmin();
    const { settings } = await client.operatorSettings.read();
    const legal = { register: 'DMC 48 211', law: { en: 'United Arab Emirates, Dubai', ar: 'الإمارات، دبي' } };
    await client.operatorSettings.change({ body: { ...settings, legal } });
    expect((await read('terms')).markdown).toContain('courts: United Arab Emirates, Dubai.');
    const inArabic = await server.app.http.inject({
      url: '/api/legal/terms',
      headers: { 'accept-language': 'ar' },
    });
    expect(inArabic.json().data.text.markdown).toContain('الإمارات، دبي');
    const site = await server.anonymous.system.site();
    expect(site.identity?.company.register).toBe('DMC 48 211');
    // A client that knows nothing of it leaves it as it is.
    const { legal: _, ...older } = settings;
    await client.operatorSettings.change({ body: older });
    expect((await client.operatorSettings.read()).settings.legal).toEqual(legal);
  });

  test('is rendered by its version, and an unknown one is no page', async () => {
    await expect(read('privacy', 7)).rejects.toMatchObject({ code: 'legal.version_unknown' });
  });
});

describe('an own text', () => {
  test('takes the place of the template in its language alone, with its blanks filled in', async () => {
    const own = '# Refunds\n\nWrite to {{help}}, {{nobody}}.\n\n<b>As it is</b>';
    const version = await publish('refunds', { texts: { en: own, ar: '' } });
    const text = await read('refunds');
    expect(text).toMatchObject({ version, isOwn: true, leftOut: [], effectiveOn: today() });
    expect(text.markdown).toBe('# Refunds\n\nWrite to not named yet, {{nobody}}.\n\n<b>As it is</b>');
    const inArabic = await server.app.http.inject({
      url: '/api/legal/refunds',
      headers: { 'accept-language': 'ar' },
    });
    expect(inArabic.json().data.text).toMatchObject({ version, isOwn: false });
  });

  test('comes on its day, and what it replaces stays readable', async () => {
    const first = await publish('packExpiration', { texts: { en: 'First.', ar: null } });
    const day = addToIsoDay(today(), 3);
    const notes = { en: 'Credits last longer.', ar: '' };
    const second = await publish('packExpiration', {
      texts: { en: 'Second.', ar: null },
      notes,
      effectiveOn: day,
    });
    const announced = { version: second, effectiveOn: day };
    expect(await read('packExpiration')).toMatchObject({ version: first, next: announced, replacedOn: day });
    expect(await read('packExpiration', second)).toMatchObject({
      state: 'COMING',
      note: notes.en,
      next: null,
    });
    server.advance(3 * dayMs);
    expect(await read('packExpiration')).toMatchObject({
      ...{ version: second, markdown: 'Second.', next: null },
      earlier: [{ version: first }],
    });
    expect(await read('packExpiration', first)).toMatchObject({
      ...{ state: 'REPLACED', markdown: 'First.', replacedOn: day },
    });
    const back = publish('packExpiration', { effectiveOn: addToIsoDay(day, -1) });
    await expect(back).rejects.toMatchObject({
      code: 'request.invalid',
      details: [{ path: ['effectiveOn'] }],
    });
    // The template again: what was the text then stays what it was.
    await publish('packExpiration');
    expect(await read('packExpiration')).toMatchObject({ isOwn: false });
    expect(await read('packExpiration', second)).toMatchObject({ isOwn: true, markdown: 'Second.' });
  });

  test('is published by an admin, in the trail, and shown to them with the template', async () => {
    const { client } = await server.signInAdmin();
    const version = await publish('privacy', { texts: { en: 'Ours.', ar: null } });
    const { edited, sections } = await client.adminLegal.read({ params: { page: 'privacy' } });
    expect(edited.versions[0]).toMatchObject({ version, by: 'admin', accepted: 0 });
    expect(edited.languages.en).toMatchObject({ own: 'Ours.' });
    expect(edited.languages.en.templateThen).toBe(edited.languages.en.template);
    expect(edited.languages.ar).toMatchObject({ own: null, templateThen: null });
    expect(sections.every(({ applies }) => applies)).toBe(true);
    const terms = await client.adminLegal.read({ params: { page: 'terms' } });
    const leftOut = terms.sections.filter(({ applies }) => !applies);
    expect(leftOut.map(({ needs }) => needs)).toEqual(['subscription', 'credits']);
    const { entries } = await client.admin.audit();
    expect(entries[0]).toMatchObject({ action: 'legal.publish', subject: 'privacy', after: { version } });
  });
});

describe('what somebody accepted', () => {
  test('is kept when they sign up, and is in the copy of their data', async () => {
    const { client, user } = await signUp();
    const { version: terms } = await read('terms');
    const { version: privacy } = await read('privacy');
    expect(await acceptedBy(user.id)).toEqual([`privacy ${privacy} en`, `terms ${terms} en`]);
    const { url } = await client.personalData.link({ body: { password: testPassword } });
    const { rawPayload } = await server.app.http.inject({ url });
    const data = JSON.parse(String((await readZip(rawPayload))['your-data.json']));
    expect(data.acceptedTexts).toMatchObject([
      { page: 'terms', version: terms, language: 'en', digest: expect.stringMatching(/^[0-9a-f]{64}$/u) },
      { page: 'privacy', version: privacy },
    ]);
    // A client without an agreement accepts none.
    expect(await acceptedBy((await server.signUpBrand()).user.id)).toEqual([]);
  });

  test('is asked for again once, from the day of a version that asks', async () => {
    const { user } = await signUp();
    const logIn = { email: user.email, password: testPassword };
    const signIn = async () => server.as((await server.anonymous.accounts.logIn({ body: logIn })).token);
    const asked = async () => (await (await signIn()).legal.asked()).asked;
    const siteAsks = async () => (await server.anonymous.system.site()).identity?.asked;
    expect([await asked(), await siteAsks()]).toEqual([[], undefined]);
    const day = addToIsoDay(today(), 1);
    const notes = { en: 'Answers come within two days.', ar: '' };
    const version = await publish('terms', { effectiveOn: day, asks: true, notes });
    expect([await asked(), await siteAsks()]).toEqual([[], undefined]);
    server.advance(dayMs);
    expect(await asked()).toEqual([{ page: 'terms', version, effectiveOn: day, note: notes.en }]);
    expect(await siteAsks()).toBe(`terms:${version}`);
    // A later version that does not ask is what they accept then.
    const quiet = await publish('terms');
    const client = await signIn();
    const stale = client.legal.accept({ body: { accepted: [{ page: 'terms', version }] } });
    await expect(stale).rejects.toMatchObject({ code: 'legal.version_changed' });
    const accepted = [{ page: 'terms' as const, version: quiet }];
    await client.legal.accept({ body: { accepted } });
    await client.legal.accept({ body: { accepted } });
    expect(await asked()).toEqual([]);
    expect((await acceptedBy(user.id)).at(-1)).toBe(`terms ${quiet} en`);
    // A new account has accepted it.
    expect((await (await signUp()).client.legal.asked()).asked).toEqual([]);
  });
});

describe('a changed text', () => {
  let brand: Awaited<ReturnType<typeof server.signUpBrand>>;
  let creator: Awaited<ReturnType<typeof server.signUpCreator>>;
  beforeAll(async () => {
    brand = await server.signUpBrand();
    creator = await server.signUpCreator();
  });
  const linesOf = async ({ client }: Pick<typeof brand, 'client'>) =>
    (await client.notifications.list()).notifications.map(({ kind }) => kind);

  test('is told to everybody by bell and mail, once, unless it is published quietly', async () => {
    await publish('terms');
    await server.drain();
    expect(await linesOf(brand)).toEqual([]);
    const before = (await server.mails()).length;
    await publish('privacy', { tells: true });
    const mails = (await server.mails()).slice(before);
    const toThem = mails.filter((mail) => [brand, creator].some(({ user }) => mail.includes(user.email)));
    expect(toThem).toHaveLength(2);
    for (const mail of toThem) expect(mail).toContain('Our Privacy Policy changes');
    expect([await linesOf(brand), await linesOf(creator)]).toEqual([
      ['legal.privacy_changed'],
      ['legal.privacy_changed'],
    ]);
  });
});
