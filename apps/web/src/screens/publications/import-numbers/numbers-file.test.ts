import { unknownNumbers } from '@briefcast/contract/publications/numbers';
import { expect, test } from 'vitest';
import { readNumbersFile, tableRows } from './numbers-file.ts';
import { postKey } from './post-key.ts';

const reel = { id: 'reel', url: 'https://www.instagram.com/reel/C9xT2mKq/' };
const film = { id: 'film', url: 'https://www.tiktok.com/@layla.films/video/7301234567890123456' };
const posts = [reel, film];
const ownHeading = (name: string) => `Own ${name}`;
const read = async (text: string | Uint8Array<ArrayBuffer>) =>
  readNumbersFile(await tableRows(new Blob([text])), posts, ownHeading);

test('all addresses of a post have one key, and those of two have two', () => {
  const same = [
    ['https://www.instagram.com/reel/C9xT2mKq/', 'instagram.com/p/C9xT2mKq?igsh=1'],
    [film.url, 'https://m.tiktok.com/@other/video/7301234567890123456?lang=en'],
    ['https://youtu.be/dQw4w9WgXcQ?t=3', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://x.com/a/status/12', 'https://mobile.twitter.com/b/status/12/photo/1'],
    ['https://blog.example/serum/', 'http://www.blog.example/serum'],
  ];
  const keys = same.map((addresses) => [...new Set(addresses.map(postKey))]);
  expect(keys.filter((ofPost) => ofPost.length !== 1 || ofPost[0] === null)).toEqual([]);
  expect(new Set(keys.flat()).size).toBe(same.length);
  expect(['Total', '', 'no address'].map(postKey)).toEqual([null, null, null]);
});

test('platforms name their columns in their own ways, below titles and in any order', async () => {
  const file = await read(
    [
      'Content overview,"1 to 28 Feb, 2026"',
      'Total likes,Video link,Video views,Region',
      `"4,910",${film.url}?lang=en,84600,AE`,
      `-,instagram.com/p/C9xT2mKq,0,AE`,
      '12,https://www.tiktok.com/@other/video/1,1,AE',
    ].join('\n'),
  );
  expect(file).toEqual({
    columns: [
      { name: 'views', heading: 'Video views' },
      { name: 'likes', heading: 'Total likes' },
    ],
    found: [
      { post: film, numbers: { ...unknownNumbers, views: 84_600, likes: 4910 } },
      { post: reel, numbers: { ...unknownNumbers, views: 0 } },
    ],
    unknown: ['https://www.tiktok.com/@other/video/1'],
    ...{ repeated: [], unreadable: [] },
  });
});

test('our own table, semicolons and the encoding of a spreadsheet are read', async () => {
  const text = `\ufeffOwn address;Own codeUses;Own salesCents\r\n${reel.url};62;"1240.50"\r\n`;
  const wide = new Uint8Array(
    [...text].flatMap((sign) => [sign.charCodeAt(0) % 256, sign.charCodeAt(0) >> 8]),
  );
  for (const file of [text, wide])
    expect((await read(file))?.found).toEqual([
      { post: reel, numbers: { ...unknownNumbers, codeUses: 62, salesCents: 124_050 } },
    ]);
});

test('a cell that is no number stays unknown, and a post with two rows is left out', async () => {
  const file = await read(`url,views,likes\n${reel.url},1.2K,5\n${film.url},1,1\n${film.url},2,2\n`);
  expect(file?.found).toEqual([{ post: reel, numbers: { ...unknownNumbers, likes: 5 } }]);
  expect(file?.unreadable).toEqual([{ heading: 'views', text: '1.2K' }]);
  expect(file?.repeated).toEqual([film.url]);
});

test('a file without addresses or without numbers is none', async () => {
  const files = ['views,likes\n1,2\n', `url,day\n${reel.url},today\n`, '', '{"views": 1}'];
  expect(await Promise.all(files.map(read))).toEqual(files.map(() => null));
});
