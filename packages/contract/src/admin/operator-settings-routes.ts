import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { NewOperatorSettings, OperatorSettings } from './operator-settings.ts';

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
};
