/** The actions of a film. Each takes as long as in the film, frame by frame. */
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { type Box, between, ease, heightOf, type View, viewOf, wholeStage } from './camera.ts';
import type { Cue } from './captions.ts';
import { alongBow, cursorLayers, type Point, ringFrames } from './cursor.ts';
import { showEndCard } from './end-card.ts';
import { frameSize, framesPerSecond, type Reel } from './reel.ts';
import { pixelsPerPoint, type Stage, stageSize } from './stage.ts';

const frameMs = 1000 / framesPerSecond;
const framesOf = (seconds: number) => Math.max(1, Math.round(seconds * framesPerSecond));
const dissolveFrames = framesOf(0.34);

/** Blends one picture over the other. */
function mix(below: Buffer, above: Buffer, t: number): Buffer {
  const mixed = Buffer.allocUnsafe(above.length);
  for (let at = 0; at < mixed.length; at++) {
    const from = below[at] ?? 0;
    mixed[at] = from + ((above[at] ?? 0) - from) * t;
  }
  return mixed;
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`Not to be seen: ${target}`);
  return box;
}

export type Film = ReturnType<typeof startFilm>;

/** Begins with the pointer below the middle, and the camera on the whole stage. */
export function startFilm(stage: Stage, reel: Reel) {
  const { page } = stage;
  let frames = 0;
  let cursor: Point = { x: stageSize.width * 0.56, y: stageSize.height * 0.7 };
  let pressed = false;
  let hasPointer = true;
  let ring: { at: Point; frame: number } | null = null;
  let view = wholeStage;
  let move: { from: View; to: View; frame: number; frames: number } | null = null;
  let last: Buffer | null = null;
  let dissolving: { from: Buffer; frame: number } | null = null;
  let still: Buffer | null = null;
  let wantsStill = false;
  const cues: Cue[] = [];
  const clicks: number[] = [];

  const now = () => frames / framesPerSecond;

  function moveCamera() {
    if (!move) return;
    move.frame += 1;
    view = between(move.from, move.to, ease(move.frame / move.frames));
    if (move.frame === move.frames) move = null;
  }

  const onFilm = ({ x, y }: Point): Point => ({
    x: ((x - view.left) / view.width) * frameSize.width,
    y: ((y - view.top) / heightOf(view)) * frameSize.height,
  });

  async function develop(): Promise<Buffer> {
    const left = Math.round(view.left * pixelsPerPoint);
    const top = Math.round(view.top * pixelsPerPoint);
    const cut = {
      left,
      top,
      // Rounding could make the sum exceed the edge.
      width: Math.min(Math.round(view.width * pixelsPerPoint), stageSize.width * pixelsPerPoint - left),
      height: Math.min(Math.round(heightOf(view) * pixelsPerPoint), stageSize.height * pixelsPerPoint - top),
    };
    const picture = sharp(await stage.picture())
      .extract(cut)
      .resize(frameSize.width, frameSize.height, { fit: 'fill', kernel: 'lanczos3' });
    if (wantsStill) {
      wantsStill = false;
      still = await picture.clone().png().toBuffer();
    }
    const layers = hasPointer
      ? await cursorLayers(onFilm(cursor), pressed, ring && { ...ring, at: onFilm(ring.at) })
      : [];
    return picture.composite(layers).removeAlpha().raw().toBuffer();
  }

  /** Records one frame; advances everything that is animated. */
  async function frame() {
    moveCamera();
    if (ring) ring = ring.frame < ringFrames ? { ...ring, frame: ring.frame + 1 } : null;
    await page.mouse.move(cursor.x, cursor.y);
    await stage.pass(frameMs);
    let shown = await develop();
    if (dissolving) {
      dissolving.frame += 1;
      shown = mix(dissolving.from, shown, ease(dissolving.frame / dissolveFrames));
      if (dissolving.frame === dissolveFrames) dissolving = null;
    }
    last = shown;
    await reel.add(shown);
    frames += 1;
  }

  async function hold(seconds: number) {
    for (let rest = framesOf(seconds); rest > 0; rest--) await frame();
  }

  /** Moves the pointer to a position in the target, as a fraction of its size. */
  async function point(target: Locator, at: Point = { x: 0.5, y: 0.5 }) {
    const box = await boxOf(target);
    const to = { x: box.x + box.width * at.x, y: box.y + box.height * at.y };
    const from = cursor;
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    const steps = framesOf(Math.min(0.35 + distance / 1500, 0.85));
    for (let step = 1; step <= steps; step++) {
      cursor = alongBow(from, to, ease(step / steps));
      await frame();
    }
  }

  async function press() {
    await hold(0.1);
    pressed = true;
    ring = { at: cursor, frame: 0 };
    clicks.push(now());
    await page.mouse.down();
    await hold(0.1);
    await page.mouse.up();
    pressed = false;
    await stage.settle();
  }

  /** Does something without recording, and dissolves to the result. */
  async function cut(behind: () => Promise<unknown>) {
    await behind();
    await stage.settle();
    view = move?.to ?? view;
    move = null;
    if (last) dissolving = { from: last, frame: 0 };
  }

  return {
    page,
    frame,
    hold,
    point,
    now,

    async click(target: Locator, at?: Point) {
      await point(target, at);
      await press();
    },

    /** Types where the focus is. */
    async type(text: string, charactersPerSecond = 24) {
      const start = frames;
      for (const [index, character] of [...text].entries()) {
        await page.keyboard.type(character);
        const due = start + framesOf((index + 1) / charactersPerSecond);
        while (frames < due) await frame();
      }
    },

    async key(name: string) {
      await page.keyboard.press(name);
      await stage.settle();
    },

    /** Scrolls the container of the target until its centre is at this fraction of the height. */
    async reveal(target: Locator, part = 0.5, seconds = 0.8) {
      const scroller = await target.evaluateHandle((element) => {
        for (let up = element.parentElement; up; up = up.parentElement) {
          const { overflowY } = getComputedStyle(up);
          if (/auto|scroll/u.test(overflowY) && up.scrollHeight > up.clientHeight) return up;
        }
        return document.documentElement;
      });
      const from = await scroller.evaluate((element) => element.scrollTop);
      const frameOf = await scroller.evaluate((element) =>
        element === document.documentElement
          ? { y: 0, height: innerHeight }
          : { y: element.getBoundingClientRect().y, height: element.clientHeight },
      );
      const way = middleOf(await boxOf(target)).y - (frameOf.y + frameOf.height * part);
      const steps = framesOf(seconds);
      for (let step = 1; step <= steps; step++) {
        const top = from + way * ease(step / steps);
        await scroller.evaluate((element, to) => element.scrollTo({ top: to, behavior: 'instant' }), top);
        await frame();
      }
      await stage.settle();
    },

    /**
     * Starts moving the camera to these targets; the next actions happen meanwhile. Without targets, to the
     * whole stage.
     */
    async look(targets: readonly Locator[], { seconds = 1.1, air = 1.2, middle = 0.46 } = {}) {
      const to =
        targets.length === 0
          ? wholeStage
          : viewOf(await Promise.all(targets.map((target) => boxOf(target))), air, middle);
      move = { from: view, to, frame: 0, frames: framesOf(seconds) };
    },

    /** Sets the caption from now on. */
    say(text: string) {
      const before = cues.at(-1);
      if (before) before.to = now() - 0.1;
      cues.push({ from: now() + (before ? 0 : 0.2), to: now(), text });
    },

    cut,

    /** Ends the film with the title card. No further actions are possible. */
    async close() {
      await cut(async () => {
        await showEndCard(page);
        hasPointer = false;
        view = wholeStage;
        move = null;
      });
      await hold(1.8);
    },

    /** Lets time pass without recording. */
    skip: (seconds: number) => stage.pass(seconds * 1000),

    /** Waits, without recording, for the result of another person's action. */
    async until(target: Locator) {
      const patience = Date.now() + 20_000;
      while (!(await target.isVisible())) {
        if (Date.now() > patience) throw new Error(`Never came: ${target}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
        await stage.settle();
      }
      await stage.settle();
    },

    /** The next frame, without the pointer, becomes the poster. */
    keepStill() {
      wantsStill = true;
    },

    /** Returns the recorded film's data. */
    finish() {
      const end = cues.at(-1);
      if (end) end.to = now() - 0.2;
      if (!still) throw new Error('No frame was kept for the poster');
      return { seconds: now(), cues, clicks, still };
    },
  };
}
