import { vi } from 'vitest';

/** The pointer of a phone or of a mouse, until the mocks are restored. */
export function pointWith(pointer: 'coarse' | 'fine') {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query === '(pointer: coarse)' && pointer === 'coarse' ? 'all' : query),
  );
}
