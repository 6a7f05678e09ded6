/** Invented people for an operator who looks around on the first day (rules/sample-people). */
import { z } from '../kit/zod.ts';

export const SamplePeople = z.object({
  /** Whether they are in the market. */
  areIn: z.boolean(),
  /** Numbers of what is in, or of what would come. */
  creators: z.int(),
  works: z.int(),
  brands: z.int(),
  castings: z.int(),
});
export type SamplePeople = z.infer<typeof SamplePeople>;
