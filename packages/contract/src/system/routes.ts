import { marketIcons } from '../admin/market.ts';
import { PictureDigest } from '../admin/market-settings.ts';
import { Prices } from '../credits/prices.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { marketCardPattern, marketIconPattern, marketPicturePattern } from '../paths.ts';
import { Site } from './schemas.ts';

export const system = {
  site: route({
    method: 'GET',
    path: '/api/site',
    access: 'public',
    summary: 'What the client must know of this installation.',
    reply: Site,
    limit: { perMinute: 1200 },
  }),
  prices: route({
    method: 'GET',
    path: '/api/prices',
    access: 'public',
    summary: 'What taking part costs: packs of credits for brands, the subscription of creators.',
    reply: z.object({ prices: Prices }),
    limit: { perMinute: 600 },
  }),
  marketPicture: route({
    method: 'GET',
    path: marketPicturePattern,
    access: 'public',
    summary: 'A picture of the market, such as its logo, as PNG or JPEG.',
    params: z.object({ digest: PictureDigest }),
    reply: z.object({}),
    kind: 'bytes',
    limit: { perMinute: 600 },
    refuses: ['route.not_found'],
  }),
  marketCard: route({
    method: 'GET',
    path: marketCardPattern,
    access: 'public',
    summary: 'The picture that stands for pages without one of their own where they are shared, as JPEG.',
    params: z.object({ language: z.enum(['en', 'ar']) }),
    reply: z.object({}),
    kind: 'bytes',
    limit: { perMinute: 120 },
    refuses: ['file.busy', 'file.too_many_at_once', 'file.unreadable'],
  }),
  marketIcon: route({
    method: 'GET',
    path: marketIconPattern,
    access: 'public',
    summary:
      'An icon of the market as PNG. Leads to the present one where the market looks otherwise by now.',
    params: z.object({ tag: z.string().regex(/^[0-9a-f]{16}$/), icon: z.enum(marketIcons) }),
    reply: z.object({}),
    kind: 'bytes',
    limit: { perMinute: 600 },
    refuses: ['file.busy', 'file.too_many_at_once'],
  }),
  version: route({
    method: 'GET',
    path: '/api/version',
    access: 'public',
    summary: 'The release that runs, by semantic versioning.',
    reply: z.object({ version: z.string() }),
    limit: { perMinute: 600 },
  }),
  health: route({
    method: 'GET',
    path: '/api/health',
    access: 'public',
    summary: 'Whether the process is up.',
    reply: z.object({ status: z.literal('up') }),
    /** Many servers behind one balancer that asks each every second are one network. */
    limit: { perMinute: 6000 },
  }),
  ready: route({
    method: 'GET',
    path: '/api/ready',
    access: 'public',
    summary:
      'Whether it can serve: the database takes changes. Says whether the store takes new files, or cannot be used at all.',
    reply: z.object({ status: z.literal('ready'), storage: z.enum(['ok', 'full', 'away']) }),
    limit: { perMinute: 6000 },
  }),
  siteMap: route({
    method: 'GET',
    path: '/sitemap.xml',
    access: 'public',
    summary:
      'The public pages for search engines: those that are always there, open castings, and published creators.',
    reply: z.object({}),
    kind: 'bytes',
    limit: { perMinute: 30 },
  }),
  robots: route({
    method: 'GET',
    path: '/robots.txt',
    access: 'public',
    summary: 'What search engines may ask for, and where the site map is.',
    reply: z.object({}),
    kind: 'bytes',
    limit: { perMinute: 600 },
  }),
  changePassword: route({
    method: 'GET',
    path: '/.well-known/change-password',
    access: 'public',
    summary: 'Leads password managers to the page where a password is changed (W3C, "change password URL").',
    reply: z.object({}),
    kind: 'bytes',
    limit: { perMinute: 600 },
  }),
  metrics: route({
    method: 'GET',
    path: '/metrics',
    access: 'public',
    summary:
      'Prometheus metrics, for the machine itself and whoever has METRICS_TOKEN. For others there is nothing here.',
    reply: z.object({}),
    kind: 'bytes',
    limit: { perMinute: 600 },
    refuses: ['route.not_found'],
  }),
};
