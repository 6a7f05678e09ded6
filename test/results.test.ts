/** Checks that the kept measurements say their age. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../scripts/lib/paths.mjs';
import { withAge } from '../tools/bench/lib/ages.ts';

const row = '| a message | 4,654 /s | 2026-11-22, 9bfce54+ |';
const old = '| a message | 4,654 /s | 2026-11-22, 9bfce54+, the code has changed since |';

describe('the kept measurements', () => {
  it('name the day and the commit of each row', () => {
    const rows = readFileSync(inRoot('tools', 'bench', 'RESULTS.md'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| Work |'));
    expect(rows.length).toBeGreaterThan(0);
    for (const line of rows)
      expect(line).toMatch(/\| \d{4}-\d{2}-\d{2}, [0-9a-f]{7,40}\+?(, the code .*)? \|$/);
  });

  it('say of a row that its code has changed, and no longer when it was measured again', () => {
    expect(withAge(row, () => true)).toBe(old);
    expect(withAge(old, () => true)).toBe(old);
    expect(withAge(old, () => false)).toBe(row);
  });

  it('leave other lines as they are', () => {
    expect(withAge('2 cores, Node v24', () => true)).toBe('2 cores, Node v24');
  });
});
