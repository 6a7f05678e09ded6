/** A category as the database has it. */

import { id } from '../codecs.ts';
import { z } from '../zod.ts';

export const Category = z.object({ id, name: z.string() });
export type Category = z.infer<typeof Category>;
