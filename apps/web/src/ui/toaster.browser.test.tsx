import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { takeTheClock } from '../testing/looks.ts';
import { dismissToast, toastStore, toastSuccess } from './toast.ts';
import { Toaster } from './toaster.tsx';

const title = page.getByText('Saved');

beforeEach(() => {
  for (const toast of toastStore.read()) dismissToast(toast.id);
});

async function show() {
  takeTheClock();
  await render(<Toaster />);
  toastSuccess('Saved');
  await expect.element(title).toBeVisible();
}
/** Moves the pointer over the toast, by `movementX` pixels since it was seen last. */
async function point(movementX: number) {
  const toast = title.element();
  document.body.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: toast }));
  toast.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX }));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

test('a toast that comes up under a resting pointer goes as any other', async () => {
  await show();
  await point(0);
  await vi.advanceTimersByTimeAsync(6500);
  await expect.element(title).not.toBeInTheDocument();
});

test('a toast stays while a pointer is moved over it', async () => {
  await show();
  await point(4);
  await vi.advanceTimersByTimeAsync(6500);
  await expect.element(title).toBeVisible();
});

test('toasts leave the lower edge to what stands there', async () => {
  await render(
    <>
      <Toaster />
      <div data-lower-bar />
    </>,
  );
  toastSuccess('Saved');
  await expect.element(title).toBeVisible();
  expect(title.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight / 2);
});
