/** Uploads of the stubbed marketplace. */
import { partBytes, type Upload } from '@briefcast/contract';
import { idOf } from './people.ts';

/** One that has begun, of which nothing has arrived. */
export const uploadOf = (fields: Partial<Upload> = {}): Upload => ({
  id: idOf(50),
  dealId: idOf(10),
  name: 'film.png',
  size: 4,
  partSize: partBytes,
  parts: 1,
  received: [],
  digests: [],
  deliverableId: null,
  replaces: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-11-27T08:00:00.000Z',
  ...fields,
});
