import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { CampaignLinks, DealLink, NewDealLink } from './schemas.ts';

const dealId = z.object({ dealId: id });
const campaignId = z.object({ campaignId: id });
const reply = z.object({ link: DealLink.nullable() });

export const shortLinks = {
  ofDeal: route({
    method: 'GET',
    path: '/api/short-links/of-deals/{dealId}',
    access: 'user',
    summary: 'Short link and code of a deal with its clicks; null before the first one is given.',
    params: dealId,
    reply,
    limit: { perMinute: 300 },
    refuses: ['deal.not_found'],
  }),
  change: route({
    method: 'PUT',
    path: '/api/short-links/of-deals/{dealId}',
    access: 'brand',
    summary: 'Give a deal a short link and a code, or change them; the short address stays.',
    params: dealId,
    body: NewDealLink,
    reply,
    limit: { perMinute: 60, perDay: 1000 },
    refuses: ['deal.not_found', 'shortlink.not_now'],
  }),
  ofCampaign: route({
    method: 'GET',
    path: '/api/short-links/of-campaigns/{campaignId}',
    access: 'brand',
    summary: 'Accepted deals of a campaign with their short links and codes, newest first.',
    params: campaignId,
    reply: CampaignLinks,
    limit: { perMinute: 300 },
    refuses: ['campaign.not_found'],
  }),
  fillCampaign: route({
    method: 'PUT',
    path: '/api/short-links/of-campaigns/{campaignId}',
    access: 'brand',
    summary:
      'Give the accepted deals of a campaign what they lack: a short link to this address, and this code.',
    params: campaignId,
    body: NewDealLink,
    reply: CampaignLinks,
    limit: { perMinute: 10, perDay: 200 },
    refuses: ['campaign.not_found'],
  }),
};
