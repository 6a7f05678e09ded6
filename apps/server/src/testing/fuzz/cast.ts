/** The people and things that the requests of a round are about, so that many of them get past the first check. */
import { allRoutes, api, type FileType } from '@briefcast/contract';
import { samplePdf, samplePicture } from '../../platform/media/sample-media.ts';
import { acceptedDeal, brandIdOf, briefFor, sentBrief } from '../builders.ts';
import type { Person, TestServer } from '../harness.ts';
import { sendFile } from '../send-file.ts';

const unknownId = '01900000-0000-7000-8000-ffffffffffff';
const dayMilliseconds = 86_400_000;

export interface Cast {
  /** A token of each kind; `null` is no token. The first of a route's list opens it. */
  tokensFor(route: string): readonly (string | null)[];
  /** Values of a route's field that exist, and some that do not. */
  knownValues(route: string, field: string): readonly string[] | undefined;
  files: Record<FileType, Buffer>;
}

type Ids = readonly string[];

/** Chooses the things that a route's ids are about. */
function idsOf(
  things: Record<'deals' | 'files' | 'media' | 'items' | 'people' | 'bells' | 'invitations' | 'doomed', Ids>,
) {
  const byField: Record<string, Ids> = {
    dealId: things.deals,
    creatorId: things.people,
    userId: things.people,
    itemId: things.items,
    fileId: things.files,
  };
  const byFeature: Record<string, Ids> = {
    deals: things.deals,
    messages: things.deals,
    files: things.files,
    creators: things.people,
    notifications: things.bells,
    admin: things.doomed,
    team: things.invitations,
  };
  return (route: string, field: string): Ids | undefined => {
    if (route === 'files.media') return things.media;
    if (field !== 'id' && field !== 'before') return byField[field];
    return byFeature[route.split('.')[0] ?? ''];
  };
}

/** A link to a file with a guest who has looked at it, and what its calls name. It is given to no call that ends it. */
async function makeShare(server: TestServer, brand: Person, dealId: string, fileId: string) {
  const { token } = await brand.client.shares.create({
    params: { id: dealId },
    body: {
      ...{ name: 'Guests', fileIds: [fileId], days: 30 },
      ...{ canComment: true, hasWatermark: true, showsEarlierVersions: true },
    },
  });
  const { guest } = await server.anonymous.shares.enter({ params: { token }, body: { name: 'Dana' } });
  const { shares } = server.as(guest.token);
  const { files } = await shares.files({ params: { token } });
  const { comment } = await shares.addComment({ params: { token }, body: { fileId, text: 'Hello' } });
  const address = new URL(files[0]?.url ?? '', 'http://x');
  const inAddress = (field: string) => [address.searchParams.get(field) ?? ''];
  const values: Record<string, readonly string[]> = {
    token: [token, token, token.toLowerCase(), guest.token, 'unknown'],
    id: [comment.id, fileId, dealId, unknownId],
    fileId: [fileId, unknownId],
    fileIds: [fileId],
    shareId: [unknownId],
    ...Object.fromEntries(['guest', 'expires', 'signature'].map((field) => [field, inAddress(field)])),
  };
  return { guest: guest.token, values };
}

