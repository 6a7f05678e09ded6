/** Previews of links in chats. */
import type { Feature } from '../../platform/feature.ts';
import { sweepPreviews } from './previews.ts';
import { linkPreviewsRoutes } from './routes.ts';

export const linkPreviews: Feature = {
  noun: 'link-previews',
  floor: 10,
  owns: ['linkPreviews'],
  routes: linkPreviewsRoutes,
  sweeps: [sweepPreviews],
};
