/** How loud a film is along its length, as text: 600 numbers in a list take long to write and to read. */

/** Packs the loudest of each equal part, 0 to 100, as base64 with a byte for each. */
export const packWaveform = (peaks: readonly number[]): string => btoa(String.fromCharCode(...peaks));

/** The loudest of each equal part, 0 to 100, of what `packWaveform` returned. */
export const readWaveform = (packed: string): number[] =>
  Array.from(atob(packed), (byte) => byte.charCodeAt(0));
