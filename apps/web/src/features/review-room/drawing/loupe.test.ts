import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loupePlace, loupeSize } from './loupe.tsx';

test('a loupe stands within the window, and never under the finger', () => {
  const width = fc.integer({ min: 320, max: 1400 });
  const height = fc.integer({ min: 400, max: 1400 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(width, height, share, share, (w, h, across, down) => {
      const finger = { x: w * across, y: h * down };
      const { x, y } = loupePlace(finger, { width: w, height: h });
      const radius = loupeSize / 2;
      expect(x - radius).toBeGreaterThanOrEqual(0);
      expect(x + radius).toBeLessThanOrEqual(w);
      expect(y - radius).toBeGreaterThanOrEqual(0);
      expect(y + radius).toBeLessThanOrEqual(h);
      expect(Math.hypot(x - finger.x, y - finger.y)).toBeGreaterThan(radius + 20);
    }),
  );
});
