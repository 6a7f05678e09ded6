import { hashKey } from '@tanstack/react-query';
import { isKeptTooOld } from '../../lib/kept-answers.ts';
import { keyOf } from '../../lib/query.ts';

/** Whether this device keeps a deal, and has for too long to show it (rules/phone#no-room). Loaded where it is asked. */
export const isDealTooOld = (id: string): Promise<boolean> =>
  isKeptTooOld(hashKey(keyOf('deals.read', { params: { id } })));
