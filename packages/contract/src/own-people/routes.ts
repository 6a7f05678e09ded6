import { JoinCode } from '../accounts/schemas.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import {
  InvitedOwnPeople,
  NewOwnLink,
  NewOwnPeople,
  OwnLink,
  OwnPeople,
  OwnPeopleRead,
  OwnPeopleToRead,
} from './schemas.ts';

const ofCode = z.object({ code: JoinCode });

export const ownPeople = {
  read: route({
    method: 'GET',
    path: '/api/own-people',
    access: 'brand',
    summary: 'The link by which the organisation brings creators, and who was invited.',
    reply: OwnPeople,
    limit: { perMinute: 300 },
  }),
  openLink: route({
    method: 'PUT',
    path: '/api/own-people/link',
    access: 'brand',
    summary: 'Open a link for a number of people and days; the one that is open stays.',
    body: NewOwnLink,
    reply: z.object({ link: OwnLink }),
    limit: { perMinute: 20, perDay: 50 },
    refuses: ['joining.nobody', 'team.confirm_email_first'],
  }),
  endLink: route({
    method: 'DELETE',
    path: '/api/own-people/link',
    access: 'brand',
    whileSuspended: 'GOES_ON',
    summary: 'End the open link; people who came by it stay.',
    reply: z.object({}),
    limit: { perMinute: 60 },
  }),
  /** Writes nothing; a body holds more addresses than an address does. */
  look: route({
    method: 'POST',
    path: '/api/own-people/look',
    access: 'brand',
    summary: 'Tell which addresses would be invited and which the organisation knows already.',
    body: OwnPeopleToRead,
    reply: OwnPeopleRead,
    limit: { perMinute: 60 },
  }),
  invite: route({
    method: 'POST',
    path: '/api/own-people',
    access: 'brand',
    summary: 'Mail an invitation to each address that is not known yet.',
    body: NewOwnPeople,
    reply: InvitedOwnPeople,
    status: 201,
    creates: true,
    limit: { perMinute: 10, perDay: 50 },
    refuses: ['joining.nobody', 'ownpeople.many', 'ownpeople.many_today', 'team.confirm_email_first'],
  }),
  open: route({
    method: 'PUT',
    path: '/api/own-people/{code}/opened',
    access: 'public',
    summary: 'Note that the page of a mailed invitation was opened.',
    params: ofCode,
    reply: z.object({}),
    limit: { perMinute: 60 },
  }),
  decline: route({
    method: 'PUT',
    path: '/api/own-people/{code}/declined',
    access: 'public',
    summary: 'Say that an invitation is not for one: no organisation writes to the address again.',
    params: ofCode,
    reply: z.object({}),
    limit: { perMinute: 20 },
    refuses: ['joining.not_found'],
  }),
};
