/** The frame number shown is that of the visible frame, in every source format (docs/decisions, "frame accuracy"). */
import { signInAs } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { addNumberedFilm, films } from './frames/numbered-films.ts';
import { isOff, watchFrames } from './frames/watch-frames.ts';

/** With `FRAMES=all` all videos and more positions; the server's tests check the frames of all proxies. */
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
