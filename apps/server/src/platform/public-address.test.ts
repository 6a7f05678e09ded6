import { describe, expect, it, vi } from 'vitest';
import { isPublicAddress, permitsUrl, publicInternet, shownAddress } from './public-address.ts';

describe('addresses', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '172.15.0.1',
    '172.32.0.1',
    '192.169.0.1',
    '2606:4700:4700::1111',
    '2a00:1450::1',
  ])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ['this machine', '127.0.0.1'],
    ['this machine', '127.255.255.254'],
    ['this machine', '::1'],
    ['no machine', '0.0.0.0'],
    ['no machine', '::'],
    ['a private network', '10.0.0.1'],
    ['a private network', '172.16.0.1'],
    ['a private network', '172.31.255.255'],
    ['a private network', '192.168.1.1'],
    ["a cloud's metadata", '169.254.169.254'],
    ["a carrier's network", '100.64.0.1'],
    ['many machines', '224.0.0.1'],
    ['all machines', '255.255.255.255'],
    ['reserved', '240.0.0.1'],
    ['protocol assignments', '192.0.0.1'],
    ['examples', '192.0.2.1'],
    ['examples', '2001:db8::1'],
    ['benchmarks', '198.18.0.1'],
    ['mapped IPv4', '::ffff:127.0.0.1'],
    ['mapped IPv4 in hex', '::ffff:a9fe:a9fe'],
    ['compatible IPv4', '::127.0.0.1'],
    ['compatible IPv4 of a public address', '::8.8.8.8'],
    ['translated IPv4', '64:ff9b::7f00:1'],
    ['translated IPv4, local use', '64:ff9b:1::7f00:1'],
    ['6to4 of 127.0.0.1', '2002:7f00:1::'],
    ['6to4 of a private network', '2002:c0a8:101::1'],
    ['teredo', '2001::1'],
    ['a unique local address', 'fd00::1'],
    ["a cloud's metadata in IPv6", 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['site-local', 'fec0::1'],
    ['many machines', 'ff02::1'],
    ['not handed out', '4000::1'],
    ['a name', 'localhost'],
    ['nothing', ''],
  ])('%s is not: %s', (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('links', () => {
  it.each([
    'https://example.com/page?x=1',
    'http://example.com',
    'http://example.com:80/',
    'https://example.com:443/',
    'http://example.com:443/',
    'https://8.8.8.8/',
    'https://local.example/',
    'https://mylocal.com/',
    'https://example.com./',
    'https://[2606:4700:4700::1111]/',
  ])('%s may be fetched', (link) => {
    expect(permitsUrl(new URL(link), publicInternet)).toBe(true);
  });

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://127.1/',
    'http://127.0.1/',
    'http://0/',
    'http://１２７.０.０.１/',
    'http://127。0。0。1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://[2002:7f00:1::]/',
    'http://localhost/',
    'http://localhost./',
    'http://LOCALHOST/',
    'http://router/',
    'http://app.localhost/',
    'http://localhost.localdomain/',
    'http://localhost6.localdomain6/',
    'http://printer.local/',
    'http://metadata.google.internal/',
    'http://wiki.corp/',
    'http://nas.home.arpa/',
    'http://router.lan./',
    'http://127.0.0.1./',
    'http://169.254.169.254/latest/meta-data/',
    'http://192.168.0.1/',
    'http://user@example.com/',
    'http://user:password@example.com/',
    'http://example.com:8080/',
    'http://example.com:22/',
    'https://example.com:6379/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'gopher://example.com/',
    'data:text/html,<title>x</title>',
    'javascript:alert(1)',
  ])('%s must not be fetched', (link) => {
    expect(permitsUrl(new URL(link), publicInternet)).toBe(false);
  });
});

describe('a kept address', () => {
  it('is looked at once, however many rows it is read with', () => {
    const look = vi.spyOn(URL, 'canParse');
    const read = (address: string) => [1, 2, 3].map(() => shownAddress(address));
    expect(read('https://pictures.example/kept.png')).toEqual(
      Array(3).fill('https://pictures.example/kept.png'),
    );
    expect(read('http://192.168.0.1/kept.png')).toEqual([null, null, null]);
    expect(look).toHaveBeenCalledTimes(2);
    look.mockRestore();
  });
});
