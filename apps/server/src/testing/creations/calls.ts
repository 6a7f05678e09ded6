/** A well-formed call of every route that creates, to be made again and again. */

import { openProposal, openRenewals, packSizes } from '@briefcast/contract';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  admins,
  brands,
  briefTemplates,
  castingApplications,
  castingDrafts,
  castingInvitations,
  castingSearches,
  castings,
  commentReplies,
  comments,
  creditOrders,
  dealAdditions,
  dealProposals,
  deals,
  disputeStatements,
  files,
  invitations,
  invoiceMails,
  invoices,
  media,
  messages,
  payoutRuns,
  portfolioItems,
  renewals,
  rosterLists,
  shares,
  uploads,
  users,
} from '../../platform/database/tables/index.ts';
import { briefFor, emptyTemplate, publishedCreator, waitingInvitationToken } from '../builders.ts';
import {
  applicationBody,
  appliedTo,
  castingBody,
  draftBody,
  postedCasting,
  searchBody,
} from '../castings.ts';
import { buyCredits } from '../credits.ts';
import { newEmail, type TestServer, testPassword } from '../harness.ts';
import { makeLate, openCase } from '../late-deal.ts';
import { owedDeal } from '../owed-deal.ts';
import { newShare } from '../shares.ts';
import type { CreationScene } from './scene.ts';

export interface Creation {
  /** Whose token it carries; nobody's where it is null. */
  as: () => string | null;
  params?: () => Record<string, string>;
  /** Makes a body; the number makes it another one. */
  body: (number: number) => object | Buffer | Promise<object>;
  /** Where what it makes lies. */
  table: PgTable;
}

/** The body of a message about the scene's brief; the number makes it another one. */
export const messageBody = ({ situation }: CreationScene, number: number) => ({
  dealId: situation.dealId,
  type: 'TEXT',
  content: `Message ${number}`,
});

/** A deal with an invoice, and the token of its creator. */
async function invoicedDeal(server: TestServer, { situation }: CreationScene) {
  const { creator, dealId } = await owedDeal(server, situation.brand);
  const [payout] = (await creator.client.payouts.list()).payouts;
  return { token: creator.token, params: { id: dealId, invoiceId: payout?.invoices[0]?.id ?? '' } };
}

