import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { CampaignPublications, NewPublication, Publication } from './schemas.ts';

const dealId = z.object({ dealId: id });
const one = z.object({ dealId: id, publicationId: id });
const reply = z.object({ publications: z.array(Publication) });
const limit = { perMinute: 60 };

export const publications = {
  ofDeal: route({
    method: 'GET',
    path: '/api/publications/of-deals/{dealId}',
    access: 'user',
    summary: 'Posts of a deal as its sides stated them, oldest first, with what was corrected and withdrawn.',
    params: dealId,
    reply,
    limit: { perMinute: 600 },
    refuses: ['deal.not_found'],
  }),
  ofCampaign: route({
    method: 'GET',
    path: '/api/publications/of-campaigns/{campaignId}',
    access: 'brand',
    summary: 'Accepted deals of a campaign with their posts, newest first.',
    params: z.object({ campaignId: id }),
    reply: CampaignPublications,
    limit: { perMinute: 300 },
    refuses: ['campaign.not_found'],
  }),
  state: route({
    method: 'POST',
    path: '/api/publications/of-deals/{dealId}',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary: 'State where a post of the deal was published.',
    params: dealId,
    body: NewPublication,
    reply: z.object({ publication: Publication }),
    status: 201,
    creates: true,
    limit: { perMinute: 20, perDay: 200 },
    refuses: ['deal.not_found', 'publication.not_now', 'publication.full'],
  }),
  correct: route({
    method: 'PUT',
    path: '/api/publications/of-deals/{dealId}/{publicationId}',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary: 'Correct what one stated about a post; the old statement is kept.',
    params: one,
    body: NewPublication,
    reply,
    limit,
    refuses: [
      'deal.not_found',
      'publication.not_found',
      'publication.not_yours',
      'publication.withdrawn',
      'publication.corrected_too_often',
    ],
  }),
  withdraw: route({
    method: 'PUT',
    path: '/api/publications/of-deals/{dealId}/{publicationId}/withdrawn',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary: 'Withdraw a post that one stated, with its numbers; it stays readable.',
    params: one,
    reply,
    limit,
    refuses: ['deal.not_found', 'publication.not_found', 'publication.not_yours', 'publication.withdrawn'],
  }),
};
