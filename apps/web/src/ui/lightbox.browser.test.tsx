import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Lightbox } from './lightbox.tsx';
import type { Slide } from './slides.tsx';

const picture = (id: string, width: number, height: number): Slide => ({
  id,
  kind: 'image',
  alt: id,
  url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`)}`,
});
const film: Slide = { id: 'film', kind: 'video', alt: 'film', url: '/no-such-film.mp4' };

function Shown({ slides }: { slides: readonly Slide[] }) {
  const [index, setIndex] = useState<number | null>(0);
  return <Lightbox slides={slides} index={index} onIndexChange={setIndex} />;
}

/** Within a router, as going back closes it. */
async function show(...slides: Slide[]) {
  const routes = [{ path: '*', element: <Shown slides={slides} /> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/before', '/here'] });
  await render(<RouterProvider router={router} />);
  return router;
}

const box = (name: string) => page.getByRole('dialog', { name });

test('its controls can be pressed', async () => {
  await show(picture('tall', 720, 1280), film, picture('wide', 1280, 720));
  await box('tall').getByRole('button', { name: 'Next' }).click();
  await box('film').getByRole('button', { name: 'Play' }).click();
  await expect.element(box('film')).toBeVisible();
  await box('film').getByRole('button', { name: 'Next' }).click();
  await box('wide').getByRole('button', { name: 'Previous' }).click();
  await box('film').getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('going back closes it, and stays on the page', async () => {
  const router = await show(picture('tall', 720, 1280));
  await expect.element(box('tall')).toBeVisible();
  await router.navigate(-1);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/here');
});

test('a film that does not play says so', async () => {
  await show(film);
  await box('film').getByRole('button', { name: 'Play' }).click();
  await expect.element(box('film').getByText(/this browser cannot play its format/u)).toBeVisible();
});

test.each([
  [1440, 900],
  [844, 390],
  [390, 664],
  [360, 560],
])('a picture is whole within a window of %i to %i', async (width, height) => {
  await page.viewport(width, height);
  await show(picture('tall', 720, 1280), picture('wide', 2400, 800));
  for (const name of ['tall', 'wide']) {
    const image = box(name).getByRole('img');
    await expect.element(image).toBeVisible();
    await expect.poll(() => (image.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0);
    const { top, left, right, bottom } = image.element().getBoundingClientRect();
    expect({ top: top >= 0, left: left >= 0, right: right <= width, bottom: bottom <= height }).toEqual({
      ...{ top: true, left: true, right: true, bottom: true },
    });
    await box(name)
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
  }
});
