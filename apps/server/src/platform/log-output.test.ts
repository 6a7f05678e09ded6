import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHttp } from './http/create-http.ts';
import { holdLines } from './log-output.ts';

let written: string[];
const output = { write: (text: string) => void written.push(text) };
beforeEach(() => {
  written = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a line is written within a second, with those that came meanwhile', () => {
  const held = holdLines(output);
  held.write('one\n');
  vi.advanceTimersByTime(999);
  held.write('two\n');
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual(['one\ntwo\n']);
  held.write('three\n');
  vi.advanceTimersByTime(1000);
  expect(written).toEqual(['one\ntwo\n', 'three\n']);
});

test('many lines are not waited with', () => {
  const held = holdLines(output);
  for (let count = 0; count < 161; count++) held.write(`${'x'.repeat(99)}\n`);
  expect(written.map(({ length }) => length)).toEqual([16_000]);
});

test('what is fatal is written at once, after what came before it', () => {
  const { log } = createHttp({ logLevel: 'info', trustProxy: false }, holdLines(output));
  log.child({ reqId: 'a' }).info('before');
  expect(written).toEqual([]);
  log.fatal('the end');
  expect(written).toHaveLength(1);
  expect(written[0]).toMatch(/before.*\n.*the end/);
});
