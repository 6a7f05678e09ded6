import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endWhenStill } from './end-when-still.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A request as far as it is asked for here. */
function begin() {
  const request = Object.assign(new EventTarget(), { upload: new EventTarget(), abort: vi.fn() });
  endWhenStill(request as unknown as XMLHttpRequest, 1000);
  return request;
}

test('an upload that moves goes on for as long as it takes', () => {
  const { upload, abort } = begin();
  for (let piece = 0; piece < 10; piece++) {
    vi.advanceTimersByTime(900);
    upload.dispatchEvent(new Event('progress'));
  }
  expect(abort).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(abort).toHaveBeenCalledOnce();
});

test('one that has ended is left alone', () => {
  const request = begin();
  request.dispatchEvent(new Event('loadend'));
  vi.advanceTimersByTime(5000);
  expect(request.abort).not.toHaveBeenCalled();
});
