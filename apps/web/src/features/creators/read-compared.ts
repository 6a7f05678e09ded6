import { PublicCreator } from '@briefcast/contract';
import { z } from 'zod';

/** Parses a stored choice of creators; empty if another version of the app stored it in another format. */
export function readCompared(stored: string): PublicCreator[] {
  try {
    return z.array(PublicCreator).parse(JSON.parse(stored));
  } catch {
    return [];
  }
}
