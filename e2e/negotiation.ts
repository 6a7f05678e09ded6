/** How terms are negotiated on the screen, line by line. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** An answer to a line: the other side's value, the own one, or another, which is typed or chosen. */
export type LineAnswer = 'Take theirs' | 'Keep mine' | { other: string };

async function answerLine(page: Page, name: string, answer: LineAnswer) {
  const dialog = page.getByRole('dialog');
  const line = dialog.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  if (typeof answer === 'string') return line.getByText(answer, { exact: true }).click();
  if ((await line.count()) === 0) {
    await dialog.getByRole('button', { name: 'Change another line' }).click();
    const lines = dialog.getByRole('region', { name: 'Change another line' });
    await lines.getByRole('button', { name: new RegExp(`^${name}`, 'u') }).click();
  }
  const other = line.getByText('Other', { exact: true });
  if ((await other.count()) > 0) await other.click();
  const choice = line.getByRole('combobox');
  if ((await choice.count()) > 0) await choice.selectOption({ label: answer.other });
  else
    await line
      .getByLabel(/^(Price \(\$\)|Deadline)$/)
      .and(line.locator('input:not([type=radio])'))
      .fill(answer.other);
}

/** Reads what binds, ticks every box next to the button, and types a creator's name. */
async function signTerms(page: Page) {
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The whole project with these lines').click();
  await expect(dialog.getByRole('region', { name: 'What I give' })).toBeVisible();
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  const name = dialog.getByLabel('Type your name');
  if ((await name.count()) > 0) await name.fill('Layla Haddad');
}

/** Opens the form by this button, answers these lines, and sends it; what it comes to is told before. */
export async function sendTerms(
  page: Page,
  button: 'Propose other terms' | 'Answer line by line',
  answers: Record<string, LineAnswer>,
  comesTo: string,
) {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Price', exact: true })).toBeVisible();
  for (const [line, answer] of Object.entries(answers)) await answerLine(page, line, answer);
  await expect(dialog.getByText(`If the other side agrees: ${comesTo}`)).toBeVisible();
  await signTerms(page);
  await dialog.getByRole('button', { name: /^Send (proposal|answer)$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('You proposed other terms to')).toBeVisible();
}

/** The terms on the table say this of a line, instead of what the other side said. */
export async function expectTerm(page: Page, line: string, now: string, before: string) {
  const term = page
    .getByRole('region', { name: /other terms/ })
    .locator('dl > div')
    .filter({
      has: page.getByText(line, { exact: true }),
    });
  await expect(term).toContainText(now);
  await expect(term).toContainText(`Instead of ${before}`);
}
