/** A category as the database has it. */

import { id } from '../kit/codecs.ts';
import { z } from '../kit/zod.ts';

export const Category = z.object({ id, name: z.string() });
export type Category = z.infer<typeof Category>;
