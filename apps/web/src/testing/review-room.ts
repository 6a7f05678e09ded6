/** What tests of the review room begin with, and what they press. */
import { type DealDetail, type DealFile, type FileMedia, packWaveform } from '@briefcast/contract';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { dealDetail, dealFile } from './deals.ts';
import { media } from './media.ts';
import { signIn } from './open-app.tsx';
import { idOf, newBrand } from './people.ts';
import { server } from './stub-server.ts';

export const brand = newBrand();
export const deal = idOf(10);
export const path = `/review/${deal}/${idOf(20)}`;

export const facts: FileMedia = media({
  audio: { codec: 'aac', channels: 2, sampleRate: 48_000 },
  loudness: { integrated: -14.1, truePeak: -1 },
  waveform: packWaveform([10, 90, 40]),
});
export const filmFile = (changes: Partial<FileMedia> = {}, fields: Partial<DealFile> = {}) =>
  dealFile(20, {
    originalName: 'morning.mp4',
    type: 'VIDEO',
    media: { ...facts, ...changes },
    ...fields,
  });
export const submitted: Partial<DealDetail> = { status: 'SUBMITTED', files: [filmFile()] };

/** Signs the brand in with a deal that can be changed while it is looked at. */
export function withDeal(fields: Partial<DealDetail> = submitted) {
  let now = dealDetail(fields);
  signIn(brand);
  server.returns('deals.read', () => ({ deal: now }));
  return (next: Partial<DealDetail>) => {
    now = { ...now, ...next };
    server.sends({ kind: 'deal.changed', dealId: deal, subjectId: null, by: 'CREATOR', byPerson: null });
  };
}

export const timecode = () => page.getByRole('slider', { name: 'Position' });
export const at = (text: string) => expect.element(timecode()).toHaveAttribute('aria-valuetext', text);
export const press = (keys: string) => userEvent.keyboard(keys);
export const button = (name: string) => page.getByRole('button', { name, exact: true });

export const toArabic = () => page.getByRole('link', { name: 'العربية' });
