/** The frame that is told is the one that is seen, whatever the film was shot with (docs/decisions, "frame accuracy"). */
import { signInAs } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { addNumberedFilm, films } from './frames/numbered-films.ts';
import { isOff, watchFrames } from './frames/watch-frames.ts';

/** With `FRAMES=all` every film and more places; the proxies of all are held to their frames by the server's tests. */
const isWhole = process.env.FRAMES === 'all';
const presses = isWhole ? 40 : 14;

const everyday = ['H.264 25', 'H.264 29.97, variable', 'H.264 30, begins late'];

for (const film of films.filter(({ name }) => isWhole || everyday.includes(name))) {
  test(`a film of ${film.name} shows the frame that is told`, async ({ page }) => {
    test.setTimeout(120_000);
    const { room, brand } = await addNumberedFilm(page, film);
    await signInAs(page, brand);

    const sights = await watchFrames(
      {
        goTo: async (address) => void (await page.goto(address)),
        evaluate: (expression) => page.evaluate(expression),
        press: (key) => page.keyboard.press(key),
        click: (x, y) => page.mouse.click(x, y),
        picture: () => page.screenshot(),
      },
      film,
      room,
      presses,
    );
    expect(sights.filter((sight) => isOff(film, sight))).toEqual([]);
    expect(new Set(sights.map(({ told }) => told)).size).toBeGreaterThan(presses / 2);
  });
}
