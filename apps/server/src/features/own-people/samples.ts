import { mostOwnPlaces } from '@briefcast/contract';
import { eq } from 'drizzle-orm';
import { joinLinks, ownPeople } from '../../platform/database/tables/index.ts';
import { whole } from '../../testing/route-samples/bounds.ts';
import { brands, everybody } from '../../testing/route-samples/callers.ts';
import { samplesOf } from '../../testing/route-samples/route-sample.ts';

const managers = { reviewer: 403 } as const;
const emails = ['layla@haddad.example'];

/** As many as an answer has. */
const filledPeople = 500;

export const samples = samplesOf({
  async fill({ db, brand, brandId }) {
    await brand.client.ownPeople.openLink({ body: { places: mostOwnPlaces, days: 30 } });
    const [link] = await db.select().from(joinLinks).where(eq(joinLinks.brandId, brandId));
    const linkId = link?.id ?? '';
    const rows = Array.from({ length: filledPeople }, (_, number) => ({
      ...{ brandId, linkId },
      email: `${'a'.repeat(200)}${number}@filled.example`,
    }));
    await db.insert(ownPeople).values(rows);
    return {};
  },
  routes: {
    'ownPeople.read': {
      answers: brands(200),
      bound: whole(512),
    },
    'ownPeople.openLink': {
      answers: brands(200, managers),
      call: { body: { places: mostOwnPlaces, days: 30 } },
    },
    'ownPeople.endLink': {
      answers: brands(200, managers),
    },
    'ownPeople.look': {
      answers: brands(200, managers),
      call: { body: { emails } },
      bound: whole(16),
    },
    'ownPeople.invite': {
      answers: brands(201, managers),
      call: { body: { emails, language: 'en' } },
      bound: whole(16),
      creates: {
        table: ownPeople,
        next: ({ brand }, number) => ({
          token: brand.token,
          body: { emails: [`creator${number}@own.example`], language: 'en' },
        }),
      },
    },
    'ownPeople.open': {
      answers: everybody(200),
      call: { params: { code: 'no-1000-such' } },
    },
    'ownPeople.decline': {
      answers: everybody(404),
      call: { params: { code: 'no-1000-such' } },
    },
  },
});
