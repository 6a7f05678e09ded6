import { UserId } from '../accounts/schemas.ts';
import { id } from '../kit/codecs.ts';
import { route } from '../kit/route.ts';
import { z } from '../kit/zod.ts';
import { NewPortfolioItem, PortfolioItem, PortfolioItemChange, PortfolioOrder } from './schemas.ts';

export const portfolio = {
  list: route({
    method: 'GET',
    path: '/api/portfolio/{userId}',
    access: 'public',
    summary: "A creator's portfolio: published ones for everybody, one's own always.",
    params: UserId,
    reply: z.object({ portfolio: z.array(PortfolioItem) }),
    limit: { perMinute: 1200 },
    refuses: ['creator.not_found'],
  }),
  add: route({
    method: 'POST',
    path: '/api/portfolio',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: "Add an uploaded file or an https address to one's portfolio.",
    body: NewPortfolioItem,
    reply: z.object({ item: PortfolioItem }),
    status: 201,
    creates: true,
    limit: { perMinute: 60 },
    refuses: ['portfolio.full', 'portfolio.media_not_found'],
  }),
  arrange: route({
    method: 'PUT',
    path: '/api/portfolio/order',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: "Put one's portfolio into another order; the first item is the cover.",
    body: PortfolioOrder,
    reply: z.object({ portfolio: z.array(PortfolioItem) }),
    limit: { perMinute: 60 },
  }),
  change: route({
    method: 'PUT',
    path: '/api/portfolio/{itemId}',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: "Give an item of one's portfolio other words: its title, what it shows, its kind and category.",
    params: z.object({ itemId: id }),
    body: PortfolioItemChange,
    reply: z.object({ item: PortfolioItem }),
    limit: { perMinute: 60 },
    refuses: ['portfolio.not_found'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/portfolio/{itemId}',
    access: 'creator',
    whileSuspended: 'GOES_ON',
    summary: "Remove an item of one's portfolio, and its bytes.",
    params: z.object({ itemId: id }),
    reply: z.object({}),
    limit: { perMinute: 60 },
    refuses: ['portfolio.not_found', 'profile.published_needs'],
  }),
};
