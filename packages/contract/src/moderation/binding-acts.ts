import type { BindingActs } from '../binding-act.ts';

export const bindingActs = {
  decidePublication: {
    commits: ['PUBLICATION'],
    asks: [
      'admin_publish_question',
      'admin_unpublish_question',
      'moderation_approve',
      'moderation_back_title',
    ],
    by: ['ADMIN'],
    action: null,
    ways: [
      'admin.togglePublish',
      'admin.bulk publish',
      'admin.bulk unpublish',
      'moderation.decide APPROVE',
      'moderation.decide SEND_BACK',
    ],
  },
} as const satisfies BindingActs;
