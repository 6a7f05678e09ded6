import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { pictureKinds } from './market.ts';
import { WordUses } from './market-settings.ts';
import { NewOperatorSettings, OperatorSettings } from './operator-settings.ts';

/** Letters of half a megabyte in base 64. */
const mostPictureLetters = 700_000;

const reply = z.object({ settings: OperatorSettings });

/** Settings that the operator of the installation chooses (rules/credits#settings). */
export const operatorSettings = {
  read: route({
    method: 'GET',
    path: '/api/admin/settings',
    access: 'admin',
    summary: "The operator's settings.",
    reply,
    limit: { perMinute: 300 },
  }),
  change: route({
    method: 'PUT',
    path: '/api/admin/settings',
    access: 'admin',
    summary: "Replace the operator's settings as a whole.",
    body: NewOperatorSettings,
    reply,
    limit: { perMinute: 60 },
    refuses: ['admin.seller_incomplete'],
  }),
  wordUses: route({
    method: 'GET',
    path: '/api/admin/settings/words',
    access: 'admin',
    summary: 'How many creators and castings use each category and each content language.',
    reply: WordUses,
    limit: { perMinute: 120 },
  }),
  addPicture: route({
    method: 'PUT',
    path: '/api/admin/settings/pictures',
    access: 'admin',
    summary:
      'Take a picture as SVG, PNG, JPEG or WebP and draw it for its purpose. Settings name it by its digest.',
    body: z.object({ kind: z.enum(pictureKinds), base64: z.base64().min(4).max(mostPictureLetters) }),
    reply: z.object({ digest: z.string() }),
    limit: { perMinute: 30 },
    refuses: ['admin.picture_unusable', 'file.busy', 'file.too_many_at_once'],
  }),
};
