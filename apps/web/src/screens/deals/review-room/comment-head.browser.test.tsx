/** Author and time of a comment, on a phone. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { comment } from '../../../testing/comments.ts';
import { card, path, withComments } from '../../../testing/comments-panel.ts';
import { openApp, signIn } from '../../../testing/open-app.tsx';
import { idOf, newCreator } from '../../../testing/people.ts';
import { readFromTheRight, textBox } from '../../../testing/right-to-left.ts';

async function openHead(firstName: string) {
  await page.viewport(390, 844);
  signIn(newCreator());
  withComments([comment(1, { author: { id: idOf(1), firstName, lastName: null } })]);
  await openApp(path);
  await page.getByRole('button', { name: /^Comments/ }).click();
  const head = card(/^Comment 1,/);
  await expect.element(head.getByRole('checkbox')).toBeVisible();
  const part = (selector: string) => {
    const found = head.element().querySelector(`.comment-who ${selector}`);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  };
  return { name: part('b'), time: part('.hint') };
}

test.each(['ltr', 'rtl'])('%s, both are there in whole', async (direction) => {
  if (direction === 'rtl') readFromTheRight();
  const { name, time } = await openHead('Rania');
  for (const each of [name, time]) expect(each.scrollWidth).toBeLessThanOrEqual(each.clientWidth);
});

test('from right to left a Latin name that is too long is cut at its end', async () => {
  readFromTheRight();
  const { name } = await openHead('Bartholomew Featherstonehaugh-Cholmondeley');
  expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
  expect(textBox(name).left).toBeGreaterThanOrEqual(name.getBoundingClientRect().left - 1);
});
