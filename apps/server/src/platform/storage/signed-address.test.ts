import { createSecretKey, type KeyObject } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bytesTag, type FileVariant, isSignedAddress, signedAddress } from './signed-address.ts';

const key = createSecretKey(Buffer.alloc(32, 7));
const otherKey = createSecretKey(Buffer.alloc(32));
const id = '0199a1b2-0000-7000-8000-000000000001';
const at = (time: string) => new Date(`2026-03-01T${time}Z`);
const fileLink = (key: KeyObject, id: string, variant: FileVariant, now: Date) =>
  signedAddress('/api/somewhere', key, { id, variant }, now);
const parts = (link: string) => {
  const query = new URL(link, 'http://x').searchParams;
  return {
    id,
    variant: query.get('variant') === 'poster' ? ('poster' as const) : ('original' as const),
    expires: query.get('expires') ?? '',
    signature: query.get('signature') ?? '',
  };
};

describe('signed addresses of files', () => {
  it('are the same within an hour, so that caches hold', () => {
    expect(fileLink(key, id, 'original', at('10:00:00'))).toBe(fileLink(key, id, 'original', at('10:59:59')));
    expect(fileLink(key, id, 'original', at('10:59:59'))).not.toBe(
      fileLink(key, id, 'original', at('11:00:00')),
    );
  });

  it('hold for six to seven hours', () => {
    const link = parts(fileLink(key, id, 'original', at('10:30:00')));
    expect(isSignedAddress(key, link, at('16:59:59'))).toBe(true);
    expect(isSignedAddress(key, link, at('17:00:00'))).toBe(false);
  });

  it('hold for one file, one variant, one key and one end', () => {
    const link = parts(fileLink(key, id, 'original', at('10:30:00')));
    const now = at('10:31:00');
    expect(isSignedAddress(key, { ...link, id: id.replace('1', '2') }, now)).toBe(false);
    expect(isSignedAddress(key, { ...link, variant: 'poster' }, now)).toBe(false);
    expect(isSignedAddress(key, { ...link, expires: String(Number(link.expires) + 3600) }, now)).toBe(false);
    expect(isSignedAddress(key, { ...link, signature: '' }, now)).toBe(false);
    expect(isSignedAddress(key, { ...link, signature: 'ä'.repeat(43) }, now)).toBe(false);
    expect(isSignedAddress(otherKey, link, now)).toBe(false);
    expect(isSignedAddress(key, parts(fileLink(key, id, 'poster', now)), now)).toBe(true);
  });
});

it('the tag of bytes is one for each file, variant and key', () => {
  const tags = [
    bytesTag(key, id, 'original'),
    bytesTag(key, id, 'poster'),
    bytesTag(key, id.replace('1', '2'), 'original'),
    bytesTag(otherKey, id, 'original'),
  ];
  expect(new Set(tags).size).toBe(4);
  for (const tag of tags) expect(tag).toMatch(/^"[\w-]{22}"$/);
  expect(bytesTag(key, id, 'original')).toBe(tags[0]);
});