/** By the names of their routes. The scene is asked for when a call is made, as it is not there while tests are collected. */
export function creationCalls(server: TestServer, scene: () => CreationScene): Record<string, Creation> {
  const asBrand = () => scene().situation.brand.token;
  const asCreator = () => scene().situation.creator.token;
  /** What the next call is about, made with its body. */
  let castingId: string;
  /** The order whose pack is refunded. */
  let toRefund: string;
  /** A new case each time, as a side says only so much to one. */
  let disputedDealId: string;
  /** The same one throughout, as a key is somebody's own. */
  let invoiced: Awaited<ReturnType<typeof invoicedDeal>> | undefined;
  let houseInvoiceId: string;
  return {
    'accounts.register': {
      as: () => null,
      body: () => ({ email: newEmail(), password: testPassword, role: 'BRAND', companyName: 'Oasis Skin' }),
      table: users,
    },
    'admins.add': {
      as: () => scene().adminToken,
      body: () => ({ email: newEmail(), name: 'Dana Reyes', password: testPassword }),
      table: admins,
    },
    'deals.create': {
      as: asBrand,
      body: (number) => briefFor(scene().situation.creator, { title: `Brief ${number}` }),
      table: deals,
    },
    'deals.createSeveral': {
      as: asBrand,
      body(number) {
        const { creatorId, ...brief } = briefFor(scene().situation.creator, { title: `Brief ${number}` });
        return { ...brief, creatorIds: [creatorId] };
      },
      table: deals,
    },
    'briefTemplates.create': {
      as: asBrand,
      body: (number) => ({ name: `Template ${number}`, brief: emptyTemplate }),
      table: briefTemplates,
    },
    'castings.post': {
      as: asBrand,
      body: (number) => castingBody({ title: `Casting ${number}` }),
      table: castings,
    },
    'castingDrafts.create': {
      as: asBrand,
      body: (number) => draftBody({ title: `Draft ${number}` }),
      table: castingDrafts,
    },
    'castingInvitations.invite': {
      as: asBrand,
      params: () => ({ id: castingId }),
      async body(number) {
        castingId = await postedCasting(scene().situation.brand);
        return {
          creatorIds: [(await publishedCreator(server)).user.id],
          message: `We thought of you, ${number}`,
        };
      },
      table: castingInvitations,
    },
    'castingSearches.create': {
      as: asCreator,
      body: (number) => ({ ...searchBody(), name: `Search ${number}` }),
      table: castingSearches,
    },
    'castings.cast': {
      as: asBrand,
      params: () => ({ id: castingId }),
      async body() {
        castingId = await postedCasting(scene().situation.brand);
        return { choices: [await appliedTo(castingId, await publishedCreator(server))] };
      },
      table: deals,
    },
    'castingApplications.apply': {
      as: asCreator,
      params: () => ({ castingId }),
      async body() {
        castingId = await postedCasting(scene().situation.brand);
        return applicationBody();
      },
      table: castingApplications,
    },
    'deals.propose': {
      as: () => scene().accepted.brand.token,
      params: () => ({ id: scene().accepted.dealId }),
      body: async (number) => {
        // One waits at a time.
        const params = { id: scene().accepted.dealId };
        const { deal } = await scene().accepted.brand.client.deals.read({ params });
        const open = openProposal(deal.proposals);
        if (open)
          await scene().accepted.brand.client.deals.answerProposal({
            params: { ...params, proposalId: open.id },
            body: { answer: 'WITHDRAWN' },
          });
        return { kind: 'CANCELLATION', note: `Reason ${number}` };
      },
      table: dealProposals,
    },
    'additions.propose': {
      as: () => scene().accepted.brand.token,
      params: () => ({ dealId: scene().accepted.dealId }),
      body: async (number) => {
        // A few wait at a time.
        const dealId = scene().accepted.dealId;
        const { deal } = await scene().accepted.brand.client.deals.read({ params: { id: dealId } });
        for (const { id: additionId, state } of deal.additions ?? [])
          if (state === 'OPEN')
            await scene().accepted.brand.client.additions.answer({
              params: { dealId, additionId },
              body: { answer: 'WITHDRAWN' },
            });
        return { what: `Cut ${number}`, amount: 100 };
      },
      table: dealAdditions,
    },
    'files.upload': {
      as: asBrand,
      params: () => ({ dealId: scene().situation.dealId }),
      body: () => scene().image,
      table: files,
    },
    'files.uploadPortfolio': {
      as: asCreator,
      body: () => scene().image,
      table: media,
    },
    'files.uploadAvatar': {
      as: asCreator,
      body: () => scene().image,
      table: media,
    },
    'comments.add': {
      as: asBrand,
      params: () => ({ id: scene().fileId }),
      body: (number) => ({ kind: 'NOTE', text: `Comment ${number}` }),
      table: comments,
    },
    'comments.reply': {
      as: asCreator,
      params: () => ({ id: scene().commentId }),
      body: (number) => ({ text: `Reply ${number}` }),
      table: commentReplies,
    },
    'shares.create': {
      as: asBrand,
      params: () => ({ id: scene().situation.dealId }),
      body: (number) => newShare([scene().takeId], { name: `Guests ${number}` }),
      table: shares,
    },
    'shares.addComment': {
      as: () => scene().guest.guestToken,
      params: () => ({ token: scene().guest.token }),
      body: (number) => ({ fileId: scene().takeId, text: `Remark ${number}` }),
      table: comments,
    },
    'shares.reply': {
      as: () => scene().guest.guestToken,
      params: () => ({ token: scene().guest.token, id: scene().guest.commentId }),
      body: (number) => ({ text: `Reply ${number}` }),
      table: commentReplies,
    },
    'messages.send': {
      as: asBrand,
      body: (number) => messageBody(scene(), number),
      table: messages,
    },
    'uploads.beginFilm': {
      as: asCreator,
      body: (number) => ({ name: `self-tape-${number}.mp4`, size: 5 }),
      table: uploads,
    },
    'uploads.begin': {
      as: () => scene().accepted.creator.token,
      body: (number) => ({ dealId: scene().accepted.dealId, name: `film-${number}.mp4`, size: 1000 }),
      table: uploads,
    },
    'portfolio.add': {
      as: asCreator,
      body: (number) => ({ type: 'IMAGE', url: `https://media.example/${number}.jpg`, title: 'A picture' }),
      table: portfolioItems,
    },
    'rosters.addList': {
      as: asBrand,
      body: (number) => ({ name: `List ${number}` }),
      table: rosterLists,
    },
    'team.invite': {
      as: asBrand,
      body: () => ({ email: newEmail(), role: 'REVIEWER' }),
      table: invitations,
    },
    'team.acceptInvitation': {
      as: () => null,
      body: async () => {
        const email = newEmail();
        await scene().situation.brand.client.team.invite({ body: { email, role: 'REVIEWER' } });
        const token = await waitingInvitationToken(server, email);
        return { token, firstName: 'Yusuf', lastName: 'Karim', password: testPassword };
      },
      table: users,
    },
    'renewals.offer': {
      as: () => scene().renewable.creator.token,
      params: () => ({ dealId: scene().renewable.dealId }),
      body: async (number) => {
        // One waits at a time.
        const { client } = scene().renewable.creator;
        const params = { dealId: scene().renewable.dealId };
        const { renewals: offered } = await client.renewals.ofDeal({ params });
        for (const { id } of openRenewals(offered))
          await client.renewals.answer({
            params: { ...params, renewalId: id },
            body: { answer: 'WITHDRAWN' },
          });
        return { kinds: ['LICENCE'], term: 'MONTHS_6', price: number };
      },
      table: renewals,
    },
    'disputes.state': {
      as: asBrand,
      params: () => ({ dealId: disputedDealId }),
      body: async (number) => {
        const owed = await owedDeal(server, scene().situation.brand, null);
        await makeLate(server, owed.dealId, 20);
        await openCase(owed);
        disputedDealId = owed.dealId;
        return { text: `Statement ${number}` };
      },
      table: disputeStatements,
    },
    'invoiceMails.send': {
      as: () => invoiced?.token ?? null,
      params: () => invoiced?.params ?? {},
      body: async (number) => {
        invoiced ??= await invoicedDeal(server, scene());
        return { to: `accounts${number}@brand.example`, language: 'en' };
      },
      table: invoiceMails,
    },
    'adminInvoiceMails.send': {
      as: () => scene().adminToken,
      params: () => ({ id: houseInvoiceId }),
      body: async (number) => {
        await buyCredits(server, scene().situation.brand, 10);
        const [invoice] = (await scene().situation.brand.client.invoices.list({ query: {} })).invoices;
        houseInvoiceId = invoice?.id ?? '';
        return { to: `accounts${number}@brand.example`, language: 'en' };
      },
      table: invoiceMails,
    },
    'payoutRuns.create': {
      as: asBrand,
      body: async () => ({ dealIds: [(await owedDeal(server, scene().situation.brand)).dealId] }),
      table: payoutRuns,
    },
    'billing.order': {
      as: asBrand,
      body: (number) => ({ credits: packSizes[number % packSizes.length], isAnother: true }),
      table: creditOrders,
    },
    'adminMoney.refundOrder': {
      as: () => scene().adminToken,
      params: () => ({ id: toRefund }),
      body: async () => {
        toRefund = await buyCredits(server, scene().situation.brand, 10);
        return { credits: 10, reason: 'The launch was moved' };
      },
      table: invoices,
    },
    'team.startOrganization': {
      as: () => scene().founder.token,
      body: (number) => ({ companyName: `Brand ${number}` }),
      table: brands,
    },
  };
}
