/** The page of a casting whose brand a creator wants to hear nothing more of. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { casting } from '../../testing/castings.ts';
import { openApp, signIn } from '../../testing/open-app.tsx';
import { idOf, publishedCreator } from '../../testing/people.ts';
import { server } from '../../testing/stub-server.ts';

const button = (name: string) => page.getByRole('button', { name });

test('a creator blocks its brand, reads that also later, may not apply, and takes it back', async () => {
  let blocked: { blockedBrandId?: string } = {};
  signIn(publishedCreator());
  server.returns('savedCastings.list', { castings: [] });
  server.returns('castingInvitations.own', { invitations: [] });
  server.returns('castings.read', { casting: casting() });
  server.returns('castingApplications.read', () => ({ application: null, ...blocked }));
  server.returns('blocks.blockBrand', () => {
    blocked = { blockedBrandId: idOf(1) };
    return {};
  });
  server.returns('blocks.unblockBrand', () => {
    blocked = {};
    return {};
  });
  const app = await openApp(`/castings/${idOf(70)}`);
  await button('Block this brand').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect.element(page.getByText('Oasis Skin is blocked')).toBeVisible();
  await expect
    .poll(() => server.calls('blocks.blockBrand'))
    .toMatchObject([{ params: { castingId: idOf(70) } }]);
  await expect.element(page.getByText(/^You blocked this brand/u)).toBeVisible();

  await app.reload();
  await expect.element(page.getByText(/^You blocked this brand/u)).toBeVisible();
  await expect.element(button('Block this brand')).not.toBeInTheDocument();
  await expect.element(button('Apply')).not.toBeInTheDocument();

  await button('Unblock').click();
  await expect.poll(() => server.calls('blocks.unblockBrand')).toMatchObject([{ params: { id: idOf(1) } }]);
  await expect.element(button('Apply')).toBeVisible();
  await expect.element(button('Block this brand')).toBeVisible();
});
