import { PublicCreator } from '@briefcast/contract';
import { z } from 'zod';

/** The creators of a stored choice; nobody where another version of the app wrote it in another form. */
export function readCompared(stored: string): PublicCreator[] {
  try {
    return z.array(PublicCreator).parse(JSON.parse(stored));
  } catch {
    return [];
  }
}
