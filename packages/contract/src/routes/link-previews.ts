import { PreviewMetadata, PreviewRequest } from '../schemas/link-preview.ts';
import { z } from '../zod.ts';
import { route } from './define.ts';

export const linkPreviews = {
  fetch: route({
    method: 'POST',
    path: '/api/messages/url-preview',
    access: 'user',
    summary: 'Title, text and picture of a linked page.',
    body: PreviewRequest,
    reply: z.object({ metadata: PreviewMetadata }),
    limit: { perMinute: 30 },
  }),
};
