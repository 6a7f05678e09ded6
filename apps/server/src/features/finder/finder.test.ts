import { api, type DealInvoice, type FinderQuery } from '@briefcast/contract';
import { uuidv7 } from 'uuidv7';
import { describe, expect, test } from 'vitest';
import { dealInvoices } from '../../platform/database/tables/index.ts';
import { samplePdf } from '../../platform/media/sample-media.ts';
import { briefFor, publishedCreator, sentBrief } from '../../testing/builders.ts';
import { postedCasting } from '../../testing/castings.ts';
import { type Person, useTestServer } from '../../testing/harness.ts';
import { sendFile } from '../../testing/send-file.ts';
import { questions } from './questions.ts';
import { slipsOf } from './slips.ts';

const server = useTestServer();

/** Hits of a person, as "KIND title". */
const found = async ({ client }: Person, words: string) =>
  (await client.finder.find({ query: { words } })).found.map(({ kind, title }) => `${kind} ${title}`);
const say = (from: Person, dealId: string, content: string) =>
  from.client.messages.send({ body: { dealId, type: 'TEXT', content } });

test('a slip is forgiven in words of four to thirty letters, so that no search is a page of alternatives', () => {
  const [short, right, long] = slipsOf(['%mat%', '%mask%', `%${'a'.repeat(31)}%`]);
  expect([short, long]).toEqual(['mat', 'a'.repeat(31)]);
  expect(right).toContain('|');
});

describe('the finder', () => {
  test('finds each kind of one’s own, as the words fold', async () => {
    const { brand, creator, dealId } = await sentBrief(server, { title: 'Crème at dawn, 12 stills' });
    await say(creator, dealId, 'هل أصوّر الأمل عند الفجر؟');
    await sendFile(server, brand, api.files.upload, samplePdf(), {
      name: 'moodboard-teal.pdf',
      params: { dealId },
    });
    const faults: string[] = [];
    for (const [person, words, expected] of [
      [brand, 'creme DAWN', ['DEAL Crème at dawn, 12 stills']],
      [brand, 'crème ١٢', ['DEAL Crème at dawn, 12 stills']],
      [brand, 'haddad', ['PERSON Layla Haddad', 'DEAL Crème at dawn, 12 stills']],
      [creator, 'oasis', ['PERSON Oasis Skin', 'DEAL Crème at dawn, 12 stills']],
      [brand, 'امل', ['MESSAGE هل أصوّر الأمل عند الفجر؟']],
      [brand, 'moodboard', ['FILE moodboard-teal.pdf']],
      [brand, 'nothing of this', []],
      [brand, '!!', []],
    ] as const) {
      const seen = await found(person, words);
      if (JSON.stringify(seen) !== JSON.stringify(expected)) faults.push(`${words}: ${seen.join(', ')}`);
    }
    expect(faults).toEqual([]);
  });

  test('answers each question of the table with what must stand among the first five', async () => {
    const { brand, creator, dealId } = await sentBrief(server, {
      title: 'Crème at dawn, 12 stills of the serum',
    });
    const noor = await publishedCreator(server, { firstName: 'نور', lastName: 'السويدي' });
    const body = briefFor(noor, { title: 'حملة رمضان للإضاءة ٣' });
    const { deal } = await brand.client.deals.create({ body });
    await say(creator, dealId, 'هل أصوّر الأمل عند الفجر؟');
    await say(noor, deal.id, 'Is noon too bright for it?');
    await sendFile(server, brand, api.files.upload, samplePdf(), {
      name: 'moodboard-teal.pdf',
      params: { dealId },
    });
    const castingId = await postedCasting(brand, { title: 'Open call, sea light' });
    await creator.client.savedCastings.save({ params: { id: castingId } });
    const numbered = { document: { reference: 'INV-2026-0007' } as DealInvoice, year: 2026, place: 7 };
    const invoice = { id: uuidv7(), dealId, creatorId: creator.user.id, ...numbered };
    await server.app.deps.db.insert(dealInvoices).values(invoice);
    const people = { brand, creator };
    const faults: string[] = [];
    for (const [who, language, words, expected] of questions) {
      const seen = (await found(people[who], words)).slice(0, 5);
      if (!seen.includes(expected)) faults.push(`${who}, ${language}, ${words}: ${seen.join(' | ')}`);
    }
    expect(faults).toEqual([]);
  });

  test('finds a brand’s castings, and those that a creator saved or applied to', async () => {
    const { brand, creator } = await sentBrief(server);
    const id = await postedCasting(brand, { title: 'Open call, sea light' });
    expect(await found(brand, 'sea light')).toEqual(['CASTING Open call, sea light']);
    expect(await found(creator, 'sea light')).toEqual([]);
    await creator.client.savedCastings.save({ params: { id } });
    expect(await found(creator, 'sea light')).toEqual(['CASTING Open call, sea light']);
  });

  test('shows more of one kind where only that is asked for', async () => {
    const { brand, creator, dealId } = await sentBrief(server, { title: 'Serum' });
    for (let number = 1; number <= 7; number++) await say(creator, dealId, `Serum, take ${number}`);
    const kindsOf = async (query: FinderQuery) =>
      (await brand.client.finder.find({ query })).found.map(({ kind }) => kind);
    expect(await kindsOf({ words: 'serum' })).toEqual(['DEAL', ...Array(5).fill('MESSAGE')]);
    expect(await kindsOf({ words: 'serum', kind: 'MESSAGE' })).toEqual(Array(7).fill('MESSAGE'));
    expect(await kindsOf({ words: 'serum', kind: 'FILE' })).toEqual([]);
  });
});
