import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import {
  Acceptance,
  AskedPage,
  LegalPageParams,
  LegalQuery,
  LegalSettings,
  LegalText,
  NewLegalText,
} from './schemas.ts';

/** Legal pages, and what people accept of them (rules/legal). */
export const legal = {
  read: route({
    method: 'GET',
    path: '/api/legal/{page}',
    access: 'public',
    summary: 'A legal page in the language of the request, or an earlier or coming version of it.',
    params: LegalPageParams,
    query: LegalQuery,
    reply: z.object({ text: LegalText }),
    limit: { perMinute: 300 },
    refuses: ['legal.version_unknown'],
  }),
  asked: route({
    method: 'GET',
    path: '/api/legal/acceptances',
    access: 'user',
    summary: 'Changed pages that the person is asked to accept.',
    reply: z.object({ asked: z.array(AskedPage) }),
    limit: { perMinute: 120 },
  }),
  accept: route({
    method: 'PUT',
    path: '/api/legal/acceptances',
    access: 'user',
    whileSuspended: 'GOES_ON',
    summary: 'Accept the versions that are in force.',
    body: Acceptance,
    reply: z.object({}),
    limit: { perMinute: 30 },
    refuses: ['legal.version_changed'],
  }),
};

/** Legal pages as the operator edits them. */
export const adminLegal = {
  read: route({
    method: 'GET',
    path: '/api/admin/legal/{page}',
    access: 'admin',
    summary: 'Own texts, template and versions of a legal page.',
    params: LegalPageParams,
    reply: LegalSettings,
    limit: { perMinute: 120 },
  }),
  publish: route({
    method: 'POST',
    path: '/api/admin/legal/{page}',
    access: 'admin',
    summary: 'Publish a new version of a legal page.',
    params: LegalPageParams,
    body: NewLegalText,
    reply: z.object({ version: z.int() }),
    status: 201,
    creates: true,
    limit: { perMinute: 30 },
    refuses: ['legal.version_changed'],
  }),
};