/** Signs everybody up and lets them do enough that there is something of every kind. */
export async function makeCast(server: TestServer): Promise<Cast> {
  const late = await server.signUpCreator();
  server.advance(dayMilliseconds);
  const [own, foreign, doomed] = [
    await acceptedDeal(server),
    await sentBrief(server),
    await sentBrief(server),
  ];
  const { brand, creator } = own;
  const left = await server.signUpBrand();
  await left.client.accounts.logOut();
  const { deal: open } = await brand.client.deals.create({ body: briefFor(creator) });
  const files = {
    IMAGE: await samplePicture('png', 8, 8),
    DOCUMENT: samplePdf(),
    VIDEO: Buffer.from('no film at all'),
  };
  const params = { dealId: own.dealId };
  const { file } = await sendFile(server, creator, api.files.upload, files.IMAGE, { params });
  const { file: reference } = await sendFile(server, brand, api.files.upload, files.DOCUMENT, { params });
  const { file: media } = await sendFile(server, creator, api.files.uploadPortfolio, files.IMAGE);
  const { message } = await brand.client.messages.send({
    body: { dealId: own.dealId, type: 'TEXT', content: 'Hello' },
  });
  const { invitation } = await brand.client.team.invite({
    body: { email: 'invited@people.example', role: 'REVIEWER' },
  });
  await server.app.settle();
  const bells = (await creator.client.notifications.list()).notifications.map(({ id }) => id);
  const items = (await creator.client.portfolio.list({ params: { userId: creator.user.id } })).portfolio;
  const { categories } = await server.anonymous.creators.categories();
  const shown = await makeShare(server, brand, own.dealId, file.id);
  const signed = new URL(file.url, 'http://x').searchParams;
  const admin = (await server.signInAdmin()).token;

  const ids = idsOf({
    deals: [own.dealId, own.dealId, open.id, foreign.dealId, unknownId],
    files: [file.id, reference.id, unknownId],
    media: [media.id, file.id, unknownId],
    items: [...items.map(({ id }) => id), unknownId],
    people: [creator.user.id, foreign.creator.user.id, brand.user.id, unknownId],
    bells: [...bells, message.id, unknownId],
    invitations: [invitation.id, brandIdOf(brand), unknownId],
    doomed: [doomed.dealId, doomed.creator.user.id, brandIdOf(doomed.brand), unknownId],
  });
  const words: Record<string, readonly string[]> = {
    email: [creator.user.email, 'new@people.example', 'nobody@people.example'],
    password: ['correct horse battery', 'a wrong password'],
    categoryId: categories.slice(0, 2).map(({ id }) => id),
    categories: categories.map(({ name }) => name),
    // Nothing here is ever looked up or connected to: these are refused, or only kept.
    url: [media.url, 'https://127.0.0.1/a.jpg', 'http://10.0.0.1/'],
    profileImage: [media.url],
    website: ['https://127.0.0.1/'],
    deadline: ['2099-01-01T00:00:00.000Z'],
    expires: [signed.get('expires') ?? ''],
    signature: [signed.get('signature') ?? ''],
  };
  const parting = ['accounts.logOut', 'team.startOrganization', 'team.switchOrganization'];
  const opening = new Map(
    allRoutes.map(({ name, spec: { access } }): [string, (string | null)[]] => {
      const openers = {
        public: [null, creator.token],
        user: [creator.token, brand.token],
        brand: [brand.token],
        creator: [creator.token],
        admin: [admin],
        finance: [admin],
      };
      // Nobody would be left for what comes after these, or they would work for another organisation.
      if (name.startsWith('shares.') && access === 'public') return [name, [shown.guest]];
      return [name, parting.includes(name) ? [foreign.brand.token] : openers[access]];
    }),
  );
  const others = [null, foreign.creator.token, doomed.brand.token, left.token, late.token, admin];
  const closed = (token: string) => [token.slice(0, -3), `${token.slice(0, -1)}_`, token.replace('.', '..')];
  const wrong = [
    '',
    'x',
    'null',
    'x'.repeat(7000),
    'e30.e30.',
    ...closed(brand.token),
    ...closed(admin),
    ...closed(shown.guest),
  ];
  return {
    tokensFor(route) {
      const first = opening.get(route) ?? [];
      // Two of three calls are made by somebody who may.
      const rest = [...others.filter((token) => route !== 'accounts.logOut' || token === null), ...wrong];
      return [
        ...Array.from({ length: Math.ceil((2 * rest.length) / first.length) }, () => first).flat(),
        ...rest,
      ];
    },
    knownValues: (route, field) =>
      (route.startsWith('shares.') ? shown.values[field] : undefined) ?? ids(route, field) ?? words[field],
    files,
  };
}
