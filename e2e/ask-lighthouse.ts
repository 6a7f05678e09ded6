/** The program of `npm run lighthouse`: the demo's public pages, each visited five times as from a phone. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { chromiumSwitches, findChromium } from '../scripts/lib/chromium.mjs';
import { node24 } from '../scripts/lib/node24.mjs';
import { run } from '../scripts/lib/run.mjs';
import { startDemo } from './demo.ts';

const version = '13.5.0';
const visits = 5;
const lowest = 95;
const pages = ['/', '/creators', '/creators/:creator', '/ar', '/ar/creators'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
};

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { title: string; score: number | null; numericValue?: number; displayValue?: string }
  >;
}

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** One visit. On a busy machine pages are slow: nothing else should run meanwhile. */
async function visit(url: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json');
  const { code, output } = await run(
    'npm',
    [
      ...['exec', '--yes', `--package=lighthouse@${version}`, '--', 'lighthouse', url, '--quiet'],
      ...['--output=json', `--output-path=${file}`, `--only-categories=${categories.join()}`],
      `--chrome-flags=--headless=new ${chromiumSwitches.join(' ')}`,
    ],
    {
      quiet: true,
      env: {
        ...process.env,
        PATH: [dirname(node24()), process.env.PATH].join(delimiter),
        CHROME_PATH: findChromium(),
      },
    },
  );
  if (code !== 0) throw new Error(`Lighthouse failed at ${url}:\n${output}`);
  return JSON.parse(await readFile(file, 'utf8')) as Report;
}

/** The audits that reduce the score, the most expensive first. */
const complaints = (reports: Report[]) => {
  const titles = reports.flatMap(({ audits }) =>
    Object.values(audits)
      .filter(({ score }) => score !== null && score < 0.9)
      .map(({ title, displayValue = '' }) => `    ${title} ${displayValue}`.trimEnd()),
  );
  return [...new Set(titles)];
};

const folder = await mkdtemp(join(tmpdir(), 'briefcast-lighthouse-'));
const demo = await startDemo(join(folder, 'demo.log'));
const load = () => loadavg()[0]?.toFixed(1);
console.log(
  `Lighthouse ${version}, mobile: median of ${visits} visits. ${availableParallelism()} cores, load ${load()} before.\n`,
);
try {
  for (const path of pages) {
    const url = demo.baseUrl + (await demo.addressOf({ path, visitor: 'nobody' }));
    const reports: Report[] = [];
    for (let count = 0; count < visits; count += 1) reports.push(await visit(url, folder));
    const scores = categories.map((name) =>
      Math.round(median(reports.map((report) => report.categories[name]?.score ?? 0)) * 100),
    );
    const measured = Object.entries(metrics).map(([id, name]) => {
      const value = median(reports.map((report) => report.audits[id]?.numericValue ?? 0));
      return `${name} ${name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`}`;
    });
    console.log(path);
    console.log(`  ${categories.map((name, index) => `${name} ${scores[index]}`).join(', ')}`);
    console.log(`  ${measured.join(', ')}`);
    if (Math.min(...scores) < lowest) {
      process.exitCode = 1;
      console.log(complaints(reports).join('\n'));
    }
  }
  console.log(`\nLoad ${load()} after.${process.exitCode ? ` A score is below ${lowest}.` : ''}`);
} finally {
  await demo.stop();
  await rm(folder, { recursive: true, force: true });
}
