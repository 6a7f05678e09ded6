import { expect, test } from 'vitest';
import { panBy, pointAt, wholePicture, zoomTo } from './zoom.ts';

const corner = { x: 0.25, y: 0.75 };

test('what is under the pointer stays there', () => {
  const zoom = zoomTo(zoomTo(wholePicture, 3, corner), 5, corner);
  expect(zoom.scale).toBe(5);
  expect(pointAt(zoom, corner)).toEqual({ x: 250, y: 750 });
});

test('it is never smaller than its frame, nor larger than one can make sense of', () => {
  expect(zoomTo(wholePicture, 0.2)).toEqual(wholePicture);
  expect(zoomTo(wholePicture, 400).scale).toBe(12);
  expect(zoomTo(zoomTo(wholePicture, 4, corner), 1)).toEqual(wholePicture);
});

test('it always covers its frame', () => {
  const zoom = panBy(zoomTo(wholePicture, 2), 9, -9);
  expect(zoom).toEqual({ scale: 2, x: 0, y: -1 });
  expect(panBy(wholePicture, 0.5, 0.5)).toEqual(wholePicture);
});
