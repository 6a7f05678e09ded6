import { defaultOperatorSettings, unnamedMarket } from '@briefcast/contract';
import { marketZone } from '@briefcast/contract/kit/days';
import { expect, test } from 'vitest';
import { placedOrder, setCredits, statedHouse } from '../../testing/credits.ts';
import { useTestServer } from '../../testing/harness.ts';

const server = useTestServer();

test('everything is off until the operator turns it on, and then every client is told', async () => {
  const { client } = await server.signInAdmin();
  expect(await client.operatorSettings.read()).toEqual({ settings: defaultOperatorSettings });
  const marketOf = async () => (await server.anonymous.system.site()).market;
  expect(await marketOf()).toEqual({ credits: false, subscription: false, moderation: false });
  const body = {
    ...defaultOperatorSettings,
    ...statedHouse,
    credits: { ...defaultOperatorSettings.credits, isOn: true, warningLevel: 5 },
  };
  await client.operatorSettings.change({ body });
  expect((await client.operatorSettings.read()).settings).toEqual(body);
  expect(await marketOf()).toEqual({ credits: true, subscription: false, moderation: false });
});

test('a change is in the audit trail with what was before and after', async () => {
  const { client } = await server.signInAdmin();
  const { settings: before } = await client.operatorSettings.read();
  const after = { ...before, seller: { ...before.seller, name: 'Briefcast FZ-LLC' } };
  await client.operatorSettings.change({ body: after });
  const { entries } = await client.admin.audit();
  expect(entries.find(({ action }) => action === 'settings.change')).toMatchObject({ before, after });
});

test('prices of packs that are not sold, and broken amounts, are refused', async () => {
  const { client } = await server.signInAdmin();
  const { settings } = await client.operatorSettings.read();
  const [first, ...others] = settings.credits.packs;
  if (!first) throw new Error('no pack');
  for (const packs of [
    others,
    [{ ...first, priceFils: 0.5 }, ...others],
    [{ ...first, priceFils: 0 }, ...others],
  ]) {
    const body = { ...settings, credits: { ...settings.credits, packs } };
    await expect(client.operatorSettings.change({ body })).rejects.toMatchObject({ code: 'request.invalid' });
  }
});

test('the accent is a hue that no status has, and every page gets its colours', async () => {
  const { client } = await server.signInAdmin();
  const { settings } = await client.operatorSettings.read();
  const wear = (hue: number | null) =>
    client.operatorSettings.change({ body: { ...settings, market: { ...unnamedMarket, hue } } });
  await expect(wear(100)).rejects.toMatchObject({
    code: 'request.invalid',
    details: [{ path: ['market', 'hue'] }],
  });
  await wear(300);
  const accentOfSite = async () => (await server.anonymous.system.site()).identity?.accent;
  expect(await accentOfSite()).toContainEqual({
    token: '--c-cast',
    value: expect.stringMatching(/^#[0-9a-f]{6}$/u),
  });
  await wear(null);
  expect(await accentOfSite()).toBeUndefined();
});

test('the time zone is chosen until something is numbered by its days', async () => {
  const { client } = await server.signInAdmin();
  const { settings } = await client.operatorSettings.read();
  const live = async (timeZone: string) => {
    const body = { ...settings, ...statedHouse, market: { ...unnamedMarket, timeZone } };
    return (await client.operatorSettings.change({ body })).settings.market?.timeZone;
  };
  await expect(live('Mars/Olympus')).rejects.toMatchObject({ code: 'request.invalid' });
  expect(await live('Europe/Berlin')).toBe('Europe/Berlin');
  expect(marketZone()).toBe('Europe/Berlin');
  await live('Asia/Dubai');
  await setCredits(server, true);
  await placedOrder(await server.signUpBrand());
  await expect(live('Europe/Berlin')).rejects.toMatchObject({
    details: [{ path: ['market', 'timeZone'], message: expect.stringContaining('time zone') }],
  });
});
