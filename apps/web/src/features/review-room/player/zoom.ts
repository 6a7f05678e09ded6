/** The zoom of a picture, and which part of it is visible. */

export interface Zoom {
  /** 1 fits the frame. */
  scale: number;
  /** The position of the picture's upper left corner, in widths and heights of the frame: 0 to 1 − scale. */
  x: number;
  y: number;
}

export const wholePicture: Zoom = { scale: 1, x: 0, y: 0 };

const largest = 12;

/** Limits the zoom so that the picture always covers its frame. */
function within({ scale, x, y }: Zoom): Zoom {
  const bounded = Math.max(1, Math.min(scale, largest));
  const place = (value: number) => Math.min(0, Math.max(1 - bounded, value));
  return { scale: bounded, x: place(x), y: place(y) };
}

/**
 * Changes the scale and keeps the content at this position of the frame (0 to 1 in each direction), by
 * default the centre.
 */
export function zoomTo({ scale, x, y }: Zoom, to: number, at = { x: 0.5, y: 0.5 }): Zoom {
  const factor = Math.max(1, Math.min(to, largest)) / scale;
  return within({ scale: scale * factor, x: at.x - (at.x - x) * factor, y: at.y - (at.y - y) * factor });
}

/** Moves by fractions of the frame. */
export const panBy = (zoom: Zoom, byX: number, byY: number): Zoom =>
  within({ ...zoom, x: zoom.x + byX, y: zoom.y + byY });

const onPicture = (thousandths: number) => Math.max(0, Math.min(1000, thousandths));

/** The position on the picture, in thousandths, at this position of the frame, limited to the picture. */
export const pointAt = ({ scale, x, y }: Zoom, at: { x: number; y: number }) => ({
  x: onPicture(Math.round(((at.x - x) / scale) * 1000)),
  y: onPicture(Math.round(((at.y - y) / scale) * 1000)),
});
