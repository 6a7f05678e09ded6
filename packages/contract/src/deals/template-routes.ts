import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { BriefTemplate, NewBriefTemplate } from './template.ts';

/** Briefs that an organisation keeps to begin others with (rules/deals#templates). */
export const briefTemplates = {
  list: route({
    method: 'GET',
    path: '/api/brief-templates',
    access: 'brand',
    summary: "The organisation's templates, by name.",
    reply: z.object({ templates: z.array(BriefTemplate) }),
    limit: { perMinute: 120 },
  }),
  create: route({
    method: 'POST',
    path: '/api/brief-templates',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary: 'Keep a brief as a template.',
    body: NewBriefTemplate,
    reply: z.object({ template: BriefTemplate }),
    status: 201,
    creates: true,
    limit: { perMinute: 20, perDay: 200 },
    refuses: ['template.too_many', 'template.too_long'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/brief-templates/{id}',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary: 'Delete a template; briefs that began with it stay.',
    params: z.object({ id }),
    reply: z.object({}),
    limit: { perMinute: 60 },
    refuses: ['template.not_found'],
  }),
};
