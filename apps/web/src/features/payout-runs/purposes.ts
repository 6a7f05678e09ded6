/** Purpose codes of runs, kept on this device. Apart from the account, whose check every page of runs would carry. */
import { z } from '@briefcast/contract';
import { isPurpose } from '@briefcast/contract/payout-runs/purpose';
import { readStored, writeStored } from '../../lib/storage.ts';

const purposeKey = (brandId: string) => `purpose:${brandId}`;

/** Purpose code that the organisation's bank asks for, as this device keeps it; empty without a valid one. */
export function storedPurpose(brandId: string): string {
  const kept = readStored('local', purposeKey(brandId)) ?? '';
  return isPurpose(kept) ? kept : '';
}

const usedKey = (brandId: string) => `purposes:${brandId}`;
const Codes = z.array(z.string().refine(isPurpose));

/** How many codes of the own bank are proposed. */
const mostUsed = 5;

/** Returns codes that were used on this device, the latest first. */
export function usedPurposes(brandId: string): string[] {
  try {
    return Codes.parse(JSON.parse(readStored('local', usedKey(brandId)) ?? '[]'));
  } catch {
    return [];
  }
}

/** Keeps a code for the next run, among those that are proposed. */
export function storePurpose(brandId: string, purpose: string): void {
  writeStored('local', purposeKey(brandId), purpose || null);
  const others = usedPurposes(brandId).filter((code) => code !== purpose);
  const used = purpose ? [purpose, ...others].slice(0, mostUsed) : others;
  writeStored('local', usedKey(brandId), JSON.stringify(used));
}
