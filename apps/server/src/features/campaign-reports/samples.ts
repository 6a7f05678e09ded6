import { reportParts } from '@briefcast/contract';
import { isoMarketDay } from '@briefcast/contract/kit/days';
import { someReportLink } from '../../testing/campaign-reports.ts';
import { someCampaign } from '../../testing/campaigns.ts';
import { unknownId } from '../../testing/route-samples/access-ground.ts';
import { paper, stream, whole } from '../../testing/route-samples/bounds.ts';
import { brands, everybody } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

const managers = { reviewer: 403 } as const;
const signature = { expires: '1', signature: 'forged' } as const;

export const samples = samplesOf({
  async makeScene({ server, brand }) {
    const { id } = await brand.client.campaigns.add({ body: someCampaign() });
    const today = isoMarketDay(server.app.deps.clock());
    const { link } = await brand.client.campaignReports.setLink({
      params: { campaignId: id },
      body: someReportLink(today),
    });
    return { token: link.url.split('/').at(-1) ?? '' };
  },
  routes: {
    'campaignReports.read': {
      answers: brands(404),
      call: { params: { campaignId: unknownId }, query: { shows: [...reportParts] } },
      bound: whole(256),
      filled: { query: { shows: [...reportParts] } },
    },
    'campaignReports.paper': {
      answers: everybody(403),
      call: { params: { campaignId: unknownId }, query: { lang: 'en', ...signature } },
      bound: paper,
    },
    'campaignReports.link': {
      answers: brands(404),
      call: { params: { campaignId: unknownId } },
      bound: whole(4),
    },
    'campaignReports.setLink': {
      answers: brands(404, managers),
      call: { params: { campaignId: unknownId }, body: someReportLink('2099-01-01') },
      bound: whole(4),
      binds: async ({ server, brand }) => {
        const { id } = await brand.client.campaigns.add({ body: someCampaign() });
        const today = isoMarketDay(server.app.deps.clock());
        return { params: { campaignId: id }, body: someReportLink(today) };
      },
    },
    'campaignReports.endLink': {
      answers: brands(404, managers),
      call: { params: { campaignId: unknownId } },
      binds: async ({ server, brand }) => {
        const { id } = await brand.client.campaigns.add({ body: someCampaign() });
        const params = { campaignId: id };
        const body = someReportLink(isoMarketDay(server.app.deps.clock()));
        await brand.client.campaignReports.setLink({ params, body });
        return { params };
      },
    },
    'campaignReports.summary': {
      answers: everybody(200),
      call: ({ token }) => ({ params: { token } }),
    },
    'campaignReports.open': {
      answers: everybody(200),
      call: ({ token }) => ({ params: { token }, body: {} }),
    },
    'campaignReports.opened': {
      answers: everybody(403),
      call: ({ token }) => ({ params: { token } }),
      bound: whole(256),
      filled: { status: 404 },
    },
    'campaignReports.picture': {
      answers: everybody(403),
      call: { params: { linkId: unknownId, id: unknownId }, query: { part: 'stills', ...signature } },
      bound: stream,
    },
  },
});
