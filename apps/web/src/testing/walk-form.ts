/** What a form says while it is sent, and how that can end. */
import type { RouteName } from '@briefcast/contract';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { expectToSay, inTime, isSaid, takeTheClock } from './looks.ts';
import { openApp } from './open-app.tsx';
import { server } from './stub-server.ts';

export interface FormScreen {
  path: string;
  title: string;
  /** What opens it, when it is not there at once. */
  open?: () => Promise<void>;
  idle: readonly string[];
  fill: () => Promise<void>;
  /** The field that keeps what was typed, by its label. */
  keeps: string;
  call: RouteName;
  button: string;
  busy: string;
  failing: string;
  /** Lets the call end well; or as it does for what was filled in. */
  succeed: () => void;
  /** Where it then leads, and what that says. */
  done: { path: string; says: readonly string[] };
}

/** What every form says when nothing was reached. */
const unreachable = 'We could not reach Briefcast. Check your connection and try again.';

/** Fills in fields by their labels. */
export async function fillIn(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabelText(label, { exact: true }).fill(value);
  }
}

/** Opens the form and sends it: slowly, in vain, without a connection, and with success. */
export async function walkForm(screen: FormScreen) {
  const { path, title, idle, button, busy, keeps, failing, done, call } = screen;
  takeTheClock();
  const app = await openApp(path);
  await screen.open?.();
  await expectToSay('idle', [...idle, button]);
  await expect.poll(() => document.title.slice(0, title.length)).toBe(title);
  await screen.fill();
  const submit = () => page.getByRole('button', { name: button, exact: true }).click();
  const kept = page.getByLabelText(keeps, { exact: true });
  const typed = (kept.element() as HTMLInputElement).value;

  server.waits(call);
  await submit();
  await expectToSay('busy', [busy]);
  await expect.element(page.getByRole('button', { name: busy })).toBeDisabled();
  server.refuses(call, 'internal');
  await expectToSay('failing', [failing]);
  server.loses(call);
  await submit();
  // A call that creates is tried three times, with pauses.
  await inTime('unreachable', () => isSaid(unreachable));
  await expectToSay('away', [unreachable]);
  await expect.element(kept).toHaveValue(typed);
  screen.succeed();
  await submit();
  await expectToSay('done', done.says);
  await expect.poll(app.address).toBe(done.path);
}
