/**
 * Program of `npm run day`: does twelve tasks of a working day in the demo, on a phone and at a desk, and writes the
 * effort of each to docs/day.md, beside the effort before.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumSwitches, findChromium } from '../scripts/lib/chromium.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import { before, type Figures, madeBefore } from './day/before.ts';
import { type Effort, personAt } from './day/person.ts';
import { stageOf } from './day/stage.ts';
import { type Task, tasks } from './day/tasks.ts';
import { startDemoServer } from './demo.ts';

const looks = [
  { name: 'phone', width: 390, height: 664 },
  { name: 'desk', width: 1440, height: 900 },
] as const;
type Look = (typeof looks)[number];

const longestWaitMs = 60_000;

/** Does the task as its person; returns what it took. */
async function measure(browser: Browser, baseUrl: string, task: Task, look: Look): Promise<Effort> {
  const stage = await stageOf(baseUrl, task.who);
  const path = await task.begin(stage);
  const { width, height } = look;
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: { width, height },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await context.addInitScript(
    ([token, user]) => {
      localStorage.setItem('authToken', token ?? '');
      localStorage.setItem('authUser', user ?? '');
    },
    [stage.token, JSON.stringify(stage.user)],
  );
  const page = await context.newPage();
  page.setDefaultTimeout(longestWaitMs);
  try {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const person = personAt(page);
    await task.steps(person);
    return person.effort();
  } finally {
    await context.close();
  }
}

const figuresOf = ({ presses, fields, scrolled, hands }: Effort): Figures => [
  presses,
  fields,
  scrolled,
  Math.round(hands),
];

/** Puts a figure beside the one before, such as "12 of 31". */
const beside = (now: number, then: number | undefined) =>
  then === undefined ? `${now}` : `${now} of ${then}`;

function row(task: Task, look: Look, effort: Effort | Error): string {
  const known = before[look.name][task.name];
  const cells =
    effort instanceof Error
      ? ['not done', '', '', '', '']
      : [
          ...figuresOf(effort).map((figure, at) => beside(figure, known?.[at])),
          `${effort.waits.toFixed(1)} s`,
        ];
  return `| ${[task.name, look.name, ...cells].join(' | ')} |`;
}

const head = `# A working day

Written by \`npm run day\`: twelve tasks in the demo, by the words on the screens, on a phone of 390 x 664 and at a desk of
1440 x 900. Presses are taps and clicks, with the one that goes into a field; a choice in a list is two, a file three. Scrolled is
how far things were moved into sight. Hands are the seconds that these take by the usual keystroke model: 1.1 for a press, 0.2 for a
letter, 0.5 for each 400 pixels. Waits are the seconds of that run in which the page was busy, which a loaded machine makes longer.
"Of" names what it took ${madeBefore}.

| Task | On | Presses | Fields | Scrolled, px | Hands, s | Waits |
|---|---|---|---|---|---|---|`;

/** Says of how many tasks each figure is at most half the one before. */
function halvesOf(measured: readonly (readonly [Task, Look, Effort])[]): string {
  const names = ['presses', 'fields', 'pixels scrolled', 'seconds of hands'];
  const said = names.map((name, at) => {
    const pairs = measured.flatMap(([task, look, effort]) => {
      const then = before[look.name][task.name]?.[at] ?? 0;
      return then > 0 ? [(figuresOf(effort)[at] ?? 0) <= then / 2] : [];
    });
    return `${name} ${pairs.filter(Boolean).length} of ${pairs.length}`;
  });
  return `\nAt most half of before, by tasks and screens where there was something: ${said.join(', ')}.`;
}

const wanted = process.argv.slice(2);
const words = wanted.filter((word) => !looks.some(({ name }) => name === word));
const chosen = tasks.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
const screens = looks.filter(({ name }) => wanted.length === words.length || wanted.includes(name));
const folder = await mkdtemp(join(tmpdir(), 'briefcast-day-'));
const executablePath = findChromium();
const browser = await chromium.launch({
  args: chromiumSwitches,
  ...(executablePath ? { executablePath } : {}),
});
const lines = [head];
const measured: (readonly [Task, Look, Effort])[] = [];
try {
  for (const look of screens) {
    // Tasks change the demo, so each screen has one of its own, except where this variable names a running one.
    const running = process.env.E2E_DEMO_URL;
    const demo = running ? null : await startDemoServer(join(folder, `${look.name}.log`));
    for (const task of chosen) {
      const effort = await measure(browser, demo?.baseUrl ?? running ?? '', task, look).catch(
        (error: Error) => error,
      );
      const line = row(task, look, effort);
      console.log(effort instanceof Error ? `${line}\n${effort.message}` : line);
      if (effort instanceof Error) process.exitCode = 1;
      else measured.push([task, look, effort]);
      lines.push(line);
    }
    await demo?.stop();
  }
  if (wanted.length === 0)
    await writeFile(inRoot('docs', 'day.md'), `${[...lines, halvesOf(measured)].join('\n')}\n`);
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
