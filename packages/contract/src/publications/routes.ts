import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { mostShownResults } from './limits.ts';
import { NewNumbersImport, NewResult, NewResultAnswer, NumbersImported } from './result-schemas.ts';
import { CampaignPublications, NewPublication, Publication, ShownResult } from './schemas.ts';

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
  stateNumbers: route({
    method: 'POST',
    path: '/api/publications/of-deals/{dealId}/{publicationId}/results',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary:
      'State numbers of a post at a moment, null for unknown ones; those that one stated before are kept as corrected.',
    params: one,
    body: NewResult,
    reply: z.object({ publication: Publication }),
    status: 201,
    creates: true,
    limit: { perMinute: 30, perDay: 500 },
    refuses: ['deal.not_found', 'publication.not_found', 'publication.withdrawn', 'result.full'],
  }),
  show: route({
    method: 'PUT',
    path: '/api/publications/of-deals/{dealId}/{publicationId}/shown',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary:
      "Let everybody see a post's result on its creator's page once both sides do, or no longer let it.",
    params: one,
    body: z.object({ isShown: z.boolean() }),
    reply: z.object({ publication: Publication }),
    limit,
    refuses: ['deal.not_found', 'publication.not_found', 'publication.withdrawn', 'result.unconfirmed'],
  }),
  ofCreator: route({
    method: 'GET',
    path: '/api/publications/of-creators/{id}',
    access: 'public',
    summary: "Results with brands on a published creator's page, newest first.",
    params: z.object({ id }),
    reply: z.object({ results: z.array(ShownResult).max(mostShownResults) }),
    limit: { perMinute: 600 },
    refuses: ['creator.not_found'],
  }),
  importNumbers: route({
    method: 'PUT',
    path: '/api/publications/of-campaigns/{campaignId}/numbers',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary:
      'State numbers of posts of a campaign from a file; what the file leaves unknown stays, and a second time changes nothing.',
    params: z.object({ campaignId: id }),
    body: NewNumbersImport,
    reply: NumbersImported,
    limit: { perMinute: 10, perDay: 100 },
    refuses: ['campaign.not_found'],
  }),
  answerNumbers: route({
    method: 'PUT',
    path: '/api/publications/of-deals/{dealId}/{publicationId}/results/{resultId}/answer',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary: 'Agree to numbers that the other side stated, or dispute them with a sentence.',
    params: one.extend({ resultId: id }),
    body: NewResultAnswer,
    reply: z.object({ publication: Publication }),
    limit,
    refuses: [
      'deal.not_found',
      'publication.not_found',
      'publication.withdrawn',
      'result.not_found',
      'result.not_yours',
      'result.replaced',
    ],
  }),
};
