/** Preview of a link's page in the chat (rules/link-previews#fetching). */

import { finding } from '../findings.ts';
import { text } from '../kit/codecs.ts';
import { limits } from '../kit/limits.ts';
import { z } from '../kit/zod.ts';

export const PreviewRequest = z.object({ url: text(limits.url).min(1, finding('address.preview_missing')) });
export type PreviewRequest = z.infer<typeof PreviewRequest>;

/** Only the domain is certain: a page that could not be read leaves the rest null. */
export const PreviewMetadata = z.object({
  title: z.string().nullable(),
  description: z.string().nullable(),
  image: z.string().nullable(),
  domain: z.string(),
});
export type PreviewMetadata = z.infer<typeof PreviewMetadata>;
