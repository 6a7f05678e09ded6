/** Numbers of posts in a table that a platform saved: its rows are found by the address of the post. */
import type { PostNumbers } from '@briefcast/contract';
import { type PostNumber, postNumbers, unknownNumbers } from '@briefcast/contract/publications/numbers';
import { readNumber } from '../../../features/publications/typed-numbers.ts';
import { postKey } from './post-key.ts';

/** Bytes of a file that are read; a year of a busy account has less. */
export const mostTableBytes = 2_000_000;

/** Reads the rows of separated text that hold anything, with the separators and encodings of spreadsheets. */
export async function tableRows(file: Blob): Promise<string[][]> {
  const { default: papa } = await import('papaparse');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  return papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data;
}

/** Headings that platforms and shops write above these columns, in small letters. */
const headings: Record<PostNumber | 'address', readonly string[]> = {
  address: [
    'permalink',
    'post url',
    'post link',
    'video url',
    'video link',
    'url',
    'link',
    'address',
    'content',
  ],
  views: ['views', 'video views', 'total views', 'view count', 'plays', 'video plays'],
  reach: ['reach', 'accounts reached', 'reached audience', 'total reach'],
  likes: ['likes', 'total likes', 'like count'],
  comments: ['comments', 'total comments', 'comments added', 'comment count'],
  shares: ['shares', 'total shares', 'share count'],
  saves: ['saves', 'total saves', 'saved', 'bookmarks', 'favorites'],
  clicks: ['clicks', 'link clicks', 'total clicks'],
  codeUses: ['code uses', 'code used', 'discount uses', 'coupon uses'],
  sales: ['sales', 'orders', 'purchases'],
  salesCents: ['sales value', 'purchase value', 'order value', 'revenue'],
};

type OwnHeading = (name: PostNumber | 'address') => string;

/** Column of the file by what it holds. */
type Columns = Partial<Record<PostNumber | 'address', number>>;

/** Rows above the headings, such as a title and a span of days. */
const mostRowsAbove = 10;

const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function columnsOf(row: readonly string[], ownHeading: OwnHeading): Columns {
  const cells = row.map(plain);
  const found: Columns = {};
  for (const name of ['address', ...postNumbers] as const) {
    const place = [plain(ownHeading(name)), ...headings[name]]
      .map((one) => cells.indexOf(one))
      .find((at) => at >= 0);
    if (place !== undefined) found[name] = place;
  }
  return found;
}

export interface FoundNumbers<Post> {
  post: Post;
  numbers: PostNumbers;
}

export interface NumbersOfFile<Post> {
  /** Heading in the file of each number that it has. */
  columns: { name: PostNumber; heading: string }[];
  found: FoundNumbers<Post>[];
  /** Addresses that are of no post. */
  unknown: string[];
  /** Addresses of posts with several rows, of which none is taken. */
  repeated: string[];
  /** Cells that hold no whole number; they stay unknown. */
  unreadable: { heading: string; text: string }[];
}

/**
 * Finds posts in the rows of a table; `ownHeading` names the columns of the one that this product saves. Null where no row
 * heads an address and a number.
 */
export function readNumbersFile<Post extends { url: string }>(
  rows: readonly (readonly string[])[],
  posts: readonly Post[],
  ownHeading: OwnHeading,
): NumbersOfFile<Post> | null {
  const all = rows.slice(0, mostRowsAbove).map((row) => columnsOf(row, ownHeading));
  const head = all.findIndex((found) => found.address !== undefined && Object.keys(found).length > 1);
  const columns = all[head];
  if (columns?.address === undefined) return null;
  const heading = (name: PostNumber) => rows[head]?.[columns[name] ?? -1]?.trim() ?? '';
  const read: NumbersOfFile<Post> = {
    columns: postNumbers
      .filter((name) => columns[name] !== undefined)
      .map((name) => ({ name, heading: heading(name) })),
    ...{ found: [], unknown: [], repeated: [], unreadable: [] },
  };
  const byKey = new Map(posts.map((post) => [postKey(post.url), post]));
  const byPost = Map.groupBy(
    rows.slice(head + 1).filter((row) => row[columns.address ?? -1]?.trim()),
    (row) => byKey.get(postKey(row[columns.address ?? -1] ?? '')),
  );
  for (const [post, ofPost] of byPost) {
    const addresses = ofPost.map((row) => row[columns.address ?? -1]?.trim() ?? '');
    const [row] = ofPost;
    if (!post || !row) read.unknown.push(...addresses);
    else if (ofPost.length > 1) read.repeated.push(addresses[0] ?? '');
    else {
      const numbers: PostNumbers = { ...unknownNumbers };
      for (const { name } of read.columns) {
        const text = row[columns[name] ?? -1]?.trim() ?? '';
        const number = text === '-' || text === '–' ? null : readNumber(name, text);
        if (number === undefined) read.unreadable.push({ heading: heading(name), text });
        else numbers[name] = number;
      }
      if (postNumbers.some((name) => numbers[name] !== null)) read.found.push({ post, numbers });
    }
  }
  return read;
}
