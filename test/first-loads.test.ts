import { expect, it } from 'vitest';
import { tooHeavy, weigh } from '../scripts/lib/tests/first-loads.mjs';

const chunk = (file: string, imports: string[] = []) => ({ file, imports });
const manifest = (ofDeal: string[], script = 'assets/deal-aaaaaaaa.js') => ({
  'index.html': { ...chunk('assets/index-aaaaaaaa.js', ['_react.js']), css: ['assets/index-bbbbbbbb.css'] },
  '_react.js': chunk('assets/react-aaaaaaaa.js'),
  '_chart.js': chunk('assets/chart-aaaaaaaa.js'),
  'src/screens/deals/deal.tsx': { ...chunk(script, ofDeal), isDynamicEntry: true },
  'src/lib/later.ts': { ...chunk('assets/later-aaaaaaaa.js'), isDynamicEntry: true },
});
const kilobyte = () => 1000;

it('a screen loads the app, its own files, and what these import', () => {
  expect(weigh(manifest(['_react.js']), kilobyte).loads).toEqual({
    'src/screens/deals/deal.tsx': ['deal.js', 'index.css', 'index.js', 'react.js'],
  });
});

it('a screen that became too heavy says by which file, whatever its hash', () => {
  const kept = weigh(manifest([]), kilobyte);
  expect(tooHeavy(kept, weigh(manifest([], 'assets/deal-cccccccc.js'), kilobyte))).toEqual([]);
  expect(tooHeavy(kept, weigh(manifest(['_chart.js']), kilobyte))).toEqual([
    'src/screens/deals/deal.tsx loads 5000 bytes, kept 4000: chart.js is new by 1000',
  ]);
  const grown = weigh(manifest([]), (file) => (file.includes('deal') ? 1400 : 1000));
  expect(tooHeavy(kept, grown)[0]).toContain('deal.js grew by 400');
  const little = weigh(manifest([]), (file) => (file.includes('deal') ? 1100 : 1000));
  expect(tooHeavy(kept, little)).toEqual([]);
});
