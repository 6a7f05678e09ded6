import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { PreviewMetadata, PreviewRequest } from './schemas.ts';

export const linkPreviews = {
  fetch: route({
    method: 'POST',
    path: '/api/messages/url-preview',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary: 'Title, text and picture of a linked page.',
    body: PreviewRequest,
    reply: z.object({ metadata: PreviewMetadata }),
    limit: { perMinute: 30 },
    refuses: ['preview.address_refused'],
  }),
};
