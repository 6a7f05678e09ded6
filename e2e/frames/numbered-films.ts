/** The videos whose frames are checked, and how they are added to a deal. */
import { isLeftOut, sampleNumberedFilm } from '../../apps/server/src/platform/media/sample-films.ts';
import type { Account, Client } from '../accounts.ts';
import { move, newBrief, newParties } from '../deals.ts';
import { addFilm, expectPrepared } from '../films.ts';

/** The number of frames of each. */
export const frames = 180;

export const films = [
  { name: 'H.264 25', rate: { numerator: 25, denominator: 1 } },
  { name: 'H.264 29.97', rate: { numerator: 30_000, denominator: 1001 } },
  { name: 'H.264 30', rate: { numerator: 30, denominator: 1 } },
  { name: 'H.264 23.976', rate: { numerator: 24_000, denominator: 1001 } },
  { name: 'H.264 59.94', rate: { numerator: 60_000, denominator: 1001 } },
  { name: 'H.264 29.97, variable', rate: { numerator: 30_000, denominator: 1001 }, isVariable: true },
  { name: 'H.264 30, begins late', rate: { numerator: 30, denominator: 1 }, beginsAt: 0.5, hasSound: false },
  { name: 'HEVC 29.97', rate: { numerator: 30_000, denominator: 1001 }, format: 'mov' },
  { name: 'VP9 25', rate: { numerator: 25, denominator: 1 }, format: 'webm' },
] as const;

export type NumberedFilm = (typeof films)[number];

/** The visible number at a frame: for a dropped frame that of the one before. */
export const pictureOf = (film: NumberedFilm, frame: number): number =>
  'isVariable' in film && isLeftOut(frame) ? frame - 1 : frame;

/** Adds a video to a new deal; returns the address of its room and the deal's parties. */
export async function addNumberedFilm(
  client: Client,
  film: NumberedFilm,
): Promise<{ room: string; brand: Account }> {
  const { brand, creator } = await newParties(client);
  const dealId = await newBrief(client, { brand, creator }, 'Winter barrier serum');
  await move(client, creator, dealId, 'ACCEPTED');
  const name = `film.${'format' in film ? film.format : 'mp4'}`;
  const fileId = await addFilm(client, creator, dealId, name, sampleNumberedFilm({ ...film, frames }));
  await expectPrepared(client, brand, dealId, fileId);
  return { room: `/review/${dealId}/${fileId}`, brand };
}
